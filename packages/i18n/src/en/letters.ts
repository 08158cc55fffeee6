import type { letters as source } from '../nl/letters.ts';
import type { Texts } from '../texts.ts';

export const letters: Texts<typeof source> = {
  title: 'Letters about the income',
  to: 'To {{name}}',
  preview: 'See the letter (pdf)',
  way: 'How to send?',
  mail: 'Email',
  post: 'Registered letter',
  email: 'Email address',
  price: 'The platform charges {{price}} for this.',
  noPrice: 'No price is set for this: it cannot be sent now.',
  send: 'Send',
  again: 'Send this letter once more',
  sent: 'Sent already',
  done: 'The letter is ready to leave',
  comm: 'Communication with each payment: {{communication}}',
  none: 'Nothing sent yet.',
};
