import type { closings as source } from '../nl/closings.ts';
import type { Texts } from '../texts.ts';

export const closings: Texts<typeof source> = {
  title: 'After the payment',
  closed: 'Paid on {{date}}.',
  deficit: 'Not every admitted claim was paid in full: report the shortfall.',
  noDeficit: 'There is no shortfall.',
  article: 'Art. {{articles}} Judicial Code',
  practice: 'Practice of the office',
  noTerm: 'No time limit in the law: do it at once',
  until: 'By {{date}}',
  doneBy: 'Done by {{name}} on {{date}}',
  sentBy: 'Letter sent by {{name}} on {{date}}',
  reference: 'Reference: {{reference}}',
  byHand: 'The post cannot read the address: send this letter yourself, then tick the task.',
  showText: 'Show the text',
  hideText: 'Hide the text',
  copy: 'Copy the text',
  copied: 'Copied',
  send: {
    open: 'Send letters…',
    title: 'Send the letters by registered post?',
    done: 'The letters are on their way.',
  },
  finish: {
    text: 'Enter the number by which you will find it again, such as that of the notice or the deposit.',
    verb: 'Record as done',
    done: 'The task has been recorded.',
  },
  certificates: {
    title: 'Certificates for the creditors',
    text: 'What each creditor declared and received, in the language of the creditor.',
    download: 'Certificate',
    of: 'Certificate for {{name}}',
  },
  sums: {
    declared: 'Declared',
    admitted: 'Admitted',
    paid: 'Paid',
    kept: 'Not passed on',
    unpaid: 'Not paid',
  },
};
