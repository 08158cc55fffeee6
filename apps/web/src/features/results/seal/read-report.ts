import { proveReport, signedRevision } from '@prorata/proof/report/prove-report';
import type { PlatformSigner, ReportProof, Verdict } from '@prorata/proof/report/report-proof';
import { verdictOf } from '@prorata/proof/report/verdict';
import { parseCertificates } from '@prorata/proof/signature/certificates';
import { type Reading, startReading } from './second-reader.ts';

/** Authorities whose certificates count, and the keys that sign reports of the platform. */
export interface ReportTrust {
  readonly authorities: string;
  readonly signers: readonly PlatformSigner[];
}

/** A report as it was checked on this device. */
export interface ReadReport {
  readonly proof: ReportProof;
  readonly verdict: Verdict;
  /** Additions after the signature make a page look different. */
  readonly looksDifferent: boolean;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Proves a report by the rules that hold everywhere, and compares how it looks as a second means. */
export async function readReport(
  bytes: Uint8Array<ArrayBuffer>,
  { authorities, signers }: ReportTrust,
): Promise<ReadReport> {
  const reading = await startReading();
  try {
    const proof = await proveReport(bytes, {
      authorities: parseCertificates(authorities),
      signers,
      at: new Date(),
      readAgain: reading.read,
    });
    const verdict = verdictOf(proof);
    const isHeld = verdict === 'real' || verdict === 'partial';
    const looksDifferent = isHeld && !(await looksAsSigned(bytes, proof, reading));
    return { proof, verdict: looksDifferent ? 'ambiguous' : verdict, looksDifferent, bytes };
  } finally {
    await reading.close();
  }
}

async function looksAsSigned(
  bytes: Uint8Array,
  proof: ReportProof,
  { looksSame }: Reading,
): Promise<boolean> {
  const signed = signedRevision(bytes, proof);
  if (signed === null || signed.length === bytes.length) return true;
  return looksSame(signed, bytes).catch(() => false);
}

/** The bytes that were signed, checked by the same rules as the whole file. */
export function readSigned({ bytes, proof }: ReadReport, trust: ReportTrust): Promise<ReadReport> {
  return readReport(Uint8Array.from(signedRevision(bytes, proof) ?? []), trust);
}
