import type {
  ThirdPartyClaim,
  ThirdPartyStatement,
} from '@prorata/contract/statements/third-party-statement';
import { expect, test } from 'vitest';
import {
  decisionOf,
  declaredRestOf,
  draftOf,
  isOtherwiseChanged,
  isUnreasoned,
  type ReviewDraft,
  totalOf,
} from './review-draft.ts';

function claimOf(id: string, amountDemanded: number): ThirdPartyClaim {
  return {
    ...{ id, version: 1, type: 'specific', privilegeId: 'lessor', documentId: 'document', assetId: null },
    ...{ amountDemanded, originalAmountDemanded: amountDemanded, amountDeclared: amountDemanded },
    ...{ reservedAmount: 0, amountRejected: 0, reservationReason: null },
    ...{ rejectionReason: null, rejectionNote: null, parts: [], isCalculatedAutomatically: false },
  } as unknown as ThirdPartyClaim;
}

const STATEMENT = {
  ...{ id: 'statement', version: 3, removedClaims: [], differences: [] },
  ...{ totalAmountClaimed: 7_510, declaredTotal: 7_510, amountRejected: 0 },
  ...{ rejectionReason: null, rejectionNote: null, explanationOfChange: null },
  privilegedClaims: [
    claimOf('store', 4_900),
    claimOf('office', 2_410),
    { ...claimOf('statement', 200), isCalculatedAutomatically: true },
  ],
} as unknown as ThirdPartyStatement;

const words = (reason: string) => `(${reason})`;

/** The draft with something else decided about the claim `office`. */
function officeAt(
  decided: Partial<ReviewDraft['claims'][number]>,
  more: Partial<ReviewDraft> = {},
): ReviewDraft {
  const draft = draftOf(STATEMENT);
  const claims = draft.claims.map((claim) => (claim.id === 'office' ? { ...claim, ...decided } : claim));
  return { ...draft, ...more, claims };
}

test('without a change everything is sent as it was seen', () => {
  const draft = draftOf(STATEMENT);
  expect(draft.restAdmitted).toBe(200);
  expect([isUnreasoned(STATEMENT, draft), isOtherwiseChanged(STATEMENT)]).toEqual([false, false]);
  expect(decisionOf(STATEMENT, draft, 'undecided', words)).toMatchObject({
    ...{ version: 3, totalAmountClaimed: 7_510, explanationOfChange: null, verdict: 'undecided' },
    claims: [
      { id: 'store', version: 1, amountDemanded: 4_900 },
      { id: 'office', version: 1, amountDemanded: 2_410 },
    ],
  });
});

test('what a claim only tells, and nobody decides, is not sent', () => {
  const [store] = decisionOf(STATEMENT, draftOf(STATEMENT), 'undecided', words).claims;
  const told = ['assetId', 'amountRejected', 'originalAmountDemanded', 'isCalculatedAutomatically'];
  expect(Object.keys(store ?? {}).filter((key) => told.includes(key))).toEqual([]);
});

test('what is refused of a claim comes off the total, asks for a reason, and the reason is the explanation', () => {
  const cut = officeAt({ amountDemanded: 2_350 });
  expect([totalOf(cut), isUnreasoned(STATEMENT, cut)]).toEqual([7_450, true]);
  const reasoned = officeAt({ amountDemanded: 2_350, rejectionReason: 'noProof' });
  expect(isUnreasoned(STATEMENT, reasoned)).toBe(false);
  expect(decisionOf(STATEMENT, reasoned, 'validated', words)).toMatchObject({
    ...{ totalAmountClaimed: 7_450, explanationOfChange: '(noProof)', verdict: 'validated' },
    claims: [{ amountDemanded: 4_900 }, { amountDemanded: 2_350, rejectionReason: 'noProof' }],
  });
});

test('another reason than the usual ones must be told in words', () => {
  expect(isUnreasoned(STATEMENT, officeAt({ amountDemanded: 0, rejectionReason: 'other' }))).toBe(true);
  const told = officeAt({
    amountDemanded: 0,
    rejectionReason: 'other',
    rejectionNote: 'Dubbel gefactureerd.',
  });
  expect(isUnreasoned(STATEMENT, told)).toBe(false);
  expect(decisionOf(STATEMENT, told, 'validated', words).explanationOfChange).toBe('Dubbel gefactureerd.');
});

test('what is reserved counts, and says why', () => {
  const reserved = officeAt({ amountDemanded: 2_000, reservedAmount: 410 });
  expect([totalOf(reserved), isUnreasoned(STATEMENT, reserved)]).toEqual([7_510, true]);
  const why = { reservationReason: 'Bewarend beslag.' };
  expect(isUnreasoned(STATEMENT, officeAt({ amountDemanded: 2_000, reservedAmount: 410, ...why }))).toBe(
    false,
  );
});

test('of a claim that is split, the parts count', () => {
  const part = {
    kind: 'principal',
    followsPrivilege: null,
    interest: null,
    note: null,
    isInTitle: null,
  } as const;
  const parts = [
    { ...part, declared: 2_000, admitted: 2_000, reserved: 0 },
    { ...part, declared: 410, admitted: 300, reserved: 10 },
  ];
  const split = officeAt({ parts, rejectionReason: 'paid', reservationReason: 'Beslag.' });
  expect(totalOf(split)).toBe(7_410);
  const [, office] = decisionOf(STATEMENT, split, 'validated', words).claims;
  expect(office).toMatchObject({ amountDemanded: 2_300, reservedAmount: 10 });
});

test('of the rest too, not all need be admitted', () => {
  expect(declaredRestOf(STATEMENT)).toBe(200);
  const cut = { ...draftOf(STATEMENT), restAdmitted: 150 };
  expect(isUnreasoned(STATEMENT, cut)).toBe(true);
  expect(isUnreasoned(STATEMENT, { ...cut, rejectionReason: 'prescribed' })).toBe(false);
  expect(totalOf(cut)).toBe(7_460);
});

test('of an invalid statement nothing counts, and the claims stay as they were filed', () => {
  const decision = decisionOf(STATEMENT, officeAt({ amountDemanded: 0 }), 'invalid', words);
  expect(decision).toMatchObject({ totalAmountClaimed: 0, verdict: 'invalid' });
  expect(decision.claims.map(({ amountDemanded }) => amountDemanded)).toEqual([4_900, 2_410]);
});

test('a claim that the office added or took out must be explained', () => {
  const added = { ...claimOf('store', 10), originalAmountDemanded: null };
  expect(isOtherwiseChanged({ ...STATEMENT, privilegedClaims: [added] })).toBe(true);
  const removed = { id: 'gone', type: 'general', privilegeId: 'wages', assetDescription: null } as const;
  expect(isOtherwiseChanged({ ...STATEMENT, removedClaims: [{ ...removed, amountDemanded: 1 }] })).toBe(true);
});

test('so is whatever else differs from what was filed, but not the lots, nor what the desk decides', () => {
  const difference = { subject: 'statement', id: 'statement', what: 'changed', claim: null } as const;
  const withDifference = (field: string, needsReason = true) => ({
    ...STATEMENT,
    differences: [{ ...difference, needsReason, changes: [{ field, before: null, after: null }] }],
  });
  expect(isOtherwiseChanged(withDifference('paymentaccount'))).toBe(true);
  expect(isOtherwiseChanged(withDifference('assetIds', false))).toBe(false);
  expect(isOtherwiseChanged(withDifference('totalAmountClaimed'))).toBe(false);
  expect(isOtherwiseChanged(withDifference('parts.0.admitted'))).toBe(false);
});
