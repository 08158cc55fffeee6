import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CreditTransfer, type CreditTransfers, writeCreditTransfers } from './write-credit-transfers.ts';

const TRANSFER: CreditTransfer = {
  endToEndId: '2026-0158-1-1',
  name: 'Zilverwacht Verzekeringen',
  account: 'BE68539007547034',
  communication: '+++090/9337/55493+++',
  amountCents: 1205_99n,
};
const LIST: CreditTransfers = {
  messageId: 'PR-2026-0158-1',
  at: new Date('2026-12-14T08:41:00.123Z'),
  executeOn: '2026-12-14',
  debtor: { name: 'Claes & Dewitte, gerechtsdeurwaarders', account: 'BE71096123456769' },
  transfers: [
    TRANSFER,
    { ...TRANSFER, endToEndId: '2026-0158-1-2', communication: '2026/0158 loon', amountCents: 5n },
  ],
};

/** The names of the elements in a file, in order, with how deep each lies. */
function outlineOf(xml: string): string[] {
  return [...xml.matchAll(/^( *)<([A-Za-z]+)/gm)].map(([, indent = '', name = '']) => `${indent}${name}`);
}

describe('a file of credit transfers', () => {
  it('has the elements of pain.001.001.09 in their order', () => {
    const outline = outlineOf(writeCreditTransfers({ ...LIST, transfers: [TRANSFER] }));
    expect(outline.map((name) => name.trim()).join(' ')).toBe(
      'Document CstmrCdtTrfInitn GrpHdr MsgId CreDtTm NbOfTxs CtrlSum InitgPty Nm ' +
        'PmtInf PmtInfId PmtMtd BtchBookg NbOfTxs CtrlSum PmtTpInf SvcLvl Cd ReqdExctnDt Dt Dbtr Nm ' +
        'DbtrAcct Id IBAN DbtrAgt FinInstnId Othr Id ChrgBr ' +
        'CdtTrfTxInf PmtId EndToEndId Amt InstdAmt Cdtr Nm CdtrAcct Id IBAN RmtInf Strd CdtrRefInf Tp CdOrPrtry Cd Issr Ref',
    );
  });

  it('says the sum and number of its transfers, a structured communication as digits and any other as text', () => {
    const xml = writeCreditTransfers(LIST);
    expect(xml.match(/<CtrlSum>.*</g)).toEqual(['<CtrlSum>1206.04<', '<CtrlSum>1206.04<']);
    expect(xml).toContain('<NbOfTxs>2</NbOfTxs>');
    expect(xml).toContain('<InstdAmt Ccy="EUR">0.05</InstdAmt>');
    expect(xml).toContain('<Ref>090933755493</Ref>');
    expect(xml).toContain('<Ustrd>2026/0158 loon</Ustrd>');
    expect(xml).toContain('<Nm>Claes + Dewitte, gerechtsdeurwaarders</Nm>');
    expect(xml).toContain('<CreDtTm>2026-12-14T08:41:00</CreDtTm>');
  });

  it('names everybody, also who has no letter that banks take', () => {
    const xml = writeCreditTransfers({ ...LIST, transfers: [{ ...TRANSFER, name: 'Ольга Іваненко' }] });
    expect(xml).toMatch(/<Cdtr>\s*<Nm>NOTPROVIDED<\/Nm>\s*<\/Cdtr>/);
  });

  it('is the same text for the same list', () => {
    expect(writeCreditTransfers(LIST)).toBe(writeCreditTransfers(LIST));
  });

  it('is refused without transfers, for nothing, and under a name that banks would cut', () => {
    expect(() => writeCreditTransfers({ ...LIST, transfers: [] })).toThrow('nobody');
    expect(() => writeCreditTransfers({ ...LIST, transfers: [{ ...TRANSFER, amountCents: 0n }] })).toThrow(
      RangeError,
    );
    expect(() => writeCreditTransfers({ ...LIST, messageId: 'x'.repeat(36) })).toThrow(RangeError);
  });

  it('adds up to the cent for any amounts', () => {
    const amounts = fc.array(fc.bigInt({ min: 1n, max: 99_999_999_999n }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(amounts, (cents) => {
        const transfers = cents.map((amountCents, index) => ({
          ...TRANSFER,
          endToEndId: `E${index}`,
          amountCents,
        }));
        const xml = writeCreditTransfers({ ...LIST, transfers });
        const written = [...xml.matchAll(/EUR">(\d+)\.(\d\d)</g)].map(([, euros, rest]) =>
          BigInt(`${euros}${rest}`),
        );
        expect(written).toEqual(cents);
        const sum = cents.reduce((total, one) => total + one, 0n);
        expect(xml).toContain(`<CtrlSum>${sum / 100n}.${String(sum % 100n).padStart(2, '0')}<`);
      }),
    );
  });
});
