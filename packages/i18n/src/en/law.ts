import type { law as source } from '../nl/law.ts';
import type { Texts } from '../texts.ts';

export const law: Texts<typeof source> = {
  who: 'Who',
  what: 'For what and on what',
  when: 'When',
  proof: 'Supporting documents',
  limit: 'Cap',
  window: 'Period',
  accessories: 'What goes with it',
  conflict: 'Against others',
  notes: 'Note',
  confidence: 'How sure',
  parts: {
    interest: 'interest',
    penaltyClause: 'penalty clause',
    proceduralIndemnity: 'procedural indemnity',
    costs: 'costs',
  },
  follows: {
    yes: '{{parts}}: privileged too',
    no: '{{parts}}: ordinary claim',
    open: '{{parts}}: disputed; here {{default}}',
    defaultYes: 'privileged',
    defaultNo: 'ordinary',
  },
  sure: {
    source: 'Read in the text of the law.',
    practice: 'This is how the law is read or applied; it does not say so literally.',
    unverified: 'Not checked against a source.',
  },
  sureOfRank: {
    practice: 'Its place in the order of ranks follows from practice.',
    unverified: 'Its place in the order of ranks was not checked against a source.',
  },
};
