import type {
  ThirdPartyClaim,
  ThirdPartyStatement,
} from '@prorata/contract/statements/third-party-statement';
import { expect, test } from 'vitest';
import { isAsDecided, planReview } from './plan-review.ts';
import { draftOf, isChanged } from './review-draft.ts';

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
    isReserved: false,
    isCalculatedAutomatically: false,
  };
}

const STATEMENT = {
  id: 'statement',
  version: 3,
  totalAmountClaimed: 7_310,
  originalTotalAmountClaimed: 7_310,
  explanationOfChange: null,
  removedClaims: [],
  paymentaccount: 'BE64734029841552',
  privilegedClaims: [
    claimOf('store', 4_900),
    claimOf('office', 2_410),
    { ...claimOf('statement', 0), isCalculatedAutomatically: true },
  ],
} as unknown as ThirdPartyStatement;

const kindsOf = (steps: ReturnType<typeof planReview>) =>
  steps.map((step) => (step.kind === 'total' ? 'total' : step.claim.id));

function draftWith(total: number, store: number, office: number) {
  const claims = [
    { id: 'store', amountDemanded: store },
    { id: 'office', amountDemanded: office },
  ];
  return { totalAmountClaimed: total, claims, explanationOfChange: 'Niet bewezen.' };
}

test('without a change there is nothing to send', () => {
  expect(planReview(STATEMENT, draftOf(STATEMENT))).toEqual([]);
  expect(isChanged(STATEMENT, draftOf(STATEMENT))).toBe(false);
});

test('a lower total comes after the claims that become smaller', () => {
  expect(kindsOf(planReview(STATEMENT, draftWith(7_250, 4_900, 2_350)))).toEqual(['office', 'total']);
});

test('a higher total comes before the claims that grow', () => {
  expect(kindsOf(planReview(STATEMENT, draftWith(8_000, 5_500, 2_410)))).toEqual(['total', 'store']);
});

test('within the same total a claim shrinks before another grows', () => {
  expect(kindsOf(planReview(STATEMENT, draftWith(7_310, 5_000, 2_310)))).toEqual(['office', 'store']);
});

test('a total of 0 leaves the claims as they were filed', () => {
  expect(kindsOf(planReview(STATEMENT, draftWith(0, 0, 0)))).toEqual(['total']);
});

test('a claim that the office added or took out is a change too', () => {
  const added = { ...claimOf('store', 10), originalAmountDemanded: null };
  const withAdded = { ...STATEMENT, privilegedClaims: [added] };
  expect(isChanged(withAdded, draftOf(withAdded))).toBe(true);
  const removed = { id: 'gone', type: 'general', privilegeId: 'wages', assetDescription: null } as const;
  const withRemoved = { ...STATEMENT, removedClaims: [{ ...removed, amountDemanded: 1 }] };
  expect(isChanged(withRemoved, draftOf(withRemoved))).toBe(true);
});

test('what is read afterwards is as decided, or somebody else was there', () => {
  const draft = draftWith(7_250, 4_900, 2_350);
  const made = {
    ...STATEMENT,
    version: 6,
    totalAmountClaimed: 7_250,
    explanationOfChange: 'Niet bewezen.',
    privilegedClaims: [
      claimOf('store', 4_900),
      { ...claimOf('office', 2_410), version: 2, amountDemanded: 2_350 },
    ],
  };
  expect(isAsDecided(made, STATEMENT, draft)).toBe(true);
  expect(isAsDecided({ ...made, paymentaccount: 'BE68539007547034' }, STATEMENT, draft)).toBe(false);
  expect(isAsDecided({ ...made, privilegedClaims: [claimOf('store', 4_900)] }, STATEMENT, draft)).toBe(false);
});
