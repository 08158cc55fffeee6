import type { ParamsOf } from '@prorata/contract/call';
import type { Comparison } from '@prorata/contract/distribution/what-if';
import type { resultsCalls } from '@prorata/contract/results/calls';
import { diff } from '@prorata/domain/distribution/diff';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { presentComparison } from '../distribution/present-comparison.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { getStoredResult, namesIn } from './stored-result.ts';

/** What each creditor gets in two calculations of a dossier, and why it differs. */
export async function compareResults(
  db: Database,
  user: ActingUser,
  { dossierId, resultId, otherResultId }: ParamsOf<typeof resultsCalls.compare>,
): Promise<Comparison> {
  await getDossier(db, user, dossierId);
  const before = await getStoredResult(db, { dossierId, resultId });
  const after = await getStoredResult(db, { dossierId, resultId: otherResultId });
  const names = new Map([...namesIn(before.report).creditors, ...namesIn(after.report).creditors]);
  const differences = diff(before.distribution, after.distribution);
  return presentComparison(before.distribution, after.distribution, differences, (id) => names.get(id));
}
