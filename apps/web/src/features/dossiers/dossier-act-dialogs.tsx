import { Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IrreversibleDialog } from '../../components/irreversible-dialog.tsx';
import { Refusal } from '../../components/refusal.tsx';
import classes from './dossier-act-dialogs.module.css';
import type { DossierAct, useActing } from './use-acting.ts';

const MAX_REASON_LENGTH = 1_000;

/** Asks before a dossier is cancelled, deleted or marked as paid, saying what that brings about. */
export function DossierActDialogs({ acting }: { readonly acting: ReturnType<typeof useActing> }) {
  const { t } = useTranslation(['dossiers', 'fieldErrors']);
  const { asked, isBusy, problem, confirm, close } = acting;
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  useEffect(() => {
    // The reason for one dossier is not the reason for the next.
    if (asked !== undefined) setReason('');
    setReasonMissing(false);
  }, [asked]);
  // A dialog that closes keeps its words until it is gone.
  const act = useLast(asked?.act) ?? 'cancel';
  const number = useLast(asked?.dossier.fileNumber) ?? '';
  const name = useLast(asked?.dossier.name) ?? '';
  const go = () => {
    const isMissing = act === 'cancel' && reason.trim() === '';
    setReasonMissing(isMissing);
    if (!isMissing) confirm(reason);
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
      <p className={classes.text}>{t(`acts.${act}.text`, { name })}</p>
      {act === 'cancel' && (
        <Textarea
          label={t('acts.cancel.reason')}
          description={t('acts.cancel.reasonHint')}
          error={isReasonMissing && t('fieldErrors:required')}
          required
          rows={3}
          maxLength={MAX_REASON_LENGTH}
          value={reason}
          onChange={({ currentTarget }) => {
            setReason(currentTarget.value);
            setReasonMissing(false);
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
