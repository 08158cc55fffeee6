import { ActionIcon, Button, Flex, Switch, Table, Text, VisuallyHidden } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { resultsCalls } from '@prorata/contract/results/calls';
import type { Result } from '@prorata/contract/results/result';
import {
  IconDownload,
  IconEye,
  IconFileExport,
  IconFileX,
  IconHistory,
  IconLinkOff,
  IconReportMoney,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ResultStateBadge } from '../../components/badges.tsx';
import { Block } from '../../components/block.tsx';
import { type RowAct, RowMenu } from '../../components/row-menu.tsx';
import { Empty, Refusal } from '../../components/states.tsx';
import { DateText } from '../../components/values.tsx';
import { openFile, saveFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatDate, NOTHING, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { canSend } from '../distribution/what-may-happen.ts';
import classes from './calculation-tab.module.css';
import { CompareDialog } from './compare-dialog.tsx';
import { CORRECTIONS, correctionsOf } from './correction-dialogs.tsx';
import { resultsQuery } from './result-queries.ts';
import { stateOfResult } from './result-state.ts';
import { useGoToSending } from './send-report-dialog.tsx';
import { SignatureNote, VoidedNote } from './signature-note.tsx';

export interface HistorySettings {
  readonly showOlder: boolean;
  readonly setShowOlder: (value: boolean) => void;
  readonly allowOlder: boolean;
  readonly setAllowOlder: (value: boolean) => void;
}

interface HistoryCardProps {
  readonly dossier: Dossier;
  readonly results: readonly Result[];
  readonly settings: HistorySettings;
  readonly acts: HistoryActs;
}

/** Every calculation with its report: what it is worth now, and what can be done with it. */
export function HistoryCard({ dossier, results, settings, acts }: HistoryCardProps) {
  const { t } = useTranslation('calculation');
  const files = useReportFiles(dossier.id);
  const inWords = useProblem();
  return (
    <Block
      title={t('history.title')}
      act={
        <>
          <Comparing dossier={dossier} />
          <Switch
            label={t('history.showOlder')}
            checked={settings.showOlder}
            onChange={({ currentTarget }) => settings.setShowOlder(currentTarget.checked)}
          />
          {dossier.status === 'Calculated' && (
            <Switch
              label={t('history.allowOlder')}
              checked={settings.allowOlder}
              onChange={({ currentTarget }) => settings.setAllowOlder(currentTarget.checked)}
            />
          )}
        </>
      }
    >
      {files.error && <Refusal title={t('history.title')} {...inWords(files.error)} />}
      {results.length === 0 ? (
        <Empty icon={IconReportMoney} title={t('history.empty')}>
          {t('history.emptyText')}
        </Empty>
      ) : (
        <div className={classes.history}>
          <Table aria-label={t('history.title')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('history.file')}</Table.Th>
                <Table.Th>{t('history.date')}</Table.Th>
                <Table.Th visibleFrom="md">{t('history.note')}</Table.Th>
                <Table.Th visibleFrom="md">{t('history.signed')}</Table.Th>
                <Table.Th visibleFrom="md">{t('history.sent')}</Table.Th>
                <Table.Th>
                  <VisuallyHidden>{t('history.acts')}</VisuallyHidden>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {results.map((result) => (
                <ResultRow key={result.id} dossier={dossier} result={result} acts={acts} files={files} />
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </Block>
  );
}

/** Offered as soon as there are two calculations, the older ones that are not shown among them. */
function Comparing({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('calculation');
  const [isOpen, setOpen] = useState(false);
  const all = useQuery(resultsQuery(dossier.id, true));
  if (all.data === undefined || all.data.total < 2) return null;
  return (
    <>
      <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
        {t('acts.compare')}
      </Button>
      <CompareDialog dossier={dossier} opened={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

interface ResultRowProps {
  readonly dossier: Dossier;
  readonly result: Result;
  readonly acts: HistoryActs;
  readonly files: ReportFiles;
}

function ResultRow({ dossier, result, acts, files }: ResultRowProps) {
  const { t } = useTranslation('calculation');
  const { fileName, signDate, sendDate, failedDeliveries, voided } = result;
  return (
    <Table.Tr>
      <Table.Td>
        <Flex wrap="wrap" align="center" rowGap={2} columnGap="sm">
          <Text span fw={500} className={classes.unbroken ?? ''}>
            {fileName}
          </Text>
          <ResultStateBadge state={stateOfResult(result)} />
        </Flex>
        {voided && <VoidedNote voided={voided} />}
      </Table.Td>
      <Table.Td>
        <DateText value={result.date} style="dateTime" />
      </Table.Td>
      <Table.Td visibleFrom="md" c="dimmed">
        {result.note ?? NOTHING}
      </Table.Td>
      <Table.Td visibleFrom="md">
        <DateText value={signDate} style="dateTime" />
        {result.signature && <SignatureNote signature={result.signature} />}
      </Table.Td>
      <Table.Td visibleFrom="md">
        <DateText value={sendDate} style="dateTime" />
        {failedDeliveries > 0 && (
          <Text size="sm" c="negative.7">
            {t('history.failed', { count: failedDeliveries })}
          </Text>
        )}
      </Table.Td>
      <Table.Td ta="end" className={classes.unbroken ?? ''}>
        <ActionIcon aria-label={t('history.view', { name: fileName })} onClick={() => files.view(result.id)}>
          <IconEye />
        </ActionIcon>
        <ActionIcon
          aria-label={t('history.download', { name: fileName })}
          onClick={() => files.save(result.id)}
        >
          <IconDownload />
        </ActionIcon>
        <RowMenu name={fileName} acts={useResultActs(dossier, result, { acts, files })} />
      </Table.Td>
    </Table.Tr>
  );
}

type ReportFiles = ReturnType<typeof useReportFiles>;

function useReportFiles(dossierId: string) {
  const read = (resultId: string) => request(resultsCalls.download, { params: { dossierId, resultId } });
  const viewing = useMutation({ mutationFn: read, onSuccess: openFile });
  const saving = useMutation({ mutationFn: read, onSuccess: saveFile });
  const savingRefused = useMutation({
    mutationFn: (place: { readonly resultId: string; readonly signatureId: string }) =>
      request(resultsCalls.downloadRefused, { params: { dossierId, ...place } }),
    onSuccess: saveFile,
  });
  return {
    view: viewing.mutate,
    save: saving.mutate,
    saveRefused: savingRefused.mutate,
    error: viewing.error ?? saving.error ?? savingRefused.error,
  };
}

/** What can be done with one calculation; what its state rules out is not offered. */
function useResultActs(
  dossier: Dossier,
  result: Result,
  { acts, files }: { readonly acts: HistoryActs; readonly files: ReportFiles },
): RowAct[] {
  const { t } = useTranslation(['calculation', 'differences', 'dossiers']);
  const goToSending = useGoToSending();
  const language = useLanguage();
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const canExport = me.canWriteDossiers;
  const act = (key: string, label: string, icon: RowAct['icon'], start: () => void) => ({
    key,
    label,
    icon,
    act: start,
  });
  return [
    act('log', t('history.log'), IconReportMoney, () => acts.show(result)),
    ...(canExport
      ? [act('export', t('history.export'), IconFileExport, () => acts.start('export', result))]
      : []),
    ...(result.signDate === null
      ? []
      : [act('sending', t('dossiers:tabs.sending'), IconHistory, goToSending)]),
    ...(result.numberOfRecipients === 0
      ? []
      : [act('revoke', t('history.revoke'), IconLinkOff, () => acts.start('revoke', result))]),
    ...(canSend(dossier, result)
      ? [act('send', t('acts.send'), IconSend, () => acts.start('send', result))]
      : []),
    ...result.refusedSignatures.map(({ id, signedBy, refusedAt }) =>
      act(
        id,
        t('differences:evidence', { name: signedBy, date: formatDate(refusedAt, language) }),
        IconFileX,
        () => files.saveRefused({ resultId: result.id, signatureId: id }),
      ),
    ),
    ...(me.canWriteDossiers
      ? correctionsOf(dossier, result).map((correction) =>
          act(correction, t(`history.${correction}`), IconFileX, () => acts.start(correction, result)),
        )
      : []),
    ...(result.signDate === null && result.refusedSignatures.length === 0 && !dossier.isReadOnly
      ? [act('remove', t('history.remove'), IconTrash, () => acts.start('remove', result))]
      : []),
  ];
}

const DIALOGS = ['sign', 'send', 'remove', 'revoke', 'export', ...CORRECTIONS] as const;
type ResultDialog = (typeof DIALOGS)[number];

/** What is being done with which result; one thing at a time. */
export function useHistoryActs(show: (result: Result) => void) {
  const [open, setOpen] = useState<{ readonly dialog: ResultDialog; readonly result: Result }>();
  return {
    show,
    start: (dialog: ResultDialog, result: Result) => setOpen({ dialog, result }),
    /** The result for which a dialog is open. */
    of: (dialog: ResultDialog) => (open?.dialog === dialog ? open.result : undefined),
    stop: () => setOpen(undefined),
  };
}
export type HistoryActs = ReturnType<typeof useHistoryActs>;
