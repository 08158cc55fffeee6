import type { Expression } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { StoredParty } from './present-party.ts';

/** Those of the numbers, or of those that are found by it, that the office has in its book. */
export async function listKnown(
  db: Database,
  organizationId: string | undefined,
  numbers: readonly string[] | Expression<string>,
): Promise<ReadonlyMap<string | null, StoredParty>> {
  if (organizationId === undefined || ('length' in numbers && numbers.length === 0)) return new Map();
  const known = await db
    .selectFrom('parties')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('enterpriseNumber', 'in', numbers)
    .execute();
  return new Map(known.map((stored) => [stored.enterpriseNumber, stored]));
}
