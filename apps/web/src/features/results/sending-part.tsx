import { ActionIcon, Button, Group, Tooltip, UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { resultsCalls } from '@prorata/contract/results/calls';
import type { LedgerAddressee, ReportLedger, Result } from '@prorata/contract/results/result';
import { IconFileSpreadsheet, IconFileX, IconFileZip, IconMailOff, IconSend } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { DataTable } from '../../components/data-table.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageBody } from '../../components/page.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { LoadError, Loading, NothingFound, Refusal } from '../../components/states.tsx';
import { saveFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showFailure } from '../../platform/toasts.ts';
import { writeCsv } from '../../platform/write-csv.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import { CorrectAddressee, CountEmails, RecordReceipt, SetAddresseeAside } from './addressee-dialogs.tsx';
import { AddresseePanel } from './addressee-panel.tsx';
import { LEDGER_COLUMNS, useLedgerCells, useLedgerColumns } from './ledger-columns.tsx';
import {
  countRows,
  filterRows,
  LEDGER_FILTERS,
  type LedgerFilter,
  type LedgerRow,
  proofOf,
  rowsOf,
} from './ledger-rows.ts';
import type { ReportPlace } from './receipt-paper.tsx';
import { ledgerQuery, resultsQuery } from './result-queries.ts';
import { SendReportDialog } from './send-report-dialog.tsx';
import classes from './sending-part.module.css';
import { VoidedNote } from './signature-note.tsx';
import { PayoutLine, TermCard } from './term-card.tsx';
import { type AskedAbout, useLedgerActs } from './use-ledger-acts.ts';

/** Everybody to whom the report goes, every mail and letter that carried it, and what became of each. */
export function SendingPart({ dossier }: { readonly dossier: Dossier }) {
  const inWords = useProblem();
  const results = useQuery(resultsQuery(dossier.id, true));
  const reports = results.data?.items.filter(({ signDate }) => signDate !== null);
  // While none is in force, what became of the last one.
  const signed = reports?.find(({ voided }) => voided === null) ?? reports?.[0];
  const ledger = useQuery({ ...ledgerQuery(dossier.id, signed?.id ?? ''), enabled: signed !== undefined });
  useFollowSending(dossier, ledger.data);
  const failed = [results, ledger].find(({ isError }) => isError);
  if (failed?.error) {
    return (
      <PageBody>
        <LoadError {...inWords(failed.error)} onRetry={() => void failed.refetch()} />
      </PageBody>
    );
  }
  if (signed === undefined || ledger.data === undefined) return <Loading rows={5} />;
  return <Ledger dossier={dossier} result={signed} ledger={ledger.data} />;
}

interface LedgerProps {
  readonly dossier: Dossier;
  readonly result: Result;
  readonly ledger: ReportLedger;
}

function Ledger({ dossier, result, ledger }: LedgerProps) {
  const { t } = useTranslation(['sending', 'states']);
  const inWords = useProblem();
  const rows = useMemo(() => rowsOf(ledger), [ledger]);
  const [filter, setFilter] = useState<LedgerFilter>('all');
  const [search, setSearch] = useState('');
  const clear = () => {
    setFilter('all');
    setSearch('');
  };
  const [asked, ask] = useState<AskedAbout>();
  const shown = filterRows(rows, { filter, search });
  const { opened, open, close } = useOpenRow(shown);
  const place: ReportPlace = { dossierId: dossier.id, resultId: result.id };
  const acts = useLedgerActs({ dossier, place, ask, open });
  const columns = useLedgerColumns({ openKey: opened?.key, open, acts });
  return (
    <div className={classes.part} data-with-panel={opened !== undefined || undefined}>
      <div className={classes.main}>
        {acts.failure && <Refusal title={t('parts.sending')} {...inWords(acts.failure)} />}
        {result.voided ? (
          <Notice tone="slate" icon={IconFileX} title={t('withoutEffect', { name: result.fileName })}>
            <VoidedNote voided={result.voided} />
          </Notice>
        ) : (
          <>
            <TermCard dossier={dossier} ledger={ledger} />
            <PayoutLine dossier={dossier} ledger={ledger} rows={rows} />
            <ReceiptsLacking
              ledger={ledger}
              canDecide={acts.canDecide}
              onCount={() => ask({ dialog: 'count' })}
            />
          </>
        )}
        <div className={classes.tools}>
          <SearchBox label={t('search')} value={search} onChange={setSearch} />
          <Filters rows={rows} filter={filter} onFilter={setFilter} />
          <Group gap="sm" className={classes.saving ?? ''}>
            <SaveProofs place={place} rows={rows} />
            <SaveTable dossier={dossier} rows={shown} />
            {acts.canDecide && ledger.addressees.some(isToBeSent) && (
              <Button
                variant={dossier.status === 'Signed' ? 'filled' : 'default'}
                leftSection={<IconSend />}
                data-guide-step="sending"
                onClick={() => ask({ dialog: 'send' })}
              >
                {t('send')}
              </Button>
            )}
          </Group>
        </div>
        <div className={classes.list}>
          <DataTable
            label={t('parts.sending')}
            columns={columns}
            list={{ rows: shown, isOutdated: false }}
            rowId={({ key }) => key}
            onOpen={open}
            hasPhoneCards
            empty={<NothingFound icon={IconMailOff} onClear={clear} />}
          />
        </div>
      </div>
      {opened && <AddresseePanel row={opened} result={result} place={place} acts={acts} onClose={close} />}
      <Dialogs dossier={dossier} result={result} asked={asked} onClose={() => ask(undefined)} />
    </div>
  );
}

function isToBeSent({ state }: LedgerAddressee): boolean {
  return state === 'unsent' || state === 'failed';
}

interface DialogsProps {
  readonly dossier: Dossier;
  readonly result: Result;
  readonly asked: AskedAbout | undefined;
  readonly onClose: () => void;
}

/** What is asked before anything is decided; one thing at a time. */
function Dialogs({ dossier, result, asked, onClose }: DialogsProps) {
  const shared = { dossierId: dossier.id, resultId: result.id, onClose };
  const about = (dialog: AskedAbout['dialog']) => (asked?.dialog === dialog ? asked.addressee : undefined);
  return (
    <>
      <CorrectAddressee {...shared} addressee={about('correct')} />
      <SetAddresseeAside {...shared} addressee={about('setAside')} />
      <RecordReceipt {...shared} addressee={about('receipt')} />
      <CountEmails {...shared} opened={asked?.dialog === 'count'} />
      <SendReportDialog
        dossier={dossier}
        result={asked?.dialog === 'send' ? result : undefined}
        onClose={onClose}
      />
    </>
  );
}

/** Which row is open beside the list: the address bar says so, and J and K walk from it. */
function useOpenRow(rows: readonly LedgerRow[]) {
  const { open: openKey } = useSearch({ strict: false });
  const navigate = useNavigate();
  const opened = rows.findIndex(({ key }) => key === openKey);
  const go = (key: string | undefined) =>
    void navigate({
      to: '.',
      search: { tab: 'sending', ...(key !== undefined && { open: key }) },
      replace: openKey !== undefined && key !== undefined,
      resetScroll: false,
    });
  const walk = (by: 1 | -1) => {
    const next = opened === -1 ? 0 : Math.min(Math.max(opened + by, 0), rows.length - 1);
    if (rows[next]) go(rows[next].key);
  };
  useHotkeys([
    ['J', () => walk(1)],
    ['K', () => walk(-1)],
  ]);
  return {
    opened: rows[opened],
    open: ({ key }: Pick<LedgerRow, 'key'>) => go(key),
    close: () => go(undefined),
  };
}

interface ReceiptsLackingProps {
  readonly ledger: ReportLedger;
  readonly canDecide: boolean;
  readonly onCount: () => void;
}

/** Whom a mail alone reached: their term does not run, and the office can say that it reads the law otherwise. */
function ReceiptsLacking({ ledger, canDecide, onCount }: ReceiptsLackingProps) {
  const { t } = useTranslation('sending');
  const lacking = ledger.addressees.filter(({ isReceiptLacking }) => isReceiptLacking).length;
  if (lacking === 0) return null;
  return (
    <Notice
      tone="warning"
      acts={
        canDecide && (
          <Button variant="default" size="compact-sm" onClick={onCount}>
            {t('countEmails.open')}
          </Button>
        )
      }
    >
      {t('lacking', { count: lacking })}
    </Notice>
  );
}

interface FiltersProps {
  readonly rows: readonly LedgerRow[];
  readonly filter: LedgerFilter;
  readonly onFilter: (filter: LedgerFilter) => void;
}

function Filters({ rows, filter, onFilter }: FiltersProps) {
  const { t } = useTranslation('sending');
  const counts = countRows(rows);
  return (
    <ul className={classes.filters} aria-label={t('filters.label')}>
      {LEDGER_FILTERS.map((value) => (
        <li key={value}>
          <UnstyledButton
            className={classes.filter ?? ''}
            aria-pressed={value === filter}
            onClick={() => onFilter(value)}
          >
            {t(`filters.${value}`)} <strong>{counts[value]}</strong>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

/** All proofs in one file. */
function SaveProofs({ place, rows }: { readonly place: ReportPlace; readonly rows: readonly LedgerRow[] }) {
  const { t } = useTranslation('sending');
  const inWords = useProblem();
  const saving = useMutation({
    mutationFn: () => request(resultsCalls.downloadProofs, { params: place }),
    onSuccess: saveFile,
    onError: (error) => showFailure(t('save.failed'), inWords(error).message),
  });
  return (
    <Tooltip label={t('save.proofs')}>
      <ActionIcon
        variant="default"
        size="input-sm"
        aria-label={t('save.proofs')}
        loading={saving.isPending}
        disabled={!rows.some((row) => proofOf(row) !== undefined)}
        onClick={() => saving.mutate()}
      >
        <IconFileZip />
      </ActionIcon>
    </Tooltip>
  );
}

interface SaveTableProps {
  readonly dossier: Dossier;
  readonly rows: readonly LedgerRow[];
}

/** The rows that are shown, as a file for a spreadsheet. */
function SaveTable({ dossier, rows }: SaveTableProps) {
  const { t } = useTranslation('sending');
  const cellsOf = useLedgerCells();
  const save = () => {
    const head = LEDGER_COLUMNS.map((column) => t(`columns.${column}`));
    const csv = writeCsv([head, ...rows.map((row) => LEDGER_COLUMNS.map((column) => cellsOf(row)[column]))]);
    saveFile({
      blob: new Blob([csv], { type: 'text/csv;charset=utf-8' }),
      fileName: `${t('save.fileName')}-${dossier.fileNumber.replaceAll('/', '-')}.csv`,
    });
  };
  return (
    <Tooltip label={t('save.table')}>
      <ActionIcon variant="default" size="input-sm" aria-label={t('save.table')} onClick={save}>
        <IconFileSpreadsheet />
      </ActionIcon>
    </Tooltip>
  );
}

/** The last one who is handed the report moves the dossier on, without anybody at a screen. */
function useFollowSending(dossier: Dossier, ledger: ReportLedger | undefined): void {
  const refresh = useRefreshDossier(dossier.id);
  const isComplete = ledger !== undefined && ledger.handedOver + ledger.setAside === ledger.total;
  const isBehind = isComplete && dossier.status === 'Signed';
  useEffect(() => {
    if (isBehind) void refresh();
  }, [isBehind, refresh]);
}
