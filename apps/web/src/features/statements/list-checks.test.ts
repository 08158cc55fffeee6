import type { ThirdPartyStatement } from '@prorata/contract/statements/third-party-statement';
import { expect, test } from 'vitest';
import { canValidate, listChecks } from './list-checks.ts';
import { draftOf } from './review-draft.ts';

const CLAIM = {
  id: 'store',
  type: 'specific',
  amountDemanded: 4_900,
  originalAmountDemanded: 4_900,
  documentId: 'lease',
  assetId: 'lot',
  isCalculatedAutomatically: false,
};
const STATEMENT = {
  creditorType: 'legalEntity',
  corporateName: 'Immo Dijlezicht BV',
  creditorAddress: { street: 'Haverwerf', zipcode: '2800', city: 'Mechelen', country: 'BE' },
  totalAmountClaimed: 4_900,
  originalTotalAmountClaimed: 4_900,
  explanationOfChange: null,
  removedClaims: [],
  differences: [],
  documents: [{ documentType: 'settlement' }, { documentType: 'title' }],
  privilegedClaims: [CLAIM],
} as unknown as ThirdPartyStatement;

function failing(changes: object, draft: object = {}): string[] {
  const statement = { ...STATEMENT, ...changes };
  const checks = listChecks(statement, { ...draftOf(statement), ...draft });
  return checks.filter(({ isPassed }) => !isPassed).map(({ key }) => key);
}

test('a whole statement can be validated', () => {
  expect(failing({})).toEqual([]);
  expect(canValidate(listChecks(STATEMENT, draftOf(STATEMENT)))).toBe(true);
});

test.each([
  ['creditor', { corporateName: '' }],
  ['creditor', { creditorType: null }],
  ['creditor', { creditorAddress: { ...STATEMENT.creditorAddress, city: null } }],
  ['documents', { documents: [{ documentType: 'title' }] }],
  ['proofs', { privilegedClaims: [{ ...CLAIM, documentId: null }] }],
])('%s stands in the way', (key, changes) => {
  expect(failing(changes)).toEqual([key]);
});

test('a changed amount asks for an explanation, and blanks are none', () => {
  const lower = { totalAmountClaimed: 4_900.01 };
  expect(failing({}, lower)).toEqual(['explained']);
  expect(failing({}, { ...lower, explanationOfChange: '  ' })).toEqual(['explained']);
  expect(failing({}, { ...lower, explanationOfChange: 'Aanvaard na telefoon.' })).toEqual([]);
});

test('claims above the total stand in the way', () => {
  expect(failing({}, { totalAmountClaimed: 4_000, explanationOfChange: 'Betaald.' })).toEqual(['sum']);
});

test('a lot can still be linked afterwards', () => {
  const statement = { ...STATEMENT, privilegedClaims: [{ ...CLAIM, assetId: null }] } as ThirdPartyStatement;
  const checks = listChecks(statement, draftOf(statement));
  expect(checks.filter(({ isPassed }) => !isPassed).map(({ key }) => key)).toEqual(['assets']);
  expect(canValidate(checks)).toBe(true);
});
