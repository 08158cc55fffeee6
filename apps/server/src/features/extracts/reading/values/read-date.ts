import { isoDateSchema } from '@prorata/contract/fields';
import { parseDate, parseMoment } from '@prorata/domain/parse-date';

/** A day that the product takes; a year typed as 0202 is none. */
export function readDate(text: string): string | undefined {
  return isoDateSchema.safeParse(parseDate(text)).data;
}

/** A day with its hour, on the clocks in Belgium unless it says otherwise. */
export function readInstant(text: string): string | undefined {
  const moment = WITH_OFFSET.test(text) ? text : parseMoment(text.replace(/\s+-\s+(?=\d{1,2}[:.h])/, ' '));
  const instant = new Date(moment ?? Number.NaN);
  return Number.isNaN(instant.getTime()) || readDate(instant.toISOString().slice(0, 10)) === undefined
    ? undefined
    : instant.toISOString();
}

const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;
