import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomRuns } from '../../testing/random-runs.ts';
import { type ClaimToCount, type CountedClaim, countClaim } from '../claims/count-claim.ts';
import type { InterestRan, PartToCount, Payment } from '../claims/parts.ts';
import { addDays, daysBetween, type IsoDate } from '../iso-date.ts';
import { type Cents, sumCents } from '../money.ts';

function part(kind: PartToCount['kind'], admittedCents: Cents, more: Partial<PartToCount> = {}): PartToCount {
  return { kind, admittedCents, reservedCents: 0n, followsPrivilege: null, interest: null, ...more };
}

/** Interest of 5 % on a principal, counted up to a day. */
function interest(baseCents: Cents, from: IsoDate, cents = 0n, until: IsoDate | null = null): PartToCount {
  const terms = { kind: 'conventional', ratePerMillion: 50_000n, baseCents, from } as const;
  return part('interest', cents, { interest: { ...terms, until, runsOn: true } });
}

function claim(parts: readonly PartToCount[], more: Partial<ClaimToCount> = {}): ClaimToCount {
  return {
    privilegeId: null,
    admittedCents: sumCents(parts.map(({ admittedCents }) => admittedCents)),
    reservedCents: 0n,
    parts,
    payments: [],
    periods: [],
    beneficiary: null,
    isConsumerPledge: false,
    since: null,
    titles: [],
    ...more,
  };
}

function count(given: ClaimToCount, cutOff: IsoDate): CountedClaim {
  return countClaim(given, { asOf: '2026-01-15', cutOff, dayCount: 'ACT/365', keyOf: ({ name }) => name });
}

function dividend(date: IsoDate, amountCents: Cents, more: Partial<Payment['dividend']> = {}): Payment {
  return { date, amountCents, dividend: { securedCents: 0n, consignedCents: 0n, ...more } };
}

const centsOf = ({ parts }: CountedClaim) =>
  Object.fromEntries(parts.map(({ kind, cents }) => [kind, cents]));

describe('a claim that is carried to the next run', () => {
  it('counts interest from the day after the last one, on what is left of the principal', () => {
    const given = claim([
      part('principal', 1_000_000n),
      interest(1_000_000n, '2026-01-01'),
      part('costs', 20_000n),
    ]);
    const first = count(given, '2026-03-31');
    // 89 days of 1.369863.
    expect(centsOf(first)).toEqual({ principal: 1_000_000n, interest: 12_192n, costs: 20_000n });
    const carried = { ...given, payments: [dividend('2026-03-31', 232_192n)] };
    // Costs, then interest, then principal: 8,000.00 are left, on which 91 days bear interest.
    const second = count(carried, '2026-06-30');
    expect(centsOf(second)).toEqual({ principal: 800_000n, interest: 9_973n, costs: 0n });
    const ran = second.events.filter((event): event is InterestRan => event.kind === 'interestRan');
    expect(ran.map(({ from, until }) => [from, until])).toEqual([
      ['2026-01-02', '2026-03-31'],
      ['2026-04-01', '2026-06-30'],
    ]);
  });

  it('has what its privilege gave come off what has the privilege, and the rest off the rest', () => {
    const given = claim([part('principal', 100_000n), part('costs', 30_000n)], { privilegeId: 'wages' });
    expect(count(given, '2026-03-31').ordinary).toEqual([{ because: 'costs', amountCents: 30_000n }]);
    const paid = { ...given, payments: [dividend('2026-03-31', 60_000n, { securedCents: 60_000n })] };
    const second = count(paid, '2026-06-30');
    expect(centsOf(second)).toEqual({ principal: 40_000n, costs: 30_000n });
    expect(second.ordinary).toEqual([{ because: 'costs', amountCents: 30_000n }]);
  });

  it('keeps outside the window what was outside it', () => {
    const given = claim([part('principal', 100_000n)], {
      privilegeId: 'last-illness',
      since: '2026-01-15',
      periods: [
        { from: '2024-01-01', until: '2024-12-31', amountCents: 40_000n },
        { from: '2025-06-01', until: '2025-12-31', amountCents: 60_000n },
      ],
    });
    expect(count(given, '2026-03-31').ordinary).toEqual([{ because: 'window', amountCents: 40_000n }]);
    const paid = { ...given, payments: [dividend('2026-03-31', 60_000n, { securedCents: 60_000n })] };
    expect(count(paid, '2026-06-30')).toMatchObject({
      amountCents: 40_000n,
      ordinary: [{ because: 'window', amountCents: 40_000n }],
    });
  });

  it('stays reserved for what was not consigned', () => {
    const parts = [part('principal', 60_000n, { reservedCents: 40_000n })];
    const given = claim(parts, { reservedCents: 40_000n });
    const paid = { ...given, payments: [dividend('2026-03-31', 10_000n, { consignedCents: 4_000n })] };
    expect(count(paid, '2026-06-30')).toMatchObject({ amountCents: 90_000n, reservedCents: 36_000n });
  });
});

it('over random runs each day bears interest once, and a balance is what was due less what was received', () => {
  const run = fc.record({ days: fc.integer({ min: 1, max: 200 }), thousandths: fc.nat(1_000) });
  fc.assert(
    fc.property(
      fc.array(run, { minLength: 1, maxLength: 12 }),
      fc.bigInt({ min: 1n, max: 5_000_000n }),
      fc.bigInt({ min: 0n, max: 50_000n }),
      (runs, principalCents, costsCents) => {
        const start = '2023-05-10';
        const given = claim([
          part('principal', principalCents),
          interest(principalCents, start),
          part('costs', costsCents),
        ]);
        const payments: Payment[] = [];
        let [cutOff, ranBefore] = [start, 0n];
        let last = count(given, cutOff);
        for (const { days, thousandths } of runs) {
          const before = last;
          cutOff = addDays(cutOff, days);
          last = count({ ...given, payments }, cutOff);
          const ran = last.events.filter((event): event is InterestRan => event.kind === 'interestRan');
          const ranCents = sumCents(ran.map(({ amountCents }) => amountCents));
          expect(last.amountCents).toBe(before.amountCents + ranCents - ranBefore);
          ranBefore = ranCents;
          // Every day from the first that bears interest to the last, and each once.
          let day = start;
          for (const { from, until } of ran) {
            expect(from).toBe(addDays(day, 1));
            day = until;
          }
          expect(daysBetween(start, day)).toBe(daysBetween(start, cutOff));
          const received = (last.amountCents * BigInt(thousandths)) / 1_000n;
          if (received > 0n) payments.push(dividend(cutOff, received));
          // What the next run finds on the same day.
          last = { ...last, amountCents: last.amountCents - received };
          expect(count({ ...given, payments }, cutOff).amountCents).toBe(last.amountCents);
        }
      },
    ),
    randomRuns(300),
  );
});
