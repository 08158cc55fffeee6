import type { nothing as source } from '../nl/nothing.ts';
import type { Texts } from '../texts.ts';

export const nothing: Texts<typeof source> = {
  back: 'Invitation',
  title: 'Do you have nothing to claim?',
  you: 'you',
  tooLate: 'This invitation can no longer be answered. Contact {{office}}.',
  why: 'Why?',
  reasons: {
    paid: 'I have already been paid',
    neverOwed: 'I never had anything to claim',
    waived: 'I take no part in this distribution',
    other: 'Another reason',
  },
  note: 'Which reason?',
  meaning: {
    title: 'What this means',
    nothing: '{{creditor}}: nothing from this distribution.',
    receipt:
      'You get a receipt, also by email if we have your address, and later still the draft distribution for information.',
    back: 'You can go back on your answer up to and including {{date}}, unless the office goes on before.',
  },
  name: 'Your name',
  capacity: 'Your position',
  email: 'Email address for your receipt',
  sure: 'I answer for {{creditor}} and am entitled to do so.',
  confirm: 'Confirm: nothing to claim',
  instead: 'No, submit a statement',
  missing: 'Something is still missing. Complete what is in red.',
  refused: 'Your answer was not saved',
  faults: {
    reason: 'Choose a reason.',
    note: 'Say which reason.',
    declaredBy: 'Enter your name.',
    isSure: 'Tick that you may answer so.',
  },
  received: {
    title: 'Your answer was received',
    said: '{{creditor}}: nothing to claim',
    number: 'Receipt',
    reason: 'Reason',
    by: 'Answered by',
    sentTo: 'Sent to',
    fingerprint: 'Fingerprint',
    download: 'Download the receipt (PDF)',
  },
  changed: {
    title: 'Something to claim after all?',
    text: 'You can go back on this up to and including {{date}}, with the same code. After that, call the office.',
    left_one: '{{count}} day left',
    left_other: '{{count}} days left',
    today: 'today is the last day',
    act: 'Reopen and submit a statement',
    refused: 'Your answer was not taken back',
    over: 'Your answer is final: the time limit has passed or the distribution goes on. If this is a mistake, call {{office}}.',
  },
  next: {
    title: 'What now?',
    text: 'The office distributes the money among the other creditors. You receive the draft and need not do anything.',
  },
};
