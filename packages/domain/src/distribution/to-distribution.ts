import type { IsoDate } from '../iso-date.ts';
import { type Cents, sumCents } from '../money.ts';
import { ENGINE_VERSION } from './engine-version.ts';
import type { Distribution, PaymentRound, PoolOutcome, Totals } from './outcome.ts';
import type { Line, Pool } from './state.ts';

/** The result as it is kept, after the one check that must never fail: no cent came or went. */
export function toDistribution(
  asOf: IsoDate,
  pools: readonly Pool[],
  lines: readonly Line[],
  rounds: readonly PaymentRound[],
): Distribution {
  return {
    kind: 'distributed',
    engineVersion: ENGINE_VERSION,
    asOf,
    totals: addUp(pools, lines),
    pools: pools.map(toPoolOutcome),
    rounds,
    lines,
  };
}

function addUp(pools: readonly Pool[], lines: readonly Line[]): Totals {
  const moneyInCents = sumCents(pools.map(({ grossCents }) => grossCents));
  const surplusCents = sumCents(pools.map(({ leftCents }) => leftCents));
  let [costsCents, paidCents, reservedCents]: [Cents, Cents, Cents] = [0n, 0n, 0n];
  lines.forEach((line) => {
    if (line.allottedCents > line.claimedCents || line.allottedCents < 0n) {
      throw new Error(`Line ${line.id} got ${line.allottedCents} cents for a claim of ${line.claimedCents}.`);
    }
    if (line.kind === 'cost') costsCents += line.allottedCents;
    else if (line.reserved) reservedCents += line.allottedCents;
    else paidCents += line.allottedCents;
  });
  const moneyOutCents = costsCents + paidCents + reservedCents + surplusCents;
  if (moneyOutCents !== moneyInCents) {
    throw new Error(`${moneyInCents} cents came in, ${moneyOutCents} went out.`);
  }
  return { moneyInCents, costsCents, paidCents, reservedCents, surplusCents };
}

function toPoolOutcome(pool: Pool): PoolOutcome {
  const { id, kind, grossCents, ownCostsCents, commonCostsCents, leftCents } = pool;
  const netCents = grossCents - ownCostsCents - commonCostsCents;
  return { id, kind, grossCents, ownCostsCents, commonCostsCents, netCents, surplusCents: leftCents };
}
