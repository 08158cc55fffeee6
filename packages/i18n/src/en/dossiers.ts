import type { dossiers as source } from '../nl/dossiers.ts';
import type { Texts } from '../texts.ts';

export const dossiers: Texts<typeof source> = {
  kbo: 'KBO {{number}}',
  tabs: {
    general: 'General',
    balance: 'Balance to distribute',
    statements: 'Statements',
    invitations: 'Invitations',
    calculation: 'Calculation',
    costs: 'Costs',
    audit: 'Audit',
  },
  steps: {
    label: 'Progress of the dossier',
    done: '(done)',
    current: '(now)',
    skipped: '(skipped)',
    coming: '(to come)',
  },
  saveFirst: {
    title: 'Save the dossier first',
    text: 'After that you can go on here.',
    back: 'To General',
  },
  readOnly: {
    closed: 'The official report is signed: the dossier is closed and can no longer be changed.',
    cancelled: 'Cancelled on {{date}}: {{reason}}',
    noRight: 'You can read this dossier, but not change it.',
  },
};
