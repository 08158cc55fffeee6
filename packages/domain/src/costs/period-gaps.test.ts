import { expect, it } from 'vitest';
import { listGaps } from './period-gaps.ts';

const period = (validFrom: string, validUntil: string | null = null) => ({ validFrom, validUntil });

it.each([
  ['no periods', [], []],
  ['one without end', [period('2026-01-01')], []],
  ['two that follow each other', [period('2026-01-01', '2026-06-30'), period('2026-07-01')], []],
  [
    'a day between two, in any order',
    [period('2026-07-02'), period('2026-01-01', '2026-06-30')],
    [period('2026-07-01', '2026-07-01')],
  ],
  ['an end without a follower', [period('2026-01-01', '2026-12-31')], [period('2027-01-01')]],
  [
    'periods that overlap',
    [period('2026-01-01', '2026-12-31'), period('2026-02-01', '2026-03-31'), period('2027-02-01')],
    [period('2027-01-01', '2027-01-31')],
  ],
])('%s', (_case, periods, gaps) => {
  expect(listGaps(periods)).toEqual(gaps);
});
