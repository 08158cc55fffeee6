import { setTimeout as delay } from 'node:timers/promises';
import { SEND_METHODS, type SendMethod } from '@prorata/domain/vocabulary';
import type { Logger } from '../../http/log/create-logger.ts';
import { type AttemptOutcome, MAX_ATTEMPTS, type Verdict } from './after-attempt.ts';
import type { DeliveryTools } from './delivery-hooks.ts';
import { type Claim, leaseDelivery, STATUS_COLUMN } from './lease-delivery.ts';
import { readReports } from './read-reports.ts';
import { recordOutcome } from './record-outcome.ts';
import { sendLetter, sendQualified } from './send-letter.ts';
import { sendMail } from './send-mail.ts';
import { settleDelivery } from './settle-delivery.ts';
import { storeReport } from './store-report.ts';

/** What came of an attempt: whether it was worth making one, and whether the service took it. */
export type Attempted = 'nothing' | 'succeeded' | 'failed';

/**
 * Attempts to send a mail or letter of the outbox, if it is due: claimed and counted, handed over, recorded.
 *
 * Whatever is killed in between, nothing is lost. A letter or message is sent under one key and so leaves once; a mail is sent
 * a second time only when the server may have got its end, we never stored the answer, and no report came. That case
 * is logged.
 */
export async function sendDelivery(tools: DeliveryTools, deliveryId: string): Promise<Attempted> {
  const methods = methodsOf(tools);
  const claim =
    methods.length > 0 ? await leaseDelivery(tools.db, deliveryId, tools.clock(), methods) : undefined;
  if (claim === undefined || (await skipUnwanted(tools, claim))) return 'nothing';
  if (claim.isLastOutcomeUnknown && (await hasBeenSettled(tools, claim))) return 'nothing';
  const about = { deliveryId, purpose: claim.purpose, attempt: claim.attempt };
  const outcome = await attemptToSend(tools, claim);
  const verdict = await recordSurely(tools, claim, outcome);
  logVerdict(tools.logger, about, outcome, verdict);
  return outcome.kind === 'accepted' ? 'succeeded' : 'failed';
}

/** The ways that are open: what goes by another waits, and no attempt is counted. */
export function methodsOf({ mailServer, post, qualifiedDelivery }: Services): SendMethod[] {
  const services = { Email: mailServer, RegisteredLetter: post, QualifiedDelivery: qualifiedDelivery };
  return SEND_METHODS.filter((method) => services[method] !== undefined);
}

export type Services = Pick<DeliveryTools, 'mailServer' | 'post' | 'qualifiedDelivery'>;

const SEND = { Email: sendMail, RegisteredLetter: sendLetter, QualifiedDelivery: sendQualified } as const;

/** Looks whether a report on an earlier attempt has come, before the same is sent again. */
async function hasBeenSettled(tools: DeliveryTools, claim: Claim): Promise<boolean> {
  await readReports(tools);
  const { db, logger } = tools;
  const current = await db
    .selectFrom('deliveries')
    .select('id')
    .where('id', '=', claim.id)
    .where(STATUS_COLUMN[claim.sendMethod], '=', 'Pending')
    .executeTakeFirst();
  if (current === undefined) return true;
  const about = { deliveryId: claim.id, purpose: claim.purpose, attempt: claim.attempt };
  if (claim.sendMethod === 'Email') {
    logger.warn(about, 'nobody knows what came of the last attempt at a mail; it may arrive twice');
  }
  return false;
}

async function attemptToSend(tools: DeliveryTools, claim: Claim): Promise<AttemptOutcome> {
  // Only attempts that ended the process are not recorded: enough of them, and what they sent is what ended it.
  if (claim.attempt > MAX_ATTEMPTS) return { kind: 'postponed', reason: 'The last attempt never ended.' };
  try {
    return await SEND[claim.sendMethod](tools, claim);
  } catch (error) {
    tools.logger.error({ err: error, deliveryId: claim.id }, 'a mail or letter could not be made');
    // Nothing has left, or it would be an outcome.
    return { kind: 'postponed', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Waits between tries to store an outcome, in seconds; together less than a mail in doubt is left alone. */
const RECORD_SECONDS = [1, 5, 15, 60, 120, 240];

/** Only this process knows the outcome, so a database that is away for a moment must not make it forget. */
async function recordSurely(tools: DeliveryTools, claim: Claim, outcome: AttemptOutcome) {
  const now = tools.clock();
  for (const seconds of RECORD_SECONDS) {
    try {
      return await recordOutcome(tools, claim, outcome, now);
    } catch (err) {
      tools.logger.error(
        { err, deliveryId: claim.id, outcome: outcome.kind },
        'an outcome could not be stored yet',
      );
      await delay(seconds * 1000);
    }
  }
  return recordOutcome(tools, claim, outcome, now);
}

function logVerdict(
  logger: Logger,
  about: object,
  outcome: AttemptOutcome,
  verdict: Verdict | undefined,
): void {
  if (verdict === undefined) {
    logger.warn({ ...about, outcome: outcome.kind }, 'an attempt ended after it was given up for lost');
    return;
  }
  const { status, nextAttemptAt } = verdict;
  const line = { ...about, status, nextAttemptAt, said: withoutAddresses(verdict.detail) };
  if (outcome.kind === 'accepted') logger.info(line, 'a mail or letter was accepted');
  else if (outcome.kind === 'unknown') logger.error(line, 'a mail may or may not have been accepted');
  else if (status === 'Pending') logger.warn(line, 'a mail or letter could not be sent yet');
  else logger.error(line, 'a mail or letter could not be sent');
}

function withoutAddresses(text: string): string {
  return text.replaceAll(/(?<![^\s<>"])[^\s<>"]+@[^\s<>"]+/g, '[address]');
}

/** Lets go of what has become pointless while it waited, unless the service may have it already. */
async function skipUnwanted(tools: DeliveryTools, claim: Claim): Promise<boolean> {
  const isWanted = tools.hooks[claim.purpose]?.isWanted;
  if (isWanted === undefined || claim.isLastOutcomeUnknown || (await isWanted(tools, claim))) return false;
  const now = tools.clock();
  await settleDelivery(tools, claim.id, async (trx, delivery) => {
    if (delivery.attempts !== claim.attempt) return undefined;
    const report = {
      status: 'Skipped',
      detail: null,
      occurredAt: now,
      eventId: null,
      isTakenOver: false,
    } as const;
    return storeReport(trx, delivery, report, now);
  });
  return true;
}
