import { describe, expect, it } from 'vitest';
import { sumCents } from '../money.ts';
import { type AlikeTransactions, amountOfLine, drawUpInvoice } from './draw-up-invoice.ts';

const VAT = 210_000n;

function alike(changes: Partial<AlikeTransactions>): AlikeTransactions {
  return {
    type: 'emailPort',
    name: 'E-mail',
    count: 1,
    priceCents: 35n,
    discountCents: 0n,
    isCredit: false,
    ...changes,
  };
}

describe('drawUpInvoice', () => {
  it('adds up its lines and takes VAT once, on their sum', () => {
    const sums = drawUpInvoice(
      [
        alike({ count: 3 }),
        alike({ type: 'creation', name: 'Dossier', count: 2, priceCents: 4_500n, discountCents: 675n }),
      ],
      VAT,
    );
    expect(sums).toMatchObject({ kind: 'invoice', netCents: 7_755n, vatCents: 1_629n });
    expect(sums.lines.map(({ type }) => type)).toEqual(['creation', 'emailPort']);
  });

  it('lists what is taken back last, with a negative quantity', () => {
    const { lines, netCents } = drawUpInvoice(
      [alike({ isCredit: true, count: 2 }), alike({ count: 5 })],
      VAT,
    );
    expect(lines.map(({ quantity }) => quantity)).toEqual([5, -2]);
    expect(netCents).toBe(105n);
  });

  it('becomes a credit note when more is taken back than charged', () => {
    const sums = drawUpInvoice([alike({ count: 1 }), alike({ isCredit: true, count: 4 })], VAT);
    expect(sums).toMatchObject({ kind: 'creditNote', netCents: 105n, vatCents: 22n });
    expect(sums.lines.map(({ quantity }) => quantity)).toEqual([-1, 4]);
    expect(sumCents(sums.lines.map(amountOfLine))).toBe(sums.netCents);
  });

  it('is an invoice of nothing when both are equal', () => {
    expect(drawUpInvoice([alike({}), alike({ isCredit: true })], VAT)).toMatchObject({
      kind: 'invoice',
      netCents: 0n,
      vatCents: 0n,
    });
  });
});
