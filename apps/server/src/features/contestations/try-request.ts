import type { BodyOf } from '@prorata/contract/call';
import type { contestationsCalls } from '@prorata/contract/contestations/calls';
import type { Comparison } from '@prorata/contract/distribution/what-if';
import { grantRequest } from '@prorata/domain/contestations/grant-request';
import { diff } from '@prorata/domain/distribution/diff';
import { distribute } from '@prorata/domain/distribution/distribute';
import { inputFromJson } from '@prorata/domain/distribution/snapshot';
import { centsFromEuros } from '@prorata/domain/money';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { presentComparison } from '../distribution/present-comparison.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { getStoredResult, namesIn } from '../results/stored-result.ts';
import { getDraftInForce } from './draft-in-force.ts';

type Trial = BodyOf<typeof contestationsCalls.tryRequest>;

/**
 * What each creditor gets by the signed draft, beside what each would get if whoever contests were right. It is calculated on
 * what was signed, not on the dossier as it stands; nothing is kept.
 */
export async function tryRequest(
  db: Database,
  user: ActingUser,
  dossierId: string,
  { statementId, claimId, request, requestedAmount, requestedPrivilegeId, requestedLotId }: Trial,
): Promise<Comparison> {
  await getDossier(db, user, dossierId);
  const { id: resultId } = await getDraftInForce(db, dossierId);
  const { inputJson } = await db
    .selectFrom('calculationResults')
    .select('inputJson')
    .where('id', '=', resultId)
    .executeTakeFirstOrThrow();
  const input = inputFromJson(inputJson);
  if (statementId === null || request === null || !input.statements.some(({ id }) => id === statementId)) {
    throw new ProblemError('trial-impossible');
  }
  const imagined = grantRequest(input, {
    ...{ statementId, claimId, request, privilegeId: requestedPrivilegeId, lotId: requestedLotId },
    amountCents: requestedAmount === null ? null : centsFromEuros(requestedAmount),
  });
  const after = distribute(imagined);
  if (after.kind !== 'distributed') throw new ProblemError('trial-impossible');
  const { distribution: before, choices, report } = await getStoredResult(db, { dossierId, resultId });
  const differences = diff(
    { distribution: before, choices },
    { distribution: after, choices: imagined.choices },
  );
  const names = namesIn(report).creditors;
  return presentComparison(before, after, differences, (id) => names.get(id));
}
