import type { ThirdPartyStatement } from '@prorata/contract/statements/third-party-statement';
import { expect, test } from 'vitest';
import { canValidate, listChecks } from './list-checks.ts';
import { draftOf } from './review-draft.ts';

const CLAIM = {
  id: 'store',
  type: 'specific',
  amountDemanded: 4_900,
  originalAmountDemanded: 4_900,
  ...{ amountDeclared: 4_900, reservedAmount: 0, parts: [], titles: [{ kind: 'lease' }] },
  ...{ rejectionReason: null, rejectionNote: null, reservationReason: null },
  documentId: 'lease',
  ...{ assetIds: ['lot'], onAllAssets: false },
  isCalculatedAutomatically: false,
};
const STATEMENT = {
  creditorType: 'legalEntity',
  corporateName: 'Immo Dijlezicht BV',
  creditorAddress: { street: 'Haverwerf', zipcode: '2800', city: 'Mechelen', country: 'BE' },
  totalAmountClaimed: 4_900,
  ...{ declaredTotal: 4_900, amountRejected: 0, titles: [] },
  ...{ rejectionReason: null, rejectionNote: null },
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

const claimed = (decided: object) => ({ claims: [{ ...draftOf(STATEMENT).claims[0], ...decided }] });

test('what is not admitted asks for a reason', () => {
  expect(failing({}, claimed({ amountDemanded: 4_899.99 }))).toEqual(['reasoned']);
  expect(failing({}, claimed({ amountDemanded: 4_899.99, rejectionReason: 'paid' }))).toEqual([]);
});

test('what else is changed asks for an explanation, and blanks are none', () => {
  const removedClaims = [{ id: 'gone', amountDemanded: 1 }];
  expect(failing({ removedClaims })).toEqual(['explained']);
  expect(failing({ removedClaims }, { explanationOfChange: '  ' })).toEqual(['explained']);
  expect(failing({ removedClaims }, { explanationOfChange: 'Dubbel.' })).toEqual([]);
});

test('more than was declared stands in the way', () => {
  expect(failing({}, { restAdmitted: 0.01 })).toEqual(['sum']);
});

test.each([
  ['assets', { assetIds: [] }],
  ['titles', { titles: [] }],
])('%s can still be filled in afterwards', (key, changes) => {
  const statement = {
    ...STATEMENT,
    privilegedClaims: [{ ...CLAIM, ...changes }],
  } as unknown as ThirdPartyStatement;
  const checks = listChecks(statement, draftOf(statement));
  expect(checks.filter(({ isPassed }) => !isPassed).map((check) => check.key)).toEqual([key]);
  expect(canValidate(checks)).toBe(true);
});

test('all lots are lots too', () => {
  expect(failing({ privilegedClaims: [{ ...CLAIM, assetIds: [], onAllAssets: true }] })).toEqual([]);
});
