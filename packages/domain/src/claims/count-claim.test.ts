import { describe, expect, it } from 'vitest';
import {
  beneficiaryKeys,
  type ClaimToCount,
  type CountContext,
  countClaim,
  toClaimInput,
} from './count-claim.ts';
import type { PartToCount } from './parts.ts';

const claim: ClaimToCount = {
  privilegeId: 'lessor',
  admittedCents: 500_000n,
  reservedCents: 0n,
  parts: [],
  payments: [],
  periods: [],
  beneficiary: null,
  isConsumerPledge: false,
  since: null,
  titles: [],
};

const context: CountContext = {
  asOf: '2026-05-20',
  cutOff: '2026-11-20',
  dayCount: 'ACT/365',
  keyOf: beneficiaryKeys([]),
};

const part = (kind: PartToCount['kind'], admittedCents: bigint, followsPrivilege: boolean | null = null) => ({
  kind,
  admittedCents,
  reservedCents: 0n,
  followsPrivilege,
  interest: null,
});

const parts = [
  part('principal', 400_000n),
  part('interest', 20_000n),
  part('penaltyClause', 40_000n),
  part('proceduralIndemnity', 10_000n),
  part('costs', 30_000n),
];

describe('what of a claim counts', () => {
  it('is all of it, with its privilege, when it is not broken down', () => {
    expect(countClaim(claim, context)).toMatchObject({
      amountCents: 500_000n,
      reservedCents: 0n,
      ordinary: [],
      cappedWith: null,
    });
  });

  it.each([
    ['lessor', { proceduralIndemnity: 10_000n, costs: 30_000n }],
    ['pledge', { proceduralIndemnity: 10_000n }],
    ['vat', { penaltyClause: 40_000n, proceduralIndemnity: 10_000n }],
    ['unpaid-seller', { penaltyClause: 40_000n, proceduralIndemnity: 10_000n, costs: 30_000n }],
    ['chirographic', {}],
    [null, {}],
  ])('leaves without the privilege of %s what does not follow it', (privilegeId, ordinary) => {
    const counted = countClaim({ ...claim, privilegeId, parts }, context);
    expect(counted.amountCents).toBe(500_000n);
    expect(
      Object.fromEntries(counted.ordinary.map(({ because, amountCents }) => [because, amountCents])),
    ).toEqual(ordinary);
  });

  it('follows the office where it decides otherwise for a part', () => {
    const decided = [
      part('principal', 400_000n),
      part('interest', 20_000n, false),
      part('costs', 30_000n, true),
    ];
    expect(countClaim({ ...claim, parts: decided }, context).ordinary).toEqual([
      { because: 'interest', amountCents: 20_000n },
    ]);
  });

  it('loses what lies outside the window, with the interest on it', () => {
    const periods = [
      { from: '2022-01-01', until: '2022-12-31', amountCents: 100_000n },
      { from: '2025-01-01', until: '2025-12-31', amountCents: 300_000n },
    ];
    expect(countClaim({ ...claim, parts: parts.slice(0, 2), periods }, context)).toMatchObject({
      ordinary: [{ because: 'window', amountCents: 105_000n }],
      window: { from: '2024-01-01', until: '2027-12-31' },
    });
  });

  it('limits the accessories of a consumer’s pledge', () => {
    const dear = [part('principal', 100_000n), part('interest', 60_000n), part('costs', 10_000n)];
    expect(
      countClaim({ ...claim, privilegeId: 'pledge', isConsumerPledge: true, parts: dear }, context).ordinary,
    ).toEqual([{ because: 'consumerLimit', amountCents: 20_000n }]);
  });

  it('is less by what was paid', () => {
    const payments = [{ date: '2026-06-01', amountCents: 50_000n }];
    const counted = countClaim({ ...claim, parts, payments }, context);
    expect(counted.amountCents).toBe(450_000n);
    // 300.00 of costs, 100.00 of procedural indemnity and 100.00 of interest are paid.
    expect(counted.parts.map(({ cents }) => cents)).toEqual([400_000n, 10_000n, 40_000n, 0n, 0n]);
    expect(counted.ordinary).toEqual([]);
  });
});

describe('the cap that claims share', () => {
  const worker = { name: 'Wouters, An', nationalNumber: '85073003328' };

  it('is that of the worker, whoever claims', () => {
    const wages = { ...claim, privilegeId: 'wages', beneficiary: worker };
    expect(countClaim(wages, context).cappedWith).toBe('caps.wages/85073003328');
    expect(countClaim({ ...claim, beneficiary: worker }, context).cappedWith).toBeNull();
  });

  it('knows a worker by name where the number is missing', () => {
    const byName = { name: 'An WOUTERS', nationalNumber: null };
    const other = { name: 'An Peeters', nationalNumber: null };
    const keyOf = beneficiaryKeys([byName, worker, other]);
    expect(keyOf(byName)).toBe(keyOf(worker));
    expect(keyOf(other)).not.toBe(keyOf(worker));
  });
});

describe('what the engine is given', () => {
  it('is the claim as it counts, without what is not there', () => {
    expect(toClaimInput({ ...claim, id: 'one', privilegeId: null, limitCents: null }, context)).toEqual({
      id: 'one',
      privilegeId: 'chirographic',
      amountCents: 500_000n,
    });
  });

  it('tells lots, limit, consigned part and what has no privilege', () => {
    const shared = {
      ...claim,
      id: 'one',
      lots: ['van', 'stock'],
      since: '2021-03-01',
      limitCents: 450_000n,
      parts: [...parts.slice(0, 2), { ...part('costs', 20_000n), reservedCents: 10_000n }],
    };
    expect(toClaimInput(shared, context)).toEqual({
      id: 'one',
      privilegeId: 'lessor',
      amountCents: 450_000n,
      lots: ['van', 'stock'],
      since: '2021-03-01',
      limitCents: 450_000n,
      ordinary: [{ because: 'costs', amountCents: 30_000n }],
      reservedCents: 10_000n,
    });
  });
});
