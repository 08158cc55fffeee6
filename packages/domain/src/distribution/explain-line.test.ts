import { describe, expect, it } from 'vitest';
import { mustDistribute } from '../../testing/arbitrary-dossier.ts';
import { exactShareOf, explainLine, quotaOf, type RoundStep, roundingOf, type Step } from './explain-line.ts';
import type { ClaimInput, DistributionInput } from './input.ts';

function explanationOf(input: DistributionInput, id: string): readonly Step[] {
  const distribution = mustDistribute(input);
  const line = distribution.lines.find((candidate) => candidate.id === id);
  if (line === undefined) throw new Error(`no line ${id}`);
  return explainLine(distribution, line);
}

function dossier(
  pools: DistributionInput['pools'],
  claims: Record<string, Omit<ClaimInput, 'id'>>,
): DistributionInput {
  const statements = Object.entries(claims).map(([id, claim]) => ({
    id: `of-${id}`,
    creditorId: id,
    totalCents: claim.amountCents,
    claims: [{ id, ...claim }],
  }));
  return { asOf: '2026-10-22', pools, costs: [], statements };
}

function roundStep(step: Step | undefined): RoundStep {
  if (step === undefined || !('round' in step)) throw new Error('not a round');
  return step;
}

const bank = (amountCents: bigint) => ({ id: 'bank', kind: 'money', amountCents }) as const;

describe('explainLine', () => {
  it('tells rank, article, pool, amounts, quota and rounding of a shared round', () => {
    const input = dossier([{ id: 'goods', kind: 'asset', amountCents: 100n }], {
      a: { privilegeId: 'lessor', amountCents: 100n, lots: ['goods'] },
      b: { privilegeId: 'lessor', amountCents: 200n, lots: ['goods'] },
    });
    const step = roundStep(explanationOf(input, 'b')[0]);
    expect(step).toMatchObject({
      kind: 'specific',
      privilegeId: 'lessor',
      claimedCents: 200n,
      allottedCents: 67n,
      round: { rank: 170, availableCents: 100n, demandedCents: 300n, paidCents: 100n },
    });
    expect(step.round.draws).toEqual([{ poolId: 'goods', availableCents: 100n, drawnCents: 100n }]);
    expect(step.references.map(({ article }) => article)).toContain('14');
    expect(quotaOf(step.round)).toEqual({ numerator: 1n, denominator: 3n });
    expect(exactShareOf(step)).toEqual({ numerator: 200n, denominator: 3n });
    expect(roundingOf(step)).toEqual({ numerator: 1n, denominator: 3n });
  });

  it('tells cap, privileged part, rest and what stays unpaid, in that order', () => {
    const input = dossier([bank(1_600_000n)], {
      child: { privilegeId: 'maintenance', amountCents: 1_800_000n },
      other: { privilegeId: 'chirographic', amountCents: 300_000n },
    });
    expect(explanationOf(input, 'child').map(({ kind }) => kind)).toEqual([
      'capped',
      'general',
      'joinsOrdinary',
      'ordinary',
      'unpaid',
    ]);
    expect(explanationOf(input, 'child')[0]).toEqual({
      kind: 'capped',
      references: [{ act: 'mortgageAct', article: '19, 3°bis' }],
      limitCents: 1_500_000n,
      aboveCents: 300_000n,
      shareCents: null,
    });
  });

  it('tells the rounds on an income before the cap that has nothing to do with them', () => {
    const input = dossier([{ id: 'wage', kind: 'income', amountCents: 100n }, bank(2_000_000n)], {
      child: { privilegeId: 'maintenance', amountCents: 1_600_000n },
    });
    expect(explanationOf(input, 'child').map(({ kind }) => kind)).toEqual([
      'maintenanceFromIncome',
      'capped',
      'general',
      'joinsOrdinary',
      'ordinary',
    ]);
  });

  it('tells that an asset was empty, that a claim is reserved, that nothing was claimed', () => {
    const input = dossier([{ id: 'car', kind: 'asset', amountCents: 0n }, bank(50n)], {
      lender: { privilegeId: 'pledge', amountCents: 100n, lots: ['car'], reservedCents: 100n },
      nobody: { privilegeId: 'vat', amountCents: 0n },
    });
    const explanation = explanationOf(input, 'lender');
    expect(explanation.map(({ kind }) => kind)).toEqual([
      'specific',
      'joinsOrdinary',
      'ordinary',
      'reserved',
      'unpaid',
    ]);
    expect(roundStep(explanation[0])).toMatchObject({ allottedCents: 0n, round: { availableCents: 0n } });
    expect(explanationOf(input, 'nobody')).toEqual([{ kind: 'nothingClaimed' }]);
  });

  it('cites the article that was in force on the governing date', () => {
    const input = dossier([bank(50n)], { a: { privilegeId: 'chirographic', amountCents: 50n } });
    const actsOn = (asOf: string) =>
      roundStep(explanationOf({ ...input, asOf }, 'a')[0]).references.map(({ act }) => act);
    expect(actsOn('2021-08-31')).toEqual(['mortgageAct']);
    expect(actsOn('2021-09-01')).toEqual(['civilCodeBook3']);
  });

  it('keeps the reason of an order that the bailiff fixed', () => {
    const goods = [{ id: 'goods', kind: 'asset', amountCents: 150n }] as const;
    const input = dossier(goods, {
      landlord: { privilegeId: 'lessor', amountCents: 100n, lots: ['goods'], since: '2022-01-01' },
      seller: { privilegeId: 'unpaid-seller', amountCents: 100n, lots: ['goods'] },
      lender: { privilegeId: 'pledge', amountCents: 100n, lots: ['goods'], since: '2020-01-01' },
    });
    const orders = [{ poolId: 'goods', claimIds: ['seller', 'lender', 'landlord'], reason: 'Fairness.' }];
    const step = roundStep(explanationOf({ ...input, choices: { orders } }, 'lender')[0]);
    expect(step.round.orderReason).toBe('Fairness.');
    expect(step.allottedCents).toBe(50n);
  });
});
