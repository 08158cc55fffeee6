import { addDays, type IsoDate, yearOf } from '@prorata/domain/iso-date';

interface Period {
  readonly validFrom: IsoDate;
  readonly validUntil?: IsoDate | null | undefined;
}

/**
 * The periods with one more, at the price of the last until somebody changes it. It follows the end of the last; one
 * without an end is ended on the eve of the next new year, when tariffs change.
 */
export function addPeriod<P extends Period>(periods: readonly P[], today: IsoDate, first: P): P[] {
  const last = periods.at(-1);
  if (last === undefined) return [first];
  const { validFrom, validUntil = null } = last;
  if (validUntil !== null) {
    return [...periods, { ...last, validFrom: addDays(validUntil, 1), validUntil: null }];
  }
  const start = `${Math.max(yearOf(today), yearOf(validFrom)) + 1}-01-01`;
  const ended = { ...last, validUntil: addDays(start, -1) };
  return [...periods.slice(0, -1), ended, { ...last, validFrom: start, validUntil: null }];
}
