import { describe, expect, it } from 'vitest';
import { canBeValidated, listMissingParts, STATEMENT_PARTS } from './statement-parts.ts';

const COMPLETE = {
  creditorName: 'Immo Dijlezicht BV',
  totalAmountClaimedCents: 731_000n,
  documentTypes: ['settlement', 'other', 'title'],
  claims: [{ hasDocument: true }, { hasDocument: true }],
  paymentAccount: 'BE64734029841552',
} as const;

describe('listMissingParts', () => {
  it('misses nothing in a complete statement, with or without claims', () => {
    expect(listMissingParts(COMPLETE)).toEqual([]);
    expect(listMissingParts({ ...COMPLETE, claims: [] })).toEqual([]);
  });

  it.each([
    ['creditor', { creditorName: ' ' }],
    ['totalAmountClaimed', { totalAmountClaimedCents: 0n }],
    ['settlementDocument', { documentTypes: ['title'] as const }],
    ['titleDocument', { documentTypes: ['settlement', 'other'] as const }],
    ['proofDocuments', { claims: [{ hasDocument: true }, { hasDocument: false }] }],
    ['paymentaccount', { paymentAccount: null }],
  ])('misses the %s', (part, change) => {
    expect(listMissingParts({ ...COMPLETE, ...change })).toEqual([part]);
  });
});

it.each(STATEMENT_PARTS)('validates without the %s only if it is the account', (part) => {
  expect(canBeValidated([part])).toBe(part === 'paymentaccount');
});

it('validates a complete statement', () => {
  expect(canBeValidated([])).toBe(true);
});
