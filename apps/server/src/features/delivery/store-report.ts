import {
  emailStatusAfterReport,
  isAtThePost,
  isLetterUnderWay,
  letterStatusAfterReport,
  outcomeOf,
} from '@prorata/domain/delivery-status';
import {
  EMAIL_SEND_STATUSES,
  type EvidenceKind,
  REGISTERED_LETTER_STATUSES,
} from '@prorata/domain/vocabulary';
import type { Updateable } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { DeliveriesTable, Transaction } from '../../database/tables.ts';
import { type DeliveryStatus, secondsAfter } from './after-attempt.ts';
import type { Delivery } from './lock-delivery.ts';

/** What a service says about a mail or letter: in its answer, or later by itself. */
export interface Report {
  readonly status: DeliveryStatus;
  readonly detail: string | null;
  readonly occurredAt: Date;
  /** The service's own name of the report, by which a repetition is recognised. */
  readonly eventId: string | null;
  /** Says, or would not exist if it were otherwise, that the service took it over. */
  readonly isTakenOver: boolean;
  /** What the service can prove of it. */
  readonly evidence?: EvidenceKind;
  readonly set?: Updateable<DeliveriesTable>;
}

/** What others must be told of. */
export type Happening = 'accepted' | 'deposited' | 'delivered' | 'failed' | 'skipped';

export interface StoredReport {
  readonly delivery: Delivery;
  readonly happenings: readonly Happening[];
}

/** How long the post may say nothing before it is asked. */
const INQUIRY_SECONDS = 3 * 3600;

/**
 * Writes a report in the send log and moves the status if it may follow the present one. The delivery is locked.
 * Undefined, and nothing stored, when the report came before.
 */
export async function storeReport(
  trx: Transaction,
  delivery: Delivery,
  report: Report,
  now: Date,
): Promise<StoredReport | undefined> {
  if (!(await logReport(trx, delivery, report))) return undefined;
  const { set, happenings } = changesBy(delivery, report, now);
  const stored = await trx
    .updateTable('deliveries')
    .set(set)
    .where('id', '=', delivery.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { delivery: stored, happenings };
}

/** What a report changes of a mail or letter, and what others must be told of. */
export function changesBy(delivery: Delivery, report: Report, now: Date) {
  const before = statusOf(delivery);
  const columns = columnsAfter(delivery, report.status);
  const after = columns.emailStatus ?? columns.registeredLetterStatus ?? before;
  const isNewlyAccepted = report.isTakenOver && delivery.acceptedAt === null;
  const isNewlyDeposited = delivery.sendMethod !== 'Email' && isAtThePost(after) && !isAtThePost(before);
  const hasMoved = after !== before;
  const isWaiting = after === 'Pending';
  const outcome = hasMoved ? EVENT_BY_OUTCOME[outcomeOf(after)] : undefined;
  return {
    set: {
      ...columns,
      ...report.set,
      ...(hasMoved && { statusChangedAt: notLaterThan(now, report.occurredAt) }),
      ...(isNewlyAccepted && { acceptedAt: acceptedAtOf(delivery, report, now) }),
      ...(!isWaiting && { nextAttemptAt: null }),
      // While nobody has said that it is there, it stays in doubt: also for whoever tries again after we gave up.
      ...(report.isTakenOver && { handedOverAt: null }),
      ...(hasMoved && outcomeOf(after) === 'failed' && { lastError: report.detail }),
      ...(columns.registeredLetterStatus && nextInquiry(columns.registeredLetterStatus, now)),
    },
    happenings: [
      ...(isNewlyAccepted ? ['accepted' as const] : []),
      ...(isNewlyDeposited ? ['deposited' as const] : []),
      ...(outcome ? [outcome] : []),
    ] satisfies readonly Happening[],
  };
}

const EVENT_BY_OUTCOME = {
  arrived: 'delivered',
  failed: 'failed',
  skipped: 'skipped',
  underWay: undefined,
} as const;

async function logReport(trx: Transaction, { id }: Delivery, report: Report): Promise<boolean> {
  const { status, detail, occurredAt, eventId, evidence } = report;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('deliveryEvents')
    .values({
      ...{ id: newId(), deliveryId: id, status, detail, occurredAt },
      ...{ providerEventId: eventId, evidenceKind: evidence ?? null },
    })
    .onConflict((conflict) => conflict.columns(['deliveryId', 'providerEventId']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export function statusOf({ emailStatus, registeredLetterStatus }: Delivery): DeliveryStatus {
  return emailStatus ?? registeredLetterStatus ?? 'Undefined';
}

function columnsAfter({ emailStatus, registeredLetterStatus }: Delivery, reported: DeliveryStatus) {
  const email = EMAIL_SEND_STATUSES.find((status) => status === reported);
  const letter = REGISTERED_LETTER_STATUSES.find((status) => status === reported);
  return {
    ...(emailStatus && email && { emailStatus: emailStatusAfterReport(emailStatus, email) }),
    ...(registeredLetterStatus &&
      letter && { registeredLetterStatus: letterStatusAfterReport(registeredLetterStatus, letter) }),
  };
}

function nextInquiry(status: NonNullable<Delivery['registeredLetterStatus']>, now: Date) {
  return { nextInquiryAt: isLetterUnderWay(status) ? secondsAfter(now, INQUIRY_SECONDS) : null };
}

/** A report that comes late tells of an acceptance before it; nothing is taken over before it was asked for. */
function acceptedAtOf({ createdAt }: Delivery, { occurredAt }: Report, now: Date): Date {
  const reported = notLaterThan(now, occurredAt);
  return reported < createdAt ? createdAt : reported;
}

/** A service whose clock is fast does not report from the future. */
function notLaterThan(now: Date, moment: Date): Date {
  return moment > now ? now : moment;
}
