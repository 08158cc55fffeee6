import type { parameters as source } from '../nl/parameters.ts';
import type { Texts } from '../texts.ts';

export const parameters: Texts<typeof source> = {
  intro: 'What platform administrators set themselves. Each change holds at once and is kept.',
  columns: { name: 'Parameter', value: 'Value', state: 'State' },
  state: { default: 'Default', changed: 'Changed' },
  changedBy: 'Changed by {{name}} on {{moment}}',
  default: 'Default: {{value}}',
  bounds: 'From {{minimum}} to {{maximum}}',
  edit: 'Change parameter',
  value: 'Value',
  reset: 'Put the default back',
  resetDone: '{{name}} is back at its default',
  history: 'History',
  noHistory: 'Never changed.',
  change: '{{before}} → {{after}}',
  defaultWord: 'default',
  empty: 'not filled in',
  amounts: {
    days_one: '{{count}} day',
    days_other: '{{count}} days',
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
    access: 'Access',
    uploads: 'Files',
    invitations: 'Invitations',
    externalProvider: 'External provider',
    retention: 'Retention',
    calculation: 'Calculation',
  },
  names: {
    access: {
      registration: {
        name: 'Registration open',
        text: 'New people can register. Whoever has an account already notices nothing.',
      },
    },
    uploads: {
      'largest-document': {
        name: 'Largest document',
        text: 'How large a title, a settlement or another document may be.',
      },
      'largest-extract': {
        name: 'Largest extract',
        text: 'How large an extract from the CBB may be. Counts as soon as extracts can be uploaded.',
      },
    },
    invitations: {
      validity: {
        name: 'Validity of an invitation',
        text: 'The most time an office can give a creditor to file with their code. Without a date of its own, the legal term counts.',
      },
      reminder: {
        name: 'Reminder',
        text: 'So many days before the end, who has not answered yet is reminded. 0 is no reminder.',
      },
      'document-view-validity': {
        name: 'Validity of a document code',
        text: 'How long a recipient can view a document that was sent with their code.',
      },
    },
    'external-provider': {
      name: { name: 'Name', text: 'Who sends the invitations outside the platform.' },
      email: { name: 'Email address', text: 'Where the message goes that an invitation is ready.' },
      url: {
        name: 'Web address',
        text: 'Where the provider does its work. The menu of a dossier leads there.',
      },
    },
    retention: {
      dossiers: {
        name: 'Closed dossiers',
        text: 'How long a paid or cancelled dossier is kept. Its personal data is then erased; see Maintenance.',
      },
      'mail-texts': {
        name: 'Texts of emails',
        text: 'How long the text of a sent email or letter is kept; that it was sent stays known.',
      },
      extracts: {
        name: 'Unused extracts',
        text: 'How long an extract is kept from which no dossier was made. Counts as soon as extracts can be uploaded.',
      },
    },
    calculation: {
      'consultation-age': {
        name: 'Age of the CBB consultation',
        text: 'When the consultation is older, the calculation warns.',
      },
      'costs-share': {
        name: 'Share of the costs',
        text: 'When the costs take more of the balance, the calculation warns.',
      },
      'small-transfer': {
        name: 'Small payment',
        text: 'When a creditor receives less, the calculation points it out.',
      },
    },
  },
  law: {
    title: 'Figures of the law',
    hint: 'They stand in the register of the law and cannot be changed here. A calculation takes the value of its own date.',
    figure: 'Figure',
    today: 'Today',
    since: 'Since',
    basis: 'Basis',
    confidence: 'Certainty',
    brackets: '{{count}} brackets',
    unknown: 'not known',
    confidences: { source: 'from the source', practice: 'practice', unverified: 'not verified' },
    reportedBy: 'according to {{who}}',
  },
};
