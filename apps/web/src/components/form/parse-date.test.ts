import { expect, test } from 'vitest';
import { parseDate } from './parse-date.ts';

test.each([
  '22/10/2026',
  '22-10-2026',
  '22.10.2026',
  '22 10 2026',
  '22. 10. 2026',
  '22/10/26',
  '22102026',
  '221026',
  ' 22/10/2026 ',
  '2026-10-22',
])('%j is the twenty-second of October 2026', (text) => {
  expect(parseDate(text)).toBe('2026-10-22');
});

test('a single digit is enough for a day and a month', () => {
  expect(parseDate('1/2/2026')).toBe('2026-02-01');
});

test.each(['', '22/10', '10/22/2026', '29/02/2026', '31/11/2026', '22/10/226', 'morgen', '2026-13-01'])(
  '%j is no day',
  (text) => {
    expect(parseDate(text)).toBeUndefined();
  },
);
