import type { EmailSendStatus, RegisteredLetterStatus, SendMethod } from '@prorata/domain/vocabulary';
import type { SendOutcome } from '../../adapters/mail.ts';
import type { CarrierOutcome } from '../../adapters/registered-carrier.ts';

/** How long to wait after each failed attempt: some seconds for a restart, then hours. Together, about a day. */
const RETRY_SECONDS = [10, 60, 300, 1_800, 7_200, 21_600, 43_200];
export const MAX_ATTEMPTS = RETRY_SECONDS.length + 1;

/** An attempt that has said nothing for so long has died with its process. */
const ATTEMPT_SECONDS = 600;

/**
 * How long a mail that the server may have is left alone, so that a report on it can settle the question. Only then
 * is it sent again: under the same Message-ID, by which many mailboxes recognise a repetition.
 */
const UNKNOWN_SECONDS = 900;

/** As long as a service may ask for. What is to wait for longer was put off by a clock that was ahead. */
const LONGEST_WAIT_SECONDS = 86_400;

export type AttemptOutcome = SendOutcome | CarrierOutcome;
export type DeliveryStatus = EmailSendStatus | RegisteredLetterStatus;

export interface Verdict {
  readonly status: DeliveryStatus;
  readonly nextAttemptAt: Date | null;
  /** What the service or the connection said. */
  readonly detail: string;
}

/** What something is that nobody takes over, however often it is attempted. */
const FINAL_FAILURE_STATUS: Readonly<Record<SendMethod, DeliveryStatus>> = {
  Email: 'FailedToSend',
  RegisteredLetter: 'Error',
  QualifiedDelivery: 'Error',
};

/** What becomes of a mail or letter after an attempt, the first being number 1. */
export function judgeAttempt(
  outcome: AttemptOutcome,
  { sendMethod, attempt }: { readonly sendMethod: SendMethod; readonly attempt: number },
  now: Date,
): Verdict {
  if (outcome.kind === 'accepted') return { status: 'Sent', nextAttemptAt: null, detail: outcome.reply };
  if (outcome.kind === 'refused') return { status: outcome.as, nextAttemptAt: null, detail: outcome.reply };
  const waitSeconds = RETRY_SECONDS[attempt - 1];
  if (waitSeconds === undefined)
    return { status: FINAL_FAILURE_STATUS[sendMethod], nextAttemptAt: null, detail: outcome.reason };
  const nextAttemptAt =
    outcome.kind === 'unknown' ? settledAt(now) : secondsAfter(now, atLeast(waitSeconds, outcome));
  return { status: 'Pending', nextAttemptAt, detail: outcome.reason };
}

/** A service that asks for more patience gets it. */
function atLeast(seconds: number, outcome: AttemptOutcome): number {
  return 'notBeforeSeconds' in outcome ? Math.max(seconds, outcome.notBeforeSeconds ?? 0) : seconds;
}

/** When an attempt that starts now counts as lost. */
export function lostAt(now: Date): Date {
  return secondsAfter(now, ATTEMPT_SECONDS);
}

/** When a mail that is handed over now may be sent again if nothing is heard of it. */
export function settledAt(now: Date): Date {
  return secondsAfter(now, UNKNOWN_SECONDS);
}

/** The last moment that anything can be put off to from now; what lies behind it is due. */
export function latestAfter(now: Date): Date {
  return secondsAfter(now, LONGEST_WAIT_SECONDS);
}

export function secondsAfter(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
