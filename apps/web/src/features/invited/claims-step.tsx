import { Button } from '@mantine/core';
import type { InvitedClaim, InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClaimDialog } from './claim-dialog.tsx';
import classes from './claims-step.module.css';
import { StatementClaims } from './statement-claims.tsx';
import { StepActs } from './step-acts.tsx';
import { StepFrame } from './step-frame.tsx';
import { BackToStatement, useGoToStep } from './step-links.tsx';

/** Which part of the amount the law pays first. Each claim is kept as soon as it is added. */
export function ClaimsStep({ statement }: { readonly statement: InvitedStatement }) {
  const { t } = useTranslation(['invited', 'claims']);
  const goTo = useGoToStep(statement.id);
  const [edited, setEdited] = useState<InvitedClaim | 'new'>();
  return (
    <StepFrame
      step="claims"
      back={<BackToStatement tpStatementId={statement.id} />}
      missingParts={statement.missingParts}
      onChoose={goTo}
      foot={<StepActs step="claims" onPrevious={() => goTo('documents')} onNext={() => goTo('payment')} />}
    >
      <p className={classes.intro}>{t('claims.intro')}</p>
      <div className={classes.claims}>
        <StatementClaims statement={statement} onEdit={setEdited} />
        <Button
          className={classes.add ?? ''}
          variant="default"
          size="lg"
          leftSection={<IconPlus size={16} stroke={1.75} />}
          onClick={() => setEdited('new')}
        >
          {t('claims:add')}
        </Button>
      </div>
      <ClaimDialog statement={statement} edited={edited} onClose={() => setEdited(undefined)} />
    </StepFrame>
  );
}
