import { LawGapError } from '@prorata/law/law-gap-error';
import { toSeizableIncome } from '@prorata/law/parameters/seizable-income';
import { describe, expect, it } from 'vitest';
import { knownScales, type PublishedScale, refuseFrom, scaleOn } from './scales.ts';

const OF_2027: PublishedScale = {
  from: '2027-01-01',
  value: toSeizableIncome([145_000n, 155_700n, 171_800n, 187_900n], 9_000n),
  source: 'Official Gazette of 14 December 2026',
  isConfirmed: true,
};

describe('the amounts of the law that hold on a day', () => {
  it('are those of the register, also where they changed within a year or held beyond it', () => {
    expect(scaleOn('2022-11-02', []).value.perChildCents).toBe(7_300n);
    expect(scaleOn('2022-11-03', []).value.perChildCents).toBe(8_800n);
    expect(scaleOn('2021-09-30', [])).toMatchObject({
      from: '2020-12-24',
      isOfItsYear: true,
      isConfirmed: true,
    });
  });

  it('are the last that are known, and not confirmed, once their year is over', () => {
    expect(scaleOn('2026-12-31', [])).toMatchObject({ from: '2026-01-01', isConfirmed: true });
    expect(scaleOn('2027-01-01', [])).toMatchObject({
      from: '2026-01-01',
      isOfItsYear: false,
      isConfirmed: false,
    });
  });

  it('are those that were published since, confirmed when somebody else has compared them', () => {
    expect(scaleOn('2027-03-01', [OF_2027])).toMatchObject({
      from: '2027-01-01',
      isPublished: true,
      isConfirmed: true,
      isOfItsYear: true,
    });
    expect(scaleOn('2027-03-01', [{ ...OF_2027, isConfirmed: false }]).isConfirmed).toBe(false);
    expect(scaleOn('2026-12-31', [OF_2027])).toMatchObject({ from: '2026-01-01', isConfirmed: true });
  });

  it('are never published ones for a time that the register knows', () => {
    const older = { ...OF_2027, from: '2026-01-01' };
    expect(scaleOn('2026-05-01', [older]).isPublished).toBe(false);
    expect(knownScales([OF_2027, older]).filter(({ isPublished }) => isPublished)).toHaveLength(1);
  });

  it('are not known before the first', () => {
    expect(() => scaleOn('2015-12-31', [])).toThrow(LawGapError);
  });
});

describe('amounts that are taken over', () => {
  it.each([
    ['2026-01-01', [], 'notAfterLast'],
    ['2025-06-01', [], 'notAfterLast'],
    ['2028-01-01', [], 'leavesYearOut'],
    ['2027-01-01', [OF_2027], 'notAfterLast'],
    ['2026-11-01', [], null],
    ['2027-07-01', [], null],
    ['2028-01-01', [OF_2027], null],
  ] as const)('from %s', (from, published, refusal) => {
    expect(refuseFrom(from, published)).toBe(refusal);
  });
});
