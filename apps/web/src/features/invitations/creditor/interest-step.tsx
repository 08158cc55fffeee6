import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { Navigate } from '@tanstack/react-router';
import { useInvited } from './invited.ts';

/** Of what the amount consists: principal, interest and costs (Judicial Code 1627). */
export function InterestStep({ statement }: { readonly statement: InvitedStatement }) {
  const { invitationCode } = useInvited();
  return (
    <Navigate
      to="/invited/$invitationCode/statement/$tpStatementId"
      params={{ invitationCode, tpStatementId: statement.id }}
      replace
    />
  );
}
