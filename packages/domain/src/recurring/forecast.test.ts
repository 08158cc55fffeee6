import { describe, expect, it } from 'vitest';
import { forecastPayments, laterMonth, type OpenClaim } from './forecast.ts';

const claim = (creditorId: string, rank: number, balanceCents: bigint, isMaintenance = false): OpenClaim => ({
  ...{ creditorId, rank, balanceCents, isMaintenance },
});
const MONTHLY = { quotaCents: 100_00n, maintenanceOnlyCents: 0n, atHandCents: 0n };
const forecast = (claims: readonly OpenClaim[], changes: object = {}) =>
  Object.fromEntries(forecastPayments(claims, { ...MONTHLY, ...changes }, '2026-11'));

describe('when creditors are paid in full', () => {
  it('the ranks come one after the other, and those of one rank end together', () => {
    expect(
      forecast([
        claim('tax', 40, 250_00n),
        claim('A', 900, 150_00n),
        claim('B', 900, 50_00n),
        claim('C', 950, 50_01n),
      ]),
    ).toEqual({ tax: '2027-01', A: '2027-03', B: '2027-03', C: '2027-04' });
  });

  it('who has claims of two ranks is paid with the last, and who has nothing to get is not named', () => {
    expect(forecast([claim('A', 40, 100_00n), claim('A', 900, 100_00n), claim('B', 40, 0n)])).toEqual({
      A: '2026-12',
    });
  });

  it('what lies ready counts first', () => {
    expect(forecast([claim('A', 40, 300_00n)], { atHandCents: 250_00n })).toEqual({ A: '2026-11' });
    expect(forecast([claim('A', 40, 300_00n)], { atHandCents: 300_00n })).toEqual({ A: '2026-11' });
  });

  it('maintenance goes before all and has money of its own, which leaves more for the others', () => {
    const claims = [claim('child', 40, 300_00n, true), claim('A', 900, 100_00n)];
    expect(forecast(claims, { maintenanceOnlyCents: 50_00n })).toEqual({ child: '2026-12', A: '2027-01' });
    expect(forecast(claims)).toEqual({ child: '2027-01', A: '2027-02' });
  });

  it('nobody in more than thirty years, nor when nothing comes in', () => {
    expect(forecast([claim('A', 40, 36_000_01n)])).toEqual({ A: null });
    expect(forecast([claim('A', 40, 36_000_00n)])).toEqual({ A: '2056-10' });
    expect(forecast([claim('A', 40, 1n)], { quotaCents: 0n })).toEqual({ A: null });
  });
});

it('counts months over the end of a year', () => {
  expect([laterMonth('2026-11', 2), laterMonth('2026-01', -1), laterMonth('2026-05', 0)]).toEqual([
    '2027-01',
    '2025-12',
    '2026-05',
  ]);
});
