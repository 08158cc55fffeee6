import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../iso-date.ts';
import { INCOME_KINDS } from '../vocabulary.ts';
import { type AccountToCount, type CreditToCount, computeAccount } from './protected-account.ts';
import { scaleOn } from './scales.ts';

const WAGE: CreditToCount = {
  kind: 'wage',
  creditedOn: '2026-03-05',
  amountCents: 215_000n,
  months: 1,
  children: 0,
};
const W8: AccountToCount = {
  seizedOn: '2026-03-17',
  balanceCents: 190_000n,
  credits: [WAGE],
  countsCreditDay: false,
};
const scaleOf = (day: string) => scaleOn(day, []).value;

describe('the protected part of a seized account', () => {
  it('W8: 18 of 30 days protect 1,024.68 of a wage of 2,150.00, and 875.32 of 1,900.00 may be seized', () => {
    expect(computeAccount(W8, scaleOf)).toEqual({
      credits: [
        {
          days: 30,
          remainingDays: 18,
          quotaCents: 44_220n,
          protectedCents: 170_780n,
          protectedLeftCents: 102_468n,
        },
      ],
      protectedCents: 102_468n,
      seizableCents: 87_532n,
    });
  });

  it('W8: who counts the day of crediting as the first protects 967.75 and seizes 932.25', () => {
    expect(computeAccount({ ...W8, countsCreditDay: true }, scaleOf)).toMatchObject({
      protectedCents: 96_775n,
      seizableCents: 93_225n,
    });
  });

  it('counts each credit by itself, with the amounts of its own day and its own children', () => {
    const credits = [
      { ...WAGE, creditedOn: '2025-12-31' },
      { ...WAGE, creditedOn: '2026-01-02', kind: 'replacement', amountCents: 170_000n },
      { ...WAGE, creditedOn: '2026-01-02', children: 2 },
    ] as const;
    const { credits: counted } = computeAccount({ ...W8, seizedOn: '2026-01-10', credits }, scaleOf);
    expect(counted.map(({ quotaCents, remainingDays }) => [quotaCents, remainingDays])).toEqual([
      [47_860n, 20],
      [9_140n, 22],
      [26_620n, 22],
    ]);
  });

  it('protects family benefits wholly, and nothing any more after thirty days', () => {
    const credits = [
      { ...WAGE, kind: 'protected', amountCents: 30_000n, creditedOn: '2026-03-17' },
      { ...WAGE, creditedOn: '2026-02-15' },
    ] as const;
    const { credits: counted } = computeAccount({ ...W8, credits }, scaleOf);
    expect(counted.map(({ protectedLeftCents }) => protectedLeftCents)).toEqual([30_000n, 0n]);
  });

  it('counts a sum for three months month by month, and protects it for ninety days', () => {
    const lump = { ...WAGE, amountCents: 3n * 215_000n, months: 3, creditedOn: '2026-02-15' };
    expect(computeAccount({ ...W8, credits: [lump] }, scaleOf).credits).toEqual([
      {
        days: 90,
        remainingDays: 60,
        quotaCents: 132_660n,
        protectedCents: 512_340n,
        protectedLeftCents: 341_560n,
      },
    ]);
  });

  it('does not protect what came after the seizure, and seizes all where nothing is coded', () => {
    const late = { ...WAGE, creditedOn: '2026-03-18' };
    expect(computeAccount({ ...W8, credits: [late] }, scaleOf).seizableCents).toBe(190_000n);
    expect(computeAccount({ ...W8, credits: [] }, scaleOf).seizableCents).toBe(190_000n);
  });

  it('never seizes below nothing nor more than the balance, less with every credit and more with every day', () => {
    const anyCredit = fc.record({
      kind: fc.constantFrom(...INCOME_KINDS, 'protected' as const),
      creditedOn: fc.nat({ max: 60 }).map((days) => addDays('2026-02-01', days)),
      amountCents: fc.bigInt({ min: 1n, max: 1_000_000n }),
      months: fc.integer({ min: 1, max: 24 }),
      children: fc.nat({ max: 10 }),
    });
    const anyAccount = fc.record({
      seizedOn: fc.constant('2026-04-15'),
      balanceCents: fc.bigInt({ min: 0n, max: 2_000_000n }),
      credits: fc.array(anyCredit, { maxLength: 6 }),
      countsCreditDay: fc.boolean(),
    });
    fc.assert(
      fc.property(anyAccount, anyCredit, (account, credit) => {
        const { seizableCents, credits } = computeAccount(account, scaleOf);
        expect(seizableCents >= 0n && seizableCents <= account.balanceCents).toBe(true);
        for (const { protectedLeftCents, protectedCents } of credits) {
          expect(protectedLeftCents >= 0n && protectedLeftCents <= protectedCents).toBe(true);
        }
        const more = { ...account, credits: [...account.credits, credit] };
        expect(computeAccount(more, scaleOf).seizableCents <= seizableCents).toBe(true);
        const later = { ...account, seizedOn: '2026-04-16' };
        expect(computeAccount(later, scaleOf).seizableCents >= seizableCents).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
