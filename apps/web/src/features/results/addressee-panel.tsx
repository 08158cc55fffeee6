import { Box, Group, Kbd, SegmentedControl, Stack, Text } from '@mantine/core';
import { deliveryCalls } from '@prorata/contract/delivery/calls';
import { resultsCalls } from '@prorata/contract/results/calls';
import type { LedgerAddressee, Result } from '@prorata/contract/results/result';
import { lazy, Suspense, useState } from 'react';
import { DockedPanel, DockedPanelActs } from '../../components/docked-panel.tsx';
import { Loading } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { saveFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { SendLog } from '../delivery/send-log.tsx';
import { RowState } from './ledger-columns.tsx';
import type { LedgerRow } from './ledger-rows.ts';
import { Openings } from './opening/openings.tsx';
import { ReceiptPaper, type ReportPlace } from './receipt-paper.tsx';
import classes from './sending-part.module.css';
import type { LedgerActs } from './use-ledger-acts.ts';

interface AddresseePanelProps {
  readonly row: LedgerRow;
  readonly result: Result;
  readonly place: ReportPlace;
  readonly acts: LedgerActs;
  readonly onClose: () => void;
}

/** One sending, docked beside the list: the piece itself, how it travelled, and what can be done. */
export function AddresseePanel({ row, result, place, acts, onClose }: AddresseePanelProps) {
  const { t } = useTranslation('sending');
  const { addressee, attempt } = row;
  const decisions = acts.decisionsAbout(row).filter(({ key }) => key !== 'attach');
  return (
    <DockedPanel
      subject={row.key}
      label={t('panel.label', { name: addressee.name })}
      topic={t('panel.topic')}
      title={addressee.name}
      head={
        <Stack gap="xs">
          <Hint>{attempt?.address ?? addressee.address}</Hint>
          <Group gap="sm">
            <RowState row={row} />
            <Group gap={4} ms="auto" visibleFrom="md" aria-hidden>
              <Kbd size="xs">J</Kbd>
              <Kbd size="xs">K</Kbd>
            </Group>
          </Group>
        </Stack>
      }
      closeLabel={t('panel.close')}
      onClose={onClose}
      besideFrom="wide"
    >
      <Piece key={row.key} row={row} result={result} place={place} />
      <Box py="lg" px="1.25rem" flex={1}>
        <Stack gap="md">
          <Standing addressee={addressee} />
          <ReceiptPaper place={place} addressee={addressee} canAttach={acts.canDecide} />
          <Openings place={place} addressee={addressee} />
          {attempt && <SendLog results={[attempt]} acts={acts.sendLog} />}
        </Stack>
      </Box>
      <DockedPanelActs acts={decisions} />
    </DockedPanel>
  );
}

const DocumentPreview = lazy(async () => {
  const { DocumentPreview: Preview } = await import('../../components/documents/document-preview.tsx');
  return { default: Preview };
});

type PieceProps = Pick<AddresseePanelProps, 'row' | 'result' | 'place'>;

/** The letter as it was handed to the post, and the report that went with it. Of a mail there is the report alone. */
function Piece({ row: { attempt }, result, place }: PieceProps) {
  const { t } = useTranslation('sending');
  const inWords = useProblem();
  const letterId =
    attempt !== null && attempt.sendMethod !== 'Email' && attempt.acceptedAt !== null
      ? attempt.registeredLetterId
      : undefined;
  const [chosen, choose] = useState<'letter' | 'report'>('letter');
  const shown = letterId === undefined ? 'report' : chosen;
  const read = (signal?: AbortSignal) =>
    shown === 'letter' && letterId !== undefined
      ? request(deliveryCalls.downloadLetter, {
          params: { dossierId: place.dossierId, registeredLetterId: letterId },
          ...(signal && { signal }),
        })
      : request(resultsCalls.download, { params: { ...place }, ...(signal && { signal }) });
  return (
    <div className={classes.piece}>
      {letterId !== undefined && (
        <SegmentedControl
          className={classes.pieces ?? ''}
          aria-label={t('panel.piece')}
          value={shown}
          onChange={choose}
          data={[
            { value: 'letter', label: t('panel.letter') },
            { value: 'report', label: t('panel.report') },
          ]}
        />
      )}
      <div className={classes.preview}>
        <Suspense fallback={<Loading />}>
          <DocumentPreview
            key={shown}
            document={{
              id: `${shown} ${letterId ?? result.id}`,
              fileName: shown === 'letter' ? t('panel.letter') : result.fileName,
              mediaType: 'application/pdf',
            }}
            load={async (_, signal) => (await read(signal)).blob}
            explain={(error) => inWords(error).message}
            onDownload={() => void read().then(saveFile)}
          />
        </Suspense>
      </div>
    </div>
  );
}

/** Until when they can contest, and what the office decided about them. */
function Standing({ addressee }: { readonly addressee: LedgerAddressee }) {
  const { t } = useTranslation('sending');
  const language = useLanguage();
  const { state, lastDay, receivedOn, isReceiptLacking, decision } = addressee;
  return (
    <Box>
      {lastDay && <Text>{t('contestUntil', { date: formatDate(lastDay, language, 'long') })}</Text>}
      {receivedOn && <Text>{t('receivedOn', { date: formatDate(receivedOn, language, 'long') })}</Text>}
      {isReceiptLacking && <Text>{t('receiptLacking')}</Text>}
      {state === 'unsent' && <Text>{t('unsent')}</Text>}
      {state === 'failed' && <Text c="negative.7">{t('again')}</Text>}
      {decision && (
        <Hint>
          {t(`decisions.${decision.decision}`, {
            name: decision.decidedBy,
            date: formatDate(decision.decidedAt, language),
            reason: decision.reason,
          })}
        </Hint>
      )}
    </Box>
  );
}
