import { type IsoDate, isIsoDate } from '@prorata/domain/iso-date';

/** Day first, as Belgium writes it, with any of the usual separators or none; or the day as the API writes it. */
const WRITTEN = /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4}|\d{2})$/;
const DIGITS = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;

/**
 * The day that somebody typed: `22/10/2026`, `22.10.26`, `22-10-2026` and `22102026` are all understood, whatever
 * the language. Text that is no day, or a day that does not exist, gives `undefined`.
 */
export function parseDate(text: string): IsoDate | undefined {
  const trimmed = text.trim();
  if (isIsoDate(trimmed)) return trimmed;
  const [, day, month, year] = WRITTEN.exec(trimmed) ?? DIGITS.exec(trimmed) ?? [];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : undefined;
}
