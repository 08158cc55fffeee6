import type { Selectable } from 'kysely';
import type { Database, NoClaimDeclarationsTable, Transaction } from '../../database/tables.ts';

export type NoClaimRecord = Selectable<NoClaimDeclarationsTable>;

/** The word of a creditor that there is nothing to claim, if it was not taken back. */
export async function findStandingNoClaim(
  db: Database | Transaction,
  invitationId: string,
): Promise<NoClaimRecord | undefined> {
  return (await findStandingNoClaims(db, [invitationId])).get(invitationId);
}

/** The same for many invitations, by their id. */
export async function findStandingNoClaims(
  db: Database | Transaction,
  invitationIds: readonly string[],
): Promise<ReadonlyMap<string, NoClaimRecord>> {
  if (invitationIds.length === 0) return new Map();
  const standing = await db
    .selectFrom('noClaimDeclarations')
    .selectAll()
    .where('invitationId', 'in', invitationIds)
    .where('takenBackAt', 'is', null)
    .execute();
  return new Map(standing.map((declaration) => [declaration.invitationId, declaration]));
}

/** A declaration in the words of the API. */
export function presentNoClaim({
  receiptNumber,
  declaredAt,
  reason,
  note,
  declaredBy,
  capacity,
}: NoClaimRecord) {
  return { receiptNumber, declaredAt: declaredAt.toISOString(), reason, note, declaredBy, capacity };
}
