import type { Database } from '../../database/tables.ts';
import type { StoredParty } from './present-party.ts';

/** Those of the numbers that the office has in its book. */
export async function listKnown(
  db: Database,
  organizationId: string | undefined,
  numbers: readonly string[],
): Promise<ReadonlyMap<string | null, StoredParty>> {
  if (organizationId === undefined || numbers.length === 0) return new Map();
  const known = await db
    .selectFrom('parties')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('enterpriseNumber', 'in', numbers)
    .execute();
  return new Map(known.map((stored) => [stored.enterpriseNumber, stored]));
}
