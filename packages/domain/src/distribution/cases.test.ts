import { describe, expect, it } from 'vitest';
import { toInput } from '../../testing/case-input.ts';
import { type Case, readCases } from '../../testing/read-cases.ts';
import { eurosFromCents, sumCents } from '../money.ts';
import { distribute } from './distribute.ts';
import type { Distribution, LineOutcome } from './outcome.ts';
import { receivedOf } from './state.ts';

const cases = readCases();

describe('cases written by and for jurists', () => {
  it('are many, each with its own name and its article', () => {
    expect(cases.length).toBeGreaterThanOrEqual(31);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
    expect(cases.every(({ article }) => article.trim() !== '')).toBe(true);
  });

  it.each(cases.map((example) => [`${example.file}: ${example.name}`, example] as const))(
    '%s',
    (_name, example) => {
      const outcome = distribute(toInput(example));
      if (outcome.kind === 'rejected')
        expect(outcome.findings.map(({ code }) => code)).toEqual(example.rejected);
      else if (outcome.kind === 'orderNeeded') {
        const claims = outcome.circles.flatMap(({ members }) => members.flatMap(({ claimIds }) => claimIds));
        expect(claims.sort()).toEqual(example.asksOrderOf?.toSorted());
      } else expect(summary(outcome, example)).toEqual(expected(example));
    },
  );
});

/** What the case states, with nothing for statements it does not name, so that a forgotten one shows. */
function expected(example: Case) {
  const nothing = Object.fromEntries(Object.keys(example.statements).map((id) => [id, 0]));
  return {
    paid: { ...nothing, ...example.paid },
    reserved: { ...nothing, ...example.reserved },
    surplus: example.surplus ?? 0,
    costsPaid: example.costsPaid ?? 0,
    net: example.net ?? {},
    claims: example.claims ?? {},
    lots: example.lots ?? {},
    byEstate: example.byEstate ?? {},
  };
}

function summary(distribution: Distribution, example: Case): ReturnType<typeof expected> {
  const { lines, totals, pools } = distribution;
  const byStatement = (centsOf: (line: LineOutcome) => bigint) =>
    Object.fromEntries(
      Object.keys(example.statements).map((id) => [
        id,
        eurosFromCents(sumCents(lines.filter(({ statementId }) => statementId === id).map(centsOf))),
      ]),
    );
  const named = (id: string) => lines.filter((line) => line.id === id && line.kind === 'claim');
  return {
    paid: byStatement(receivedOf),
    reserved: byStatement(({ consignedCents }) => consignedCents),
    surplus: eurosFromCents(totals.surplusCents),
    costsPaid: eurosFromCents(totals.costsCents),
    net: Object.fromEntries(
      Object.keys(example.net ?? {}).map((id) => [id, netOf(pools.find((pool) => pool.id === id))]),
    ),
    claims: Object.fromEntries(Object.keys(example.claims ?? {}).map((id) => [id, euros(named(id))])),
    lots: Object.fromEntries(
      Object.keys(example.lots ?? {}).map((id) => [
        id,
        Object.fromEntries(
          named(id).flatMap(({ lots }) =>
            lots.map(({ poolId, paidCents }) => [poolId, eurosFromCents(paidCents)]),
          ),
        ),
      ]),
    ),
    byEstate: Object.fromEntries(
      Object.entries(example.byEstate ?? {}).map(([id, given]) => [
        id,
        estateSummary(distribution, id, Object.keys(given)),
      ]),
    ),
  };
}

/** What one estate gave to the statements that the case names, and what it left. */
function estateSummary({ lines, estates = [] }: Distribution, estateId: string, names: readonly string[]) {
  const estate = estates.find(({ id }) => id === estateId);
  return Object.fromEntries(
    names.map((name) => {
      if (name === 'surplus') return [name, eurosFromCents(estate?.surplusCents ?? -1n)];
      if (name === 'passedOn') return [name, eurosFromCents(estate?.passedOnCents ?? -1n)];
      return [name, euros(lines.filter((line) => line.estateId === estateId && line.statementId === name))];
    }),
  );
}

function netOf(pool: Distribution['pools'][number] | undefined): number {
  return eurosFromCents(pool?.netCents ?? -1n);
}

function euros(lines: readonly LineOutcome[]): number {
  return eurosFromCents(sumCents(lines.map(({ allottedCents }) => allottedCents)));
}
