import { describe, expect, it } from 'vitest';
import { canBeValidated, listMissingParts, STATEMENT_PARTS } from './statement-parts.ts';

const CREDITOR = {
  type: 'legalEntity',
  firstName: null,
  lastName: null,
  nationalNumber: null,
  companyName: 'Immo Dijlezicht BV',
  enterpriseNumber: null,
  address: { address1: null, street: 'Haverwerf', zipcode: '2800', city: 'Mechelen', country: 'BE' },
} as const;
const COMPLETE = {
  creditor: CREDITOR,
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
    ['creditor', { creditor: { ...CREDITOR, companyName: ' ' } }],
    ['creditor', { creditor: { ...CREDITOR, type: null } }],
    ['creditor', { creditor: { ...CREDITOR, type: 'person', firstName: 'Ann' } as const }],
    ['creditorAddress', { creditor: { ...CREDITOR, address: { ...CREDITOR.address, street: null } } }],
    ['creditorAddress', { creditor: { ...CREDITOR, address: { ...CREDITOR.address, zipcode: '28' } } }],
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
