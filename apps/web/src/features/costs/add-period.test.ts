import { expect, it } from 'vitest';
import { addPeriod } from './add-period.ts';

const FIRST: Period = { validFrom: '2026-11-15', validUntil: null, cost: 0 };

interface Period {
  readonly validFrom: string;
  readonly validUntil: string | null;
  readonly cost: number;
}

it.each<[string, Period[], Period[]]>([
  ['none yet', [], [FIRST]],
  [
    'one without end: it ends with the year',
    [{ validFrom: '2024-10-01', validUntil: null, cost: 50 }],
    [
      { validFrom: '2024-10-01', validUntil: '2026-12-31', cost: 50 },
      { validFrom: '2027-01-01', validUntil: null, cost: 50 },
    ],
  ],
  [
    'one that starts later: it ends with its own year',
    [{ validFrom: '2028-03-01', validUntil: null, cost: 50 }],
    [
      { validFrom: '2028-03-01', validUntil: '2028-12-31', cost: 50 },
      { validFrom: '2029-01-01', validUntil: null, cost: 50 },
    ],
  ],
  [
    'one with an end: the next day',
    [{ validFrom: '2026-01-01', validUntil: '2026-06-30', cost: 50 }],
    [
      { validFrom: '2026-01-01', validUntil: '2026-06-30', cost: 50 },
      { validFrom: '2026-07-01', validUntil: null, cost: 50 },
    ],
  ],
])('after %s', (_case, periods, expected) => {
  expect(addPeriod(periods, '2026-11-15', FIRST)).toEqual(expected);
});
