import { brusselsDate } from '@prorata/domain/iso-date';
import { type ListSearch, parseListSearch } from '../../platform/list-search.ts';

/** What the address of the screen may say: whose transactions of which month. */
export interface InvoicingSearch extends ListSearch {
  readonly organization?: string;
  /** `2026-10`; absent for the month of today. */
  readonly month?: string;
}

export function parseInvoicingSearch(values: Readonly<Record<string, unknown>>): InvoicingSearch {
  const { organization, month } = values;
  return {
    ...parseListSearch(values),
    ...(typeof organization === 'string' && { organization }),
    ...(typeof month === 'string' && /^20\d{2}-(0[1-9]|1[0-2])$/.test(month) && { month }),
  };
}

export function monthOf(instant: Date): string {
  return brusselsDate(instant).slice(0, 7);
}

/** The month of today and those before it, the last first. */
export function lastMonths(latest: string, count: number): string[] {
  const [year = 0, month = 1] = latest.split('-').map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}
