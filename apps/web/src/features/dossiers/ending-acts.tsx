import { Text, Textarea } from '@mantine/core';
import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import { brusselsDate, isIsoDate } from '@prorata/domain/iso-date';
import type { DossierStatus } from '@prorata/domain/vocabulary';
import { IconBan, IconCash, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { IrreversibleDialog } from '../../components/dialogs.tsx';
import { DayInput } from '../../components/form/date-fields.tsx';
import type { RowAct } from '../../components/row-menu.tsx';
import { Refusal } from '../../components/states.tsx';
import { isStale, useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useKeptText } from '../../platform/session/drafts.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { DOSSIERS, dossierKey } from './dossier-queries.ts';
import { PaymentFacts } from './payment-facts.tsx';

/** The acts that end a dossier, each of them after a question. */
export type DossierAct = 'markAsPaid' | 'cancel' | 'remove';

export interface ActDossier {
  readonly id: string;
  readonly version: number;
  readonly fileNumber: string;
  /** Of the defendant. */
  readonly name: string;
}

type Allowed = Readonly<Record<DossierAct, boolean>>;

const ICONS = { markAsPaid: IconCash, cancel: IconBan, remove: IconTrash } as const;

/** The acts that end a dossier, for a menu; one that is not possible stays in sight with its reason. */
export function useActsOn(
  dossier: ActDossier & { readonly status: DossierStatus },
  allowed: Allowed,
  ask: (act: DossierAct, dossier: ActDossier) => void,
): RowAct[] {
  const { t } = useTranslation('dossiers');
  const isOver = dossier.status === 'Paid' || dossier.status === 'Cancelled';
  return (['markAsPaid', 'cancel', 'remove'] as const).map((act) => ({
    key: act,
    label: t(`acts.${act}.menu`),
    icon: ICONS[act],
    impossibleBecause: allowed[act]
      ? undefined
      : t(isOver && act !== 'remove' ? 'acts.isOver' : `acts.${act}.impossible`),
    act: () => ask(act, dossier),
  }));
}

/** What is asked beside the act: why it is cancelled, or the day of payment. */
interface Said {
  readonly reason: string;
  readonly paidOn: string;
}

interface Asked {
  readonly act: DossierAct;
  readonly dossier: ActDossier;
}

/** Asking for and doing an act that ends a dossier; a refusal stays in the dialog, with its reason. */
export function useActing(onRemoved: () => void = () => {}) {
  const { t } = useTranslation('dossiers');
  const queries = useQueryClient();
  const inWords = useProblem();
  const [asked, setAsked] = useState<Asked>();
  const acting = useMutation({
    mutationFn: ({ act, dossier, ...said }: Asked & Said) => send(act, dossier, said),
    onSuccess: async (_answer, { act, dossier }) => {
      setAsked(undefined);
      showSuccess(t(`acts.${act}.done`, { number: dossier.fileNumber }));
      if (act === 'remove') onRemoved();
      // The page of a deleted dossier may still be there for a moment: what it shows cannot be asked for again.
      const isGone = (key: readonly unknown[]) =>
        act === 'remove' && dossierKey(dossier.id).every((part, index) => key[index] === part);
      await queries.invalidateQueries({ queryKey: DOSSIERS, predicate: ({ queryKey }) => !isGone(queryKey) });
    },
    // What it has become stands behind the dialog.
    onError: (error) => isStale(error) && void queries.invalidateQueries({ queryKey: DOSSIERS }),
  });
  const { reset } = acting;
  const ask = useCallback(
    (act: DossierAct, dossier: ActDossier) => {
      reset();
      setAsked({ act, dossier });
    },
    [reset],
  );
  return {
    ask,
    asked,
    isBusy: acting.isPending,
    problem: acting.error === null ? undefined : inWords(acting.error),
    confirm: (said: Said) => asked && acting.mutate({ ...asked, ...said }),
    close: () => setAsked(undefined),
  };
}

async function send(
  act: DossierAct,
  { id: dossierId, version }: ActDossier,
  { reason, paidOn }: Said,
): Promise<void> {
  if (act === 'remove') await request(dossiersCalls.remove, { params: { dossierId }, query: { version } });
  if (act === 'cancel') await request(dossiersCalls.cancel, { params: { dossierId }, body: { reason } });
  if (act === 'markAsPaid')
    await request(dossiersCalls.markAsPaid, { query: { dossierId }, body: { paidOn } });
}

const MAX_REASON_LENGTH = 1_000;

/** Asks before a dossier is cancelled, deleted or marked as paid, saying what that brings about. */
export function DossierActDialogs({ acting }: { readonly acting: ReturnType<typeof useActing> }) {
  const { t } = useTranslation(['dossiers', 'fieldErrors']);
  const { asked, isBusy, problem, confirm, close } = acting;
  const [reason, setReason] = useState('');
  const [paidOn, setPaidOn] = useState('');
  /** The reason or the day, whichever is asked for. */
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    // The reason for one dossier is not the reason for the next, nor is the day.
    if (asked !== undefined) {
      setReason('');
      setPaidOn(brusselsDate(new Date()));
    }
    setMissing(false);
  }, [asked]);
  useKeptText(asked?.act === 'cancel' ? `cancelling ${asked.dossier.id}` : undefined, reason, setReason);
  // A dialog that closes keeps its words until it is gone.
  const act = useLast(asked?.act) ?? 'cancel';
  const number = useLast(asked?.dossier.fileNumber) ?? '';
  const name = useLast(asked?.dossier.name) ?? '';
  const go = () => {
    const lacks = (act === 'cancel' && reason.trim() === '') || (act === 'markAsPaid' && !isIsoDate(paidOn));
    setMissing(lacks);
    if (!lacks) confirm({ reason, paidOn });
  };
  return (
    <IrreversibleDialog
      opened={asked !== undefined}
      title={t(`acts.${act}.title`, { number })}
      verb={t(`acts.${act}.verb`)}
      tone={toneOf(act)}
      isBusy={isBusy}
      onConfirm={go}
      onClose={close}
    >
      <Text inherit mb="md">
        {t(`acts.${act}.text`, { name })}
      </Text>
      {asked?.act === 'markAsPaid' && <PaymentFacts dossierId={asked.dossier.id} />}
      {act === 'markAsPaid' && (
        <DayInput
          label={t('acts.markAsPaid.paidOn')}
          description={t('acts.markAsPaid.paidOnHint')}
          error={isMissing && t('fieldErrors:required')}
          required
          value={paidOn}
          onChange={(day) => {
            setPaidOn(day ?? '');
            setMissing(false);
          }}
        />
      )}
      {act === 'cancel' && (
        <Textarea
          label={t('acts.cancel.reason')}
          description={t('acts.cancel.reasonHint')}
          error={isMissing && t('fieldErrors:required')}
          required
          rows={3}
          maxLength={MAX_REASON_LENGTH}
          value={reason}
          onChange={({ currentTarget }) => {
            setReason(currentTarget.value);
            setMissing(false);
          }}
        />
      )}
      {problem && <Refusal title={t(`acts.${act}.failed`)} {...problem} />}
    </IrreversibleDialog>
  );
}

function toneOf(act: DossierAct): 'primary' | 'negative' {
  return act === 'markAsPaid' ? 'primary' : 'negative';
}

function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
