import { expect, test } from 'vitest';
import { preparedClaim } from './claim-values.ts';

const part = (declared: number, admitted: number, reserved = 0) => ({
  kind: 'principal' as const,
  ...{ declared, admitted, reserved },
  ...{ followsPrivilege: null, interest: null },
});
const PARTS = [part(100.1, 90.1), part(20.2, 0, 20.2)];

test('the amounts of a claim that is split are those of its parts together', () => {
  expect(preparedClaim({ parts: PARTS, amountDemanded: 1 }, { filed: null })).toMatchObject({
    amountDeclared: 120.3,
    amountDemanded: 90.1,
    reservedAmount: 20.2,
  });
});

test('what the creditor filed stays, however it is split', () => {
  const claim = { parts: PARTS, amountDeclared: 150 };
  expect(preparedClaim(claim, { filed: 150 }).amountDeclared).toBe(150);
});

test('who declares demands the sum of what is declared, and decides nothing', () => {
  const claim = preparedClaim({ parts: PARTS, amountDemanded: 1 }, undefined);
  expect(claim).toEqual({ parts: PARTS, amountDemanded: 120.3, beneficiary: null, incomeRight: null });
});

test('a claim that is not split keeps its amount, and a name its number', () => {
  const worker = { name: 'Nathalie Pauwels', nationalNumber: null };
  const claim = { parts: [], amountDemanded: 5, beneficiary: worker, incomeRight: null };
  expect(preparedClaim(claim, undefined)).toEqual(claim);
  const nobody = { name: '', nationalNumber: null };
  expect(preparedClaim({ ...claim, beneficiary: nobody }, undefined).beneficiary).toBeNull();
});
