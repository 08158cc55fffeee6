import type { parameters as source } from '../nl/parameters.ts';
import type { Texts } from '../texts.ts';

export const parameters: Texts<typeof source> = {
  intro: 'What platform administrators set themselves. Each change takes effect at once and is recorded.',
  columns: { name: 'Parameter', value: 'Value', state: 'Status' },
  state: { default: 'Default', changed: 'Changed' },
  changedBy: 'Changed by {{name}} on {{moment}}',
  default: 'Default: {{value}}',
  bounds: 'From {{minimum}} to {{maximum}}',
  edit: 'Change parameter',
  value: 'Value',
  reset: 'Restore the default',
  resetDone: '{{name}} is back at its default',
  history: 'History',
  noHistory: 'Never changed.',
  defaultWord: 'default',
  empty: 'not filled in',
  amounts: {
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    workingDays_one: '{{count}} working day',
    workingDays_other: '{{count}} working days',
    years_one: '{{count}} year',
    years_other: '{{count}} years',
    megabytes_one: '{{count}} MB',
    megabytes_other: '{{count}} MB',
    percent_one: '{{count}}%',
    percent_other: '{{count}}%',
    euro_one: '€{{count}}',
    euro_other: '€{{count}}',
  },
  units: { days: 'days', years: 'years', megabytes: 'MB', percent: '%', euro: '€' },
  groups: {
    operator: 'Operator',
    access: 'Access',
    uploads: 'Files',
    invitations: 'Invitations',
    externalProvider: 'External provider',
    retention: 'Retention',
    calculation: 'Calculation',
  },
  names: {
    operator: {
      name: {
        name: 'Name',
        text: 'Who runs the platform. Appears in the legal texts and in the invitations.',
      },
      address: { name: 'Address', text: 'Registered office of the operator.' },
      'enterprise-number': { name: 'Enterprise number', text: 'Appears in the legal texts.' },
      account: { name: 'Account number', text: 'Account for the platform’s invoices.' },
      'helpdesk-email': {
        name: 'Email of support',
        text: 'Every message that refers to support gives this address.',
      },
      'helpdesk-phone': {
        name: 'Telephone of support',
        text: 'Appears beside the email address of support.',
      },
      'data-protection': {
        name: 'Data protection contact',
        text: 'Email address for questions about personal data.',
      },
    },
    access: {
      registration: {
        name: 'Registration open',
        text: 'New people can register. Existing users are not affected.',
      },
    },
    uploads: {
      'largest-document': {
        name: 'Largest document',
        text: 'How large a title, a settlement or another document may be.',
      },
      'largest-extract': {
        name: 'Largest extract',
        text: 'How large an extract from the central file of notices (CBB) may be.',
      },
    },
    invitations: {
      validity: {
        name: 'Validity of an invitation',
        text: 'The most time an office can give a creditor to submit a statement with the code. If no date is set, the statutory time limit applies.',
      },
      reminder: {
        name: 'Reminder',
        text: 'Creditors who have not replied are reminded this many days before the deadline. 0: no reminder.',
      },
      'document-view-validity': {
        name: 'Validity of a document code',
        text: 'How long a recipient can view a document with the code sent to them.',
      },
      'opening-is-receipt': {
        name: 'Opening counts as a receipt',
        text: 'Whoever opens the draft with the link and a code of their own signs for it: the time limit for contesting runs from the day after. Turn this off if you find that the law asks for other evidence; openings are then only noted.',
      },
    },
    'external-provider': {
      name: { name: 'Name', text: 'Who sends the invitations outside the platform.' },
      email: { name: 'Email address', text: 'Notified when an invitation is ready.' },
      url: {
        name: 'Web address',
        text: 'The provider’s website. The menu of a dossier leads there.',
      },
    },
    retention: {
      dossiers: {
        name: 'Closed dossiers',
        text: 'How long a paid or cancelled dossier is kept. Its personal data is then erased; see Maintenance.',
      },
      'mail-texts': {
        name: 'Texts of emails',
        text: 'How long the text of a sent email or letter is kept; the record of sending is kept.',
      },
      extracts: {
        name: 'Extracts',
        text: 'How long an extract that was read is kept. What was taken over from it stays in the dossier.',
      },
      readings: {
        name: 'Who opened what',
        text: 'How long it is kept who opened which document of a dossier, and what people asked about their own data.',
      },
    },
    calculation: {
      'consultation-age': {
        name: 'Age of the consultation of the central file',
        text: 'You are warned when the consultation is older.',
      },
      'costs-share': {
        name: 'Share of the costs',
        text: 'You are warned when the costs exceed this share of the balance.',
      },
      'leap-years': {
        name: 'Leap years',
        text: 'Whether a leap year counts 366 days when interest is computed. Usually every year counts 365.',
      },
      'rate-civil': {
        name: 'Interest rate in civil matters',
        text: 'New rates that the law register does not know yet, from the Belgian Official Gazette: 2027-01-01 4.75. Each holds until the end of its year; what the law register knows comes first.',
      },
      'rate-commercial': {
        name: 'Interest rate between enterprises',
        text: 'New rates that the law register does not know yet, from the Belgian Official Gazette: 2027-01-01 4.75. Each holds until the end of its half-year; what the law register knows comes first.',
      },
      'rate-tax': {
        name: 'Interest rate of taxes',
        text: 'New yearly rates of the FPS Finance, written like those in civil matters.',
      },
      'rate-vat': {
        name: 'Interest rate of VAT',
        text: 'New yearly rates for VAT in arrears, written like those in civil matters.',
      },
      'small-transfer': {
        name: 'Small payment',
        text: 'You are told when a creditor receives less.',
      },
    },
  },
  law: {
    title: 'Figures of the law',
    hint: 'They come from the law register and cannot be changed here. A calculation uses the value of its own date.',
    figure: 'Figure',
    today: 'Today',
    since: 'Since',
    basis: 'Legal basis',
    confidence: 'Reliability',
    brackets: '{{count}} layers',
    unknown: 'not known',
    confidences: { source: 'from the source', practice: 'practice', unverified: 'not verified' },
    reportedBy: 'according to {{who}}',
  },
};
