import { inForce } from '@prorata/law/dated-parameter';
import { contestationTerm } from '@prorata/law/parameters/terms/contestation';
import type { IsoDate } from './iso-date.ts';
import { termAfterEvent, termAfterLetter } from './terms.ts';

/**
 * The last day on which a draft that leaves on `sentOn` can be contested (Judicial Code 1629). One day for everybody:
 * that of whoever has it last, for a registered letter gives the days that the post takes on top (53bis, 2°).
 */
export function lastContestationDay(sentOn: IsoDate, isAnySentByLetter: boolean): IsoDate {
  const days = inForce(contestationTerm, sentOn).value;
  return (isAnySentByLetter ? termAfterLetter(sentOn, days) : termAfterEvent(sentOn, days)).lastDay;
}
