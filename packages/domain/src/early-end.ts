import type { IsoDate } from './iso-date.ts';
import { legalFilingDay } from './terms.ts';
import type { SendMethod } from './vocabulary.ts';

/** An invitation with what tells how long its creditor had to file. */
export interface EndedInvitation {
  readonly sendMethod: SendMethod;
  /** `null` when it never left the office. */
  readonly sentOn: IsoDate | null;
  /** Where there is evidence of its presentation. */
  readonly presentedOn: IsoDate | null;
  readonly closedOn: IsoDate | null;
  readonly closedBy: 'creditor' | 'office' | 'term' | null;
}

export interface EarlyEnd {
  readonly count: number;
  /** The day until which the last of them could have filed. */
  readonly legalDay: IsoDate;
}

/**
 * The invitations that the office ended while the law still gave the creditor time (Judicial Code 1627). The last day
 * belongs to the term. Who closed an invitation himself had said all he wanted.
 */
export function findEarlyEnd(invitations: readonly EndedInvitation[]): EarlyEnd | undefined {
  const days = invitations.flatMap(({ sendMethod, sentOn, presentedOn, closedOn, closedBy }) => {
    if (closedBy !== 'office' || sentOn === null || closedOn === null) return [];
    const legalDay = legalFilingDay(sendMethod, sentOn, presentedOn);
    return closedOn <= legalDay ? [legalDay] : [];
  });
  const legalDay = days.sort().at(-1);
  return legalDay === undefined ? undefined : { count: days.length, legalDay };
}
