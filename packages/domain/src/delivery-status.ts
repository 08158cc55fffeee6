import type { EmailSendStatus, RegisteredLetterStatus } from './vocabulary.ts';

/**
 * Which report may follow which status. Providers repeat their reports and deliver them late and out of order,
 * so a report that is not listed changes nothing: what is known never becomes less.
 */
type ReportMoves<Status extends string> = { readonly [From in Status]: readonly Status[] };

const MAIL_REFUSED = ['Bounced', 'Suppressed', 'FilteredSpam', 'Failed'] as const;
const MAIL_AFTER_ACCEPTANCE = ['Expanded', 'Quarantined', 'Delivered', ...MAIL_REFUSED] as const;

/** `Sent` and `Success` both say that the provider took the mail over, `Success` that it confirmed so itself. */
export const EMAIL_REPORT_MOVES: ReportMoves<EmailSendStatus> = {
  Undefined: ['Pending', 'Skipped', 'FailedToSend', 'Sent', 'Success', ...MAIL_AFTER_ACCEPTANCE],
  Pending: ['Skipped', 'FailedToSend', 'Sent', 'Success', ...MAIL_AFTER_ACCEPTANCE],
  // The connection can break after the provider took the mail: its report then knows better.
  FailedToSend: ['Sent', 'Success', ...MAIL_AFTER_ACCEPTANCE],
  Sent: ['Success', ...MAIL_AFTER_ACCEPTANCE],
  Success: MAIL_AFTER_ACCEPTANCE,
  // A distribution list was resolved: its members report afterwards.
  Expanded: ['Quarantined', 'Delivered', ...MAIL_REFUSED],
  // Someone may release it, or throw it away.
  Quarantined: ['Delivered', ...MAIL_REFUSED],
  // Some servers take a mail first and return it later; no other news is better than a delivery.
  Delivered: ['Bounced'],
  Bounced: [],
  Suppressed: [],
  FilteredSpam: [],
  Failed: [],
  Skipped: [],
};

/** A letter lies at the post when one of these was reported of it: all but the first can only follow it. */
export const STATUSES_AT_THE_POST = [
  'Dropped',
  'Ongoing',
  'Delivered',
  'Received',
  'Returned',
  'Failed',
] as const;

/** Of what was presented to its addressee one of these was reported: the other can only follow it. */
export const STATUSES_OF_PRESENTATION = ['Delivered', 'Received'] as const;

/** `Sent`: the provider has the letter; `Dropped`: it lies at the post office; `Received`: handed over, with proof. */
export const LETTER_REPORT_MOVES: ReportMoves<RegisteredLetterStatus> = {
  Undefined: ['Pending', 'Skipped', 'Error', 'Sent', 'Processing', ...STATUSES_AT_THE_POST],
  Pending: ['Skipped', 'Error', 'Sent', 'Processing', ...STATUSES_AT_THE_POST],
  // Only a letter that lies at the post has outlived its error; a late report from before it has not.
  Error: STATUSES_AT_THE_POST,
  Sent: ['Error', 'Processing', ...STATUSES_AT_THE_POST],
  Processing: ['Error', ...STATUSES_AT_THE_POST],
  Dropped: ['Ongoing', 'Delivered', 'Received', 'Returned', 'Failed'],
  Ongoing: ['Delivered', 'Received', 'Returned', 'Failed'],
  // Left at a pick-up point or at a neighbour's, it can still come back.
  Delivered: ['Received', 'Returned'],
  Received: [],
  Returned: [],
  Failed: [],
  Skipped: [],
};

export function emailStatusAfterReport(current: EmailSendStatus, reported: EmailSendStatus): EmailSendStatus {
  return EMAIL_REPORT_MOVES[current].includes(reported) ? reported : current;
}

export function letterStatusAfterReport(
  current: RegisteredLetterStatus,
  reported: RegisteredLetterStatus,
): RegisteredLetterStatus {
  return LETTER_REPORT_MOVES[current].includes(reported) ? reported : current;
}

/** No provider is known to have it, so it may go back to `Pending` and be handed over again under the same key. */
export function canRetryEmail(status: EmailSendStatus): boolean {
  return status === 'FailedToSend';
}

export function canRetryLetter(status: RegisteredLetterStatus): boolean {
  return status === 'Error';
}

/** It will not arrive, whatever is done about it: a letter may have to follow. */
const UNDELIVERABLE: readonly EmailSendStatus[] = MAIL_REFUSED;

export function isEmailUndeliverable(status: EmailSendStatus): boolean {
  return UNDELIVERABLE.includes(status);
}

export type DeliveryOutcome = 'arrived' | 'failed' | 'skipped' | 'underWay';

const DELIVERY_OUTCOMES: Readonly<
  Partial<Record<EmailSendStatus | RegisteredLetterStatus, DeliveryOutcome>>
> = {
  Delivered: 'arrived',
  Received: 'arrived',
  Bounced: 'failed',
  Suppressed: 'failed',
  FilteredSpam: 'failed',
  // Nobody reads it there; should somebody release it, a later report says so.
  Quarantined: 'failed',
  Failed: 'failed',
  FailedToSend: 'failed',
  Error: 'failed',
  Returned: 'failed',
  Skipped: 'skipped',
};

/** What a status means for whoever waits for the mail or letter to arrive. */
export function outcomeOf(status: EmailSendStatus | RegisteredLetterStatus): DeliveryOutcome {
  return DELIVERY_OUTCOMES[status] ?? 'underWay';
}

/** Whether a letter has come to lie at the post, whatever became of it there. */
export function isAtThePost(status: EmailSendStatus | RegisteredLetterStatus): boolean {
  return STATUSES_AT_THE_POST.some((known) => known === status);
}

/** Whether the post can still have news about a letter. */
export function isLetterUnderWay(status: RegisteredLetterStatus): boolean {
  return LETTER_REPORT_MOVES[status].length > 0 && status !== 'Pending' && status !== 'Undefined';
}
