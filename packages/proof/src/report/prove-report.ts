import type { DocumentFault } from '@prorata/domain/signature';
import { type PdfDocument, readDocument } from '../pdf/read-document.ts';
import { digest, isSameBytes, toHex } from '../signature/bytes.ts';
import type { Trust } from '../signature/certificates.ts';
import { readContainer } from '../signature/container.ts';
import type { DocumentStamp } from '../signature/document-stamp.ts';
import { type FoundSignature, findSignature } from '../signature/pdf-signature.ts';
import { readSignature, type SignatureReading, trustFor } from '../signature/read-signature.ts';
import { SignatureError } from '../signature/signature-error.ts';
import { findChangingContent } from './changing-content.ts';
import { type DocumentHistory, followHistory, listAdditions, readStamps } from './document-history.ts';
import { findOrigin, UNCHECKED } from './origin.ts';
import type { ReportCheck, ReportProof } from './report-proof.ts';
import { readSecondly } from './second-reading.ts';
import { findSignedPart } from './signed-part.ts';

/**
 * Decides what a signed report proves, for every place that asks: how strictly it is written, whether its signature
 * holds, whether anything was added that a signature does not need, how far it can be proven, whether a second reader
 * sees the same, and whose report it is. It never throws for what is in the file.
 */
export async function proveReport(bytes: Uint8Array, check: ReportCheck): Promise<ReportProof> {
  const nothing: ReportProof = {
    ...{ fault: null, detail: null, signed: null, signature: null, additions: [], renewedAt: null },
    ...{ pages: 0, lines: [], origin: UNCHECKED, sha256: await sha256(bytes) },
  };
  try {
    return { ...nothing, ...(await prove(bytes, check)) };
  } catch (error) {
    const refusal = asRefusal(error);
    const isUnsigned = refusal.fault === 'unreadable' || refusal.fault === 'otherDocument';
    const end = isUnsigned ? undefined : await findSignedPart(bytes);
    return {
      ...nothing,
      ...faultOf(refusal),
      signed: end === undefined ? null : await signedPart(bytes, end),
    };
  }
}

/** The bytes that were signed, for a reader who was refused the rest. They are to be proven again. */
export function signedRevision(
  bytes: Uint8Array,
  { signed }: Pick<ReportProof, 'signed'>,
): Uint8Array | null {
  return signed === null ? null : Uint8Array.from(bytes.subarray(0, signed.end));
}

async function prove(bytes: Uint8Array, check: ReportCheck): Promise<Partial<ReportProof>> {
  const { report } = check;
  if (report !== undefined && !isSameBytes(bytes.subarray(0, report.length), report))
    throw new SignatureError('otherDocument', 'it does not begin with the report');
  const document = await readDocument(bytes);
  const [{ end, endOfLine }] = document.revisions;
  if (report !== undefined && report.length !== end && report.length !== endOfLine)
    throw new SignatureError('otherDocument', 'the report is not its first revision');
  const found = findSignatureIfAny(document);
  if (found === null) return proveUnsigned(document, check);
  const history = await followHistory(document, found);
  const { signature, stamps, refusal } = await judge(document, found, history, check);
  const fault = refusal ?? (signature.fault === null ? null : new SignatureError(signature.fault));
  const proof: Partial<ReportProof> = {
    ...(fault === null ? {} : faultOf(fault)),
    signed: await signedPart(bytes, found.end),
    signature,
    additions: listAdditions(history, stamps),
    renewedAt: stamps.at(-1)?.at ?? null,
    pages: history.pages.length,
  };
  if (history.refusal !== null) return proof;
  const seen = { ...proof, ...(await look(document, history, check, proof)) };
  const isForeign = seen.origin !== undefined && !['ours', 'unchecked'].includes(seen.origin.state);
  const changing = seen.fault || isForeign ? undefined : findChangingContent(document);
  return changing === undefined ? seen : { ...seen, ...faultOf(new SignatureError('ambiguous', changing)) };
}

function findSignatureIfAny(document: PdfDocument): FoundSignature | null {
  try {
    return findSignature(document);
  } catch (error) {
    if (error instanceof SignatureError && error.fault === 'noSignature') return null;
    throw error;
  }
}

async function proveUnsigned(document: PdfDocument, check: ReportCheck): Promise<Partial<ReportProof>> {
  const history = await followHistory(document, null);
  const proof: Partial<ReportProof> = { fault: 'noSignature', detail: null, pages: history.pages.length };
  return history.refusal === null ? { ...proof, ...(await look(document, history, check, proof)) } : proof;
}

interface Judgement {
  readonly signature: SignatureReading;
  readonly stamps: readonly DocumentStamp[];
  /** A fault that is worse than anything the certificates can say. */
  readonly refusal: SignatureError | null;
}

async function judge(
  { bytes }: PdfDocument,
  found: FoundSignature,
  history: DocumentHistory,
  { authorities, at, since }: ReportCheck,
): Promise<Judgement> {
  const signedData = readContainer(found.container);
  const trust = trustFor(authorities, signedData, history.data);
  const own = { authorities, at, ...(since && { since }) };
  const { stamps, unproven } = await readStampsIfAny(bytes, history, trust, own);
  const [provenIn = 1] = history.evidenceIn;
  const isRenewed = stamps.some(({ revision }) => revision > provenIn);
  const signature = await readSignature(found, signedData, { data: history.data, stamps, isRenewed }, own);
  const isBroken = signature.fault === 'signatureBroken';
  // Of strangers alone it need not be said that their stamps are strange too.
  const ofStamps = signature.fault === 'certificateNotTrusted' ? null : unproven;
  const refusal = isBroken ? new SignatureError('signatureBroken') : (history.refusal ?? ofStamps);
  return { signature, stamps, refusal };
}

async function readStampsIfAny(
  bytes: Uint8Array,
  history: DocumentHistory,
  trust: Trust,
  check: Pick<ReportCheck, 'at' | 'since'>,
): Promise<{ readonly stamps: readonly DocumentStamp[]; readonly unproven: SignatureError | null }> {
  try {
    const stamps = history.refusal === null ? await readStamps(bytes, history.stamps, trust, check) : [];
    return { stamps, unproven: null };
  } catch (error) {
    return { stamps: [], unproven: asRefusal(error) };
  }
}

/** Lets a second reader look at a document that holds nothing forbidden, and finds out whose report it is. */
async function look(
  document: PdfDocument,
  { pages }: DocumentHistory,
  { readAgain, signers, at }: ReportCheck,
  { fault, signature }: Partial<ReportProof>,
): Promise<Partial<ReportProof>> {
  if (readAgain === undefined) return {};
  try {
    const lines = (await readSecondly(document, pages, readAgain)).map((page) => page.lines);
    return { lines, origin: findOrigin(lines, { reading: signature ?? null, signers, at }) };
  } catch (error) {
    return fault ? {} : faultOf(asRefusal(error));
  }
}

function asRefusal(error: unknown): SignatureError {
  return error instanceof SignatureError ? error : new SignatureError('unreadable', String(error), error);
}

function faultOf({ fault, detail }: SignatureError): { fault: DocumentFault; detail: string | null } {
  return { fault, detail: detail === '' ? null : detail };
}

async function signedPart(bytes: Uint8Array, end: number): Promise<ReportProof['signed']> {
  return { end, sha256: await sha256(bytes.subarray(0, end)) };
}

async function sha256(bytes: Uint8Array): Promise<string> {
  return toHex(await digest('SHA-256', bytes));
}
