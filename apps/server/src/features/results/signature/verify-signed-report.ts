import type { SignatureFault } from '@prorata/contract/results/signature-fault';
import {
  type DemandedLevel,
  type DocumentFault,
  lacksFor,
  type SignatureLack,
} from '@prorata/domain/signature';
import type { ReportProof } from '@prorata/proof/report/report-proof';
import type { Certificate, Signer } from '@prorata/proof/signature/certificates';
import type { SignatureReading } from '@prorata/proof/signature/read-signature';
import { SignatureError } from '@prorata/proof/signature/signature-error';
import { openSecondReader } from './second-reader.ts';

export interface SigningExpectation {
  /** The report as we handed it over. */
  readonly report: Uint8Array;
  /** Who was sent to sign it, and when. */
  readonly bailiff: { readonly fullName: string; readonly nationalNumber: string | null };
  readonly since: Date;
  readonly authorities: readonly Certificate[];
  /** What the signature must bring along. */
  readonly demanded: DemandedLevel;
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
 * Checks what came back from the signing service, whatever the service says of it: that it is our very report with one
 * signature that holds and nothing else, that the bailiff signed it, and that the signature brings along what is demanded.
 *
 * @throws {SignatureError} that says what is wrong with it.
 * @throws {SignatureLackError} that says what is missing.
 */
export async function verifySignedReport(
  signed: Uint8Array,
  { demanded, ...expected }: SigningExpectation,
): Promise<SignatureReading> {
  const { fault, detail, signature } = await judgeSignedReport(signed, expected);
  if (fault !== null) throw new SignatureError(fault, detail ?? '');
  const lacks = lacksFor(demanded, signature.evidence);
  if (lacks.length > 0) throw new SignatureLackError(lacks);
  return signature;
}

interface ReportExpectation extends Omit<SigningExpectation, 'demanded' | 'since'> {
  /** Absent where it is not known any more. */
  readonly since?: Date;
}

/** A signature that counts, or why there is none: the fault for people, the detail for the log. */
export type Judgement =
  | { readonly fault: null; readonly detail: null; readonly signature: SignatureReading }
  | { readonly fault: DocumentFault; readonly detail: string | null; readonly signature: null };

/** Whether a document is a report of ours that its bailiff signed, read by pdf.js as well. */
export async function judgeSignedReport(
  signed: Uint8Array,
  { bailiff, ...handedOver }: ReportExpectation,
): Promise<Judgement> {
  // Loaded when it is needed: the code that reads PDFs and certificates would slow every start.
  const { proveReport } = await import('@prorata/proof/report/prove-report');
  const alone = judge(await proveReport(signed, handedOver), bailiff);
  // A file that is refused anyway is not worth a second process.
  if (alone.fault !== null) return alone;
  const { readAgain, throwIfFailed } = openSecondReader(`signed by ${bailiff.fullName}`);
  const proof = await proveReport(signed, { ...handedOver, readAgain });
  throwIfFailed();
  return judge(proof, bailiff);
}

function judge({ fault, detail, signature }: ReportProof, bailiff: ReportExpectation['bailiff']): Judgement {
  if (fault !== null) return { fault, detail, signature: null };
  if (signature === null) return { fault: 'noSignature', detail, signature };
  if (isSameSigner(signature.signer, bailiff)) return { fault, detail: null, signature };
  return { fault: 'otherSigner', detail: null, signature: null };
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
