import { addMonths, type IsoDate } from '../iso-date.ts';
import { type Cents, sumCents } from '../money.ts';
import type { RunOccasion } from '../vocabulary.ts';

export interface WaitingReceipt {
  readonly receivedOn: IsoDate;
  readonly amountCents: Cents;
}

export interface RunTerms {
  readonly thresholdCents: Cents | null;
  readonly everyMonths: number | null;
  readonly nextRunOn: IsoDate | null;
}

interface RunFacts {
  readonly terms: RunTerms;
  /** In any order. */
  readonly waiting: readonly WaitingReceipt[];
  /** Up to when the last run took what had come in; `null` before the first. */
  readonly lastCutOff: IsoDate | null;
}

export interface DueRun {
  readonly occasion: RunOccasion;
  readonly since: IsoDate;
}

/** Why the next run is due on a day, by the reason that came first; nothing is due while nothing waits. */
export function findDueRun({ terms, waiting, lastCutOff }: RunFacts, today: IsoDate): DueRun | null {
  const sorted = inOrder(waiting);
  const [first] = sorted;
  if (first === undefined) return null;
  const { nextRunOn, everyMonths } = terms;
  // Before the first run the months count from the first money.
  const start = lastCutOff ?? first.receivedOn;
  const reasons: (DueRun | null)[] = [
    reachThreshold(sorted, terms.thresholdCents),
    nextRunOn === null ? null : { occasion: 'date', since: nextRunOn },
    everyMonths === null ? null : { occasion: 'date', since: addMonths(start, everyMonths) },
  ];
  const come = reasons.filter((reason) => reason !== null && reason.since <= today);
  return come.reduce((best, reason) => (best && reason && best.since <= reason.since ? best : reason), null);
}

/** On the day of the receipt by which enough waits. */
function reachThreshold(sorted: readonly WaitingReceipt[], thresholdCents: Cents | null): DueRun | null {
  if (thresholdCents === null) return null;
  let gatheredCents = 0n;
  for (const { receivedOn, amountCents } of sorted) {
    gatheredCents += amountCents;
    if (gatheredCents >= thresholdCents) return { occasion: 'threshold', since: receivedOn };
  }
  return null;
}

/** Judicial Code 522/1, § 4: what is not more than this may lie longer. */
const SMALL_SUM_CENTS = 2_500_00n;
const MOST_MONTHS = 2;

/**
 * The last day on which money of others may lie with the office without being paid on or put on an account of its own (Judicial
 * Code 522/1, § 4): two months after the oldest came; `null` while it is not more than 2,500 euros.
 */
export function findKeepUntil(waiting: readonly WaitingReceipt[]): IsoDate | null {
  const [oldest] = inOrder(waiting);
  if (oldest === undefined || sumCents(waiting.map(({ amountCents }) => amountCents)) <= SMALL_SUM_CENTS) {
    return null;
  }
  return addMonths(oldest.receivedOn, MOST_MONTHS);
}

function inOrder(waiting: readonly WaitingReceipt[]): readonly WaitingReceipt[] {
  return waiting.toSorted((one, other) => (one.receivedOn < other.receivedOn ? -1 : 1));
}
