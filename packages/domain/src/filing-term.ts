import { inForce } from '@prorata/law/dated-parameter';
import { filingTerm } from '@prorata/law/parameters/terms/filing';
import { addDays, type IsoDate } from './iso-date.ts';
import { termAfterEvent, termAfterLetter } from './terms.ts';
import type { SendMethod } from './vocabulary.ts';

/**
 * The last day of the legal term in which an invited creditor files (Judicial Code 1627), for an invitation that
 * leaves on `sentOn`. A registered letter gives the days that the post takes on top (53bis, 2°).
 */
export function legalFilingDay(sendMethod: SendMethod, sentOn: IsoDate): IsoDate {
  const days = inForce(filingTerm, sentOn).value;
  const term =
    sendMethod === 'RegisteredLetter' ? termAfterLetter(sentOn, days) : termAfterEvent(sentOn, days);
  return term.lastDay;
}

/** How an invitation travels, and the last day that the office would like; `null` for the legal one. */
export interface WantedTerm {
  readonly sendMethod: SendMethod;
  readonly validUntil: IsoDate | null;
}

/**
 * The last day on which a creditor can file. The office may give more time than the law, up to `maxDays` from the
 * sending, but never less: a date that was chosen before and has come too near gives way.
 */
export function lastFilingDay(
  { sendMethod, validUntil }: WantedTerm,
  sentOn: IsoDate,
  maxDays: number,
): IsoDate {
  const legal = legalFilingDay(sendMethod, sentOn);
  const longest = addDays(sentOn, maxDays);
  if (validUntil === null || validUntil < legal || longest < legal) return legal;
  return validUntil < longest ? validUntil : longest;
}

/** Filed when the legal term was over, in the time that the office gave besides: the bailiff decides what it is worth. */
export function isFiledLate(sendMethod: SendMethod, sentOn: IsoDate, filedOn: IsoDate): boolean {
  return filedOn > legalFilingDay(sendMethod, sentOn);
}
