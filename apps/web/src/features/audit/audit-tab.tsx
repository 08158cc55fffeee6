import { Button, Select } from '@mantine/core';
import type { AuditEvent } from '@prorata/contract/audit/audit-event';
import type { Subject } from '@prorata/contract/audit/fields';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { IconFileSpreadsheet, IconHistory } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProblem } from '../../app/client/use-problem.ts';
import { showFailure } from '../../app/shell/toasts.ts';
import { Empty } from '../../components/empty.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageBody, Toolbar } from '../../components/page.tsx';
import { Paging } from '../../components/paging.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { auditQuery, readAllEvents } from './audit-queries.ts';
import classes from './audit-tab.module.css';
import { ChainCheck } from './chain-check.tsx';
import { EventList } from './event-list.tsx';
import { useAuditFile } from './use-audit-file.ts';
import { useAuditFilters } from './use-audit-filters.ts';
import { useEventWords } from './use-event-words.ts';

/** Who did what when in a dossier, newest first; nothing of it can be changed or left out unseen. */
export function AuditTab({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation(['audit', 'states']);
  const inWords = useProblem();
  const filters = useAuditFilters();
  const audit = useQuery(auditQuery(dossier.id, filters.query));
  const { data } = audit;
  return (
    <>
      <Toolbar>
        <SearchBox label={t('search')} value={filters.search} onChange={filters.setSearch} />
        <Filters filters={filters} kinds={data?.kinds ?? []} actors={data?.actors ?? []} />
        <ExportButton dossier={dossier} query={filters.query} />
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
              <Empty
                icon={IconHistory}
                title={t('states:nothingFound')}
                action={
                  <Button variant="default" onClick={filters.clear}>
                    {t('states:clearFilters')}
                  </Button>
                }
              />
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

interface FiltersProps {
  readonly filters: ReturnType<typeof useAuditFilters>;
  readonly kinds: readonly Subject[];
  readonly actors: readonly AuditEvent['actor'][];
}

function Filters({ filters, kinds, actors }: FiltersProps) {
  const { t } = useTranslation(['audit', 'forms']);
  const { kindOf, actorOf } = useEventWords();
  const clearButtonProps = { 'aria-label': t('forms:clear') };
  return (
    <>
      <Select
        className={classes.filter ?? ''}
        aria-label={t('filters.kind')}
        placeholder={t('filters.anyKind')}
        data={kinds.map((kind) => ({ value: kind, label: kindOf(kind) }))}
        value={filters.kind ?? null}
        onChange={filters.setKind}
        clearable
        clearButtonProps={clearButtonProps}
      />
      <Select
        className={classes.filter ?? ''}
        aria-label={t('filters.person')}
        placeholder={t('filters.anyone')}
        data={actors.map((actor) => ({ value: filters.keyOf(actor), label: actorOf(actor) }))}
        value={filters.actor ?? null}
        onChange={filters.setActor}
        clearable
        clearButtonProps={clearButtonProps}
      />
    </>
  );
}

interface ExportButtonProps {
  readonly dossier: Dossier;
  readonly query: Parameters<typeof readAllEvents>[1];
}

/** What the filters leave, all pages of it, as a file for a spreadsheet. */
function ExportButton({ dossier, query }: ExportButtonProps) {
  const { t } = useTranslation('audit');
  const inWords = useProblem();
  const save = useAuditFile(dossier.fileNumber);
  const exporting = useMutation({
    mutationFn: () => readAllEvents(dossier.id, query),
    onSuccess: save,
    onError: (error) => showFailure(t('exportFailed'), inWords(error).message),
  });
  return (
    <Button
      className={classes.export ?? ''}
      variant="default"
      leftSection={<IconFileSpreadsheet size={16} stroke={1.75} />}
      loading={exporting.isPending}
      onClick={() => exporting.mutate()}
    >
      {t('export')}
    </Button>
  );
}
