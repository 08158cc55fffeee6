import type { parties as source } from '../nl/parties.ts';
import type { Texts } from '../texts.ts';

export const parties: Texts<typeof source> = {
  count_one: '{{count}} party',
  count_other: '{{count}} parties',
  search: 'Name, number, town or email',
  intro:
    'Whom your office met as debtor or creditor. Forms suggest these details; a correction here changes no dossier.',
  none: 'Nobody in the party book yet',
  noneText: 'It fills itself: with every debtor, statement and invitation.',
  add: 'Add party',
  added: '{{name}} was added to the party book',
  columns: {
    name: 'Name',
    number: 'Number',
    city: 'Town',
    lastSeenAt: 'Last used',
  },
  sections: {
    search: 'Look up',
    searchHint: 'Search first: whoever is known already or is in the KBO need not be typed again.',
    identity: 'Who',
    identityHint: 'As forms suggest it.',
    address: 'Address',
    addressHint: 'Registered office or domicile.',
    contact: 'Reach and pay',
    contactHint: 'As the office last did.',
  },
  met: {
    title: 'Met in',
    none: 'In no dossier that is kept.',
    defendant: 'debtor',
    creditor: 'creditor',
  },
  register: {
    title: 'In the KBO',
    situation: 'Situation',
    extract: 'Extract',
    extractOf: '{{number}} of {{date}}',
    none: 'Not found in the KBO.',
  },
  seen: {
    first: 'First used',
    last: 'Last used',
  },
  duplicates: {
    mark: 'Possible duplicate',
    title: 'Possible duplicate',
    text: 'Is the same party in the book twice? The office decides.',
    same: 'These are the same',
    apart: 'These are two',
    failed: 'The answer was not kept',
    joinTitle: 'Join {{other}} with {{name}}?',
    joinVerb: 'Join the two',
    joinText:
      '{{name}} stays. What is empty here comes from the other: number, address, account, salutation, way of sending and language; email addresses are added. Where both say something, this party’s details are kept. The other leaves the book, and its dossiers are then found here. This cannot be undone.',
    joined: '{{other}} was joined with {{name}}',
    notJoined: 'Not joined',
    toldApart: 'Remembered: these are two parties',
  },
  join: {
    act: 'Join with another…',
    title: 'Join with {{name}}',
    text: 'Choose who in the book is the same party. {{name}} stays.',
    label: 'The same party',
    placeholder: 'Name, number, town or email',
    none: 'Nobody else found in the book.',
    verb: 'Continue',
  },
  institution: {
    mark: 'Institution',
    title: 'Kept by the platform',
    text: 'What is empty on this page comes from the platform and follows every change. What your organization fills in itself goes first.',
    differs: 'Yours differ: {{fields}}.',
  },
  remove: {
    title: 'Delete {{name}} from the party book?',
    text: 'Forms no longer suggest this party. Dossiers keep what they contain.',
    verb: 'Delete party',
    done: '{{name}} was deleted from the party book',
  },
};
