import { brusselsDate, type IsoDate } from '../iso-date.ts';
import { lastContestationDay } from '../terms.ts';
import type { SendMethod } from '../vocabulary.ts';
import {
  type AcceptedAttempt,
  type Attempt,
  findFirstEffective,
  hasFailed,
  isEffective,
  isWaiting,
} from './attempts.ts';

/** A mail or letter with the report to one addressee; one that is shared stands with each of its addressees. */
export interface ReportAttempt extends Attempt {
  /** The email address or the postal address, on one line. */
  readonly place: string;
  /** The correction that it followed; null when it went where the dossier says. */
  readonly correctionId: string | null;
  /** The last day to contest that it told. */
  readonly contestUntil: IsoDate | null;
}

/** What the office last decided about an addressee. */
export interface AddresseeDecision {
  readonly id: string;
  readonly decision: 'correct' | 'setAside';
}

/** Somebody who is to receive the report, with all that was tried. */
export interface AddresseeOfReport<Kind extends ReportAttempt = ReportAttempt> {
  /** Of the statement, of the invitation that was left without one, or of the dossier for its defendant. */
  readonly addresseeId: string;
  /** The way that the plan has for them; a registered letter may go with a mail beside it. Null when there is none. */
  readonly sendMethod: SendMethod | null;
  readonly decision: AddresseeDecision | null;
  readonly attempts: readonly Kind[];
}

export const ADDRESSEE_STATES = ['handedOver', 'setAside', 'waiting', 'failed', 'unsent'] as const;
export type AddresseeState = (typeof ADDRESSEE_STATES)[number];

export interface LedgerEntry<Kind extends ReportAttempt = ReportAttempt> extends AddresseeOfReport<Kind> {
  readonly state: AddresseeState;
  /** The mail or letter that counts. */
  readonly effect: AcceptedAttempt<Kind> | undefined;
  /** The last day on which this addressee can contest; null until the report was handed over. */
  readonly lastDay: IsoDate | null;
}

export function ledgerEntryOf<Kind extends ReportAttempt>(
  addressee: AddresseeOfReport<Kind>,
): LedgerEntry<Kind> {
  const effect = findEffect(addressee);
  return {
    ...addressee,
    effect,
    state: stateOf(addressee, effect !== undefined),
    lastDay: effect === undefined ? null : lastDayOf(effect),
  };
}

/** What was sent before the last correction went to the wrong place. */
function countedAttempts<Kind extends ReportAttempt>({
  attempts,
  decision,
}: AddresseeOfReport<Kind>): readonly Kind[] {
  const correctionId = decision?.decision === 'correct' ? decision.id : null;
  return decision?.decision === 'setAside'
    ? attempts
    : attempts.filter((attempt) => attempt.correctionId === correctionId);
}

/** Whom the law sends a registered letter has the report with the letter, not with the mail beside it. */
function findEffect<Kind extends ReportAttempt>(
  addressee: AddresseeOfReport<Kind>,
): AcceptedAttempt<Kind> | undefined {
  const counted = countedAttempts(addressee);
  const isByLetter = addressee.sendMethod === 'RegisteredLetter';
  return findFirstEffective(
    isByLetter ? counted.filter(({ sendMethod }) => sendMethod === 'RegisteredLetter') : counted,
  );
}

function stateOf(addressee: AddresseeOfReport, isHandedOver: boolean): AddresseeState {
  if (addressee.decision?.decision === 'setAside') return 'setAside';
  if (isHandedOver) return 'handedOver';
  const counted = countedAttempts(addressee);
  if (counted.some(isWaiting)) return 'waiting';
  return counted.some(hasFailed) ? 'failed' : 'unsent';
}

/** Counted from the day on which the service took it over, by its way (Judicial Code 53bis); never less than was told. */
function lastDayOf({ acceptedAt, sendMethod, contestUntil }: AcceptedAttempt<ReportAttempt>): IsoDate {
  const day = lastContestationDay(brusselsDate(acceptedAt), sendMethod === 'RegisteredLetter');
  return contestUntil !== null && contestUntil > day ? contestUntil : day;
}

/** Whether a mail or letter to a place is still to be asked for: none is on its way there, and none has arrived. */
export function isToBeSent(
  addressee: AddresseeOfReport,
  { sendMethod, place }: Pick<ReportAttempt, 'sendMethod' | 'place'>,
): boolean {
  return !countedAttempts(addressee).some(
    (attempt) =>
      attempt.sendMethod === sendMethod &&
      attempt.place.toLowerCase() === place.toLowerCase() &&
      (isWaiting(attempt) || isEffective(attempt)),
  );
}

/** Nobody is waited for: everyone was handed the report, or set aside by the office. */
export function isComplete(entries: readonly Pick<LedgerEntry, 'state'>[]): boolean {
  return entries.every(({ state }) => state === 'handedOver' || state === 'setAside');
}

/** The last day of whoever has the longest; undefined while nobody was handed the report. */
export function findLastDay(entries: readonly Pick<LedgerEntry, 'lastDay'>[]): IsoDate | undefined {
  return entries
    .flatMap(({ lastDay }) => lastDay ?? [])
    .sort()
    .at(-1);
}
