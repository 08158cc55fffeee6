import type { Language } from '@prorata/domain/vocabulary';
import { newId } from '../../database/new-id.ts';
import type { DeliveryPurpose } from '../../database/tables/deliveries.ts';
import type { Transaction } from '../../database/tables.ts';

/** What the template of each mail shows. Everything is as it was when the mail was decided on. */
interface MailParams {
  /** To platform administrators: somebody registered, or was entered by an administrator. */
  readonly 'user-awaits-approval': {
    readonly userName: string;
    readonly organizationName: string | null;
    /** The organization waits too, and must be approved first. */
    readonly isOrganizationPending: boolean;
  };
  readonly 'user-approved': { readonly organizationName: string | null };
  readonly 'user-disapproved': { readonly organizationName: string | null; readonly reason: string | null };
  /** To the administrators of the organization. */
  readonly 'organization-approved': { readonly organizationName: string };
  /** To everyone in the organization: they are disapproved with it. */
  readonly 'organization-disapproved': { readonly organizationName: string; readonly reason: string | null };
}

type MailKind = keyof MailParams & DeliveryPurpose;

interface Envelope {
  readonly to: { readonly userId: string; readonly name: string; readonly email: string };
  /** Of the recipient. */
  readonly language: Language;
  /** Names the occasion: a second request for the same kind, occasion and recipient is the same mail. */
  readonly occasion: string;
  readonly requestedBy: string | null;
  readonly at: Date;
}

export type MailRequest = {
  readonly [Kind in MailKind]: Envelope & { readonly kind: Kind; readonly params: MailParams[Kind] };
}[MailKind];

/**
 * Puts a mail to a user in the outbox, in the transaction that decides on it: it goes out if, and only if, the
 * decision is stored. The worker sends what is due.
 */
export async function requestMail(trx: Transaction, mail: MailRequest): Promise<void> {
  await trx
    .insertInto('deliveries')
    .values({
      id: newId(),
      idempotencyKey: `${mail.kind} ${mail.occasion} to ${mail.to.userId}`,
      purpose: mail.kind,
      sendMethod: 'Email',
      emailStatus: 'Pending',
      statusChangedAt: mail.at,
      userId: mail.to.userId,
      addressee: mail.to.name,
      email: mail.to.email,
      language: mail.language,
      content: mail.params,
      nextAttemptAt: mail.at,
      requestedBy: mail.requestedBy,
      createdAt: mail.at,
    })
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .execute();
}
