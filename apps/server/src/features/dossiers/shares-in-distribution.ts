import { findReasonLeftOut } from '@prorata/domain/dossier-validation/validate-statement';
import type { Selectable } from 'kysely';
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
