import type { BodyOf } from '@prorata/contract/call';
import type { distributionCalls } from '@prorata/contract/distribution/calls';
import type { Comparison } from '@prorata/contract/distribution/what-if';
import { diff } from '@prorata/domain/distribution/diff';
import { distribute } from '@prorata/domain/distribution/distribute';
import type {
  ClaimInput,
  DistributionInput,
  PoolInput,
  StatementInput,
} from '@prorata/domain/distribution/input';
import { centsFromEuros, smallerOf, sumCents } from '@prorata/domain/money';
import { inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { creditorNameOf } from '../statements/statement-fields.ts';
import { getCalculation } from './calculate.ts';
import type { DossierContent } from './content.ts';
import { findingOf, fromCalculation } from './finding-of.ts';
import { presentCircles } from './present-circles.ts';
import { presentComparison } from './present-comparison.ts';
import { readContent } from './read-content.ts';
import { REST } from './to-input.ts';

type WhatIf = BodyOf<typeof distributionCalls.whatIf>;

/** What each creditor gets as the dossier stands, beside what each would get. Nothing is kept. */
export async function whatIf(
  tools: Pick<Tools, 'db'>,
  { actor }: UserAction,
  dossierId: string,
  change: WhatIf,
): Promise<Comparison> {
  const content = await inTransaction(tools.db, async (trx) =>
    readContent(trx, await getDossier(trx, actor, dossierId)),
  );
  const { input, distribution: before } = getCalculation(content, {});
  const after = distributeOtherwise(content, applyChange(content, input, change));
  const names = new Map(content.statements.map((statement) => [statement.id, creditorNameOf(statement)]));
  return presentComparison(before, after, diff(before, after), (id) => names.get(id));
}

function distributeOtherwise(content: DossierContent, input: DistributionInput) {
  const outcome = distribute(input);
  if (outcome.kind === 'distributed') return outcome;
  if (outcome.kind === 'orderNeeded') {
    const circles = presentCircles(content, outcome.circles);
    throw new ProblemError('priorities-in-circle', { members: { circles } });
  }
  const findings = outcome.findings.map((finding) => fromCalculation(content, finding));
  throw new ProblemError('dossier-invalid', { members: { findings } });
}

function applyChange(content: DossierContent, input: DistributionInput, change: WhatIf): DistributionInput {
  const { orders, ranks, readings } = change;
  return {
    ...input,
    asOf: change.asOf ?? input.asOf,
    pools: changePools(content, input.pools, change),
    statements: changeStatements(input.statements, change),
    choices: { orders, ranks, readings },
  };
}

/** The balance stays what it is, or becomes what is asked; what the assets leave of it belongs to none. */
function changePools(content: DossierContent, pools: readonly PoolInput[], change: WhatIf): PoolInput[] {
  const amounts = new Map(change.assets.map(({ assetId, collectedAmount }) => [assetId, collectedAmount]));
  const assets = pools
    .filter(({ id }) => id !== REST)
    .map((pool) => {
      const euros = amounts.get(pool.id);
      return euros === undefined ? pool : { ...pool, amountCents: centsFromEuros(euros) };
    });
  const collected = sumCents(assets.map(({ amountCents }) => amountCents));
  const asked = change.balanceToDistribute;
  const rest = pools.find(({ id }) => id === REST)?.amountCents ?? 0n;
  const balance = asked === undefined ? collected + rest : centsFromEuros(asked);
  if (balance < collected) {
    const code = 'DOSSIER_ASSETS_WORTH_MORE_THAN_BALANCE_TO_DISTRIBUTE';
    const findings = [findingOf(content, { code, severity: 'error', place: 'collection' })];
    throw new ProblemError('dossier-invalid', { members: { findings } });
  }
  if (balance === collected) return assets;
  return [...assets, { id: REST, kind: 'money', amountCents: balance - collected }];
}

function changeStatements(statements: readonly StatementInput[], change: WhatIf): StatementInput[] {
  const totals = new Map(
    change.statements.map(({ statementId, totalAmountClaimed }) => [statementId, totalAmountClaimed]),
  );
  return statements.flatMap((statement) => {
    const euros = totals.get(statement.id);
    if (euros === undefined) return [statement];
    if (euros === 0) return [];
    const totalCents = centsFromEuros(euros);
    return [{ ...statement, totalCents, claims: cutClaims(statement.claims, totalCents) }];
  });
}

/** Claims cannot add up to more than the total: what it no longer covers is cut off the last ones. */
function cutClaims(claims: readonly ClaimInput[], totalCents: bigint): ClaimInput[] {
  let left = totalCents;
  return claims.flatMap((claim) => {
    const amountCents = smallerOf(claim.amountCents, left);
    left -= amountCents;
    return amountCents === 0n ? [] : [{ ...claim, amountCents }];
  });
}
