import type { Certificate } from 'pkijs';
import type { PdfDictionary } from '../pdf/pdf-value.ts';
import type { PdfRevision } from '../pdf/read-document.ts';
import type { Trust } from './certificates.ts';
import { readSignedBytes } from './pdf-signature.ts';
import { SignatureError } from './signature-error.ts';
import { type Period, readStampToken } from './time-stamp.ts';

/** A time stamp over the whole document so far (EN 319 142-1, 5.4.3), trusted. */
export interface DocumentStamp {
  readonly at: Date;
  readonly authority: string | null;
  readonly certificate: Certificate;
  /** Index of the revision that it ends. */
  readonly revision: number;
}

/** @throws {SignatureError} when it does not hold over its own revision, or is of an authority that we do not trust. */
export async function readDocumentStamp(
  bytes: Uint8Array,
  { revision, index }: { readonly revision: PdfRevision; readonly index: number },
  dictionary: PdfDictionary,
  { trust, period }: { readonly trust: Trust; readonly period: Period },
): Promise<DocumentStamp> {
  const { container, covered } = readCovered(bytes, revision, dictionary);
  const { state, at, authority, certificate } = await readStampToken(container, covered, trust, period);
  if (state !== 'good' || at === null || certificate === null)
    throw new SignatureError('contentChanged', `a document time stamp: ${state}`);
  return { at, authority, certificate, revision: index };
}

/** In a revision behind the signature, a gap in a stamp is a change of what was signed. */
function readCovered(bytes: Uint8Array, revision: PdfRevision, dictionary: PdfDictionary) {
  try {
    return readSignedBytes(bytes, revision, dictionary);
  } catch (error) {
    throw error instanceof SignatureError ? new SignatureError('contentChanged', error.detail, error) : error;
  }
}
