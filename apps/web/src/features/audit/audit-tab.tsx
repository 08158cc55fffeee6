import { Box, Group, SegmentedControl, Text } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { IconAlertTriangle, IconHistory, IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { PageBody, Toolbar } from '../../components/page.tsx';
import { Paging } from '../../components/paging.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { LoadError, Loading, NothingFound } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './audit.module.css';
import { auditQuery } from './audit-query.ts';
import { EventList } from './event-list.tsx';
import { EvidenceButton } from './evidence-button.tsx';
import { ExportEvents } from './export-events.tsx';
import { LogFilters } from './log-filters.tsx';
import { ReadingLog } from './reading-log.tsx';
import { useAuditFilters } from './use-audit-filters.ts';
import { useEventLabels } from './use-event-labels.ts';

/** The two logs of a dossier: what happened in it, and who was given what. */
export function AuditTab({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('audit');
  const { log } = useSearch({ strict: false });
  const navigate = useNavigate();
  const open = (to: string) =>
    void navigate({ to: '.', search: { tab: 'audit', ...(to === 'readings' && { log: 'readings' }) } });
  return (
    <>
      <Box px="var(--prorata-inset)" pt="md">
        <SegmentedControl
          aria-label={t('logs.label')}
          data={[
            { value: 'events', label: t('logs.events') },
            { value: 'readings', label: t('logs.readings') },
          ]}
          value={log ?? 'events'}
          onChange={open}
        />
      </Box>
      {log === 'readings' ? <ReadingLog dossier={dossier} /> : <EventLog dossier={dossier} />}
    </>
  );
}

/** Who did what when in a dossier, newest first; nothing of it can be changed or left out unseen. */
function EventLog({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('audit');
  const inWords = useProblem();
  const filters = useAuditFilters();
  const { kindOf } = useEventLabels();
  const audit = useQuery(auditQuery(dossier.id, filters.query));
  const { data } = audit;
  return (
    <>
      <Toolbar>
        <SearchBox label={t('search')} value={filters.search} onChange={filters.setSearch} />
        <LogFilters
          filters={filters}
          kindLabel={t('filters.kind')}
          kinds={(data?.kinds ?? []).map((kind) => ({ value: kind, label: kindOf(kind) }))}
          kind={filters.kind}
          actors={data?.actors ?? []}
        />
        <div className={classes.exports}>
          <ExportEvents dossier={dossier} query={filters.query} />
          <EvidenceButton dossier={dossier} />
        </div>
      </Toolbar>
      {audit.isError && (
        <PageBody>
          <LoadError {...inWords(audit.error)} onRetry={() => void audit.refetch()} />
        </PageBody>
      )}
      {audit.isPending && <Loading rows={5} />}
      {data && !audit.isError && (
        <>
          <ChainCheck isIntact={data.isChainIntact} />
          {data.items.length === 0 ? (
            <PageBody>
              <NothingFound icon={IconHistory} onClear={filters.clear} />
            </PageBody>
          ) : (
            <EventList events={data.items} isOutdated={audit.isPlaceholderData} />
          )}
          <Paging list={data} onPage={filters.setPage} />
        </>
      )}
    </>
  );
}

/** Each event carries the hash of the one before: whether the chain of all of them is whole. */
function ChainCheck({ isIntact }: { readonly isIntact: boolean }) {
  const { t } = useTranslation('audit');
  const CheckIcon = isIntact ? IconShieldCheck : IconAlertTriangle;
  return (
    <Group
      gap="sm"
      wrap="nowrap"
      px="var(--prorata-inset)"
      py="sm"
      c={isIntact ? 'positive.8' : 'negative.8'}
      {...(!isIntact && { bg: 'negative.0', role: 'alert' })}
    >
      <CheckIcon aria-hidden />
      <Text size="sm" fw={isIntact ? 400 : 500}>
        {t(isIntact ? 'chain.intact' : 'chain.broken')}
      </Text>
    </Group>
  );
}
