import { describe, expect, it } from 'vitest';
import { makeAuthority } from '../../testing/tiny-authority.ts';
import { PAGE_OBJECT, tinyReport, withRevision } from '../../testing/tiny-pdf.ts';
import { addDocumentStamp, addStore, CATALOG, signReport } from '../../testing/tiny-signing.ts';
import { proveReport, signedRevision } from './prove-report.ts';
import type { PlatformSigner, ReportCheck, SeenPage } from './report-proof.ts';
import { verdictOf } from './verdict.ts';

const AT = new Date('2026-11-17T12:00:00Z');
const HOUR = 3_600_000;
const authority = await makeAuthority();
const check: ReportCheck = { authorities: [authority.root.certificate], at: new Date('2030-01-01') };
const REPORT = tinyReport();
const SIGNED = await signReport(authority, REPORT, { stampedAt: AT });
const PROVEN = await addStore(authority, SIGNED, { at: AT });
const SEAL = 'ab12cd34 '.repeat(8);
const LINES = [
  'Jan Janssens, gerechtsdeurwaarder',
  'Ondernemingsnummer 0123.456.789',
  'Berekening 2026/0147 · 3',
  'Recht 2026.8+b6a196939aea',
  'Rekenwijze 2.0.0',
  `SHA-256 van de gegevens ${SEAL}`,
  `SHA-256 van de uitkomst ${SEAL}`,
];
const PAGE: SeenPage = { object: PAGE_OBJECT, box: '0 0 595.2756 841.8898 0', drawn: 'x', lines: LINES };
const { signature } = await proveReport(PROVEN, check);
const SIGNER: PlatformSigner = {
  certificateSha256: signature?.certificateSha256 ?? '',
  keySha256: signature?.keySha256 ?? '',
  name: 'Jan Janssens',
  office: { name: 'Kantoor Janssens', enterpriseNumber: '0123456789' },
  ...{ from: '2026-11-17', until: '2026-11-17' },
};

function look(
  pages: readonly SeenPage[] = [PAGE],
  signers: readonly PlatformSigner[] = [SIGNER],
): ReportCheck {
  return { ...check, signers, readAgain: async () => pages };
}

describe('a signed report', () => {
  it('is real when all of it is proven', async () => {
    const proof = await proveReport(PROVEN, look());
    expect(proof.fault).toBe(null);
    expect(proof.signature?.level).toBe('B-LT');
    expect(proof.additions).toEqual([{ kind: 'validationData', at: null }]);
    expect(proof.origin).toMatchObject({ state: 'ours', signer: SIGNER, fileNumber: '2026/0147' });
    expect(proof.origin.seal?.lawVersion).toBe('2026.8+b6a196939aea');
    expect(proof.lines).toEqual([LINES]);
    expect(verdictOf(proof)).toBe('real');
  });

  it.each([
    ['a script', '/Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (x) >>] >> >>', ''],
    ['an action on opening', '/OpenAction [3 0 R /Fit]', ''],
    ['layers', '/OCProperties << /OCGs [] /D << >> >>', ''],
    ['an action of a page', '', '/AA << >>'],
    ['another picture for printing', '', '/Resources << /XObject << /x << /Alternates [] >> >> >>'],
  ])('that can change its pages by %s is not real', async (_, catalog, page) => {
    const words = `${CATALOG} ${catalog} /AcroForm 7 0 R`;
    const report = tinyReport(`${catalog} `, `${page} `);
    const signed = await signReport(authority, report, { stampedAt: AT, catalog: words });
    const proof = await proveReport(signed, look());
    expect(proof.fault).toBe('ambiguous');
    expect(verdictOf(proof)).toBe('ambiguous');
  });

  it('says when its proof was renewed, and again', async () => {
    const [first, second] = [new Date('2027-01-01'), new Date('2029-01-01')];
    const renewed = await addDocumentStamp(authority, PROVEN, first);
    const proof = await proveReport(renewed, look());
    expect(proof).toMatchObject({ fault: null, renewedAt: first, signature: { level: 'B-LTA' } });
    expect(verdictOf(proof)).toBe('real');
    // Made before the proof that it should renew.
    expect(
      (await proveReport(await addDocumentStamp(authority, SIGNED, second), look())).signature?.level,
    ).toBe('B-T');
  });

  it('is only partly proven without its proof, and never better for having lost it', async () => {
    const revoked = await addStore(authority, SIGNED, { at: AT, revokedAt: new Date(AT.getTime() - HOUR) });
    const proof = await proveReport(revoked, look());
    expect(proof.fault).toBe('certificateRevoked');
    expect(verdictOf(proof)).toBe('partial');
    expect(verdictOf(await proveReport(SIGNED, look()))).toBe('partial');
    expect(verdictOf(await proveReport(await signReport(authority, REPORT), look()))).not.toBe('real');
  });

  it('stays good when its certificate was withdrawn after a time stamp saw it', async () => {
    const later = new Date(AT.getTime() + HOUR);
    const proof = await proveReport(
      await addStore(authority, SIGNED, { at: later, revokedAt: later }),
      look(),
    );
    expect(proof.fault).toBe(null);
    expect(proof.signature?.evidence.revocation).toBe('good');
    const unstamped = await addStore(authority, await signReport(authority, REPORT), {
      at: later,
      revokedAt: later,
    });
    expect((await proveReport(unstamped, look())).fault).toBe('certificateRevoked');
  });

  it('is not proven by an answer from the future', async () => {
    const future = await addStore(authority, SIGNED, { at: new Date('2031-01-01') });
    expect((await proveReport(future, look())).signature?.lacks).toContain('revocationNotTrusted');
  });

  it('must begin with the report that was handed over, and exactly that', async () => {
    expect((await proveReport(PROVEN, { ...look(), report: REPORT })).fault).toBe(null);
    expect((await proveReport(PROVEN, { ...look(), report: tinyReport('/X 1 ') })).fault).toBe(
      'otherDocument',
    );
    expect((await proveReport(PROVEN, { ...look(), report: SIGNED })).fault).toBe('otherDocument');
    expect((await proveReport(PROVEN, { ...look(), report: REPORT.slice(0, -9) })).fault).toBe(
      'otherDocument',
    );
  });

  it('must not be signed before it was handed over', async () => {
    const since = new Date(AT.getTime() + HOUR);
    expect((await proveReport(PROVEN, { ...look(), since })).fault).toBe('timeStampBroken');
  });

  it('must come from an authority that we trust', async () => {
    const stranger = await makeAuthority();
    const proof = await proveReport(PROVEN, { ...look(), authorities: [stranger.root.certificate] });
    expect(proof.fault).toBe('certificateNotTrusted');
    expect(verdictOf(proof)).toBe('invalid');
  });
});

describe('the second reader', () => {
  it.each<[string, readonly SeenPage[]]>([
    ['another page', [{ ...PAGE, object: 9 }]],
    ['another box', [{ ...PAGE, box: '0 0 595.2756 900 0' }]],
    ['a turned page', [{ ...PAGE, box: '0 0 595.2756 841.8898 90' }]],
    ['two pages', [PAGE, PAGE]],
    ['no page', []],
  ])('that sees %s refuses it', async (_, pages) => {
    const proof = await proveReport(PROVEN, look(pages));
    expect(proof.fault).toBe('readersDisagree');
    expect(proof.lines).toEqual([]);
  });

  it('that sees other drawings with what was added refuses it, and so does one that cannot read it', async () => {
    const readAgain = async (bytes: Uint8Array) => [{ ...PAGE, drawn: String(bytes.length) }];
    expect((await proveReport(PROVEN, { ...look(), readAgain })).fault).toBe('readersDisagree');
    const fail = () => Promise.reject(new Error('Invalid PDF structure.'));
    const proof = await proveReport(PROVEN, { ...look(), readAgain: fail });
    expect(proof.fault).toBe('readersDisagree');
    expect(verdictOf(proof)).toBe('ambiguous');
  });

  it('reads the whole file and the report by itself', async () => {
    const lengths: number[] = [];
    const readAgain = async ({ length }: Uint8Array) => {
      lengths.push(length);
      return [PAGE];
    };
    await proveReport(PROVEN, { ...look(), readAgain });
    expect(lengths).toEqual([PROVEN.length, REPORT.length]);
  });
});

describe('whose report it is', () => {
  const stateFor = async (signer: Partial<PlatformSigner>, lines = LINES) => {
    const proof = await proveReport(PROVEN, look([{ ...PAGE, lines }], [{ ...SIGNER, ...signer }]));
    return proof.origin.state;
  };
  const UNKNOWN = { certificateSha256: 'x', keySha256: 'y' };

  it('is known by certificate or by key', async () => {
    expect(await stateFor({ certificateSha256: 'x' })).toBe('ours');
    expect(await stateFor({ keySha256: 'x' })).toBe('ours');
    expect(await stateFor({ ...UNKNOWN, name: 'Piet Peeters' })).toBe('otherSigner');
    expect(await stateFor({ ...UNKNOWN, name: 'JANSSENS Ján (Signature)' })).toBe('namesake');
  });

  it('asks for a seal, the office, and the days', async () => {
    expect(await stateFor({}, LINES.slice(0, -1))).toBe('noSeal');
    expect(await stateFor({ office: { name: 'Ander kantoor', enterpriseNumber: '0999999999' } })).toBe(
      'otherOffice',
    );
    expect(await stateFor({ office: { name: 'Jan Janssens', enterpriseNumber: null } })).toBe('ours');
    expect(await stateFor({ office: { name: '', enterpriseNumber: null } })).toBe('otherOffice');
    const evening = new Date('2026-11-16T23:30:00Z');
    const late = await addStore(authority, await signReport(authority, REPORT, { stampedAt: evening }), {
      at: evening,
    });
    expect((await proveReport(late, look())).origin.state).toBe('ours');
    expect(await stateFor({ from: '2026-11-18', until: null })).toBe('outsidePeriod');
    expect(await stateFor({ from: '2026-01-01', until: '2026-11-16' })).toBe('outsidePeriod');
  });

  it('is not known without a list or a second reader', async () => {
    const { signers: _, ...withoutList } = look();
    expect((await proveReport(PROVEN, withoutList)).origin.state).toBe('unchecked');
    expect((await proveReport(PROVEN, check)).origin.state).toBe('unchecked');
  });
});

describe('what was signed', () => {
  it('can be had of a file that is refused, and is proven again', async () => {
    const changed = withRevision(SIGNED, [{ number: 4, body: '<< >>' }]);
    const behind = new Uint8Array([...PROVEN, 0x25]);
    for (const bytes of [changed, behind]) {
      const proof = await proveReport(bytes, check);
      expect(['contentChanged', 'ambiguous']).toContain(proof.fault);
      expect(signedRevision(bytes, proof)).toEqual(SIGNED);
    }
    expect((await proveReport(SIGNED, check)).fault).toBe(null);
  });

  it('is nothing where nothing was signed', async () => {
    const proof = await proveReport(REPORT, look());
    expect(proof).toMatchObject({
      fault: 'noSignature',
      signed: null,
      pages: 1,
      origin: { state: 'unchecked' },
    });
    expect(signedRevision(REPORT, proof)).toBe(null);
    expect(verdictOf(proof)).toBe('notSigned');
  });
});
