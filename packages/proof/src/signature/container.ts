import { ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import { Certificate, ContentInfo, IssuerAndSerialNumber, RSAPublicKey, SignedData } from 'pkijs';
import { digest, isSameBytes } from './bytes.ts';
import { encode } from './certificates.ts';
import { ENGINE, MIN_RSA_BITS } from './engine.ts';
import { SignatureError } from './signature-error.ts';

export const SIGNED_DATA = '1.2.840.113549.1.7.2';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
/** The content of a container: bytes that stand beside it, or a time stamp inside it (RFC 3161, 2.4.2). */
export const DETACHED_DATA = '1.2.840.113549.1.7.1';
export const TIME_STAMP_INFO = '1.2.840.113549.1.9.16.1.4';
const SHA_1 = '1.3.14.3.2.26';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
export const DIGESTS: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
};

/** A signature container (CMS, RFC 5652) with one signature. */
export function readContainer(container: Uint8Array): SignedData {
  try {
    const content = ContentInfo.fromBER(Uint8Array.from(container));
    if (content.contentType !== SIGNED_DATA) throw new SignatureError('signatureBroken');
    const signedData = new SignedData({ schema: content.content });
    if (signedData.signerInfos.length !== 1) throw new SignatureError('severalSignatures');
    return signedData;
  } catch (error) {
    throw error instanceof SignatureError
      ? error
      : new SignatureError('signatureBroken', 'no container', error);
  }
}

export function certificatesIn({ certificates = [] }: SignedData): Certificate[] {
  return certificates.filter((item) => item instanceof Certificate);
}

/** The certificate that the container says it was signed with, whether or not the signature holds. */
export function signerCertificateOf(signedData: SignedData): Certificate | undefined {
  const sid = signedData.signerInfos[0]?.sid;
  return certificatesIn(signedData).find(
    ({ issuer, serialNumber }) =>
      sid instanceof IssuerAndSerialNumber &&
      issuer.isEqual(sid.issuer) &&
      serialNumber.isEqual(sid.serialNumber),
  );
}

/**
 * Whether a container holds over the bytes that it must vouch for, and names its certificate: a signature that does not
 * could be passed off as another person's (EN 319 142-1, 6.3).
 */
export async function holdsOver(
  signedData: SignedData,
  covered: Uint8Array<ArrayBuffer>,
  certificate: Certificate,
  contentType: typeof DETACHED_DATA | typeof TIME_STAMP_INFO,
): Promise<boolean> {
  if (!isOfType(signedData, contentType)) return false;
  const checked = await signedData
    .verify({ signer: 0, data: covered.buffer, extendedMode: true }, ENGINE)
    .catch(() => undefined);
  return checked?.signatureVerified === true && (await namesCertificate(signedData, certificate));
}

/** Whether a signature is of a kind that never holds here: that says nothing of a change. */
export function isWeak(
  { signerInfos: [signerInfo] }: SignedData,
  { subjectPublicKeyInfo }: Certificate,
): boolean {
  if (signerInfo === undefined) return false;
  const { digestAlgorithm, signatureAlgorithm } = signerInfo;
  const isOldHash =
    digestAlgorithm.algorithmId === SHA_1 || ENGINE.getHashAlgorithm(signatureAlgorithm) === 'SHA-1';
  const key = subjectPublicKeyInfo.parsedKey;
  // Without the zero that keeps a number positive.
  const bytes =
    key instanceof RSAPublicKey
      ? key.modulus.valueBlock.valueHexView.filter((byte, at) => at > 0 || byte > 0)
      : null;
  return isOldHash || (bytes !== null && bytes.length * 8 < MIN_RSA_BITS);
}

/**
 * The library checks a signature over the content inside a container and passes over the bytes beside it, if there is
 * content inside; and it takes any type, and any digest that it knows.
 */
function isOfType({ encapContentInfo, signerInfos }: SignedData, contentType: string): boolean {
  const [signerInfo] = signerInfos;
  const types = signerInfo?.signedAttrs?.attributes.filter(({ type }) => type === CONTENT_TYPE) ?? [];
  const [named] = types[0]?.values ?? [];
  const hasContent = encapContentInfo.eContent !== undefined;
  return (
    encapContentInfo.eContentType === contentType &&
    hasContent === (contentType === TIME_STAMP_INFO) &&
    types.length === 1 &&
    named instanceof ObjectIdentifier &&
    named.valueBlock.toString() === contentType &&
    (signerInfo?.digestAlgorithm.algorithmId ?? '') in DIGESTS
  );
}

async function namesCertificate(signedData: SignedData, certificate: Certificate): Promise<boolean> {
  const attribute = signedData.signerInfos[0]?.signedAttrs?.attributes.find(
    ({ type }) => type === SIGNING_CERTIFICATE_V2,
  );
  const named = readNamedCertificate(attribute?.values[0]);
  return named !== undefined && isSameBytes(await digest(named.algorithm, encode(certificate)), named.digest);
}

/** The first certificate of the attribute (RFC 5035): its digest, made with SHA-256 unless it says otherwise. */
function readNamedCertificate(attribute: unknown) {
  const [first, second] = itemsOf(itemsOf(itemsOf(attribute)[0])[0]);
  const [identifier] = itemsOf(first);
  const named = first instanceof OctetString ? first : second;
  const algorithm =
    identifier instanceof ObjectIdentifier ? DIGESTS[identifier.valueBlock.toString()] : 'SHA-256';
  if (!(named instanceof OctetString) || algorithm === undefined) return undefined;
  return { algorithm, digest: named.valueBlock.valueHexView };
}

function itemsOf(block: unknown): readonly unknown[] {
  return block instanceof Sequence ? block.valueBlock.value : [];
}
