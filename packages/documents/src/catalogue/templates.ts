import type { Values, VariableName } from './variables.ts';

/** A mail, a letter in an envelope, or a paper that is kept with the dossier. */
export type TemplateKind = 'email' | 'letter' | 'document';

/** A part with a fixed look, placed in a text with `{% render "code-box" %}`. */
export type Box = 'code-box';

interface TemplateEntry {
  readonly kind: TemplateKind;
  readonly variables: readonly VariableName[];
  readonly boxes?: readonly Box[];
  /** The letter that follows a mail which came back. It shows nothing that the mail does not know. */
  readonly fallbackLetter?: string;
}

const OFFICE = [
  'office.name',
  'office.address',
  'office.phone',
  'office.email',
  'bailiff.name',
  'bailiff.title',
  'operator.name',
] as const;
const RECIPIENT = ['recipient.name', 'recipient.salutation', 'recipient.isNamed'] as const;
const DEFENDANT = ['defendant.name', 'defendant.isSeveral'] as const;
const DOSSIER = ['dossier.number', 'dossier.saleDate', 'dossier.seizureDate', ...DEFENDANT] as const;
const INVITATION = [
  'invitation.code',
  'invitation.link',
  'invitation.validUntil',
  'invitation.isLegalTerm',
  'invitation.creditorReference',
  'privacy.link',
] as const;
const STATEMENT = [
  'statement.receiptNumber',
  'statement.filedAt',
  'statement.total',
  'statement.contents',
  'statement.fingerprint',
] as const;
const NO_CLAIM = [
  'statement.receiptNumber',
  'statement.filedAt',
  'statement.fingerprint',
  'noClaim.reason',
  'noClaim.declaredBy',
  'noClaim.until',
] as const;
const BALANCE = [
  'balance.principal',
  'balance.interest',
  'balance.penalty',
  'balance.costs',
  'balance.total',
  'balance.until',
] as const;
const CONFIRMED = [
  'statement.receiptNumber',
  'statement.filedAt',
  'statement.fingerprint',
  'invitation.validUntil',
] as const;
const INCOME = [
  'income.seizedOn',
  'income.scaleFrom',
  'income.bands',
  'income.perChild',
  'income.children',
  'income.hasMaintenance',
  'income.ownPart',
  'income.account',
  'income.communication',
] as const;
const REPORT = ['report.amount', 'report.isNothing', 'report.contestUntil', 'report.replaces'] as const;
const REPLY = [
  'contestation.date',
  'contestation.lastDay',
  'contestation.appointmentOn',
  'contestation.appointmentTime',
] as const;
const NOTICE = ['contestation.contestant', 'contestation.date', 'contestation.against'] as const;
const FROM_OFFICE = [...RECIPIENT, ...OFFICE, ...DOSSIER] as const;
const CLOSING = [
  'closing.paidOn',
  'closing.creditors',
  'closing.paid',
  'closing.unpaid',
  'closing.isContinued',
] as const;
const STOP = ['stop.kind', 'stop.date', 'stop.defendant', 'stop.isOfSome'] as const;
const WHERE_TO_FILE = [
  'stop.receiver',
  'stop.contact',
  'stop.isBankruptcy',
  'stop.isDebtSettlement',
  'stop.isReorganisation',
] as const;
const ACCOUNT = [
  'account.received',
  'account.receipts',
  'account.paid',
  'account.consigned',
  'account.underway',
  'account.held',
] as const;
const COSTS = ['account.costs', 'account.costsTaken'] as const;
const TO_USER = ['user.name', 'product.link', 'helpdesk.contact'] as const;

/**
 * Every mail and letter that the product sends, by the name of its file, with what it may show. Its title, subject,
 * purpose and where its button leads are in the front matter of its text.
 */
export const TEMPLATES = {
  'invitation-letter': {
    kind: 'letter',
    variables: [...FROM_OFFICE, ...INVITATION],
    boxes: ['code-box'],
  },
  'invitation-reminder-letter': {
    kind: 'letter',
    variables: [...FROM_OFFICE, ...INVITATION],
    boxes: ['code-box'],
  },
  /** To a creditor of an earlier run: whether what is left is still right. */
  'balance-request-letter': {
    kind: 'letter',
    variables: [...FROM_OFFICE, ...INVITATION, ...BALANCE],
    boxes: ['code-box'],
  },
  'report-letter': { kind: 'letter', variables: [...FROM_OFFICE, ...REPORT] },
  'report-defendant-letter': {
    kind: 'letter',
    variables: [...FROM_OFFICE, 'report.contestUntil', 'report.replaces'],
  },
  /** To who pays an income month by month: how to withhold and pay. */
  'payer-letter': { kind: 'letter', variables: [...FROM_OFFICE, ...INCOME] },
  /** To the debtor: the form by which dependent children are declared. */
  'child-declaration': { kind: 'letter', variables: [...FROM_OFFICE, 'income.perChild'] },
  /** To a bank or an employer: everybody is paid, and nothing is withheld any more. */
  'release-letter': { kind: 'letter', variables: [...FROM_OFFICE, 'closing.paidOn', 'closing.lastMonth'] },
  /** To the debtor, when the money is shared out. */
  'closing-letter': {
    kind: 'letter',
    variables: [...FROM_OFFICE, ...CLOSING, 'closing.isSeizureOver', 'closing.surplus'],
  },
  'invitation-email': {
    kind: 'email',
    variables: [...FROM_OFFICE, ...INVITATION],
    fallbackLetter: 'invitation-letter',
  },
  'invitation-reminder-email': {
    kind: 'email',
    variables: [...FROM_OFFICE, ...INVITATION],
    fallbackLetter: 'invitation-reminder-letter',
  },
  'balance-request-email': {
    kind: 'email',
    variables: [...FROM_OFFICE, ...INVITATION, ...BALANCE],
    fallbackLetter: 'balance-request-letter',
  },
  'balance-reminder-email': { kind: 'email', variables: [...FROM_OFFICE, ...INVITATION, ...BALANCE] },
  /** To a creditor who has confirmed the balance. */
  'balance-receipt-email': { kind: 'email', variables: [...FROM_OFFICE, ...CONFIRMED, ...BALANCE] },
  'payer-letter-email': {
    kind: 'email',
    variables: [...FROM_OFFICE, 'income.account', 'income.communication'],
  },
  'child-declaration-email': { kind: 'email', variables: [...FROM_OFFICE, 'income.perChild'] },
  'statement-receipt-email': { kind: 'email', variables: [...FROM_OFFICE, ...STATEMENT] },
  /** To a creditor who has said that there is nothing to claim. */
  'no-claim-receipt-email': { kind: 'email', variables: [...FROM_OFFICE, ...NO_CLAIM] },
  /** To a creditor whose account the office changed: whoever did not ask for it hears of it in time. */
  'account-changed-email': {
    kind: 'email',
    variables: [...FROM_OFFICE, 'statement.filedAccount', 'statement.account', 'statement.explanation'],
  },
  /** To a creditor of whose statement not everything is admitted. */
  'statement-decided-email': {
    kind: 'email',
    variables: [
      ...FROM_OFFICE,
      'statement.declared',
      'statement.admitted',
      'statement.reserved',
      'statement.rejected',
      'statement.reasons',
      'statement.explanation',
    ],
  },
  'report-link-email': {
    kind: 'email',
    variables: [...FROM_OFFICE, ...REPORT, 'report.isReceiptAsked', 'report.isOpeningReceipt', 'report.link'],
    fallbackLetter: 'report-letter',
  },
  /** To whoever opens a draft with the link of a mail: the second proof that it is them. */
  'document-code-email': {
    kind: 'email',
    variables: [...FROM_OFFICE, 'proof.code', 'proof.validUntil'],
  },
  'report-attachment-email': {
    kind: 'email',
    variables: [...FROM_OFFICE, ...REPORT, 'report.isReceiptAsked'],
    fallbackLetter: 'report-letter',
  },
  /** To a creditor whose share was paid. */
  'payment-made-email': {
    kind: 'email',
    variables: [
      ...FROM_OFFICE,
      'payment.amount',
      'payment.date',
      'payment.account',
      'payment.communication',
      'payment.balance',
    ],
  },
  /** To whoever contested by a letter or a mail: that is no form of the law. */
  'contestation-reply-letter': { kind: 'letter', variables: [...FROM_OFFICE, ...REPLY] },
  'contestation-reply-email': { kind: 'email', variables: [...FROM_OFFICE, ...REPLY] },
  /** To whoever shares out the money once something stops the distribution: what was received, paid and is held. */
  'stop-account-letter': { kind: 'letter', variables: [...FROM_OFFICE, ...STOP, ...ACCOUNT, ...COSTS] },
  'stop-account-email': { kind: 'email', variables: [...FROM_OFFICE, ...STOP, ...ACCOUNT, ...COSTS] },
  /** To the same person: the costs of the office, which come first. */
  'stop-costs-letter': {
    kind: 'letter',
    variables: [...FROM_OFFICE, ...STOP, ...COSTS, 'account.costLines'],
  },
  'stop-costs-email': {
    kind: 'email',
    variables: [...FROM_OFFICE, ...STOP, ...COSTS, 'account.costLines'],
  },
  /** To the creditors: where they file their claims now. */
  'stop-creditor-letter': { kind: 'letter', variables: [...FROM_OFFICE, ...STOP, ...WHERE_TO_FILE] },
  'stop-creditor-email': { kind: 'email', variables: [...FROM_OFFICE, ...STOP, ...WHERE_TO_FILE] },
  /** To the other parties: somebody contests, and nothing is paid. */
  'contestation-notice-letter': { kind: 'letter', variables: [...FROM_OFFICE, ...NOTICE] },
  'contestation-notice-email': { kind: 'email', variables: [...FROM_OFFICE, ...NOTICE] },
  'external-provider-email': { kind: 'email', variables: [...OFFICE, ...DOSSIER, 'provider.name'] },
  /** To the responsible bailiff: a creditor has filed. */
  'statement-filed': {
    kind: 'email',
    variables: [
      ...TO_USER,
      'dossier.number',
      ...DEFENDANT,
      'statement.filedAt',
      'statement.total',
      'statement.contents',
    ],
  },
  /** To the responsible bailiff: what came in month by month is to be distributed. */
  'run-due': {
    kind: 'email',
    variables: [
      ...TO_USER,
      'dossier.number',
      ...DEFENDANT,
      'run.since',
      'run.waiting',
      'run.keepUntil',
      'run.isThreshold',
    ],
  },
  /** To the bailiffs of a dossier: somebody contests. */
  'contestation-registered': {
    kind: 'email',
    variables: [
      ...TO_USER,
      'dossier.number',
      ...DEFENDANT,
      ...NOTICE,
      'contestation.time',
      'contestation.hasEffect',
    ],
  },
  /** To the help desk of the platform: somebody reports a letter that pretends to be ours. */
  'false-letter-reported': {
    kind: 'email',
    variables: [
      ...TO_USER,
      'falseLetter.number',
      'falseLetter.way',
      'falseLetter.sender',
      'falseLetter.numberShown',
      'falseLetter.description',
      'falseLetter.reporter',
    ],
  },
  'user-awaits-approval': {
    kind: 'email',
    variables: [...TO_USER, 'applicant.name', 'applicant.organization', 'applicant.isOrganizationPending'],
  },
  'user-approved': { kind: 'email', variables: [...TO_USER, 'applicant.organization'] },
  'user-disapproved': {
    kind: 'email',
    variables: [...TO_USER, 'applicant.organization', 'decision.reason'],
  },
  'organization-approved': { kind: 'email', variables: [...TO_USER, 'organization.name'] },
  'organization-disapproved': {
    kind: 'email',
    variables: [...TO_USER, 'organization.name', 'decision.reason'],
  },
  /** To every user: a text that they accepted gets a new version. */
  'legal-texts-change': { kind: 'email', variables: [...TO_USER, 'legal.from', 'legal.changes'] },
  /** To somebody of an office: what just happened in a dossier, and what waits this morning. */
  notice: { kind: 'email', variables: [...TO_USER, 'told.title', 'told.lines'] },
  /** To whoever looks at a sending before it leaves: one piece of it, marked. */
  'sending-trial': { kind: 'email', variables: [...TO_USER, 'dossier.number', 'told.title', 'told.lines'] },
  'morning-notices': { kind: 'email', variables: [...TO_USER, 'told.title', 'told.lines'] },
  'statement-receipt': { kind: 'document', variables: [...FROM_OFFICE, ...STATEMENT] },
  'balance-receipt': { kind: 'document', variables: [...FROM_OFFICE, ...CONFIRMED, ...BALANCE] },
  'no-claim-receipt': { kind: 'document', variables: [...FROM_OFFICE, ...NO_CLAIM] },
  /** What the office enters elsewhere after the payment: in the central file of notices, and at the deposit office. */
  'central-file-report': {
    kind: 'document',
    variables: [...OFFICE, ...DOSSIER, ...CLOSING],
  },
  'notice-strike': {
    kind: 'document',
    variables: [...OFFICE, ...DOSSIER, 'closing.paidOn', 'closing.creditor', 'closing.paid', 'closing.dueOn'],
  },
  'unclaimed-deposit': {
    kind: 'document',
    variables: [...OFFICE, ...DOSSIER, 'closing.paidOn', 'closing.creditor', 'closing.paid', 'closing.dueOn'],
  },
  /** What a creditor declared and got, for its own books. */
  'creditor-certificate': {
    kind: 'document',
    variables: [
      ...FROM_OFFICE,
      'closing.paidOn',
      'statement.declared',
      'statement.admitted',
      'statement.reserved',
      'statement.rejected',
      'closing.paid',
      'closing.consigned',
      'closing.borne',
      'closing.unclaimed',
      'closing.unpaid',
      'closing.earlier',
      'closing.isContinued',
    ],
  },
  /** The act of a declaration before the bailiff, to be signed. */
  'contestation-declaration': {
    kind: 'document',
    variables: [
      ...FROM_OFFICE,
      'report.signedOn',
      'contestation.contestant',
      'contestation.appearing',
      'contestation.date',
      'contestation.time',
      'contestation.against',
      'contestation.requested',
      'contestation.grounds',
    ],
  },
  /** What is handed in at the registry of the attachment judge. */
  'registry-inventory': { kind: 'document', variables: [...FROM_OFFICE, 'bundle.contents'] },
  'external-provider-invitation': {
    kind: 'document',
    variables: [...OFFICE, ...DOSSIER, 'dossier.isSale', 'dossier.isSeizure', 'provider.name'],
  },
} as const satisfies Record<string, TemplateEntry>;

export type TemplateKey = keyof typeof TEMPLATES;
export const TEMPLATE_KEYS = Object.keys(TEMPLATES) as readonly TemplateKey[];

/** What must be known to fill in a template. */
export type TemplateValues<Key extends TemplateKey> = Values<(typeof TEMPLATES)[Key]['variables'][number]>;

type KeyOfKind<Kind extends TemplateKind> = {
  [Key in TemplateKey]: (typeof TEMPLATES)[Key]['kind'] extends Kind ? Key : never;
}[TemplateKey];
export type MailKey = KeyOfKind<'email'>;
/** What goes in an envelope. */
export type LetterKey = KeyOfKind<'letter'>;
export type PaperKey = KeyOfKind<'letter' | 'document'>;

export function isTemplateKey(key: string): key is TemplateKey {
  return Object.hasOwn(TEMPLATES, key);
}

/** A mail that a letter can follow. */
export type ReplaceableMailKey = {
  [Key in MailKey]: (typeof TEMPLATES)[Key] extends { readonly fallbackLetter: LetterKey } ? Key : never;
}[MailKey];

/** The letter that follows a mail which came back. */
export function fallbackLetterOf(key: TemplateKey): LetterKey | undefined {
  const entry = templateEntry(key);
  return entry.fallbackLetter as LetterKey | undefined;
}

export function isMailKey(key: TemplateKey): key is MailKey {
  return TEMPLATES[key].kind === 'email';
}

export function templateEntry(key: TemplateKey): TemplateEntry {
  return TEMPLATES[key];
}
