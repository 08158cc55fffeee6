import type { SendResult } from '@prorata/contract/delivery/delivery';
import type { LedgerAddressee, ReportLedger } from '@prorata/contract/results/result';
import { outcomeOf, STATUSES_AT_THE_POST, STATUSES_OF_PRESENTATION } from '@prorata/domain/delivery-status';
import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';

/** One sending to one addressee; what is sent again stands under what went before it. */
export interface LedgerRow {
  readonly key: string;
  readonly addressee: LedgerAddressee;
  /** Null while nothing was sent to where it goes now. */
  readonly attempt: SendResult | null;
  /** Sent again, or to be: another sending stands above it. */
  readonly isAgain: boolean;
  /** The sending that counts, or the last one while none does: what holds for the addressee stands beside it. */
  readonly isCurrent: boolean;
}

/** The defendants, then the creditors in the order in which they are paid, then those without a claim. */
export function rowsOf({ addressees }: Pick<ReportLedger, 'addressees'>): LedgerRow[] {
  return addressees
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .flatMap((addressee) => rowsOfAddressee(addressee));
}

function placeOf({ recipient, position }: LedgerAddressee): number {
  if (recipient === 'defendant') return -1;
  return position ?? Number.MAX_SAFE_INTEGER;
}

function rowsOfAddressee(addressee: LedgerAddressee): LedgerRow[] {
  const sent: (SendResult | null)[] = sendingsOf(addressee);
  const isToBeSent = addressee.state === 'unsent';
  const sendings = isToBeSent ? [...sent, null] : sent;
  if (sendings.length === 0) sendings.push(null);
  const counting = sendings.findIndex((attempt) => attempt !== null && attempt.id === addressee.effectId);
  const current = counting === -1 ? sendings.length - 1 : counting;
  return sendings.map((attempt, index) => ({
    key: attempt === null ? addressee.id : `${addressee.id}.${attempt.id}`,
    addressee,
    attempt,
    isAgain: index > 0,
    isCurrent: index === current,
  }));
}

/** Oldest first. A mail that went beside a letter is a copy of it, and no sending of its own. */
function sendingsOf({ attempts }: LedgerAddressee): SendResult[] {
  const isCopy = (one: SendResult) =>
    one.sendMethod === 'Email' &&
    attempts.some(({ sendMethod, requestedAt }) => sendMethod !== 'Email' && requestedAt === one.requestedAt);
  return attempts.filter((attempt) => !isCopy(attempt)).toReversed();
}

/** The day on which a letter came to lie at the post, or a service took the mail over. */
export function depositedOn(attempt: SendResult): IsoDate | null {
  if (attempt.sendMethod === 'Email') return attempt.acceptedAt && brusselsDate(new Date(attempt.acceptedAt));
  return dayOfFirst(attempt, STATUSES_AT_THE_POST);
}

/** The day on which it was delivered or presented, as the service says. */
export function deliveredOn(attempt: SendResult): IsoDate | null {
  return dayOfFirst(attempt, STATUSES_OF_PRESENTATION);
}

function dayOfFirst({ steps }: SendResult, statuses: readonly SendResult['status'][]): IsoDate | null {
  const step = steps.find(({ status }) => statuses.includes(status));
  return step === undefined ? null : brusselsDate(new Date(step.occurredAt));
}

export type Proof =
  | { readonly kind: 'receipt' }
  | { readonly kind: 'deposit'; readonly registeredLetterId: string }
  | { readonly kind: 'evidence'; readonly deliveryId: string; readonly evidenceId: string };

/** The paper that proves most about a sending: a signed receipt, the provider's last evidence, or the proof of deposit. */
export function proofOf({ addressee, attempt, isCurrent }: LedgerRow): Proof | undefined {
  if (isCurrent && addressee.receipt !== null) return { kind: 'receipt' };
  if (attempt === null || attempt.sendMethod === 'Email') return undefined;
  const evidence = attempt.steps.findLast((step) => step.evidence !== null)?.evidence;
  if (evidence) return { kind: 'evidence', deliveryId: attempt.id, evidenceId: evidence.id };
  if (!attempt.hasProofOfDeposit) return undefined;
  return { kind: 'deposit', registeredLetterId: attempt.registeredLetterId };
}

export const LEDGER_FILTERS = ['all', 'waiting', 'failed', 'delivered', 'withoutProof'] as const;
export type LedgerFilter = (typeof LEDGER_FILTERS)[number];

/** Whether a filter leaves an addressee, by all rows of theirs. */
function isLeft(filter: LedgerFilter, rows: readonly LedgerRow[]): boolean {
  const current = rows.find(({ isCurrent }) => isCurrent);
  if (current === undefined) return false;
  const { state } = current.addressee;
  const isSetAside = state === 'setAside';
  if (filter === 'failed') return state === 'failed';
  if (filter === 'delivered') return isDelivered(current);
  if (filter === 'waiting') return !isSetAside && state !== 'failed' && !isDelivered(current);
  return filter === 'all' || (!isSetAside && proofOf(current) === undefined);
}

function isDelivered({ addressee, attempt }: LedgerRow): boolean {
  if (addressee.receivedOn !== null) return true;
  // Nothing proves that they have it.
  if (addressee.isReceiptLacking) return false;
  return addressee.state === 'handedOver' && attempt !== null && outcomeOf(attempt.status) === 'arrived';
}

/** The rows that are left by a filter and what is searched, each addressee with all of theirs. */
export function filterRows(
  rows: readonly LedgerRow[],
  { filter, search }: { readonly filter: LedgerFilter; readonly search: string },
): LedgerRow[] {
  const wanted = plain(search);
  return byAddressee(rows)
    .filter((own) => isLeft(filter, own) && plain(own[0]?.addressee.name ?? '').includes(wanted))
    .flat();
}

/** How many addressees each filter would leave. */
export function countRows(rows: readonly LedgerRow[]): Readonly<Record<LedgerFilter, number>> {
  const addressees = byAddressee(rows);
  const count = (filter: LedgerFilter) => addressees.filter((own) => isLeft(filter, own)).length;
  return {
    all: count('all'),
    waiting: count('waiting'),
    failed: count('failed'),
    delivered: count('delivered'),
    withoutProof: count('withoutProof'),
  };
}

function byAddressee(rows: readonly LedgerRow[]): LedgerRow[][] {
  return [...Map.groupBy(rows, ({ addressee }) => addressee.id).values()];
}

/** Without accents and capitals. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** A day that counts for the term, and for how many addressees. */
export interface TermPoint {
  readonly key: 'deposited' | 'today' | 'presumed' | 'last';
  readonly day: IsoDate;
  /** Of today: none. */
  readonly count: number | null;
  readonly isPast: boolean;
  /** The post has not said yet that they lie there. */
  readonly isPlanned: boolean;
}

/** The days of the term in their order: when it left, today, when it is presumed to be received, and the last day. */
export function termPointsOf({ addressees }: Pick<ReportLedger, 'addressees'>, today: IsoDate): TermPoint[] {
  const running = addressees.filter(({ notification }) => notification !== null);
  const ofDays = (key: 'deposited' | 'presumed' | 'last', days: readonly IsoDate[]) => {
    const day = days.toSorted().at(key === 'deposited' ? 0 : -1);
    return day === undefined ? [] : [{ key, day, count: days.filter((one) => one === day).length }];
  };
  const letters = running.flatMap(({ notification }) =>
    notification?.kind === 'letter' ? [notification.firstDay] : [],
  );
  return [
    ...ofDays(
      'deposited',
      running.flatMap(({ notification }) => notification?.on ?? []),
    ),
    { key: 'today' as const, day: today, count: null },
    ...ofDays('presumed', letters),
    ...ofDays(
      'last',
      running.flatMap(({ lastDay }) => lastDay ?? []),
    ),
  ]
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
    .map((point) => ({
      ...point,
      isPast: point.day < today,
      isPlanned: point.key === 'deposited' && running.some(({ plannedOn }) => plannedOn === point.day),
    }));
}
