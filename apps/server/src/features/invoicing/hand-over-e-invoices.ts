import type { Updateable } from 'kysely';
import type { AccessPoint, EInvoiceReport, HandOver } from '../../adapters/access-point.ts';
import type { EInvoicesTable } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Action } from '../../http/action.ts';
import type { Tools } from '../../tools.ts';
import { latestAfter, secondsAfter } from '../delivery/after-attempt.ts';
import { readOutgoing } from './e-invoices.ts';

type HandOverTools = Pick<Tools, 'db' | 'clock' | 'logger'>;

/** How long to wait after each attempt that failed; the last for all that follow, as an invoice must arrive some day. */
const RETRY_SECONDS = [10, 60, 300, 1_800, 7_200, 21_600];
/** An attempt that has said nothing for so long has died with its process. */
const ATTEMPT_SECONDS = 600;
/** The access point is asked at first soon, and then at ever longer intervals. */
const FIRST_INQUIRY_SECONDS = 60;
const LAST_INQUIRY_SECONDS = 6 * 3600;
const BATCH_SIZE = 500;

/** Starts handing invoices to the access point, and asking what became of them. */
export async function startEInvoices(tools: Tools): Promise<void> {
  const { jobs, logger, accessPoint } = tools;
  if (accessPoint === undefined) {
    logger.warn('ACCESS_POINT_URL is not set: e-invoices wait until it is.');
    return;
  }
  await jobs.work('hand-over-e-invoices', (_, action) => handOverEInvoices(tools, accessPoint, action));
  await jobs.repeat('hand-over-e-invoices', '* * * * *');
}

/** Hands over what is due, and asks about what is under way. */
export async function handOverEInvoices(
  tools: HandOverTools,
  accessPoint: AccessPoint,
  action: Action,
): Promise<void> {
  await bringForward(tools);
  for (const invoiceId of await listDue(tools, 'nextAttemptAt')) {
    // An access point that is away for one is away for all: the others keep their turn.
    if ((await handOver(tools, accessPoint, action, invoiceId)) === 'postponed') break;
  }
  for (const invoiceId of await listDue(tools, 'nextInquiryAt')) {
    if (!(await inquire(tools, accessPoint, action, invoiceId))) break;
  }
}

/** What a clock that was ahead has put off is due now that it is right again: an attempt in doubt is looked up before it is repeated. */
async function bringForward({ db, clock }: HandOverTools): Promise<void> {
  const now = clock();
  for (const column of ['nextAttemptAt', 'nextInquiryAt'] as const) {
    await db
      .updateTable('eInvoices')
      .set({ [column]: now })
      .where(column, '>', latestAfter(now))
      .execute();
  }
}

async function listDue({ db, clock }: HandOverTools, by: 'nextAttemptAt' | 'nextInquiryAt') {
  const due = await db
    .selectFrom('eInvoices')
    .select('invoiceId')
    .where(by, '<=', clock())
    .orderBy(by)
    .limit(BATCH_SIZE)
    .execute();
  return due.map(({ invoiceId }) => invoiceId);
}

type Claim = NonNullable<Awaited<ReturnType<typeof claim>>>;

/**
 * Hands over one e-invoice: claimed and counted, handed over, recorded. Whatever is killed in between, it reaches the
 * network once: an attempt of which nothing was recorded is looked up first, and repeated under the same key.
 */
async function handOver(
  tools: HandOverTools,
  accessPoint: AccessPoint,
  action: Action,
  invoiceId: string,
): Promise<HandOver['kind'] | 'nothing'> {
  const { logger } = tools;
  try {
    const claimed = await claim(tools, invoiceId);
    if (claimed === undefined) return 'nothing';
    const outcome = await send(accessPoint, claimed);
    await settle(tools, action, claimed, outcome);
    if (outcome.kind !== 'taken') logger.warn({ invoiceId, ...outcome }, 'an e-invoice was not taken');
    return outcome.kind;
  } catch (err) {
    logger.error({ err, invoiceId }, 'an e-invoice could not be handed over');
    return 'nothing';
  }
}

/** Takes an e-invoice that is due for one attempt; nobody else can until it is settled or counts as lost. */
function claim({ db, clock }: HandOverTools, invoiceId: string) {
  const now = clock();
  return inTransaction(db, async (trx) => {
    const row = await trx
      .selectFrom('eInvoices')
      .select(['attempts', 'edition'])
      .where('invoiceId', '=', invoiceId)
      .where('nextAttemptAt', '<=', now)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const outgoing = await readOutgoing(trx, invoiceId);
    if (outgoing === undefined) return undefined;
    const attempt = row.attempts + 1;
    await trx
      .updateTable('eInvoices')
      .set({
        document: outgoing.document,
        attempts: attempt,
        nextAttemptAt: secondsAfter(now, ATTEMPT_SECONDS),
      })
      .where('invoiceId', '=', invoiceId)
      .execute();
    return { ...outgoing, attempt, edition: row.edition, state: 'waiting' as const };
  });
}

async function send(
  accessPoint: AccessPoint,
  { invoiceId, edition, attempt, document }: Claim,
): Promise<HandOver> {
  const key = `${invoiceId}-${edition}`;
  try {
    const known = attempt > 1 ? await accessPoint.find(key) : undefined;
    return known ? { kind: 'taken', ...known } : await accessPoint.send(key, document);
  } catch (error) {
    return { kind: 'postponed', reason: error instanceof Error ? error.message : String(error) };
  }
}

async function settle(
  tools: HandOverTools,
  action: Action,
  claimed: Claim,
  outcome: HandOver,
): Promise<void> {
  const now = tools.clock();
  if (outcome.kind === 'postponed') {
    const seconds = RETRY_SECONDS[claimed.attempt - 1] ?? RETRY_SECONDS.at(-1) ?? 0;
    const nextAttemptAt = secondsAfter(now, Math.max(seconds, outcome.notBeforeSeconds ?? 0));
    await record(tools, action, claimed, { nextAttemptAt, reason: outcome.reason });
  } else if (outcome.kind === 'refused') {
    await record(tools, action, claimed, refusedBecause(outcome.reason));
  } else {
    await record(tools, action, claimed, {
      state: 'handedOver',
      messageId: outcome.messageId,
      handedOverAt: now,
      nextAttemptAt: null,
      nextInquiryAt: secondsAfter(now, FIRST_INQUIRY_SECONDS),
      reason: null,
    });
    await takeReport(tools, action, { ...claimed, state: 'handedOver' }, outcome.report);
  }
}

/** Asks what became of one that was handed over; false when there is no answer to be had. */
async function inquire(
  tools: HandOverTools,
  accessPoint: AccessPoint,
  action: Action,
  invoiceId: string,
): Promise<boolean> {
  try {
    const asked = await claimInquiry(tools, invoiceId);
    if (asked) await takeReport(tools, action, asked, await accessPoint.readReport(asked.messageId));
    return true;
  } catch (err) {
    tools.logger.warn({ err, invoiceId }, 'the access point could not be asked about an e-invoice');
    return false;
  }
}

/** The next inquiry is set before this one is made: one that fails comes back at its time. */
async function claimInquiry({ db, clock }: HandOverTools, invoiceId: string) {
  const now = clock();
  const row = await db
    .selectFrom('eInvoices')
    .innerJoin('invoices', 'invoices.id', 'eInvoices.invoiceId')
    .select(['edition', 'attempts', 'messageId', 'handedOverAt', 'number', 'organizationId'])
    .where('invoiceId', '=', invoiceId)
    .where('nextInquiryAt', '<=', now)
    .executeTakeFirst();
  if (row === undefined || row.messageId === null) return undefined;
  const age = (now.getTime() - (row.handedOverAt ?? now).getTime()) / 1000;
  const seconds = Math.min(Math.max(age, FIRST_INQUIRY_SECONDS), LAST_INQUIRY_SECONDS);
  await db
    .updateTable('eInvoices')
    .set({ nextInquiryAt: secondsAfter(now, seconds) })
    .where('invoiceId', '=', invoiceId)
    .where('state', '=', 'handedOver')
    .execute();
  const { edition, attempts: attempt, messageId, number, organizationId } = row;
  return { invoiceId, edition, attempt, messageId, number, organizationId, state: 'handedOver' as const };
}

/** Whose e-invoice it is, and the very attempt that is spoken of: what has moved on since is left alone. */
interface Subject {
  readonly invoiceId: string;
  readonly number: string;
  readonly organizationId: string;
  readonly edition: number;
  readonly attempt: number;
  readonly state: 'waiting' | 'handedOver';
}

async function takeReport(
  tools: HandOverTools,
  action: Action,
  subject: Subject,
  report: EInvoiceReport,
): Promise<void> {
  if (report.kind === 'delivered') {
    await record(tools, action, subject, { state: 'delivered', nextInquiryAt: null });
  } else if (report.kind === 'refused') {
    await record(tools, action, subject, refusedBecause(report.reason));
  }
}

function refusedBecause(reason: string): Updateable<EInvoicesTable> {
  return { state: 'refused', reason, nextAttemptAt: null, nextInquiryAt: null };
}

/** Stores what became of an e-invoice, with an event where its state changes. */
async function record(
  { db, clock }: HandOverTools,
  action: Action,
  { invoiceId, edition, attempt, state: from, number, organizationId }: Subject,
  changes: Updateable<EInvoicesTable>,
): Promise<void> {
  const { state, reason } = changes;
  await inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('eInvoices')
      .set({ ...changes, ...(state && { changedAt: clock() }) })
      .where('invoiceId', '=', invoiceId)
      .where('edition', '=', edition)
      .where('attempts', '=', attempt)
      .where('state', '=', from)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n || state === undefined || state === 'waiting') return;
    const about = { organizationId, subjectId: invoiceId, version: null, before: null };
    if (state === 'refused') {
      const after = { number, reason: reason ?? '' };
      await recordEvent(trx, action, { type: 'invoice.refused', ...about, after });
    } else {
      await recordEvent(trx, action, { type: `invoice.${state}`, ...about, after: { number } });
    }
  });
}
