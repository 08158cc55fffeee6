import { expect, test } from 'vitest';
import { listDifferences, needsReason } from './filed-statement.ts';
import type { WholeStatement } from './statement-record.ts';

const CLAIM = {
  id: 'rent',
  version: 1,
  claimType: 'specific',
  amountDemandedCents: 490_000n,
  privilegeId: 'lessor',
  assetDescription: 'Voorraad',
  documentId: 'lease',
  since: null,
  limitCents: null,
  assetIds: [],
  isOnAllAssets: false,
  reservedCents: 0n,
  originalAmountDemandedCents: 490_000n,
  details: {},
} as const;
const LEASE = { id: 'lease', fileName: 'huur.pdf', documentType: 'title', sha256: 'aa' } as const;

const FILED = {
  fields: { paymentaccount: 'BE68539007547034', totalAmountClaimed: 7_310, primaryEmail: 'a@b.example' },
  claims: [
    {
      ...{ id: 'rent', type: 'specific', amountDemanded: 4_900, privilegeId: 'lessor', assetIds: [] },
      ...{ assetDescription: 'Voorraad', documentId: 'lease', since: null, limit: null, parts: [] },
    },
  ],
  documents: [LEASE],
};

function statementWith(changes: object): WholeStatement {
  return {
    id: 'statement',
    filed: FILED,
    paymentAccount: 'BE68539007547034',
    primaryEmail: 'a@b.example',
    totalAmountClaimedCents: 731_000n,
    extraEmails: [],
    creditorAddress: null,
    originalTotalAmountClaimedCents: 731_000n,
    titles: [],
    claims: [CLAIM],
    documents: [LEASE],
    ...changes,
  } as unknown as WholeStatement;
}

test('nothing differs in what is as it was filed, nor where nothing was filed', () => {
  expect(listDifferences(statementWith({}))).toEqual([]);
  expect(listDifferences(statementWith({ filed: null, totalAmountClaimedCents: 1n }))).toEqual([]);
});

test('a field that the product learnt of later is not compared', () => {
  expect(listDifferences(statementWith({ isReserved: true }))).toEqual([]);
});

test('fields, claims and documents that changed, came or went are told as they were and as they are', () => {
  const added = { ...CLAIM, id: 'wages', privilegeId: 'wages' };
  const statement = statementWith({
    paymentAccount: null,
    claims: [{ ...CLAIM, privilegeId: null, claimType: 'chirographic' }, added],
    documents: [],
  });
  expect(listDifferences(statement)).toMatchObject([
    {
      subject: 'statement',
      what: 'changed',
      before: { paymentaccount: 'BE68539007547034' },
      after: { paymentaccount: null },
    },
    {
      subject: 'claim',
      id: 'rent',
      what: 'changed',
      before: { type: 'specific', privilegeId: 'lessor' },
      after: { type: 'chirographic', privilegeId: null },
    },
    { subject: 'claim', id: 'wages', what: 'added', before: null, after: { privilegeId: 'wages' } },
    { subject: 'document', id: 'lease', what: 'removed', before: { fileName: 'huur.pdf' }, after: null },
  ]);
});

test('every difference needs a reason, but for what the office reads in the words of the creditor', () => {
  const reasonsIn = (changes: object) => listDifferences(statementWith(changes)).map(needsReason);
  expect(reasonsIn({ claims: [{ ...CLAIM, assetIds: ['van'] }] })).toEqual([false]);
  expect(reasonsIn({ claims: [{ ...CLAIM, assetIds: ['van'], amountDemandedCents: 1n }] })).toEqual([true]);
  expect(reasonsIn({ claims: [], documents: [] })).toEqual([true, true]);
});

test('what the office alone says of a claim is no difference', () => {
  const decided = { reservedCents: 100n, rejectionReason: 'paid', rejectionNote: 'Betaald in mei.' };
  expect(listDifferences(statementWith({ claims: [{ ...CLAIM, ...decided }] }))).toEqual([]);
});
