import { describe, expect, it } from 'vitest';
import { readCamt } from './read-camt.ts';

/** The same day in the words of version 2 and of version 8: a status as text or inside, a party one level deeper. */
const VERSIONS = {
  '02': { status: 'BOOK', party: '<Nm>Telvia NV</Nm>' },
  '08': { status: '<Cd>BOOK</Cd>', party: '<Pty><Nm>Telvia NV</Nm></Pty>' },
} as const;
type Version = keyof typeof VERSIONS;

function camt(version: Version, entries: string, closing = '3882.61'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">
  <BkToCstmrStmt>
    <GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-12-14T20:00:00</CreDtTm></GrpHdr>
    <Stmt>
      <Id>2026-349</Id>
      <ElctrncSeqNb>349</ElctrncSeqNb>
      <Acct><Id><IBAN>BE71096123456769</IBAN></Id><Ccy>EUR</Ccy></Acct>
      <Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">5000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-12-13</Dt></Dt></Bal>
      <Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${closing}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-12-14</Dt></Dt></Bal>
      ${entries}
    </Stmt>
  </BkToCstmrStmt>
</Document>`;
}

function entry(
  version: Version,
  euros: string,
  sign: 'DBIT' | 'CRDT',
  details: string,
  code = 'ESCT',
): string {
  return `<Ntry><Amt Ccy="EUR">${euros}</Amt><CdtDbtInd>${sign}</CdtDbtInd><Sts>${VERSIONS[version].status}</Sts>
    <BookgDt><Dt>2026-12-14</Dt></BookgDt><AcctSvcrRef>R1</AcctSvcrRef>
    <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>ICDT</Cd><SubFmlyCd>${code}</SubFmlyCd></Fmly></Domn></BkTxCd>
    <NtryDtls>${details}</NtryDtls></Ntry>`;
}

function paid(version: Version): string {
  const { party } = VERSIONS[version];
  return entry(
    version,
    '1226.02',
    'DBIT',
    `<TxDtls><Refs><EndToEndId>2026-0158-1-39</EndToEndId></Refs><RltdPties><Cdtr>${party}</Cdtr><CdtrAcct><Id><IBAN>BE68539007547034</IBAN></Id></CdtrAcct></RltdPties>
     <RmtInf><Strd><CdtrRefInf><Ref>090933755493</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`,
  );
}

function returned(version: Version): string {
  return entry(
    version,
    '111.03',
    'CRDT',
    `<TxDtls><Refs><EndToEndId>2026-0158-1-39</EndToEndId></Refs><RmtInf><Ustrd>Terug: </Ustrd><Ustrd>rekening gesloten</Ustrd></RmtInf><RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf></TxDtls>`,
  );
}

function charged(version: Version): string {
  return entry(version, '2.40', 'DBIT', '<TxDtls/>', 'CHRG');
}

describe.each(['02', '08'] as const)('camt.053.001.%s', (version) => {
  it('gives what was paid, what came back and what the bank took', () => {
    const [statement] = readCamt(camt(version, paid(version) + returned(version) + charged(version)));
    expect(statement).toMatchObject({
      account: 'BE71096123456769',
      number: '349',
      openingCents: 5_000_00n,
      closingCents: 3_882_61n,
      closedOn: '2026-12-14',
    });
    expect(statement?.movements).toMatchObject([
      {
        amountCents: -1_226_02n,
        endToEndId: '2026-0158-1-39',
        counterpartyName: 'Telvia NV',
        counterpartyAccount: 'BE68539007547034',
        communication: '+++090/9337/55493+++',
        isBankCost: false,
      },
      { amountCents: 111_03n, returnReason: 'AC04', communication: 'Terug: rekening gesloten' },
      { amountCents: -2_40n, isBankCost: true },
    ]);
  });

  it('takes an entry apart that holds several payments, and leaves out what is only announced', () => {
    const parts = ['10.00', '20.50'].map(
      (euros, index) =>
        `<TxDtls><Refs><EndToEndId>E${index}</EndToEndId></Refs><Amt Ccy="EUR">${euros}</Amt></TxDtls>`,
    );
    const announced = paid(version).replace('BOOK', 'PDNG');
    const whole = entry(version, '30.50', 'DBIT', parts.join(''));
    const [statement] = readCamt(camt(version, announced + whole, '4969.50'));
    expect(statement?.movements.map(({ amountCents, endToEndId }) => [amountCents, endToEndId])).toEqual([
      [-10_00n, 'E0'],
      [-20_50n, 'E1'],
    ]);
  });
});

describe('a file that is refused', () => {
  const good = camt('08', paid('08') + returned('08') + charged('08'));
  it.each([
    ['is no XML', 'Datum;Bedrag', 'notAStatement', 1],
    ['is of another kind', good.replace('camt.053', 'camt.052'), 'notAStatement', 2],
    ['ends too early', good.slice(0, 900), 'notAStatement', 13],
    ['does not add up', camt('08', paid('08')), 'balance', 10],
    ['has no closing balance', good.replace('CLBD', 'ITBD'), 'incomplete', 5],
    ['is of another currency', good.replace('<Ccy>EUR', '<Ccy>USD'), 'currency', 8],
    ['has an amount that is none', good.replace('1226.02', '1226.023'), 'amount', 11],
    [
      'has a day that does not exist',
      good.replace('<BookgDt><Dt>2026-12-14', '<BookgDt><Dt>2026-02-30'),
      'date',
      12,
    ],
    [
      'grows while it is read',
      good.replace('<Document', '<!DOCTYPE a [<!ENTITY b "c">]><Document').replace('M1', '&b;'),
      'notAStatement',
      4,
    ],
  ])('because it %s, says so with the line', (_, content, fault, line) => {
    expect(() => readCamt(content)).toThrow(expect.objectContaining({ at: { fault, line } }));
  });
});
