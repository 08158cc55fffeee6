import { createHash } from 'node:crypto';
import type { SignatureFault } from '@prorata/contract/results/signature-fault';
import { BitString, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import { type Certificate, ContentInfo, SignedData, SignedDataVerifyError } from 'pkijs';
import { SignatureError } from './signature-fault.ts';

const SIGNED_DATA = '1.2.840.113549.1.7.2';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const KEY_USAGE = '2.5.29.15';
/** The first two bits of a key's usage: to sign, and to be bound by it (RFC 5280, 4.2.1.3). */
const FOR_SIGNING = 0b1100_0000;
const DIGESTS: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/**
 * Checks a signature container (CMS, RFC 5652) over the bytes that it must vouch for, and that its certificate leads
 * to an authority that we trust and was valid at the moment. Gives the certificate of whoever signed.
 */
export async function checkContainer(
  container: Uint8Array,
  covered: Uint8Array,
  { authorities, at }: { readonly authorities: readonly Certificate[]; readonly at: Date },
): Promise<Certificate> {
  const signedData = readContainer(container);
  const { signerCertificate } = await verify(signedData, covered, authorities, at);
  if (!signerCertificate) throw new SignatureError('signatureBroken');
  // A signature that does not name its certificate could be passed off as another person's (EN 319 142-1, 6.3).
  if (!namesCertificate(signedData, signerCertificate)) throw new SignatureError('signatureBroken');
  if (!isForSigning(signerCertificate)) throw new SignatureError('certificateNotForSigning');
  return signerCertificate;
}

function readContainer(container: Uint8Array): SignedData {
  try {
    const content = ContentInfo.fromBER(container);
    if (content.contentType !== SIGNED_DATA) throw new SignatureError('signatureBroken');
    const signedData = new SignedData({ schema: content.content });
    if (signedData.signerInfos.length !== 1) throw new SignatureError('severalSignatures');
    return signedData;
  } catch (error) {
    throw error instanceof SignatureError ? error : new SignatureError('signatureBroken', error);
  }
}

async function verify(
  signedData: SignedData,
  covered: Uint8Array,
  authorities: readonly Certificate[],
  at: Date,
) {
  try {
    return await signedData.verify({
      signer: 0,
      data: Uint8Array.from(covered).buffer,
      trustedCerts: [...authorities],
      checkChain: true,
      checkDate: at,
      extendedMode: true,
    });
  } catch (error) {
    throw new SignatureError(faultOf(error), error);
  }
}

/** What the library found: a signature that does not hold, or a certificate that leads nowhere. */
function faultOf(error: unknown): SignatureFault {
  const isAboutChain = error instanceof SignedDataVerifyError && error.signerCertificateVerified === false;
  return isAboutChain ? 'certificateNotTrusted' : 'signatureBroken';
}

function namesCertificate(signedData: SignedData, certificate: Certificate): boolean {
  const attribute = signedData.signerInfos[0]?.signedAttrs?.attributes.find(
    ({ type }) => type === SIGNING_CERTIFICATE_V2,
  );
  const named = readNamedCertificate(attribute?.values[0]);
  if (named === undefined) return false;
  const encoded = new Uint8Array(certificate.toSchema().toBER());
  return createHash(named.algorithm).update(encoded).digest().equals(named.digest);
}

/** The first certificate of the attribute (RFC 5035): its digest, made with SHA-256 unless it says otherwise. */
function readNamedCertificate(attribute: unknown) {
  const [first, second] = itemsOf(itemsOf(itemsOf(attribute)[0])[0]);
  const [identifier] = itemsOf(first);
  const digest = first instanceof OctetString ? first : second;
  const algorithm =
    identifier instanceof ObjectIdentifier ? DIGESTS[identifier.valueBlock.toString()] : 'sha256';
  if (!(digest instanceof OctetString) || algorithm === undefined) return undefined;
  return { algorithm, digest: Buffer.from(digest.valueBlock.valueHexView) };
}

function itemsOf(block: unknown): readonly unknown[] {
  return block instanceof Sequence ? block.valueBlock.value : [];
}

function isForSigning({ extensions = [] }: Certificate): boolean {
  const usage = extensions.find(({ extnID }) => extnID === KEY_USAGE)?.parsedValue;
  return usage instanceof BitString && ((usage.valueBlock.valueHexView[0] ?? 0) & FOR_SIGNING) !== 0;
}
