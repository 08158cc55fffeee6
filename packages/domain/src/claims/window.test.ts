import { describe, expect, it } from 'vitest';
import { type Period, placeWindow, splitByWindow, type WindowDates } from './window.ts';

const dates: WindowDates = { asOf: '2026-05-20', since: null, titles: [] };
const lease = (more: Partial<WindowDates['titles'][number]> = {}) => ({
  kind: 'lease' as const,
  date: '2019-09-01',
  registeredOn: null,
  ...more,
});
const year = (number: number): Period => ({
  from: `${number}-01-01`,
  until: `${number}-12-31`,
  amountCents: 120_000n,
});

function daysOf(privilegeId: string, more: Partial<WindowDates> = {}, periods: readonly Period[] = []) {
  const placed = placeWindow(privilegeId, periods, { ...dates, ...more });
  return placed && [placed.from, placed.until];
}

describe('the window of a privilege', () => {
  it('is two years, the current and the next for a house, by the years of the lease', () => {
    expect(daysOf('lessor', { titles: [lease()] })).toEqual(['2023-09-01', '2027-08-31']);
    expect(daysOf('lessor', { since: '2020-05-20' })).toEqual(['2024-05-20', '2028-05-19']);
    expect(daysOf('lessor')).toEqual(['2024-01-01', '2027-12-31']);
  });

  it('has no end when the lease has a certain date', () => {
    expect(daysOf('lessor', { titles: [lease({ registeredOn: '2019-10-02' })] })).toEqual([
      '2023-09-01',
      null,
    ]);
  });

  it('is one year and the current for a farm', () => {
    expect(daysOf('lessor', { titles: [lease({ kind: 'farmLease' })] })).toEqual([
      '2024-09-01',
      '2026-08-31',
    ]);
  });

  it('goes back from the death, or from the seizure', () => {
    expect(daysOf('last-illness', { since: '2026-02-28' })).toEqual(['2025-03-01', '2026-02-28']);
    expect(daysOf('subsistence-supplies')).toEqual(['2025-11-21', '2026-05-20']);
    expect(daysOf('subsistence-supplies', { asOf: '2026-08-31' })).toEqual(['2026-03-01', '2026-08-31']);
  });

  it('is the past and the current year for holiday pay', () => {
    expect(daysOf('annual-holiday')).toEqual(['2025-01-01', '2026-12-31']);
  });

  it('is the last two years of premiums', () => {
    expect(daysOf('insurance-premium', {}, [year(2023), year(2025), year(2024)])).toEqual([
      '2024-01-01',
      '2025-12-31',
    ]);
  });

  it('is not there for most', () => {
    expect(daysOf('pledge')).toBeNull();
  });
});

describe('what lies outside the window', () => {
  it('is what is owed for other times', () => {
    const periods = [2022, 2023, 2024, 2025].map(year);
    expect(splitByWindow('lessor', 480_000n, periods, dates)).toMatchObject({
      insideCents: 240_000n,
      outsideCents: 240_000n,
    });
  });

  it('is split by days where a period lies across the edge', () => {
    const december = { from: '2025-11-11', until: '2025-11-30', amountCents: 10_000n };
    // Ten of twenty days: the window begins on the 21st.
    expect(splitByWindow('subsistence-supplies', 10_000n, [december], dates)).toMatchObject({
      insideCents: 5_000n,
      outsideCents: 5_000n,
    });
  });

  it('is paid first: what is no longer due is the oldest', () => {
    const periods = [2022, 2023, 2024, 2025].map(year);
    expect(splitByWindow('lessor', 300_000n, periods, dates).outsideCents).toBe(60_000n);
  });

  it('is nothing of principal without a period', () => {
    expect(splitByWindow('lessor', 480_000n, [], dates).outsideCents).toBe(0n);
    expect(splitByWindow('lessor', 480_000n, [year(2022)], dates).outsideCents).toBe(120_000n);
  });
});
