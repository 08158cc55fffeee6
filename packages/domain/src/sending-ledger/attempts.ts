import { outcomeOf } from '../delivery-status.ts';
import type { EmailSendStatus, RegisteredLetterStatus, SendMethod } from '../vocabulary.ts';

/** One mail or letter, as the ledger sees it. */
export interface Attempt {
  readonly sendMethod: SendMethod;
  readonly status: EmailSendStatus | RegisteredLetterStatus;
  /** When the mail or post service took it over; null until then. */
  readonly acceptedAt: Date | null;
}

export type AcceptedAttempt<Kind extends Attempt = Attempt> = Kind & { readonly acceptedAt: Date };

/** A service took it over and it did not come back: what failed was not sent. */
export function isEffective<Kind extends Attempt>(attempt: Kind): attempt is AcceptedAttempt<Kind> {
  return attempt.acceptedAt !== null && !hasFailed(attempt);
}

export function hasFailed({ status }: Pick<Attempt, 'status'>): boolean {
  return outcomeOf(status) === 'failed';
}

/** No service has it yet, and it is still to be handed over. */
export function isWaiting({ status, acceptedAt }: Pick<Attempt, 'status' | 'acceptedAt'>): boolean {
  return acceptedAt === null && outcomeOf(status) === 'underWay';
}

/** The attempts that reached somebody, in the order in which they were taken over. */
function listEffective<Kind extends Attempt>(attempts: readonly Kind[]): AcceptedAttempt<Kind>[] {
  return attempts
    .filter((attempt) => isEffective(attempt))
    .sort((one, other) => one.acceptedAt.getTime() - other.acceptedAt.getTime());
}

export function findFirstEffective<Kind extends Attempt>(
  attempts: readonly Kind[],
): AcceptedAttempt<Kind> | undefined {
  return listEffective(attempts).at(0);
}

export function findLastEffective<Kind extends Attempt>(
  attempts: readonly Kind[],
): AcceptedAttempt<Kind> | undefined {
  return listEffective(attempts).at(-1);
}

/** What an invitation itself remembers of its sending. */
interface RememberedSending {
  readonly sendMethod: SendMethod;
  readonly sentAt: Date | null;
  /** The creditor's first act with the code. */
  readonly openedAt: Date | null;
}

export interface InvitationSending {
  readonly sendMethod: SendMethod;
  /** From when the term to file counts; null when it never reached anybody. */
  readonly sentAt: Date | null;
  /** When it was presented to the creditor, where there is evidence of that. */
  readonly presentedAt: Date | null;
}

/** A mail, letter or message that carried an invitation. */
interface InvitationAttempt extends Attempt {
  readonly presentedAt: Date | null;
}

/**
 * How an invitation reached its creditor: by the last mail or letter that worked, for sending again renews the term.
 * Who used the code has it, whatever the services say.
 */
export function sendingOfInvitation(
  { sendMethod, sentAt, openedAt }: RememberedSending,
  attempts: readonly InvitationAttempt[],
): InvitationSending {
  const worked = findLastEffective(attempts);
  if (worked !== undefined) {
    const { acceptedAt, presentedAt } = worked;
    return { sendMethod: worked.sendMethod, sentAt: acceptedAt, presentedAt };
  }
  const isKnown = openedAt !== null || attempts.length === 0;
  return { sendMethod, sentAt: isKnown ? sentAt : null, presentedAt: null };
}
