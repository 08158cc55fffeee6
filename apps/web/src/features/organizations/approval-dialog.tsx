import { Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IrreversibleDialog } from '../../components/dialogs.tsx';
import { Refusal } from '../../components/states.tsx';
import classes from './approval-dialog.module.css';

export type Decision = 'approve' | 'disapprove';

interface ApprovalDialogProps {
  readonly kind: 'organization' | 'user';
  /** Whom or what is decided on. */
  readonly name: string;
  /** What is about to be decided; nothing is asked without it. */
  readonly decision: Decision | undefined;
  readonly isBusy: boolean;
  readonly problem: { readonly message: string; readonly requestId: string | undefined } | undefined;
  readonly onDecide: (decision: { approved: boolean; reason: string | null }) => void;
  readonly onClose: () => void;
}

const MAX_REASON_LENGTH = 1_000;

/** Asks to confirm a decision on a user or an organization, saying what it brings about. */
export function ApprovalDialog({ kind, name, decision, isBusy, problem, ...acts }: ApprovalDialogProps) {
  const { t } = useTranslation('forms');
  const [reason, setReason] = useState('');
  // The reason for one is not the reason for the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is decided on is what makes it a new one.
  useEffect(() => setReason(''), [name, decision]);
  const approved = decision === 'approve';
  return (
    <IrreversibleDialog
      opened={decision !== undefined}
      title={t(`approval.${kind}.${approved ? 'approveTitle' : 'disapproveTitle'}`, { name })}
      verb={approved ? t('approval.approve') : t('approval.disapproveVerb')}
      tone={approved ? 'primary' : 'negative'}
      isBusy={isBusy}
      onConfirm={() => acts.onDecide({ approved, reason: approved ? null : reason.trim() || null })}
      onClose={acts.onClose}
    >
      <p className={classes.text}>
        {t(`approval.${kind}.${approved ? 'approveText' : 'disapproveText'}`, { name })}
      </p>
      {!approved && (
        <Textarea
          label={t('approval.reason')}
          description={t('approval.reasonHint')}
          rows={3}
          maxLength={MAX_REASON_LENGTH}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
      {problem && <Refusal title={t('approval.notDecided')} {...problem} />}
    </IrreversibleDialog>
  );
}
