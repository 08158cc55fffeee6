import { PDF } from '@libpdf/core';
import type { Certificate } from 'pkijs';
import { checkContainer } from './check-container.ts';
import { hasSameContent } from './has-same-content.ts';
import { findSignature } from './pdf-signature.ts';
import { SignatureError } from './signature-fault.ts';

export interface SigningExpectation {
  /** The report as we handed it over. */
  readonly report: Uint8Array;
  /** Who was sent to sign it. */
  readonly bailiff: { readonly fullName: string; readonly nationalNumber: string | null };
  readonly authorities: readonly Certificate[];
  readonly at: Date;
}

/**
 * Checks what came back from the signing service, whatever the service says of it: that our very bytes are in it and
 * nothing of them was replaced, that one signature vouches for all of it and holds, that its certificate comes from
 * an authority that we trust, and that it is the bailiff's.
 *
 * @throws {SignatureError} that says what is wrong with it.
 */
export async function verifySignedReport(
  signed: Uint8Array,
  { report, bailiff, authorities, at }: SigningExpectation,
): Promise<Signer> {
  const startsWithReport = Buffer.from(signed.subarray(0, report.length)).equals(report);
  if (!startsWithReport) throw new SignatureError('otherDocument');
  const [own, document] = await Promise.all([load(report), load(signed)]);
  const { container, covered } = findSignature(document, signed, report.length);
  const certificate = await checkContainer(container, covered, { authorities, at });
  if (!hasSameContent(own, document)) throw new SignatureError('contentChanged');
  const signer = signerOf(certificate);
  if (!isSameSigner(signer, bailiff)) throw new SignatureError('otherSigner');
  return signer;
}

async function load(bytes: Uint8Array): Promise<PDF> {
  try {
    return await PDF.load(bytes);
  } catch (error) {
    throw new SignatureError('unreadable', error);
  }
}

const COMMON_NAME = '2.5.4.3';
const SERIAL_NUMBER = '2.5.4.5';

/** Whom a certificate names. Belgian certificates for people carry their national number as serial number. */
interface Signer {
  readonly name: string;
  readonly nationalNumber: string | null;
}

function signerOf(certificate: Certificate): Signer {
  const read = (type: string) =>
    certificate.subject.typesAndValues.find((attribute) => attribute.type === type)?.value.valueBlock.value;
  return {
    name: String(read(COMMON_NAME) ?? ''),
    // Qualified certificates may write it as PNOBE-85010199742 (EN 319 412-1, 5.1.3).
    nationalNumber: /(?:^|^PNOBE-)(\d{11})$/.exec(String(read(SERIAL_NUMBER) ?? ''))?.[1] ?? null,
  };
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
