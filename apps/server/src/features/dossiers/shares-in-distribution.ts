import { findReasonLeftOut } from '@prorata/domain/dossier-validation/validate-statement';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { StatementsTable } from '../../database/tables.ts';

/** Whether a stored statement shares in the distribution: not when it was deleted or declared invalid. */
export function sharesInDistribution({
  deletedAt,
  invitationId,
  totalAmountClaimedCents,
  declaredTotalCents,
}: Pick<
  Selectable<StatementsTable>,
  'deletedAt' | 'invitationId' | 'totalAmountClaimedCents' | 'declaredTotalCents'
>): boolean {
  const leftOut = findReasonLeftOut({
    isDeleted: deletedAt !== null,
    isThirdParty: invitationId !== null,
    totalAmountClaimedCents,
    declaredTotalCents,
  });
  return leftOut === undefined;
}

/** The same as a condition on the rows of `statements`. */
export const SHARES_IN_DISTRIBUTION = sql<SqlBool>`(deleted_at is null and not (
  total_amount_claimed_cents <= 0 and (invitation_id is not null or coalesce(declared_total_cents, 0) > 0)
))`;
