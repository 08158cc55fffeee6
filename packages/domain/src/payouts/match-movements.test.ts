import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BankMovement } from './bank-statement.ts';
import { type MatchableLine, matchMovements } from './match-movements.ts';

function movement(amountCents: bigint, changes: Partial<BankMovement> = {}): BankMovement {
  return {
    amountCents,
    bookedOn: '2026-12-14',
    counterpartyAccount: null,
    counterpartyName: null,
    communication: '',
    endToEndId: null,
    reference: 'R',
    returnReason: null,
    isBankCost: false,
    ...changes,
  };
}

function line(id: string, changes: Partial<MatchableLine> = {}): MatchableLine {
  return {
    id,
    account: `BE${id}`,
    communication: `2026/0158 ${id}`,
    openCents: 100_00n,
    paidCents: 0n,
    endToEndIds: [`E-${id}`],
    ...changes,
  };
}

describe('a debit', () => {
  it('belongs to the line that our file named, also when only a part was paid', () => {
    const lines = [line('1'), line('2')];
    expect(matchMovements([movement(-60_00n, { endToEndId: 'E-2' })], lines)).toEqual([
      { kind: 'paid', lineId: '2', by: 'endToEndId' },
    ]);
  });

  it('of more than is open makes a question', () => {
    expect(matchMovements([movement(-100_01n, { endToEndId: 'E-1' })], [line('1')])).toEqual([
      { kind: 'question', suggestedLineId: '1' },
    ]);
  });

  it('is found by communication and amount, whatever the bank did to the signs', () => {
    const lines = [line('1', { communication: '+++090/9337/55493+++' }), line('2')];
    const told = [
      movement(-100_00n, { communication: '***090/9337/55493***' }),
      movement(-100_00n, { communication: '20260158 2' }),
    ];
    expect(matchMovements(told, lines)).toEqual([
      { kind: 'paid', lineId: '1', by: 'communication' },
      { kind: 'paid', lineId: '2', by: 'communication' },
    ]);
  });

  it('is found by account and amount, and asked about when two lines fit', () => {
    const one = movement(-100_00n, { counterpartyAccount: 'BE1' });
    expect(matchMovements([one], [line('1'), line('2')])).toEqual([
      { kind: 'paid', lineId: '1', by: 'account' },
    ]);
    expect(matchMovements([one], [line('1'), line('2', { account: 'BE1' })])).toEqual([
      { kind: 'question', suggestedLineId: null },
    ]);
  });

  it('that the bank takes for itself is never a payment', () => {
    const cost = movement(-2_40n, { isBankCost: true, counterpartyAccount: 'BE1' });
    expect(matchMovements([cost], [line('1', { openCents: 2_40n })])).toEqual([
      { kind: 'question', suggestedLineId: null },
    ]);
  });

  it('pays a line once: the same payment again is a question', () => {
    const paid = movement(-100_00n, { endToEndId: 'E-1' });
    expect(matchMovements([paid, paid], [line('1')]).map(({ kind }) => kind)).toEqual(['paid', 'question']);
  });
});

describe('a credit', () => {
  it('with our name for the payment is one that came back', () => {
    const back = movement(100_00n, { endToEndId: 'E-1', returnReason: 'AC04' });
    const lines = [line('1', { openCents: 0n, paidCents: 100_00n })];
    expect(matchMovements([back], lines)).toEqual([{ kind: 'returned', lineId: '1', by: 'endToEndId' }]);
  });

  it('with a reason of return asks whether it is the line that fits', () => {
    const back = movement(100_00n, { counterpartyAccount: 'BE1', returnReason: 'AC04' });
    const lines = [line('1', { openCents: 0n, paidCents: 100_00n }), line('2')];
    expect(matchMovements([back], lines)).toEqual([{ kind: 'question', suggestedLineId: '1' }]);
  });

  it('without one is money of somebody else', () => {
    const price = movement(100_00n, { counterpartyAccount: 'BE1' });
    const lines = [line('1', { openCents: 0n, paidCents: 100_00n })];
    expect(matchMovements([price], lines)).toEqual([{ kind: 'question', suggestedLineId: null }]);
  });
});

it('never pays a line more than its amount, nor takes back more than was paid', () => {
  const amount = fc.bigInt({ min: -50n, max: 50n }).filter((cents) => cents !== 0n);
  const id = fc.constantFrom('1', '2', '3');
  const some = fc.array(
    fc.tuple(amount, id, fc.boolean(), fc.boolean()).map(([cents, to, isNamed, isBack]) =>
      movement(cents, {
        counterpartyAccount: `BE${to}`,
        endToEndId: isNamed ? `E-${to}` : null,
        returnReason: isBack ? 'AC04' : null,
      }),
    ),
    { maxLength: 30 },
  );
  const lines = ['1', '2', '3'].map((one) => line(one, { openCents: 40n }));
  fc.assert(
    fc.property(some, (movements) => {
      const paid = new Map(lines.map((one) => [one.id, 0n]));
      for (const [index, match] of matchMovements(movements, lines).entries()) {
        if (match.kind === 'question') continue;
        const after = (paid.get(match.lineId) ?? 0n) - (movements[index]?.amountCents ?? 0n);
        paid.set(match.lineId, after);
        expect(after >= 0n && after <= 40n).toBe(true);
      }
    }),
  );
});
