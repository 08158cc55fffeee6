import { expect, test } from 'vitest';
import { isInvited } from './is-invited.ts';

const BY_MAIL = {
  id: '1',
  version: 1,
  language: null,
  address: null,
  addressee: 'Fiscus',
  email: 'a@example.be',
};
const BY_LETTER = { ...BY_MAIL, email: null };

test.each([
  ['the same address', BY_MAIL, { status: 'Sent', email: 'A@example.be', addressee: null }, true],
  ['another address', BY_MAIL, { status: 'Sent', email: 'b@example.be', addressee: 'Fiscus' }, false],
  ['the same name, by letter', BY_LETTER, { status: 'Created', email: null, addressee: 'fiscus' }, true],
  [
    'the same address, but closed',
    BY_MAIL,
    { status: 'ClosedAndNotSubmitted', email: 'a@example.be', addressee: null },
    false,
  ],
] as const)('%s', (_case, standard, invitation, expected) => {
  expect(isInvited(standard, [invitation])).toBe(expected);
});
