import { describe, expect, it } from 'vitest';
import { type CostPeriod, CostPeriodError, getPeriodInForce, listPeriodFaults } from './cost-period.ts';

function period(validFrom: string, validUntil: string | null, costCents = 1n): CostPeriod {
  return { validFrom, validUntil, costCents };
}

const YEARS = [period('2025-01-01', '2025-12-31', 50n), period('2026-01-01', null, 52n)];

describe('getPeriodInForce', () => {
  it.each([
    ['2025-01-01', 50n],
    ['2025-12-31', 50n],
    ['2026-01-01', 52n],
    ['2099-06-15', 52n],
  ])('on %s the price is %d cents', (date, cents) => {
    expect(getPeriodInForce(YEARS, date, 'file').costCents).toBe(cents);
  });

  it('a gap stops, before the first period and between two', () => {
    expect(() => getPeriodInForce(YEARS, '2024-12-31', 'file')).toThrow(CostPeriodError);
    const holed = [period('2025-01-01', '2025-12-30'), period('2026-01-01', null)];
    expect(() => getPeriodInForce(holed, '2025-12-31', 'file')).toThrow(
      'The cost "file" has no price on 2025-12-31.',
    );
    expect(() => getPeriodInForce([], '2025-12-31', 'file')).toThrow(CostPeriodError);
  });

  it('two prices on one day stop too', () => {
    const doubled = [period('2025-01-01', '2025-12-31'), period('2025-12-31', null)];
    expect(() => getPeriodInForce(doubled, '2025-12-31', 'file')).toThrow(
      'The cost "file" has several prices on 2025-12-31.',
    );
    expect(getPeriodInForce(doubled, '2025-12-30', 'file')).toBe(doubled[0]);
  });
});

describe('listPeriodFaults', () => {
  it('periods that follow each other, in any order and with a hole, are fine to enter', () => {
    expect(listPeriodFaults(YEARS)).toEqual([]);
    expect(listPeriodFaults(YEARS.toReversed())).toEqual([]);
    expect(listPeriodFaults([period('2024-01-01', '2024-06-30'), ...YEARS])).toEqual([]);
    expect(listPeriodFaults([period('2025-05-05', '2025-05-05')])).toEqual([]);
  });

  it('names each period that overlaps an earlier one or ends before it starts', () => {
    expect(
      listPeriodFaults([...YEARS, period('2025-06-01', '2025-05-31'), period('2025-12-31', '2026-01-01')]),
    ).toEqual([
      { position: 2, fault: 'endsBeforeItStarts' },
      { position: 3, fault: 'overlapsAnother' },
    ]);
    const [year, newYearsEve] = [period('2025-01-01', '2025-12-31'), period('2025-12-31', '2026-06-30')];
    for (const sharingOneDay of [
      [year, newYearsEve],
      [newYearsEve, year],
    ] as const) {
      expect(listPeriodFaults(sharingOneDay)).toEqual([{ position: 1, fault: 'overlapsAnother' }]);
    }
    expect(listPeriodFaults([period('2025-01-01', null), period('2030-01-01', null)])).toEqual([
      { position: 1, fault: 'overlapsAnother' },
    ]);
  });
});
