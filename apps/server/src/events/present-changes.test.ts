import { expect, test } from 'vitest';
import { presentChanges } from './present-changes.ts';

const erased = new Set<string>();

test('a changed address tells the parts that changed, each by its kind', () => {
  const before = { creditorAddress: { city: 'Mechelen', zipcode: '2800', country: 'BE' } };
  const after = { creditorAddress: { city: 'Lier', zipcode: '2800', country: 'FR' } };
  expect(presentChanges('statement', { before, after, erased })).toEqual([
    {
      field: 'creditorAddress.city',
      before: { kind: 'text', value: 'Mechelen' },
      after: { kind: 'text', value: 'Lier' },
    },
    {
      field: 'creditorAddress.country',
      before: { kind: 'country', value: 'BE' },
      after: { kind: 'country', value: 'FR' },
    },
  ]);
});

test('an address that comes or goes is told whole, and an empty one not at all', () => {
  const address = { city: 'Lier', address2: null };
  const whole = { kind: 'address', value: address };
  const told = (before: object | null, after: object | null) =>
    presentChanges('organization', { before: { address: before }, after: { address: after }, erased });
  expect(told(null, address)).toEqual([{ field: 'address', before: null, after: whole }]);
  expect(told(address, { city: null, address2: null })).toEqual([
    { field: 'address', before: whole, after: null },
  ]);
  expect(told(null, { city: null, address2: '' })).toEqual([]);
});

test('a list of words is one value', () => {
  const before = { transactionKind: ['sale'] };
  const after = { transactionKind: ['sale', 'seizureByThirdParties'] };
  expect(presentChanges('dossier', { before, after, erased })).toEqual([
    {
      field: 'transactionKind',
      before: { kind: 'words', list: 'transactionKind', value: ['sale'] },
      after: { kind: 'words', list: 'transactionKind', value: ['sale', 'seizureByThirdParties'] },
    },
  ]);
});

test('rows tell their parts by their places, and a row that came tells itself with the rows inside it', () => {
  const first = { validFrom: '2025-01-01', validUntil: null, cost: 40, layers: [] };
  const second = {
    validFrom: '2026-01-01',
    validUntil: null,
    cost: 0,
    layers: [{ upperLimit: 2500, percentage: 8 }],
  };
  const before = { periods: [first] };
  const after = { periods: [{ ...first, cost: 45 }, second] };
  expect(presentChanges('dossierCost', { before, after, erased })).toEqual([
    { field: 'periods.0.cost', before: { kind: 'amount', value: 40 }, after: { kind: 'amount', value: 45 } },
    {
      field: 'periods.1',
      before: null,
      after: {
        kind: 'line',
        value: [
          { kind: 'date', value: '2026-01-01' },
          { kind: 'amount', value: 0 },
          { kind: 'amount', value: 2500 },
          { kind: 'percentage', value: 8 },
        ],
      },
    },
  ]);
});

test('a status is a word of the list that has it, and an unknown word is told as it stands', () => {
  const told = (status: string) =>
    presentChanges('delivery', { before: {}, after: { status }, erased }).map(({ after }) => after);
  expect(told('Bounced')).toEqual([{ kind: 'word', list: 'emailSendStatus', value: 'Bounced' }]);
  expect(told('Returned')).toEqual([{ kind: 'word', list: 'registeredLetterStatus', value: 'Returned' }]);
  expect(told('Vanished')).toEqual([{ kind: 'text', value: 'Vanished' }]);
});

test('a reference goes by its name, a privilege by its names, and an id without a name by nothing', () => {
  const id = '0199a1b2-0000-7000-8000-00000000c0de';
  const after = { assetId: { id, name: 'Bestelwagen' }, documentId: id, privilegeId: 'unpaid-seller' };
  expect(presentChanges('claim', { before: {}, after, erased })).toMatchObject([
    {
      field: 'privilegeId',
      after: { kind: 'named', value: { nl: expect.any(String), fr: expect.any(String) } },
    },
    { field: 'assetId', after: { kind: 'reference', value: 'Bestelwagen' } },
  ]);
});

test('what does not have the form of today is told as text, and fingerprints are told to nobody', () => {
  const after = { signedBy: 12, sha256: 'abc' };
  expect(presentChanges('result', { before: {}, after, erased })).toEqual([
    { field: 'signedBy', before: null, after: { kind: 'text', value: '12' } },
  ]);
});

test('what was erased is told as such, whichever side it stood on', () => {
  const before = { email: 'ann@claes.example' };
  expect(presentChanges('user', { before, after: {}, erased: new Set(['email']) })).toEqual([
    { field: 'email', before: null, after: { kind: 'erased' } },
  ]);
});

test('an account is told in groups, and why a signature was refused as a word', () => {
  const before = { paymentaccount: 'BE68539007547034' };
  expect(presentChanges('statement', { before, after: {}, erased })).toEqual([
    { field: 'paymentaccount', before: { kind: 'text', value: 'BE68 5390 0754 7034' }, after: null },
  ]);
  const failure = (after: string) =>
    presentChanges('result', { before: {}, after: { failure: after }, erased });
  expect(failure('outdated')).toMatchObject([{ after: { kind: 'word', list: 'signatureFault' } }]);
  expect(failure('A sentence of an older edition.')).toMatchObject([{ after: { kind: 'text' } }]);
});
