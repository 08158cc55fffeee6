import { expect, it } from 'vitest';
import { layOutTimeLine } from './time-line-layout.ts';

const period = (validFrom: string, validUntil: string | null = null) => ({ validFrom, validUntil });

function kindsOf(periods: ReturnType<typeof period>[]) {
  return layOutTimeLine(periods, '2026-11-15').stretches.map(({ kind, validFrom }) => `${kind} ${validFrom}`);
}

it('shows periods, the gaps between them and what overlaps', () => {
  expect(kindsOf([period('2026-01-01', '2026-03-31'), period('2026-06-01')])).toEqual([
    'price 2026-01-01',
    'price 2026-06-01',
    'gap 2026-04-01',
  ]);
  expect(kindsOf([period('2026-01-01'), period('2026-06-01')])).toEqual([
    'price 2026-01-01',
    'overlap 2026-06-01',
  ]);
});

it('leaves out what is not filled in yet, or upside down', () => {
  expect(kindsOf([period(''), period('2026-01-01', '2025-01-01'), period('2026-06-01')])).toEqual([
    'price 2026-06-01',
  ]);
});

it('keeps everything between the two ends, today among them', () => {
  const { stretches, today } = layOutTimeLine(
    [period('2020-01-01', '2021-12-31'), period('2030-01-01')],
    '2026-11-15',
  );
  for (const { start, end } of stretches) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeLessThanOrEqual(100);
    expect(start).toBeLessThan(end);
  }
  expect(today).toBeGreaterThan(0);
  expect(today).toBeLessThan(100);
});
