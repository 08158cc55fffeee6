import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { ClaimsStep } from './statement-claims.tsx';

/** Why the amount is owed, which decides whether a part of it is paid first. */
export function WhyStep({ statement }: { readonly statement: InvitedStatement }) {
  return <ClaimsStep statement={statement} />;
}
