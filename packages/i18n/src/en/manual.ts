import type { manual as source } from '../nl/manual.ts';
import type { Texts } from '../texts.ts';

export const manual: Texts<typeof source> = {
  subtitle: 'For bailiffs, their employees and administrators',
  contents: 'Contents',
  search: 'Search the manual',
  noneFound: 'Nothing found',
  noneFoundText: 'Search for another word, or for its beginning.',
  found_one: '{{count}} chapter found',
  found_other: '{{count}} chapters found',
  reader: 'Read as',
  all: 'Everything',
  readers: {
    bailiff: 'Bailiff',
    employee: 'Employee',
    officeAdministrator: 'Office administrator',
    platformAdministrator: 'Platform administrator',
    creditor: 'Creditor',
  },
  onThisPage: 'On this page',
  print: 'Print',
  download: 'Everything as PDF',
  previous: 'Previous: {{title}}',
  next: 'Next: {{title}}',
  openWhole: 'Open in the manual',
  parts: {
    begin: 'Getting started',
    dossier: 'The dossier',
    creditors: 'Creditors and statements',
    distribution: 'Distributing, signing, paying out',
    invited: 'For the invited creditor',
    office: 'Managing the office',
    platform: 'Managing the platform',
    law: 'The law in plain words',
    lookup: 'To look things up',
  },
};
