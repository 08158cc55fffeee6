import { describe, expect, it } from 'vitest';
import {
  type CostPeriod,
  CostPeriodError,
  changesUsedPrice,
  getPeriodInForce,
  listGaps,
  listPeriodFaults,
} from './cost-period.ts';

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

const USED = {
  validFrom: '2026-01-01',
  validUntil: null,
  costCents: 1_500n,
  layers: [{ upperLimitCents: null, ratePartsPerMillion: 80_000n }],
  usedUntil: '2026-06-30',
};
const PLANNED = { validFrom: '2027-01-01', validUntil: null, costCents: 1_600n, usedUntil: null };

it.each([
  ['nothing changes', [USED], false],
  ['it ends on the last day of its use', [{ ...USED, validUntil: '2026-06-30' }], false],
  ['a new period follows', [{ ...USED, validUntil: '2026-12-31' }, PLANNED], false],
  ['it ends a day too early', [{ ...USED, validUntil: '2026-06-29' }], true],
  ['its amount changes', [{ ...USED, costCents: 1_501n }], true],
  ['it starts later', [{ ...USED, validFrom: '2026-01-02' }], true],
  ['a layer changes', [{ ...USED, layers: [{ upperLimitCents: null, ratePartsPerMillion: 80_001n }] }], true],
  [
    'a layer is added',
    [{ ...USED, layers: [{ upperLimitCents: 5n, ratePartsPerMillion: 1n }, ...USED.layers] }],
    true,
  ],
  ['it goes', [PLANNED], true],
])('when %s: %s', (_case, given, isChanged) => {
  expect(changesUsedPrice([USED], given)).toBe(isChanged);
});

it('a price that was never charged may change, move and go', () => {
  expect(changesUsedPrice([PLANNED], [{ ...PLANNED, costCents: 0n, validFrom: '2026-12-01' }])).toBe(false);
  expect(changesUsedPrice([PLANNED], [])).toBe(false);
});

const daysInForce = (validFrom: string, validUntil: string | null = null) => ({ validFrom, validUntil });

it.each([
  ['no periods', [], []],
  ['one without end', [daysInForce('2026-01-01')], []],
  ['two that follow each other', [daysInForce('2026-01-01', '2026-06-30'), daysInForce('2026-07-01')], []],
  [
    'a day between two, in any order',
    [daysInForce('2026-07-02'), daysInForce('2026-01-01', '2026-06-30')],
    [daysInForce('2026-07-01', '2026-07-01')],
  ],
  ['an end without a follower', [daysInForce('2026-01-01', '2026-12-31')], [daysInForce('2027-01-01')]],
  [
    'periods that overlap',
    [
      daysInForce('2026-01-01', '2026-12-31'),
      daysInForce('2026-02-01', '2026-03-31'),
      daysInForce('2027-02-01'),
    ],
    [daysInForce('2027-01-01', '2027-01-31')],
  ],
])('%s', (_case, periods, gaps) => {
  expect(listGaps(periods)).toEqual(gaps);
});
