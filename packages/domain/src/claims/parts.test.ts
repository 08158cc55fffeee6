import { describe, expect, it } from 'vitest';
import { consumerLimit, countParts, imputePayments, type PartToCount } from './parts.ts';

const part = (
  kind: PartToCount['kind'],
  admittedCents: bigint,
  more: Partial<PartToCount> = {},
): PartToCount => ({
  kind,
  admittedCents,
  reservedCents: 0n,
  followsPrivilege: null,
  interest: null,
  ...more,
});

const cutOff = { cutOff: '2026-11-20', dayCount: 'ACT/365' } as const;

describe('imputing payments', () => {
  const parts = [
    { kind: 'principal', cents: 100_000n },
    { kind: 'penaltyClause', cents: 10_000n },
    { kind: 'interest', cents: 5_000n },
    { kind: 'costs', cents: 20_000n },
  ] as const;

  it.each([
    [15_000n, [100_000n, 10_000n, 5_000n, 5_000n]],
    [22_000n, [100_000n, 10_000n, 3_000n, 0n]],
    [75_000n, [50_000n, 10_000n, 0n, 0n]],
    [130_000n, [0n, 5_000n, 0n, 0n]],
    [999_000n, [0n, 0n, 0n, 0n]],
  ])('takes %d off costs, then interest, then principal', (amountCents, left) => {
    expect(imputePayments(parts, [{ amountCents }])).toEqual(left);
  });
});

describe('counting parts', () => {
  const running = part('interest', 11_959n, {
    interest: {
      kind: 'civil',
      ratePerMillion: null,
      baseCents: 1_000_000n,
      from: '2022-03-15',
      until: '2022-12-31',
      runsOn: true,
    },
  });

  it('adds the interest that ran on since it was declared', () => {
    const { parts, events } = countParts([part('principal', 1_000_000n), running], [], cutOff);
    const [, interest] = parts;
    expect(interest).toMatchObject({ cents: 207_062n, ranOnCents: 195_103n, paidCents: 0n });
    const rates = [5.25, 5.75, 4.5].map((rate) => rate * 10_000);
    expect(events).toEqual([
      {
        kind: 'interestRan',
        baseCents: 1_000_000n,
        from: '2023-01-01',
        until: '2026-11-20',
        stretches: [365, 366, 365 + 324].map((days, year) => ({ days, ratePartsPerMillion: rates[year] })),
        amountCents: 195_103n,
      },
    ]);
  });

  it('leaves interest alone that does not run on', () => {
    const still = { ...running, interest: { ...running.interest, runsOn: false } } as PartToCount;
    const { parts, events } = countParts([still], [], cutOff);
    expect(parts[0]).toMatchObject({ cents: 11_959n, ranOnCents: 0n });
    expect(events).toEqual([]);
  });

  it('runs on over what a payment left of the principal', () => {
    const principal = part('principal', 1_000_000n);
    // To 31-12-2025: 119.59 + 525.00 + 576.58 + 450.00 = 1,671.17; the payment leaves 5,000.00 of the principal.
    const payments = [{ date: '2025-12-31', amountCents: 667_117n }];
    const { parts, events } = countParts([principal, running], payments, cutOff);
    const [owed, interest] = parts;
    expect(owed).toMatchObject({ cents: 500_000n, paidCents: 500_000n });
    // 324 days of 2026 at 4.5 % on 5,000.00.
    expect(interest).toMatchObject({ cents: 19_973n, paidCents: 167_117n });
    expect(events).toMatchObject([
      { kind: 'interestRan', until: '2025-12-31', amountCents: 155_158n },
      {
        kind: 'paymentImputed',
        date: '2025-12-31',
        amountCents: 667_117n,
        taken: [
          { part: 'interest', amountCents: 167_117n },
          { part: 'principal', amountCents: 500_000n },
        ],
      },
      { kind: 'interestRan', baseCents: 500_000n, from: '2026-01-01', amountCents: 19_973n },
    ]);
  });

  it('consigns what ran on as far as the principal is consigned', () => {
    const principal = part('principal', 250_000n, { reservedCents: 750_000n });
    const [owed, interest] = countParts([principal, running], [], cutOff).parts;
    expect(owed?.reservedCents).toBe(750_000n);
    expect(interest?.reservedCents).toBe(146_327n);
  });
});

it('limits the accessories of a consumer’s pledge to half of the principal', () => {
  const principal = { kind: 'principal', cents: 100_000n } as const;
  const accessories = (cents: bigint) => [principal, { kind: 'interest', cents } as const];
  expect([50_000n, 50_001n, 80_000n].map((cents) => consumerLimit(accessories(cents)))).toEqual([
    0n,
    1n,
    30_000n,
  ]);
});
