import type { TemplateValues } from '@prorata/documents/catalogue/templates';
import type { Language } from '@prorata/domain/vocabulary';
import type { Address } from '../../database/tables/columns.ts';
import type { Transaction } from '../../database/tables.ts';
import type { DossierDeed } from '../../events/dossier-deed.ts';

interface About {
  readonly dossier: { readonly id: string; readonly organizationId: string };
  readonly invitationId: string;
  /** Of the recipient. */
  readonly language: Language;
  /** Asked twice for the same occasion and recipient, it goes out once. */
  readonly occasion: string;
}

interface InvitationMail extends About {
  readonly template: 'invitation-email';
  readonly values: TemplateValues<'invitation-email'>;
  readonly addressee: string | null;
  readonly email: string;
}

/** Should the mail come back, a letter goes to the fallback address. */
interface InvitationMailWithFallback extends InvitationMail {
  readonly addressee: string;
  readonly fallbackAddress: Address;
}

interface InvitationLetter extends About {
  readonly template: 'invitation-letter';
  readonly values: TemplateValues<'invitation-letter'>;
  readonly addressee: string;
  readonly address: Address;
}

interface ReminderMail extends About {
  readonly template: 'invitation-reminder-email';
  readonly values: TemplateValues<'invitation-reminder-email'>;
  readonly addressee: string | null;
  readonly email: string;
}

interface ReceiptMail extends About {
  readonly template: 'statement-receipt-email';
  readonly values: TemplateValues<'statement-receipt-email'>;
  readonly addressee: string | null;
  readonly email: string;
  readonly enclosures: readonly { readonly fileId: string; readonly name: string }[];
}

export type InvitationDelivery =
  | InvitationMail
  | InvitationMailWithFallback
  | InvitationLetter
  | ReminderMail
  | ReceiptMail;

/** Puts a mail or letter about an invitation in the outbox, in a transaction that holds the dossier; gives its id. */
export type RequestInvitationDelivery = (
  trx: Transaction,
  deed: DossierDeed,
  request: InvitationDelivery,
) => Promise<string>;
