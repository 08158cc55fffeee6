import { Text } from '@mantine/core';
import { READING_KINDS, type Reading } from '@prorata/contract/audit/reading';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { brusselsDate } from '@prorata/domain/iso-date';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ExportMenu } from '../../components/list/export-menu.tsx';
import { exportRows } from '../../components/list/export-rows.ts';
import { textCell } from '../../components/list/table-cells.ts';
import { PageBody, Toolbar } from '../../components/page.tsx';
import { Paging } from '../../components/paging.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { Empty, LoadError, Loading, NothingFound } from '../../components/states.tsx';
import { DateText } from '../../components/values.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { formatTime, NOTHING, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './audit.module.css';
import { readingsQuery, readReadings } from './audit-query.ts';
import { LogFilters } from './log-filters.tsx';
import { useAuditFilters } from './use-audit-filters.ts';
import { useEventLabels } from './use-event-labels.ts';

/** Who was given which document of a dossier, or a whole national number, newest first. */
export function ReadingLog({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('audit');
  const inWords = useProblem();
  const { query, ...filters } = useAuditFilters();
  const kind = READING_KINDS.find((known) => known === query.kind);
  const readings = useQuery(readingsQuery(dossier.id, { ...query, kind }));
  const { data } = readings;
  const columns = useReadingCells();
  const isFiltered = Object.keys(query).some((key) => key !== 'page');
  return (
    <>
      <Toolbar>
        <SearchBox label={t('readings.search')} value={filters.search} onChange={filters.setSearch} />
        <LogFilters
          filters={filters}
          kindLabel={t('readings.what')}
          kinds={(data?.kinds ?? []).map((one) => ({ value: one, label: t(`readings.kinds.${one}`) }))}
          kind={kind}
          actors={data?.actors ?? []}
        />
        <div className={classes.exports}>
          <ExportMenu
            size="md"
            get={(format) =>
              exportRows(format, {
                ...{ list: 'readings', title: `${t('logs.readings')} ${dossier.fileNumber}`, columns },
                readPage: (part) => readReadings(dossier.id, { ...query, kind, ...part }),
              })
            }
          />
        </div>
      </Toolbar>
      {readings.isError && (
        <PageBody>
          <LoadError {...inWords(readings.error)} onRetry={() => void readings.refetch()} />
        </PageBody>
      )}
      {readings.isPending && <Loading rows={5} />}
      {data && !readings.isError && (
        <>
          {data.items.length > 0 && (
            <Readings readings={data.items} isOutdated={readings.isPlaceholderData} />
          )}
          {data.items.length === 0 && (
            <PageBody>
              {isFiltered ? (
                <NothingFound icon={IconEye} onClear={filters.clear} />
              ) : (
                <Empty icon={IconEye} title={t('readings.none')}>
                  {t('readings.noneText')}
                </Empty>
              )}
            </PageBody>
          )}
          <Paging list={data} onPage={filters.setPage} />
        </>
      )}
    </>
  );
}

/** What a file says of each: the same words as the screen. */
function useReadingCells() {
  const { t } = useTranslation('audit');
  const { actorOf } = useEventLabels();
  return [
    { head: t('file.occurredAt'), value: ({ readAt }: Reading) => textCell(readAt) },
    { head: t('readings.what'), value: ({ kind }: Reading) => textCell(t(`readings.kinds.${kind}`)) },
    { head: t('file.subject'), value: ({ name }: Reading) => textCell(name) },
    { head: t('file.actor'), value: ({ actor }: Reading) => textCell(actorOf(actor)) },
    { head: t('file.address'), value: ({ address }: Reading) => textCell(address) },
  ];
}

interface ReadingsProps {
  readonly readings: readonly Reading[];
  readonly isOutdated: boolean;
}

/** By day, as what happened is. */
function Readings({ readings, isOutdated }: ReadingsProps) {
  const days = Map.groupBy(readings, ({ readAt }) => brusselsDate(new Date(readAt)));
  return (
    <div className={classes.days} data-outdated={isOutdated || undefined} aria-busy={isOutdated}>
      {[...days].map(([day, ofDay]) => (
        <section key={day}>
          <Text component="h2" size="sm" fw={500} c="slate.7" pt="md" pb="xs" className={classes.day ?? ''}>
            <DateText value={day} style="long" />
          </Text>
          <ol>
            {ofDay.map((reading) => (
              <ReadingItem key={reading.id} reading={reading} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function ReadingItem({ reading }: { readonly reading: Reading }) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const { actorOf } = useEventLabels();
  return (
    <li className={classes.event}>
      <Text component="time" c="dimmed" dateTime={reading.readAt}>
        {formatTime(reading.readAt, language)}
      </Text>
      <div>
        <Text fw={500}>{t(`readings.kinds.${reading.kind}`)}</Text>
        <Text c="dimmed" className={classes.name ?? ''}>
          {reading.name ?? NOTHING}
        </Text>
      </div>
      <Text c="dimmed" className={classes.who ?? ''}>
        {actorOf(reading.actor)}
        {reading.address && (
          <Text span size="xs" display="block">
            {reading.address}
          </Text>
        )}
      </Text>
    </li>
  );
}
