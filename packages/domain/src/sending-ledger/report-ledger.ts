import {
  type ContestationDays,
  contestationDaysOf,
  type Notification,
  plannedDeposit,
} from '../contestation-term.ts';
import { brusselsDate, type IsoDate } from '../iso-date.ts';
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
  /** The last day to contest that it told; null when it told none. */
  readonly contestUntil: IsoDate | null;
  /** When the letter came to lie at the post, or the provider took the message in, as they say; null until then, and for a mail. */
  readonly depositedAt: Date | null;
  /** When it was presented to the addressee, as the service says; null until then. */
  readonly presentedAt: Date | null;
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
  /** The day on which they signed for the report, where the office has their receipt. */
  readonly receivedOn: IsoDate | null;
  /** On the office's own reading a mail counts from the day of its sending; the law knows no such form (1629). */
  readonly isEmailCounted: boolean;
  readonly attempts: readonly Kind[];
}

export const ADDRESSEE_STATES = ['handedOver', 'setAside', 'waiting', 'failed', 'unsent'] as const;
export type AddresseeState = (typeof ADDRESSEE_STATES)[number];

export interface LedgerEntry<Kind extends ReportAttempt = ReportAttempt> extends AddresseeOfReport<Kind> {
  readonly state: AddresseeState;
  /** The mail or letter that counts. */
  readonly effect: AcceptedAttempt<Kind> | undefined;
  /** How they came to have the report, from which their days are counted; absent while nothing notified them. */
  readonly notification: Notification | undefined;
  /** The days in which this addressee can contest; null while they do not run. */
  readonly days: ContestationDays | null;
}

export function ledgerEntryOf<Kind extends ReportAttempt>(
  addressee: AddresseeOfReport<Kind>,
): LedgerEntry<Kind> {
  const effect = findEffect(addressee);
  const notification = findNotification(addressee, effect);
  return {
    ...addressee,
    effect,
    notification,
    state: stateOf(addressee, effect !== undefined),
    days: daysOf(notification, effect),
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

/** Whom the law sends a registered letter has the report with what is registered, not with the mail beside it. */
function findEffect<Kind extends ReportAttempt>(
  addressee: AddresseeOfReport<Kind>,
): AcceptedAttempt<Kind> | undefined {
  const counted = countedAttempts(addressee);
  const isRegistered = addressee.sendMethod !== null && addressee.sendMethod !== 'Email';
  return findFirstEffective(
    isRegistered ? counted.filter(({ sendMethod }) => sendMethod !== 'Email') : counted,
  );
}

function stateOf(addressee: AddresseeOfReport, isHandedOver: boolean): AddresseeState {
  if (addressee.decision?.decision === 'setAside') return 'setAside';
  if (isHandedOver) return 'handedOver';
  const counted = countedAttempts(addressee);
  if (counted.some(isWaiting)) return 'waiting';
  return counted.some(hasFailed) ? 'failed' : 'unsent';
}

/** By what they were notified (Judicial Code 53bis), and never less than they were told. */
function daysOf(
  notification: Notification | undefined,
  effect: AcceptedAttempt<ReportAttempt> | undefined,
): ContestationDays | null {
  if (notification === undefined) return null;
  const { lastDay, cautiousDay } = contestationDaysOf(notification);
  const told = effect?.contestUntil ?? lastDay;
  return { lastDay: later(lastDay, told), cautiousDay: later(cautiousDay, told) };
}

function findNotification(
  { receivedOn, isEmailCounted }: AddresseeOfReport,
  effect: AcceptedAttempt<ReportAttempt> | undefined,
): Notification | undefined {
  if (receivedOn !== null) return { kind: 'receipt', receivedOn };
  if (effect === undefined) return undefined;
  const { sendMethod, acceptedAt, depositedAt, presentedAt } = effect;
  if (sendMethod === 'QualifiedDelivery') {
    const presentedOn = presentedAt && brusselsDate(presentedAt);
    return { kind: 'qualified', sentOn: brusselsDate(depositedAt ?? acceptedAt), presentedOn };
  }
  if (sendMethod === 'RegisteredLetter') {
    const depositedOn = depositedAt === null ? plannedDeposit(acceptedAt) : brusselsDate(depositedAt);
    return { kind: 'letter', depositedOn };
  }
  return isEmailCounted ? { kind: 'receipt', receivedOn: brusselsDate(acceptedAt) } : undefined;
}

function later(one: IsoDate, other: IsoDate): IsoDate {
  return one < other ? other : one;
}

/** They have the report by mail alone, of which neither a receipt nor a reading of the office makes a notification. */
export function isReceiptLacking({ state, days }: Pick<LedgerEntry, 'state' | 'days'>): boolean {
  return state === 'handedOver' && days === null;
}

/**
 * Nothing is paid before they have it: it came back, or waits to be sent to a corrected address, or reached them in no form
 * of the law. Of whoever stands in the ledger without any attempt, it was sent before there was one.
 */
export function keepsPayoutWaiting(
  entry: Pick<LedgerEntry, 'state' | 'days'> & { readonly attempts: readonly unknown[] },
): boolean {
  const { state, attempts } = entry;
  if (isReceiptLacking(entry)) return true;
  return state === 'failed' || state === 'waiting' || (state === 'unsent' && attempts.length > 0);
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

/** The last days of whoever has the longest; undefined while the term runs for nobody. */
export function findLastDays(entries: readonly Pick<LedgerEntry, 'days'>[]): ContestationDays | undefined {
  return entries
    .flatMap(({ days }) => days ?? [])
    .reduce<ContestationDays | undefined>(
      (last, days) => ({
        lastDay: later(last?.lastDay ?? '', days.lastDay),
        cautiousDay: later(last?.cautiousDay ?? '', days.cautiousDay),
      }),
      undefined,
    );
}

/** The days of whoever contests: their own or, for one to whom the draft did not go, the longest of all. */
export function daysToContest(
  entries: readonly Pick<LedgerEntry, 'addresseeId' | 'days'>[],
  addresseeId: string | null,
): ContestationDays | null {
  const entry = entries.find((candidate) => candidate.addresseeId === addresseeId);
  return entry === undefined ? (findLastDays(entries) ?? null) : entry.days;
}
