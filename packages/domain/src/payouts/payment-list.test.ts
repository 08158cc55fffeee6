import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents } from '../money.ts';
import { type DeclarantToPay, type ListToPay, listPayments } from './payment-list.ts';

function declarant(number: number, changes: Partial<DeclarantToPay> = {}): DeclarantToPay {
  return {
    statementId: `s${number}`,
    number,
    name: `Creditor ${number}`,
    account: null,
    accountHolder: null,
    communication: '2026/0158',
    allottedCents: 100_00n,
    consignedCents: 0n,
    borneCents: 0n,
    ...changes,
  };
}

function listOf(changes: Partial<ListToPay>): ListToPay {
  return {
    fileNumber: '2026/0158',
    moneyInCents: 0n,
    declarants: [],
    costs: { name: 'Claes & Dewitte', account: null, amountCents: 0n },
    depositOffice: { name: 'Deposito- en Consignatiekas', account: null },
    surplus: [],
    ...changes,
  };
}

describe('the payment list', () => {
  it('has a line for each creditor, each consignment, the costs and each surplus', () => {
    const lines = listPayments(
      listOf({
        moneyInCents: 500_00n,
        declarants: [
          declarant(1),
          declarant(2, { consignedCents: 40_00n, borneCents: 10_00n }),
          declarant(3, { allottedCents: 0n }),
          declarant(4, { consignedCents: 100_00n }),
        ],
        costs: { name: 'Claes & Dewitte', account: null, amountCents: 190_00n },
        surplus: [
          { name: 'A', amountCents: 0n },
          { name: 'B', amountCents: 20_00n },
        ],
      }),
    );
    expect(lines.map(({ number, kind, amountCents }) => [number, kind, amountCents])).toEqual([
      ['1', 'creditor', 100_00n],
      ['2', 'creditor', 50_00n],
      ['R1', 'reserve', 40_00n],
      ['R2', 'reserve', 100_00n],
      ['K1', 'costs', 190_00n],
      ['S1', 'surplus', 20_00n],
    ]);
    expect(lines.find(({ number }) => number === 'R2')?.communication).toBe('2026/0158 Creditor 4');
  });

  it('is refused when it does not add up to the money', () => {
    expect(() => listPayments(listOf({ moneyInCents: 100_01n, declarants: [declarant(1)] }))).toThrow(
      'adds up',
    );
  });

  it('adds up to the cent, whatever was allotted, with every number once', () => {
    const part = fc.bigInt({ min: 0n, max: 1_000_000n });
    const shares = fc.array(fc.tuple(part, part, part), { maxLength: 20 });
    fc.assert(
      fc.property(shares, part, fc.array(part, { maxLength: 3 }), (given, costs, left) => {
        const declarants = given.map(([paid, consignedCents, borneCents], index) =>
          declarant(index + 1, {
            allottedCents: paid + consignedCents + borneCents,
            consignedCents,
            borneCents,
          }),
        );
        const borne = sumCents(declarants.map(({ borneCents }) => borneCents));
        const moneyInCents =
          sumCents(declarants.map(({ allottedCents }) => allottedCents)) + costs + sumCents(left);
        const lines = listPayments(
          listOf({
            moneyInCents,
            declarants,
            costs: { name: 'Office', account: null, amountCents: costs + borne },
            surplus: left.map((amountCents) => ({ name: 'Defendant', amountCents })),
          }),
        );
        expect(sumCents(lines.map(({ amountCents }) => amountCents))).toBe(moneyInCents);
        expect(new Set(lines.map(({ number }) => number)).size).toBe(lines.length);
        expect(lines.every(({ amountCents }) => amountCents > 0n)).toBe(true);
      }),
    );
  });
});
