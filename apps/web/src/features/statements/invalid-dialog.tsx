import { Textarea } from '@mantine/core';
import {
  MAX_EXPLANATION_LENGTH,
  type ThirdPartyStatement,
} from '@prorata/contract/statements/third-party-statement';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IrreversibleDialog } from '../../components/dialogs.tsx';
import { Refusal } from '../../components/states.tsx';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import classes from './invalid-dialog.module.css';
import type { Review } from './use-review.ts';

interface InvalidDialogProps {
  readonly statement: ThirdPartyStatement;
  readonly review: Review;
}

/** Says what an amount of 0 means before it is set, and asks why. */
export function InvalidDialog({ statement, review }: InvalidDialogProps) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { isAskingInvalid, form } = review;
  useEffect(() => {
    if (!isAskingInvalid) return;
    setReason(form.getValues('explanationOfChange') ?? '');
    setAsked(false);
  }, [isAskingInvalid, form]);
  const isMissing = isAsked && reason.trim() === '';
  const confirm = () => {
    setAsked(true);
    if (reason.trim() !== '') review.invalidate(reason.trim());
  };
  return (
    <IrreversibleDialog
      opened={isAskingInvalid}
      title={t('desk.invalid.title', { name: statement.creditorName })}
      verb={t('desk.invalid.verb')}
      tone="negative"
      isBusy={review.isBusy}
      onConfirm={confirm}
      onClose={review.closeInvalid}
    >
      <p className={classes.text}>
        {t('desk.invalid.text', { amount: formatAmount(statement.totalAmountClaimed, language) })}
      </p>
      <Textarea
        label={t('desk.explanation')}
        description={t('desk.explanationHint')}
        error={isMissing && t('desk.explanationNeeded')}
        required
        rows={3}
        maxLength={MAX_EXPLANATION_LENGTH}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {review.problem && <Refusal title={t('desk.notDone')} {...review.problem} />}
    </IrreversibleDialog>
  );
}
