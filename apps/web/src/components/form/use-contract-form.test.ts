import { organizationsCalls } from '@prorata/contract/organizations/calls';
import { expect, test } from 'vitest';
import { blankValuesFor, contractResolver } from './use-contract-form.ts';

const resolve = contractResolver(organizationsCalls.create);
const OPTIONS = { fields: {}, shouldUseNativeValidation: false };
const VALID = { name: 'Claes & Dewitte', preferredLanguage: 'nl', address: {} } as const;

test('values that the call accepts come back as it sends them', async () => {
  const { values, errors } = await resolve({ ...VALID, displayName: '  ' }, undefined, OPTIONS);
  expect(errors).toEqual({});
  expect(values).toMatchObject({ name: 'Claes & Dewitte', displayName: null, email: null });
});

test('a broken rule is known by its code, with its figures', async () => {
  const { errors } = await resolve({ ...VALID, name: 'x'.repeat(201) }, undefined, OPTIONS);
  expect(errors.name).toMatchObject({ type: 'too-long', types: { maximum: '200' } });
});

test('what is wrong inside a group stands inside it', async () => {
  const address = { city: 'x'.repeat(101) };
  const { errors } = await resolve({ ...VALID, address }, undefined, OPTIONS);
  expect(errors.address?.city).toMatchObject({ type: 'too-long', types: { maximum: '100' } });
});

test('of several things wrong with a field the first is told', async () => {
  const email = `${'x'.repeat(300)} `;
  const { errors } = await resolve({ ...VALID, email }, undefined, OPTIONS);
  expect(errors.email?.type).toBe('too-long');
});

test('a field that was left blank is required, whatever its kind', async () => {
  const blank = { ...VALID, name: null } as unknown as typeof VALID;
  const { errors } = await resolve(blank, undefined, OPTIONS);
  expect(errors.name).toMatchObject({ type: 'required', types: {} });
});

test('what the server refused stays wrong until the field holds something else', async () => {
  const refused = { field: { path: 'kboNumber', code: 'taken' }, value: '0403019261' } as const;
  const resolveAgain = contractResolver(organizationsCalls.create, undefined, () => [refused]);
  const same = { ...VALID, kboNumber: '0403019261' };
  const { errors } = await resolveAgain(same, undefined, OPTIONS);
  expect(errors.kboNumber).toMatchObject({ type: 'taken' });
  const mended = await resolveAgain({ ...VALID, kboNumber: '0403170701' }, undefined, OPTIONS);
  expect(mended.errors).toEqual({});
});

test('a new thing starts with what the contract takes for a field that is left out', () => {
  const blank = blankValuesFor(organizationsCalls.create);
  expect(blank).toMatchObject({ displayName: null, paymentType: 'oneOff' });
  expect(blank).not.toHaveProperty('name');
});
