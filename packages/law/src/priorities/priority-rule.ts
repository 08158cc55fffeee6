import type { Confidence } from '../confidence.ts';
import type { Reference } from '../dated-parameter.ts';
import type { IsoDate } from '../iso-date.ts';
import type { PrivilegeId } from '../privileges/catalogue.ts';

/**
 * What the law says when two privileges meet on the same money. A pair without a rule goes by rank.
 *
 * Such rules need not agree with each other: three of them can form a circle, and then no machine may choose.
 */
export interface PriorityRule {
  readonly id: string;
  readonly one: readonly PrivilegeId[];
  readonly other: readonly PrivilegeId[];
  /**
   * - `oneFirst`: by nature, whatever the dates.
   * - `olderFirst`: the older right goes first.
   * - `laterFirst`: the younger right goes first.
   */
  readonly order: 'oneFirst' | 'olderFirst' | 'laterFirst';
  /** On the same day: the same rank, or the order of the scale. */
  readonly sameDay: 'equal' | 'byRank';
  /**
   * Without both dates: they must be given; or the order of the scale decides, because the id already tells it; or it
   * does so only while neither is dated, and one date calls for the other.
   */
  readonly withoutDates: 'dateNeeded' | 'byRank' | 'bothOrNone';
  readonly from: IsoDate | null;
  readonly reference: Reference;
  readonly confidence: Confidence;
  readonly note?: string;
}
