import { Input, Text, Textarea } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import {
  MAX_EXPLANATION_LENGTH,
  type ThirdPartyStatement,
} from '@prorata/contract/statements/third-party-statement';
import type { RejectionReason } from '@prorata/domain/vocabulary';
import { useEffect, useState } from 'react';
import { ReasonChips } from '../../components/claims/rejection-fields.tsx';
import { IrreversibleDialog } from '../../components/dialogs.tsx';
import { DocumentDialogs } from '../../components/documents/statement-documents.tsx';
import { ContractForm } from '../../components/form/contract-form.tsx';
import { LeaveWarning } from '../../components/form/save-bar.tsx';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { Refusal } from '../../components/states.tsx';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useKeptText } from '../../platform/session/drafts.ts';
import { RemoveStatement, useRemovingStatement, useWhyNotRemove } from './remove-statement.tsx';
import { ReviewClaimDialogs, useReviewClaims } from './review-claim-dialogs.tsx';
import { ReviewDecision } from './review-decision.tsx';
import { ReviewDetailsDialog } from './review-details-dialog.tsx';
import { DocumentsDialog, ReviewDocuments } from './review-documents.tsx';
import type { reviewForm } from './review-draft.ts';
import { useStatementDocuments } from './statement-documents.tsx';
import { type Review, useReview } from './use-review.ts';

interface StatementReviewProps {
  readonly dossier: Dossier;
  readonly statement: ThirdPartyStatement;
  readonly next: StatementRow | undefined;
  readonly onDecided: () => void;
  readonly onRemoved: () => void;
}

/** A creditor's statement on the desk: its documents, and the decision on it. */
export function StatementReview({ dossier, statement, next, onDecided, onRemoved }: StatementReviewProps) {
  const { t } = useTranslation(['statements', 'fields']);
  const review = useReview(dossier, statement, onDecided);
  const place = { dossierId: dossier.id, statementId: statement.id };
  const documents = useStatementDocuments({ ...place, origin: 'thirdParty' }, review.readAgain);
  const claims = useReviewClaims(statement, review.readAgain);
  const removing = useRemovingStatement(dossier.id, onRemoved);
  const whyNotRemove = useWhyNotRemove(dossier)({ origin: 'thirdParty', status: statement.status });
  const [dialog, setDialog] = useState<'details' | 'documents'>();
  const close = () => setDialog(undefined);
  const claimLabels = { ...useFieldLabels('claim'), amountDemanded: t('fields:claim.parts.admitted') };
  const labels = {
    ...useFieldLabels('statement'),
    claims: claimLabels,
    restAdmitted: t('fields:claim.parts.admitted'),
    explanationOfChange: t('desk.explanation'),
  };
  return (
    <>
      <ReviewDocuments statement={statement} documents={documents} onManage={() => setDialog('documents')} />
      <ContractForm<typeof reviewForm>
        form={review.form}
        labels={labels}
        isReadOnly={!review.canDecide}
        onSubmit={review.submit}
      >
        <ReviewDecision
          dossier={dossier}
          statement={statement}
          review={review}
          claims={claims}
          next={next}
          whyNotRemove={whyNotRemove}
          onRemove={() => removing.ask({ ...statement, origin: 'thirdParty' })}
          onEditDetails={() => setDialog('details')}
          onShowDocument={documents.show}
        />
        <LeaveWarning />
      </ContractForm>
      <InvalidDialog statement={statement} review={review} />
      <ReviewClaimDialogs dossier={dossier} statement={statement} claims={claims} documents={documents} />
      <ReviewDetailsDialog
        opened={dialog === 'details'}
        dossier={dossier}
        statement={statement}
        onSaved={review.keep}
        onClose={close}
      />
      <DocumentsDialog
        opened={dialog === 'documents'}
        statement={statement}
        isReadOnly={!review.canDecide}
        documents={documents}
        onClose={close}
      />
      <DocumentDialogs documents={documents} />
      <RemoveStatement removing={removing} />
    </>
  );
}

interface InvalidDialogProps {
  readonly statement: ThirdPartyStatement;
  readonly review: Review;
}

/** Says what an amount of 0 means before it is set, and asks why. */
function InvalidDialog({ statement, review }: InvalidDialogProps) {
  const { t } = useTranslation(['statements', 'fields']);
  const language = useLanguage();
  const [reason, setReason] = useState('');
  const [kind, setKind] = useState<RejectionReason>();
  const [isAsked, setAsked] = useState(false);
  const { isAskingInvalid } = review;
  const { getValues } = review.form;
  useEffect(() => {
    if (!isAskingInvalid) return;
    setReason(getValues('rejectionNote') ?? getValues('explanationOfChange') ?? '');
    setKind(getValues('rejectionReason') ?? undefined);
    setAsked(false);
  }, [isAskingInvalid, getValues]);
  useKeptText(isAskingInvalid ? `invalid ${statement.id}` : undefined, reason, setReason);
  const isMissing = isAsked && reason.trim() === '';
  const confirm = () => {
    setAsked(true);
    if (kind !== undefined && reason.trim() !== '') review.invalidate(kind, reason.trim());
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
      <Text inherit mb="md">
        {t('desk.invalid.text', { amount: formatAmount(statement.totalAmountClaimed, language) })}
      </Text>
      <Input.Wrapper
        labelElement="div"
        mb="md"
        label={t('fields:statement.rejectionReason')}
        error={isAsked && kind === undefined && t('desk.reasonNeeded')}
        required
      >
        <ReasonChips value={kind} onChange={setKind} />
      </Input.Wrapper>
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
