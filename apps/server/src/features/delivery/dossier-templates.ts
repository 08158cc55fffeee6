import type { LetterKey, MailKey, TemplateKey } from '@prorata/documents/catalogue/templates';
import type { DeliveryPurpose } from '../../database/tables/deliveries.ts';
import type { MailKind } from './mail-kinds.ts';

/** The mails and letters that an office sends about a dossier. */
export type DossierMailKey = Exclude<MailKey, MailKind>;
export type DossierTemplateKey = DossierMailKey | LetterKey;

/** Why each is sent: a mail and the letter that says the same have one purpose. */
const PURPOSES: Readonly<Record<DossierTemplateKey, DeliveryPurpose>> = {
  'invitation-email': 'invitation',
  'invitation-letter': 'invitation',
  'invitation-reminder-email': 'invitation-reminder',
  'invitation-reminder-letter': 'invitation-reminder',
  'statement-receipt-email': 'statement-receipt',
  'report-link-email': 'report',
  'report-attachment-email': 'report',
  'report-letter': 'report',
  'report-defendant-letter': 'report',
  'external-provider-email': 'external-provider',
};

/** The letter that follows a mail which came back. It shows nothing that the mail does not know. */
const FALLBACK_LETTERS = {
  'invitation-email': 'invitation-letter',
  'invitation-reminder-email': 'invitation-reminder-letter',
  'report-link-email': 'report-letter',
  'report-attachment-email': 'report-letter',
} as const satisfies Partial<Record<DossierMailKey, LetterKey>>;

export type ReplaceableMailKey = keyof typeof FALLBACK_LETTERS;

export function purposeOf(template: DossierTemplateKey): DeliveryPurpose {
  return PURPOSES[template];
}

export function isDossierTemplate(template: string): template is DossierTemplateKey {
  return Object.hasOwn(PURPOSES, template);
}

export function isDossierMail(template: TemplateKey): template is DossierMailKey {
  return isDossierTemplate(template) && template.endsWith('-email');
}

export function fallbackLetterOf(template: DossierTemplateKey): LetterKey | undefined {
  return Object.hasOwn(FALLBACK_LETTERS, template)
    ? FALLBACK_LETTERS[template as ReplaceableMailKey]
    : undefined;
}
