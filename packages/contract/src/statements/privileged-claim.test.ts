import { expect, it } from 'vitest';
import { fieldErrorsOf } from '../field-errors.ts';
import { newClaimSchema, newInvitedClaimSchema } from './privileged-claim.ts';
import { newThirdPartyClaimSchema, thirdPartyClaimUpdateSchema } from './third-party-statement.ts';

const ID = '0190a5f4-0000-7000-8000-000000000001';
const claim = { type: 'specific', amountDemanded: 4_900, privilegeId: 'lessor', documentId: ID };

function errorsOf(schema: typeof newClaimSchema, changes: object): unknown[] {
  const { error } = schema.safeParse({ ...claim, ...changes });
  return error === undefined ? [] : fieldErrorsOf(error);
}

it.each([
  ['no proof', { documentId: null }, 'documentId', 'required'],
  ['no amount', { amountDemanded: 0 }, 'amountDemanded', 'larger-than-0'],
  ['no privilege', { privilegeId: null }, 'privilegeId', 'required'],
  ['a general privilege on one lot', { type: 'general', assetId: ID }, 'assetId', 'invalid'],
  ['a word that no privilege has', { privilegeId: 'Landlord!' }, 'privilegeId', 'choice-invalid'],
  [
    'the mark of an automatic claim',
    { isCalculatedAutomatically: true },
    'isCalculatedAutomatically',
    'unknown-field',
  ],
])('a claim with %s is refused', (_case, changes, path, code) => {
  expect(errorsOf(newClaimSchema, changes)).toEqual([{ path, code }]);
});

it('is chirographic without a privilege', () => {
  expect(errorsOf(newClaimSchema, { type: 'chirographic', privilegeId: null })).toEqual([]);
});

it('is linked to a lot by the office, not by the creditor', () => {
  expect(newClaimSchema.parse({ ...claim, assetId: ID }).assetId).toBe(ID);
  const { error } = newInvitedClaimSchema.safeParse({ ...claim, assetId: ID });
  expect(error && fieldErrorsOf(error)).toEqual([{ path: 'assetId', code: 'unknown-field' }]);
});

it('is changed for an invited creditor only with an explanation, and may then come to nothing', () => {
  const change = { ...claim, privilegedClaimId: ID, version: 1, amountDemanded: 0 };
  const { error } = thirdPartyClaimUpdateSchema.safeParse({ ...change, explanationOfChange: '  ' });
  expect(error && fieldErrorsOf(error)).toEqual([{ path: 'explanationOfChange', code: 'required' }]);
  expect(
    thirdPartyClaimUpdateSchema.safeParse({ ...change, explanationOfChange: 'Niet bewezen.' }).success,
  ).toBe(true);
  expect(newThirdPartyClaimSchema.safeParse(claim).success).toBe(false);
});
