import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PDF } from '@libpdf/core';
import type { SignatureFault } from '@prorata/contract/results/signature-fault';
import { ContentInfo, SignedData } from 'pkijs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSigningService, type SigningService } from '../../../adapters/signing.ts';
import {
  startTestSigningDesk,
  TEST_WEB_ORIGIN,
  type TestSigningDesk,
} from '../../../testing/test-signing-desk.ts';

import { faultOf as faultIn, verifySignedReport } from './verify-signed-report.ts';

const bailiff = { fullName: 'Annelies Claes', nationalNumber: '85010199742' };
let desk: TestSigningDesk;
let service: SigningService;
let report: Uint8Array;
let signed: Uint8Array;
let since: Date;

beforeAll(async () => {
  desk = await startTestSigningDesk();
  service = openSigningService(desk.settings);
  report = await makeReport('PV 2026/0147');
  since = new Date();
  signed = await signAt('honest');
});
afterAll(() => desk.close());

async function makeReport(text: string): Promise<Uint8Array> {
  const pdf = PDF.create();
  pdf.addPage().drawText(text);
  pdf.addPage().drawText('2');
  return pdf.save();
}

async function signAt(act: string, document = report): Promise<Uint8Array> {
  const visit = await service.open({
    document,
    documentName: 'PV.pdf',
    language: 'nl',
    signer: bailiff,
    returnUrl: `${TEST_WEB_ORIGIN}/app`,
  });
  await desk.visit(visit.url, act);
  expect(await service.readStatus(visit.sessionId)).toBe('signed');
  return service.fetchDocument(visit.sessionId);
}

async function verify(document: Uint8Array, changes: object = {}) {
  const authorities = await service.readAuthorities();
  const expected = { report, bailiff, since, authorities, demanded: 'B-LT' as const, at: new Date() };
  return verifySignedReport(document, { ...expected, ...changes });
}

function changedAt(document: Uint8Array, place: number): Uint8Array {
  const changed = Uint8Array.from(document);
  changed[place] = (changed[place] ?? 0) ^ 1;
  return changed;
}

/** The signature proper, two numbers, changed inside the container; all that it says of itself stays. */
function withSignatureReplaced(document: Uint8Array): Uint8Array {
  const text = Buffer.from(document).toString('latin1');
  const start = text.indexOf('/Contents <') + '/Contents <'.length;
  const container = Buffer.from(text.slice(start, text.indexOf('>', start)), 'hex');
  const [signerInfo] = new SignedData({ schema: ContentInfo.fromBER(container).content }).signerInfos;
  const value = Buffer.from(signerInfo?.signature.valueBlock.valueHexView ?? []);
  const place = container.indexOf(value) + value.length - 1;
  container[place] = (container[place] ?? 0) ^ 1;
  const changed = Buffer.from(document);
  changed.write(container.toString('hex'), start, 'latin1');
  return changed;
}

async function faultOf(document: Uint8Array, changes: object = {}): Promise<SignatureFault | undefined> {
  return verify(document, changes).then(
    () => undefined,
    (error) => faultIn(error),
  );
}

describe('a document that came back', () => {
  it('counts when the bailiff signed our very bytes', async () => {
    expect(await verify(signed)).toMatchObject({
      signer: { name: 'Annelies Claes (Signature)', nationalNumber: '85010199742' },
      level: 'B-LT',
      lacks: [],
      evidence: { timeStamp: 'good', revocation: 'good', stampRevocation: 'good' },
      timeStamp: { authority: 'Prorata stand-in time stamp service' },
    });
  });

  it('counts by name when we do not know the national number, accents aside', async () => {
    expect(await faultOf(signed, { bailiff: { fullName: 'Ánnelies  Claes', nationalNumber: null } })).toBe(
      undefined,
    );
    expect(await faultOf(signed, { bailiff: { fullName: 'Anne Claes', nationalNumber: null } })).toBe(
      'otherSigner',
    );
  });

  it.each<[string, SignatureFault]>([
    ['otherPerson', 'otherSigner'],
    ['changedDocument', 'signedOtherwise'],
    ['brokenSignature', 'signatureBroken'],
    ['otherAuthority', 'certificateNotTrusted'],
    ['expiredCertificate', 'certificateExpired'],
    ['revoked', 'certificateRevoked'],
    ['wrongTimeStamp', 'timeStampBroken'],
  ])('is refused when the desk plays false: %s', async (act, fault) => {
    expect(await faultOf(await signAt(act))).toBe(fault);
  });

  it('is refused when it is another document, or ours with a byte changed', async () => {
    expect(await faultOf(await signAt('honest', await makeReport('PV 2026/0148')))).toBe('otherDocument');
    expect(await faultOf(changedAt(signed, 100))).toBe('otherDocument');
  });

  it('is refused without a signature, cut off, or empty', async () => {
    expect(await faultOf(report)).toBe('noSignature');
    expect(await faultOf(signed.subarray(0, report.length + 200))).toBeDefined();
    expect(await faultOf(new Uint8Array())).toBe('otherDocument');
  });

  it('is refused when something was added after the signature that shows on a page', async () => {
    const pdf = await PDF.load(signed);
    pdf.getPage(0)?.drawText('€ 1 000 000');
    expect(await faultOf(await pdf.save({ incremental: true }))).toBe('contentChanged');
  });

  it('is refused when its authority is not one of ours, or its certificate has run out', async () => {
    expect(await faultOf(signed, { authorities: [] })).toBe('certificateNotTrusted');
    const withoutStamp = await signAt('noTimeStamp');
    const late = { at: new Date('2060-01-01'), demanded: 'B-B' };
    expect(await faultOf(withoutStamp, late)).toBe('certificateExpired');
  });

  it('outlives its certificate when a time stamp says that it was signed before', async () => {
    expect(await faultOf(signed, { at: new Date('2060-01-01') })).toBe(undefined);
  });

  it('is refused when the time stamp says a moment before the bailiff went to the desk', async () => {
    expect(await faultOf(signed, { since: new Date(Date.now() + 3_600_000) })).toBe('timeStampBroken');
  });

  it.each<[string, SignatureFault, string]>([
    ['noTimeStamp', 'timeStampMissing', 'B-B'],
    ['strangeTimeStamp', 'timeStampNotTrusted', 'B-B'],
    ['noRevocationData', 'revocationMissing', 'B-T'],
    ['statusUnknown', 'revocationUnknown', 'B-T'],
    ['statusExpired', 'revocationExpired', 'B-T'],
  ])('is told what it lacks, and is refused or taken as the setting has it: %s', async (act, lack, level) => {
    const document = await signAt(act);
    expect(await faultOf(document)).toBe(lack);
    const taken = await verify(document, { demanded: level });
    expect([taken.level, taken.lacks[0]]).toEqual([level, lack]);
  });

  it('is refused when its container names the bailiff and his certificate, but nobody signed', async () => {
    expect(await faultOf(withSignatureReplaced(signed), { demanded: 'B-B' })).toBe('signatureBroken');
  });

  it('holds before pdfsig too, where that is installed', async ({ skip }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'prorata-pdfsig-'));
    const file = path.join(folder, 'signed.pdf');
    // What proves it later stands after the signature: without it, the signature covers the whole file.
    await writeFile(file, await signAt('noRevocationData'));
    const { stdout } = await promisify(execFile)('pdfsig', ['-nocert', file]).catch((error) =>
      error.code === 'ENOENT' ? skip('pdfsig is not installed') : Promise.reject(error),
    );
    expect(stdout).toContain('Signature is Valid');
    expect(stdout).toContain('Total document signed');
    await rm(folder, { recursive: true });
  });
});

describe('a visit', () => {
  it('that nobody knows has expired', async () => {
    expect(await service.readStatus('11111111-1111-4111-8111-111111111111')).toBe('expired');
  });

  it('says so when the service cannot be reached or refuses us', async () => {
    const nowhere = openSigningService({ ...desk.settings, url: 'http://localhost:9/signing' });
    await expect(nowhere.readStatus('x')).rejects.toThrow('cannot be reached');
    const stranger = openSigningService({ ...desk.settings, key: 'wrong' });
    await expect(stranger.readStatus('x')).rejects.toThrow('answered 401');
  });
});
