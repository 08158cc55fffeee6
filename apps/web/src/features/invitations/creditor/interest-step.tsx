import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { EditStep } from './edit-step.tsx';

/** Of what the amount consists: principal, interest and costs (Judicial Code 1627). */
export function InterestStep({ statement }: { readonly statement: InvitedStatement }) {
  return <EditStep step="amount" statement={statement} />;
}
