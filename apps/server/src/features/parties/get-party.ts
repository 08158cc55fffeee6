import type { Database } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { StoredParty } from './search-parties.ts';

/** The enterprise with a number, among those that an office has met. */
export async function getPartyByEnterpriseNumber(
  db: Database,
  organizationId: string | undefined,
  enterpriseNumber: string,
): Promise<StoredParty> {
  const party =
    organizationId &&
    (await db
      .selectFrom('parties')
      .selectAll()
      .where('organizationId', '=', organizationId)
      .where('enterpriseNumber', '=', enterpriseNumber)
      .executeTakeFirst());
  if (!party) throw new ProblemError('kbo-not-found');
  return party;
}
