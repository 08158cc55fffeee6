import type {
  ThirdPartyClaim,
  ThirdPartyStatement,
} from '@prorata/contract/statements/third-party-statement';
import { expect, test } from 'vitest';
import { decisionOf, draftOf, isChanged } from './review-draft.ts';

function claimOf(id: string, amountDemanded: number): ThirdPartyClaim {
  return {
    id,
    version: 1,
    type: 'specific',
    amountDemanded,
    originalAmountDemanded: amountDemanded,
    privilegeId: 'lessor',
    assetDescription: null,
    documentId: 'document',
    since: null,
    limit: null,
    assetId: null,
    isCalculatedAutomatically: false,
  } as ThirdPartyClaim;
}

const STATEMENT = {
  id: 'statement',
  version: 3,
  totalAmountClaimed: 7_310,
  originalTotalAmountClaimed: 7_310,
  explanationOfChange: null,
  removedClaims: [],
  differences: [],
  paymentaccount: 'BE64734029841552',
  privilegedClaims: [
    claimOf('store', 4_900),
    claimOf('office', 2_410),
    { ...claimOf('statement', 0), isCalculatedAutomatically: true },
  ],
} as unknown as ThirdPartyStatement;

function draftWith(total: number, store: number, office: number) {
  const claims = [
    { id: 'store', amountDemanded: store },
    { id: 'office', amountDemanded: office },
  ];
  return { totalAmountClaimed: total, claims, explanationOfChange: 'Niet bewezen.' };
}

const amountsOf = ({ claims }: ReturnType<typeof decisionOf>) =>
  claims.map(({ id, version, amountDemanded }) => [id, version, amountDemanded]);

test('without a change everything is sent as it was seen', () => {
  const decision = decisionOf(STATEMENT, draftOf(STATEMENT), 'undecided');
  expect(decision).toMatchObject({ version: 3, totalAmountClaimed: 7_310, verdict: 'undecided' });
  expect(amountsOf(decision)).toEqual([
    ['store', 1, 4_900],
    ['office', 1, 2_410],
  ]);
  expect(isChanged(STATEMENT, draftOf(STATEMENT))).toBe(false);
});

test('a decision holds what is accepted, nothing of a claim too, and the reason', () => {
  const decision = decisionOf(STATEMENT, draftWith(7_250, 0, 2_350), 'validated');
  expect(decision).toMatchObject({
    totalAmountClaimed: 7_250,
    explanationOfChange: 'Niet bewezen.',
    verdict: 'validated',
  });
  expect(amountsOf(decision)).toEqual([
    ['store', 1, 0],
    ['office', 1, 2_350],
  ]);
});

test('a total of 0 is a verdict, and leaves the claims as they were filed', () => {
  const decision = decisionOf(STATEMENT, draftWith(0, 0, 0), 'validated');
  expect(decision.verdict).toBe('invalid');
  expect(amountsOf(decision)).toEqual([
    ['store', 1, 4_900],
    ['office', 1, 2_410],
  ]);
});

test('a claim that the office added or took out is a change too', () => {
  const added = { ...claimOf('store', 10), originalAmountDemanded: null };
  const withAdded = { ...STATEMENT, privilegedClaims: [added] };
  expect(isChanged(withAdded, draftOf(withAdded))).toBe(true);
  const removed = { id: 'gone', type: 'general', privilegeId: 'wages', assetDescription: null } as const;
  const withRemoved = { ...STATEMENT, removedClaims: [{ ...removed, amountDemanded: 1 }] };
  expect(isChanged(withRemoved, draftOf(withRemoved))).toBe(true);
});

test('so is whatever else differs from what was filed, but not the lot, nor an amount that is put back', () => {
  const difference = {
    subject: 'statement',
    id: 'statement',
    what: 'changed',
    claim: null,
    needsReason: true,
  } as const;
  const changeOf = (field: string) => [{ field, before: null, after: null }];
  const withDifference = (field: string, needsReason = true) => ({
    ...STATEMENT,
    differences: [{ ...difference, needsReason, changes: changeOf(field) }],
  });
  const isChangedIn = (statement: ThirdPartyStatement) => isChanged(statement, draftOf(STATEMENT));
  expect(isChangedIn(withDifference('paymentaccount'))).toBe(true);
  expect(isChangedIn(withDifference('assetId', false))).toBe(false);
  expect(isChangedIn(withDifference('totalAmountClaimed'))).toBe(false);
});
