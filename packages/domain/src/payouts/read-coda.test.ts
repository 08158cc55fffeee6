import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BankMovement, BankStatement } from './bank-statement.ts';
import { readCoda } from './read-coda.ts';
import { writeCoda } from './testing/write-coda.ts';

const MOVEMENT: BankMovement = {
  amountCents: -1205_99n,
  bookedOn: '2026-12-14',
  counterpartyAccount: 'BE68539007547034',
  counterpartyName: 'Zilverwacht Verzekeringen',
  communication: '+++090/9337/55493+++',
  endToEndId: '2026-0158-1-1',
  reference: 'JRFC00120DSCCOCACAERT',
  returnReason: null,
  isBankCost: false,
};

function statementOf(movements: readonly BankMovement[], openingCents = 5_000_00n): BankStatement {
  return {
    account: 'BE71096123456769',
    number: '349',
    openingCents,
    closingCents: movements.reduce((sum, { amountCents }) => sum + amountCents, openingCents),
    closedOn: '2026-12-14',
    movements,
  };
}

function faultOf(content: string) {
  try {
    readCoda(content);
    return undefined;
  } catch (error) {
    return (error as { at: unknown }).at;
  }
}

describe('readCoda', () => {
  it('reads a payment, one that came back, and what the bank took', () => {
    const statement = statementOf([
      MOVEMENT,
      { ...MOVEMENT, amountCents: 111_03n, communication: 'Terug', returnReason: 'AC04' },
      {
        ...MOVEMENT,
        amountCents: -2_40n,
        counterpartyAccount: null,
        counterpartyName: null,
        endToEndId: null,
        isBankCost: true,
        communication: 'Kosten',
      },
    ]);
    expect(readCoda(writeCoda(statement))).toEqual([statement]);
  });

  it('reads several statements of one file, a message between them, and a Belgian number without country', () => {
    const one = writeCoda(statementOf([MOVEMENT]));
    const message = `4 00010000${'Beste klant'.padStart(33)}`.padEnd(128);
    const other = one
      .replace(/^12349.{37}/m, `10349${'096123456769 EUR0BE'.padEnd(37)}`)
      .replace(/^9/m, `${message}\r\n9`);
    expect(readCoda(one + other)).toHaveLength(2);
    expect(readCoda(one + other)[1]?.account).toBe('BE71096123456769');
  });

  it('takes a sum apart that the bank gives with its details', () => {
    const details = [-30_00n, -20_00n].map((amountCents, index) => ({
      ...MOVEMENT,
      amountCents,
      endToEndId: `E-${index}`,
    }));
    const whole = { ...MOVEMENT, amountCents: -50_00n, endToEndId: null };
    const lines = writeCoda(statementOf([whole, ...details])).split('\r\n');
    const grouped = lines.map((line) =>
      line
        .replace(/^(2[123])0002.{4}/, '$100010001')
        .replace(/^(2[123])0003.{4}/, '$100010002')
        .replace(/^(2100010000.{43})0/, '$11')
        .replace(
          /^8.*/,
          () =>
            writeCoda(statementOf([whole]))
              .split('\r\n')
              .find((one) => one.startsWith('8')) ?? '',
        )
        .replace(/^(9.{15})(\d{6})\d{15}/, '$1$2000000000050000'),
    );
    const [statement] = readCoda(grouped.join('\n'));
    expect(statement?.movements.map(({ amountCents, endToEndId }) => [amountCents, endToEndId])).toEqual([
      [-30_00n, 'E-0'],
      [-20_00n, 'E-1'],
    ]);
  });

  it.each([
    ['nothing', '', { fault: 'notAStatement', line: 1 }],
    ['another file', 'Datum;Bedrag\n', { fault: 'recordLength', line: 1 }],
    ['a cut line', good().replace(/^22.*$/m, '22'), { fault: 'recordLength', line: 4 }],
    ['a missing end', good().replace(/^9.*\r\n/m, ''), { fault: 'incomplete', line: 6 }],
    ['a missing balance', good().replace(/^8.*\r\n/m, ''), { fault: 'incomplete', line: 6 }],
    ['a record of no known kind', good().replace(/^23/m, '29'), { fault: 'unknownRecord', line: 5 }],
    ['a changed amount', good().replace('1205990', '1205980'), { fault: 'balance', line: 6 }],
    [
      'a day that does not exist',
      good().replace(/^(21.{113})\d{6}/m, '$1310226'),
      { fault: 'date', line: 3 },
    ],
    ['a tenth of a cent', good().replace('1205990', '1205991'), { fault: 'amount', line: 3 }],
    ['another currency', good().replace('EUR', 'USD'), { fault: 'currency', line: 2 }],
    ['a lost record', good().replace(/^23.*\r\n/m, ''), { fault: 'recordCount', line: 6 }],
    ['wrong totals', good().replace(/^(9.{34})\d/m, '$15'), { fault: 'totals', line: 7 }],
  ])('says what is wrong with %s, and where', (_, content, fault) => {
    expect(faultOf(content)).toEqual(fault);
  });

  it('gives back what a bank wrote, for any movements', () => {
    const some = fc.array(
      fc
        .tuple(fc.bigInt({ min: -99_999_999n, max: 99_999_999n }), fc.boolean())
        .map(([amountCents, isFree]) => ({
          ...MOVEMENT,
          amountCents,
          communication: isFree ? '2026/0158 loon' : MOVEMENT.communication,
        })),
      { maxLength: 15 },
    );
    fc.assert(
      fc.property(some, fc.bigInt({ min: -99_999_999n, max: 99_999_999n }), (movements, opening) => {
        const statement = statementOf(movements, opening);
        expect(readCoda(writeCoda(statement))).toEqual([statement]);
      }),
    );
  });
});

function good(): string {
  return writeCoda(statementOf([MOVEMENT]));
}
