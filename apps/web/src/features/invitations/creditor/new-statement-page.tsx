import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import { useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { request } from '../../../platform/client/request.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { CreditorStep } from './creditor-step.tsx';
import { invitedKey, statementQuery, useInvited } from './invited.ts';
import { startingValues } from './statement-values.ts';
import { StepForm } from './step-form.tsx';

/** The first step of a new statement. Opening the page begins nothing: only saving the step does. */
export function NewStatementPage() {
  const { t } = useTranslation('invited');
  const { invitationCode, dossier } = useInvited();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const params = { invitationCode };
  if (!dossier.invitation.isOpen) {
    return <Navigate to="/invited/$invitationCode/myStatements" params={params} replace />;
  }
  return (
    <StepForm
      step="creditor"
      loaded={startingValues(dossier)}
      missingParts={undefined}
      back={
        <Link to="/invited/$invitationCode/myStatements" params={params}>
          {t('toStatements')}
        </Link>
      }
      save={({ version: _none, ...body }) => request(invitedCalls.createStatement, { params, body })}
      onSaved={(statement, goTo) => {
        queries.setQueryData(statementQuery(invitationCode, statement.id).queryKey, statement);
        void queries.invalidateQueries({ queryKey: invitedKey(invitationCode) });
        return navigate({
          to: '/invited/$invitationCode/statement/$tpStatementId',
          params: { invitationCode, tpStatementId: statement.id },
          search: goTo === undefined ? {} : { step: goTo },
          replace: true,
          ignoreBlocker: true,
        });
      }}
    >
      <CreditorStep />
    </StepForm>
  );
}
