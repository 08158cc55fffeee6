import type { templates as source } from '../nl/templates.ts';
import type { Texts } from '../texts.ts';

export const templates: Texts<typeof source> = {
  title: 'Templates',
  search: 'Find a template',
  noneFound: 'No template has that name.',
  changed: 'changed',
  unsavedMark: 'not saved',
  unsaved: 'Not saved. Changed lines: {{count}}',
  save: 'Save',
  undo: 'Undo changes',
  reset: 'Back to the standard text…',
  language: 'Language of the template',
  subject: 'Subject',
  body: 'Text of the template',
  insertField: 'Insert a field',
  bold: 'Bold',
  italic: 'Italic',
  bullets: 'List',
  allFieldsExist: 'All fields exist',
  markdownAndLiquid: 'Markdown and Liquid',
  position: 'line {{line}}, column {{column}}',
  preview: 'Preview',
  asMail: 'Email',
  asText: 'Plain text',
  previewHint: 'The preview follows every keystroke. The text is Markdown; layout and letterhead are fixed.',
  previewWaits: 'The preview follows again once the error is fixed.',
  saved: 'The template has been saved.',
  lastChanged: 'Last changed by {{name}}, {{moment}}',
  neverChanged: 'The standard text, never changed',
  resetDialog: {
    title: 'Back to the standard text?',
    text: 'The standard text replaces the current one. It is used only once you save.',
    verb: 'Restore the standard text',
  },
  report: {
    title: 'Official report of distribution',
    about:
      'What the report says, part by part. These words are fixed; only what fits the dossier is printed. Where there are three dots, what the dossier says is filled in.',
    labels: 'Headings and names',
    phrases: 'Sentences',
    write: 'Write',
    edit: 'Change',
    none: 'Nothing written: the report leaves this part out.',
    elsewhere:
      'Not written in this language, but in: {{languages}}. A report in this language leaves this part out.',
    hint: 'Plain text with paragraphs, {{count}} characters at most. Empty: the report leaves this part out.',
    byAdministrator: 'An administrator of the office writes these words.',
    versions: 'Versions',
    version: 'Version {{version}}, {{name}}, {{moment}}',
    takenOut: 'Left out',
  },
  kinds: {
    letter: 'Letters',
    email: 'Emails',
    document: 'Documents',
  },
  faults: {
    syntax: 'Error in the Liquid code: {{excerpt}}',
    'unknown-variable': 'The field {{excerpt}} does not exist in this template.',
    'unknown-filter': 'This filter does not exist: {{excerpt}}',
    'too-complex': 'This text is too long or takes too long to process: {{excerpt}}',
    markup: 'HTML, pictures and blocks of code are not possible: {{excerpt}}',
  },
  faultPlace: {
    subject: 'Subject, column {{column}}',
    body: 'Line {{line}}, column {{column}}',
  },
  variables: {
    recipient: {
      name: 'Name of the addressee',
      salutation: 'The whole salutation, without comma',
      isNamed: 'Whether the salutation names a person (for if)',
    },
    user: {
      name: 'Name of the user',
    },
    applicant: {
      name: 'Name of the person asking for access',
      organization: 'Office of the applicant, if known',
      isOrganizationPending: 'Whether the office is pending too (for if)',
    },
    organization: {
      name: 'Name of the office',
    },
    decision: {
      reason: 'Reason for the decision, if given',
    },
    product: {
      link: 'Address of the page in Prorata',
    },
    helpdesk: {
      contact: 'Contact details of support, if known',
    },
    operator: {
      name: 'Name of the operator of Prorata, if known',
    },
    office: {
      name: 'Name of the office',
      address: 'Address of the office',
      phone: 'Telephone of the office, if known',
      email: 'Email address of the office, if known',
    },
    bailiff: {
      name: 'Name of the bailiff',
      title: 'Title of the bailiff',
    },
    dossier: {
      number: 'Number of the dossier',
      saleDate: 'Date of the sale, if there is one',
      seizureDate: 'Date of the third-party attachment, if there is one',
      isSale: 'Whether there was a sale (for if)',
      isSeizure: 'Whether there was a third-party attachment (for if)',
    },
    defendant: {
      name: 'Name of the debtor',
    },
    invitation: {
      code: 'Personal code',
      link: 'Address to submit the statement',
      validUntil: 'Last day to submit',
      isLegalTerm: 'Whether it is the statutory time limit',
      creditorReference: 'Reference of the creditor',
    },
    legal: {
      from: 'First day of the new version',
      changes: 'The titles of the texts, and what changes in each',
    },
    privacy: {
      link: 'Address of the privacy policy',
    },
    statement: {
      receiptNumber: 'Number of the receipt',
      filedAt: 'Date and time of submission',
      total: 'Amount claimed',
      contents: 'What was submitted, with its documents',
      fingerprint: 'SHA-256 of the statement and its documents',
      filedAccount: 'Account number as submitted, if any',
      account: 'Account number now, if any',
      explanation: 'Reason for the change, if any',
      declared: 'Amount declared, as submitted',
      admitted: 'Amount admitted',
      reserved: 'Amount reserved, if any',
      rejected: 'Amount not admitted, if any',
      reasons: 'What is not admitted or is reserved, with the reason',
    },
    report: {
      amount: 'Amount according to the draft, if there is one',
      isNothing: 'Whether the recipient gets nothing (for if)',
      link: 'Address to open the draft',
      contestUntil: 'Last day to contest',
      isReceiptAsked: 'Whether the time limit runs from a receipt (for if)',
    },
    provider: {
      name: 'Name of the external provider',
    },
  },
};
