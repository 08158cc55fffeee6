import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import type { ThirdPartyStatement } from '@prorata/contract/statements/third-party-statement';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContractForm } from '../../components/form/contract-form.tsx';
import { LeaveWarning } from '../../components/form/save-bar.tsx';
import { DocumentDialogs } from './document-dialogs.tsx';
import { InvalidDialog } from './invalid-dialog.tsx';
import { RemoveStatement, useRemovingStatement, useWhyNotRemove } from './remove-statement.tsx';
import { ReviewClaimDialogs } from './review-claim-dialogs.tsx';
import { ReviewDecision } from './review-decision.tsx';
import { ReviewDetailsDialog } from './review-details-dialog.tsx';
import { ReviewDocuments } from './review-documents.tsx';
import { DocumentsDialog } from './review-documents-dialog.tsx';
import type { reviewForm } from './review-draft.ts';
import { useDocuments } from './use-documents.ts';
import { useReview } from './use-review.ts';
import { useReviewClaims } from './use-review-claims.ts';

interface StatementReviewProps {
  readonly dossier: Dossier;
  readonly statement: ThirdPartyStatement;
  readonly next: StatementRow | undefined;
  readonly onDecided: () => void;
  readonly onRemoved: () => void;
}

/** A creditor's statement on the desk: its documents, and the decision on it. */
export function StatementReview({ dossier, statement, next, onDecided, onRemoved }: StatementReviewProps) {
  const { t } = useTranslation('statements');
  const review = useReview(dossier, statement, onDecided);
  const place = { dossierId: dossier.id, statementId: statement.id };
  const documents = useDocuments({ ...place, origin: 'thirdParty' }, review.readAgain);
  const claims = useReviewClaims(statement, review.readAgain);
  const removing = useRemovingStatement(dossier.id, onRemoved);
  const whyNotRemove = useWhyNotRemove(dossier)({ origin: 'thirdParty', status: statement.status });
  const [dialog, setDialog] = useState<'details' | 'documents'>();
  const close = () => setDialog(undefined);
  const labels = {
    totalAmountClaimed: t('fields.totalAmountClaimed'),
    claims: { amountDemanded: t('desk.accepted') },
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
