import type { creditors as source } from '../nl/creditors.ts';
import type { Texts } from '../texts.ts';

export const creditors: Texts<typeof source> = {
  title: 'Who is who?',
  intro:
    'These creditors have the name of another, and no number tells them apart. Caps and costs per creditor depend on your answer. You can change it as long as the dossier is open.',
  question: 'Who is {{name}}?',
  sameAs: 'The same creditor as {{name}}',
  apart: 'Another creditor',
  noNumber: 'no number',
  numbersDiffer: 'Their numbers differ: it is another creditor, or a number in a statement is wrong.',
  numberShared: 'They have the same number: it is the same creditor, or a number in a statement is wrong.',
  told: 'Answered by {{name}} on {{date}}',
  open_one: '{{count}} creditor has the name of another. Say before calculating whether it is the same.',
  open_other:
    '{{count}} creditors have the name of another. Say before calculating whether they are the same.',
  answered_one: 'You said who {{count}} creditor with the name of another is.',
  answered_other: 'You said who {{count}} creditors with the name of another are.',
  answer: 'Answer',
  change: 'See the answer',
  saved: 'Answer saved',
  failed: 'The answer was not saved',
};
