import { describe, expect, it } from 'vitest';
import { readStatusReport } from './read-status-report.ts';

function report(group: string, parts: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
<GrpHdr><MsgId>B1</MsgId><CreDtTm>2026-12-14T10:00:00</CreDtTm></GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>PR-2026-0158-1</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId>${group}</OrgnlGrpInfAndSts>
<OrgnlPmtInfAndSts><OrgnlPmtInfId>P1</OrgnlPmtInfId>${parts}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;
}

const payment = (id: string, status: string, reason = '') =>
  `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>${status}</TxSts>${reason}</TxInfAndSts>`;

describe('the answer of the bank to a file', () => {
  it('names what it will not pay, and why', () => {
    const closed = '<StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf>';
    const parts = payment('A', 'RJCT', closed) + payment('B', 'ACSC') + payment('C', 'RJCT');
    expect(readStatusReport(report('<GrpSts>PART</GrpSts>', parts))).toEqual({
      messageId: 'PR-2026-0158-1',
      refusal: null,
      payments: new Map([
        ['A', 'AC04'],
        ['B', null],
        ['C', 'MS03'],
      ]),
    });
  });

  it('may refuse all that it does not name', () => {
    const own = '<StsRsnInf><Rsn><Prtry>Limit</Prtry></Rsn></StsRsnInf>';
    expect(readStatusReport(report(`<GrpSts>RJCT</GrpSts>${own}`, ''))).toMatchObject({ refusal: 'Limit' });
    expect(readStatusReport(report('', '<PmtInfSts>RJCT</PmtInfSts>'))).toMatchObject({ refusal: 'MS03' });
    expect(readStatusReport(report('<GrpSts>ACCP</GrpSts>', ''))).toMatchObject({ refusal: null });
  });

  it('is nothing else', () => {
    expect(readStatusReport('<Document xmlns="urn:other"><CstmrPmtStsRpt/></Document>')).toBeUndefined();
    expect(() => readStatusReport('<Document')).toThrow(expect.objectContaining({ at: expect.anything() }));
  });
});
