import type { institutions as source } from '../nl/institutions.ts';
import type { Texts } from '../texts.ts';

export const institutions: Texts<typeof source> = {
  count_one: '{{count}} institution',
  count_other: '{{count}} institutions',
  search: 'Name, number, town or account',
  intro:
    'Governments and institutions that claim in many dossiers. Every organization finds them first in its searches; a change here holds for all of them and changes no dossier.',
  none: 'No institutions yet',
  noneText: 'Add those that everybody needs: tax, social security, municipalities, health insurance funds.',
  add: 'Add institution',
  added: '{{name}} was added',
  columns: {
    name: 'Name',
    number: 'Number',
    city: 'Town',
    accounts: 'Accounts',
    updatedAt: 'Changed',
  },
  sections: {
    names: 'Names',
    namesHint: 'In each language in which the institution has an official name; at least one.',
    identity: 'Who',
    identityHint: 'By its number Prorata recognises the institution in statements, lists and extracts.',
    address: 'Address',
    addressHint: 'Seat or service that receives the correspondence.',
    contact: 'Reach',
    contactHint: 'As every organization is offered it. One may keep something else for itself.',
    accounts: 'Pay',
    accountsHint:
      'Services that share a number each have an account: say what it is for, and the right one is chosen.',
  },
  languagesHint: 'No language: that of the dossier.',
  addAccount: 'Add account',
  removeAccount: 'Delete account {{number}}',
  remove: {
    title: 'Delete {{name}}?',
    text: 'This institution is no longer offered to anybody. Dossiers and party books keep what they contain.',
    verb: 'Delete institution',
    done: '{{name}} was deleted',
  },
};
