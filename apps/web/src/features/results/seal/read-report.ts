import { findPrintedSeal, type PrintedSeal } from '@prorata/proof/seal/printed-seal';
import { parseCertificates } from '@prorata/proof/signature/certificates';
import { hasSameContent } from '@prorata/proof/signature/has-same-content';
import { loadPdf, readSignature, type SignatureReading } from '@prorata/proof/signature/read-signature';
import { SignatureError } from '@prorata/proof/signature/signature-error';
import type { DocumentFault } from '@prorata/domain/signature';
import { sha256 } from './sha256.ts';

/** What can be read from a report alone. */
export interface ReadReport {
  readonly pages: number;
  readonly sha256: string;
  readonly signature: SignatureReading | null;
  /** Why it is not the signed document, or not signed as it must be. */
  readonly fault: DocumentFault | null;
  readonly seal: PrintedSeal | null;
  /** Its text, line by line. */
  readonly lines: readonly string[];
}

/** Reads a report as anybody has it: the signature, whether anything changed since, and the seal on the paper. */
export async function readReport(
  bytes: Uint8Array,
  { authorities, at }: { readonly authorities: string; readonly at: Date },
): Promise<ReadReport> {
  const fingerprint = await sha256(bytes);
  try {
    const document = await loadPdf(bytes);
    const lines = document.extractText().flatMap((page) => page.lines.map(({ text }) => text));
    const checked = await checkSignature(document, bytes, { authorities, at });
    const pages = document.getPageCount();
    return { pages, sha256: fingerprint, lines, seal: findPrintedSeal(lines) ?? null, ...checked };
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error;
    return { pages: 0, sha256: fingerprint, signature: null, fault: error.fault, seal: null, lines: [] };
  }
}

async function checkSignature(
  document: Awaited<ReturnType<typeof loadPdf>>,
  bytes: Uint8Array,
  { authorities, at }: { readonly authorities: string; readonly at: Date },
): Promise<Pick<ReadReport, 'signature' | 'fault'>> {
  try {
    const signature = await readSignature(document, bytes, {
      authorities: parseCertificates(authorities),
      at,
    });
    if (signature.fault !== null) return { signature, fault: signature.fault };
    // What was added after the signature may prove it, and must not show.
    const signed = await loadPdf(bytes.subarray(0, signature.end));
    return { signature, fault: hasSameContent(signed, document) ? null : 'contentChanged' };
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error;
    return { signature: null, fault: error.fault };
  }
}
