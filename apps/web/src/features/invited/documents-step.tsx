import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { useTranslation } from 'react-i18next';
import classes from './documents-step.module.css';
import { Card } from './invited-page.tsx';
import { StatementDocuments } from './statement-documents.tsx';
import { StepActs } from './step-acts.tsx';
import { StepFrame } from './step-frame.tsx';
import { BackToStatement, useGoToStep } from './step-links.tsx';

/** What proves the claim. Each file is kept as soon as it has arrived. */
export function DocumentsStep({ statement }: { readonly statement: InvitedStatement }) {
  const { t } = useTranslation('invited');
  const goTo = useGoToStep(statement.id);
  return (
    <StepFrame
      step="documents"
      back={<BackToStatement tpStatementId={statement.id} />}
      missingParts={statement.missingParts}
      onChoose={goTo}
      foot={<StepActs step="documents" onPrevious={() => goTo('amount')} onNext={() => goTo('claims')} />}
    >
      <Card>
        <p className={classes.intro}>{t('documents.intro')}</p>
        <StatementDocuments statement={statement} isReadOnly={false} />
      </Card>
    </StepFrame>
  );
}
