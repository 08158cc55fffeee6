import type { SignatureFault } from '@prorata/contract/results/signature-fault';
import { lacksFor, type SignatureLack, type SignatureLevel } from '@prorata/domain/signature';
import type { Certificate, Signer } from '@prorata/proof/signature/certificates';
import type { SignatureReading } from '@prorata/proof/signature/read-signature';
import { SignatureError } from '@prorata/proof/signature/signature-error';

export interface SigningExpectation {
  /** The report as we handed it over. */
  readonly report: Uint8Array;
  /** Who was sent to sign it, and when. */
  readonly bailiff: { readonly fullName: string; readonly nationalNumber: string | null };
  readonly since: Date;
  readonly authorities: readonly Certificate[];
  /** What the signature must bring along. */
  readonly demanded: SignatureLevel;
  readonly at: Date;
}

/** The signature holds, and lacks something that the platform demands. */
export class SignatureLackError extends Error {
  override readonly name = 'SignatureLackError';
  readonly lacks: readonly SignatureLack[];

  constructor(lacks: readonly SignatureLack[]) {
    super(`The signed document lacks what is demanded: ${lacks.join(', ')}.`);
    this.lacks = lacks;
  }
}

/**
 * Checks what came back from the signing service, whatever the service says of it: that our very bytes are in it and
 * nothing of them was replaced, that one signature vouches for all of it and holds, that its certificate comes from
 * an authority that we trust and was neither expired nor withdrawn, and that it is the bailiff's.
 *
 * @throws {SignatureError} that says what is wrong with it.
 * @throws {SignatureLackError} that says what is missing.
 */
export async function verifySignedReport(
  signed: Uint8Array,
  { report, bailiff, since, authorities, demanded, at }: SigningExpectation,
): Promise<SignatureReading> {
  const startsWithReport = Buffer.from(signed.subarray(0, report.length)).equals(report);
  if (!startsWithReport) throw new SignatureError('otherDocument');
  // What reads PDF and certificates is more than a start should have to read.
  const { loadPdf, readSignature } = await import('@prorata/proof/signature/read-signature');
  const { hasSameContent } = await import('@prorata/proof/signature/has-same-content');
  const [own, document] = await Promise.all([loadPdf(report), loadPdf(signed)]);
  const check = { authorities, at, since, atLeast: report.length };
  const reading = await readSignature(document, signed, check);
  if (reading.fault !== null) throw new SignatureError(reading.fault);
  if (!hasSameContent(own, document)) throw new SignatureError('contentChanged');
  if (!isSameSigner(reading.signer, bailiff)) throw new SignatureError('otherSigner');
  const lacks = lacksFor(demanded, reading.evidence);
  if (lacks.length > 0) throw new SignatureLackError(lacks);
  return reading;
}

/** What the visit keeps of why a document was refused: the first thing, in one word. */
export function faultOf(error: unknown): SignatureFault | undefined {
  if (error instanceof SignatureError) return error.fault;
  return error instanceof SignatureLackError ? error.lacks[0] : undefined;
}

/** By national number where we know the bailiff's, else by name, whatever follows it in the certificate. */
function isSameSigner(
  signer: Signer,
  bailiff: { readonly fullName: string; readonly nationalNumber: string | null },
): boolean {
  if (bailiff.nationalNumber !== null) return signer.nationalNumber === bailiff.nationalNumber;
  return fold(signer.name.replace(/\s*\([^)]*\)\s*$/, '')) === fold(bailiff.fullName);
}

function fold(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
