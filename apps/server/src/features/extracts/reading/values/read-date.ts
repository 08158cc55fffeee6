import { parseDate, parseMoment } from '@prorata/domain/parse-date';

/** The days that the contract takes: a year printed as 0202 is a mistake. */
const EARLIEST = '1900-01-01';
const LATEST = '2199-12-31';

export function readDate(text: string): string | undefined {
  const date = parseDate(text);
  return date !== undefined && date >= EARLIEST && date <= LATEST ? date : undefined;
}

/** Of a year of two digits nobody can tell of which century it is. */
export function readBirthDate(text: string): string | undefined {
  return WITH_CENTURY.test(text) ? readDate(text) : undefined;
}

const WITH_CENTURY = /(?:^|\D)\d{4}(?:\D|$)|^\d{8}$/;

const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** A day with its hour, on the clocks in Belgium unless it says otherwise. */
export function readInstant(text: string): string | undefined {
  const moment = WITH_OFFSET.test(text)
    ? text
    : parseMoment(text.replace(/(?<!\s)\s+-\s+(?=\d{1,2}[:.h])/, ' '));
  const instant = new Date(moment ?? Number.NaN);
  // The 30th of February would be counted on into March.
  if (Number.isNaN(instant.getTime()) || !readDate(moment?.slice(0, 10) ?? '')) return undefined;
  return readDate(instant.toISOString().slice(0, 10)) && instant.toISOString();
}
