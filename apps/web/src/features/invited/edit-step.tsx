import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { request } from '../../app/client/request.ts';
import { AmountStep } from './amount-step.tsx';
import { CreditorStep } from './creditor-step.tsx';
import { useInvited } from './invited-context.ts';
import { invitedKey, statementQuery } from './invited-queries.ts';
import { PaymentStep } from './payment-step.tsx';
import { SendingStep } from './sending-step.tsx';
import type { Step } from './statement-steps.ts';
import { valuesOfStatement, withoutNought } from './statement-values.ts';
import { StepForm } from './step-form.tsx';
import { BackToStatement, useGoToStep } from './step-links.tsx';

type FormStep = Exclude<Step, 'documents' | 'claims'>;

interface EditStepProps {
  readonly step: FormStep;
  readonly statement: InvitedStatement;
}

const FIELDS: Readonly<Record<FormStep, ReactNode>> = {
  creditor: <CreditorStep />,
  amount: <AmountStep />,
  payment: <PaymentStep />,
  sending: <SendingStep />,
};

/** A step of a statement that was begun before. */
export function EditStep({ step, statement }: EditStepProps) {
  const { invitationCode } = useInvited();
  const queries = useQueryClient();
  const goTo = useGoToStep(statement.id);
  const params = { invitationCode, tpStatementId: statement.id };
  const query = statementQuery(invitationCode, statement.id);
  const valuesOf = (one: InvitedStatement) =>
    step === 'amount' ? withoutNought(valuesOfStatement(one)) : valuesOfStatement(one);
  return (
    <StepForm
      step={step}
      loaded={valuesOf(statement)}
      missingParts={statement.missingParts}
      back={<BackToStatement tpStatementId={statement.id} />}
      save={(body) => request(invitedCalls.updateStatement, { params, body })}
      onSaved={(saved, next) => {
        queries.setQueryData(query.queryKey, saved);
        void queries.invalidateQueries({ queryKey: invitedKey(invitationCode) });
        goTo(next, { isSaved: true });
      }}
      onGo={goTo}
      reload={async () => valuesOf(await queries.fetchQuery({ ...query, staleTime: 0 }))}
    >
      {FIELDS[step]}
    </StepForm>
  );
}
