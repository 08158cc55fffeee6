import { expect, test } from 'vitest';
import { lastMonths, monthOf, parseInvoicingSearch } from './invoicing-search.ts';

test('a month ends at midnight in Belgium', () => {
  expect(monthOf(new Date('2026-10-31T22:59:59Z'))).toBe('2026-10');
  expect(monthOf(new Date('2026-10-31T23:00:00Z'))).toBe('2026-11');
});

test('the months before one run over the years', () => {
  expect(lastMonths('2026-02', 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
});

test('what makes no sense in the address is left out', () => {
  expect(parseInvoicingSearch({ organization: 7, month: '2026-13', page: 3 })).toEqual({ page: 3 });
  expect(parseInvoicingSearch({ organization: 'a', month: '2026-12' })).toEqual({
    organization: 'a',
    month: '2026-12',
  });
});
