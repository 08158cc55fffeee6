import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PDF } from '@libpdf/core';
import type { SignatureFault } from '@prorata/contract/results/signature-fault';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSigningService, type SigningService } from '../../../adapters/signing.ts';
import {
  startTestSigningDesk,
  TEST_WEB_ORIGIN,
  type TestSigningDesk,
} from '../../../testing/test-signing-desk.ts';

import { verifySignedReport } from './verify-signed-report.ts';

const bailiff = { fullName: 'Annelies Claes', nationalNumber: '85010199742' };
let desk: TestSigningDesk;
let service: SigningService;
let report: Uint8Array;
let signed: Uint8Array;

beforeAll(async () => {
  desk = await startTestSigningDesk();
  service = openSigningService(desk.settings);
  report = await makeReport('PV 2026/0147');
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
  return verifySignedReport(document, { report, bailiff, authorities, at: new Date(), ...changes });
}

function changedAt(document: Uint8Array, place: number): Uint8Array {
  const changed = Uint8Array.from(document);
  changed[place] = (changed[place] ?? 0) ^ 1;
  return changed;
}

async function faultOf(document: Uint8Array, changes: object = {}): Promise<SignatureFault | undefined> {
  return verify(document, changes).then(
    () => undefined,
    (error) => error.fault,
  );
}

describe('a document that came back', () => {
  it('counts when the bailiff signed our very bytes', async () => {
    expect(await verify(signed)).toEqual({
      name: 'Annelies Claes (Signature)',
      nationalNumber: '85010199742',
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
    ['changedDocument', 'contentChanged'],
    ['brokenSignature', 'signatureBroken'],
  ])('is refused when the desk plays false: %s', async (act, fault) => {
    expect(await faultOf(await signAt(act))).toBe(fault);
  });

  it('is refused when it is another document, or ours with a byte changed', async () => {
    expect(await faultOf(await signAt('honest', await makeReport('PV 2026/0148')))).toBe('otherDocument');
    expect(await faultOf(changedAt(signed, 100))).toBe('otherDocument');
  });

  it('is refused without a signature, cut off, or empty', async () => {
    expect(await faultOf(report)).toBe('noSignature');
    expect(await faultOf(signed.subarray(0, signed.length - 200))).toBeDefined();
    expect(await faultOf(new Uint8Array())).toBe('otherDocument');
  });

  it('is refused when something was added after the signature that shows on a page', async () => {
    const pdf = await PDF.load(signed);
    pdf.getPage(0)?.drawText('€ 1 000 000');
    expect(await faultOf(await pdf.save({ incremental: true }))).toBe('contentChanged');
  });

  it('is refused when its authority is not one of ours, or its certificate has run out', async () => {
    expect(await faultOf(signed, { authorities: [] })).toBe('certificateNotTrusted');
    expect(await faultOf(signed, { at: new Date('2060-01-01') })).toBe('certificateNotTrusted');
  });

  it('holds before pdfsig too, where that is installed', async ({ skip }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'prorata-pdfsig-'));
    const file = path.join(folder, 'signed.pdf');
    await writeFile(file, signed);
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
