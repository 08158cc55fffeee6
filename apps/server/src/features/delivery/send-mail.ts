import { setTimeout as delay } from 'node:timers/promises';
import type { TemplateText } from '@prorata/documents/liquid/fill-in';
import type { Language } from '@prorata/domain/vocabulary';
import type { Clock } from '../../adapters/clock.ts';
import type { MailServer, OutgoingMail, SendOutcome } from '../../adapters/mail.ts';
import type { Database } from '../../database/tables.ts';
import type { Logger } from '../../http/log/create-logger.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { MOST_ATTEMPTS, type Verdict } from './after-attempt.ts';
import { type ClaimedMail, claimMail, confirmHandover } from './claim-mail.ts';
import { composeMail } from './compose-mail.ts';
import { isMailKind, MAIL_PARAMS, type MailKind } from './mail-kinds.ts';
import { recordOutcome } from './record-outcome.ts';

export interface DeliveryParts {
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly mailServer: MailServer;
  readonly clock: Clock;
  readonly logger: Logger;
  /** The text of a mail as it counts now. */
  readonly readTemplate: (key: MailKind, language: Language) => Promise<TemplateText>;
  readonly publicOrigin: string;
  readonly mailFrom: { readonly address: string };
}

/**
 * Attempts to send a mail of the outbox, if it is due: claimed and counted, handed to the mail server, recorded.
 *
 * Whatever is killed in between, the mail is not lost, and it is sent a second time only when the server may have
 * got its end but we never stored the answer. That case is logged.
 */
export async function sendMail(parts: DeliveryParts, deliveryId: string): Promise<void> {
  const { db, clock, logger } = parts;
  const claim = await claimMail(db, deliveryId, clock());
  if (claim === undefined) return;
  const about = { deliveryId, purpose: claim.purpose, attempt: claim.attempt };
  if (claim.isLastOutcomeUnknown) {
    logger.warn(about, 'nobody knows what came of the last attempt at a mail; it may arrive twice');
  }
  const outcome = await attemptToSend(parts, claim);
  const verdict = await recordSurely(parts, claim, outcome);
  logVerdict(logger, about, outcome, verdict);
}

async function attemptToSend(parts: DeliveryParts, claim: ClaimedMail): Promise<SendOutcome> {
  // Only attempts that ended the process are not recorded: enough of them, and the mail is what ended it.
  if (claim.attempt > MOST_ATTEMPTS) return { kind: 'postponed', reason: 'The last attempt never ended.' };
  const { db, clock, mailServer } = parts;
  return mailServer.send(await toOutgoing(parts, claim), () => confirmHandover(db, claim, clock()));
}

/** Waits between tries to store an outcome, in seconds; together less than a mail in doubt is left alone. */
const RECORD_SECONDS = [1, 5, 15, 60, 120, 240];

/** Only this process knows the outcome, so a database that is away for a moment must not make it forget. */
async function recordSurely(parts: DeliveryParts, claim: ClaimedMail, outcome: SendOutcome) {
  const now = parts.clock();
  for (const seconds of RECORD_SECONDS) {
    try {
      return await recordOutcome(parts, claim, outcome, now);
    } catch (err) {
      parts.logger.error(
        { err, deliveryId: claim.id, outcome: outcome.kind },
        'an outcome could not be stored yet',
      );
      await delay(seconds * 1000);
    }
  }
  return recordOutcome(parts, claim, outcome, now);
}

async function toOutgoing(
  { publicOrigin, mailFrom, readTemplate }: DeliveryParts,
  claim: ClaimedMail,
): Promise<OutgoingMail> {
  const { id, purpose, language, content } = claim;
  if (!isMailKind(purpose)) throw new Error(`There is no mail for the purpose ${purpose}.`);
  const to = { name: claim.addressee ?? '', address: claim.email ?? '' };
  const mail = composeMail({
    kind: purpose,
    params: MAIL_PARAMS[purpose].parse(content),
    language,
    template: await readTemplate(purpose, language),
    to,
    publicOrigin,
  });
  const domain = mailFrom.address.slice(mailFrom.address.lastIndexOf('@') + 1);
  return { ...mail, messageId: `<${id}@${domain}>`, to, language };
}

function logVerdict(logger: Logger, about: object, outcome: SendOutcome, verdict: Verdict | undefined): void {
  if (verdict === undefined) {
    logger.warn(
      { ...about, outcome: outcome.kind },
      'an attempt at a mail ended after it was given up for lost',
    );
    return;
  }
  const { status, nextAttemptAt } = verdict;
  const line = { ...about, status, nextAttemptAt, said: withoutAddresses(verdict.detail) };
  if (outcome.kind === 'accepted') logger.info(line, 'a mail was accepted');
  else if (outcome.kind === 'unknown') logger.error(line, 'a mail may or may not have been accepted');
  else if (status === 'Pending') logger.warn(line, 'a mail could not be sent yet');
  else logger.error(line, 'a mail could not be sent');
}

function withoutAddresses(text: string): string {
  return text.replaceAll(/[^\s<>"]+@[^\s<>"]+/g, '[address]');
}
