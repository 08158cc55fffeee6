import { createHash, type webcrypto } from 'node:crypto';
import type { TimestampAuthority } from '@libpdf/core';
import { Integer, ObjectIdentifier, OctetString, Sequence, Utf8String } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  MessageImprint,
  PKIStatus,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import type { Credential } from './authority.ts';

const SHA_256 = '2.16.840.1.101.3.4.2.1';
const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
/** Of private use: a policy that promises nothing. */
const POLICY = '1.3.6.1.4.1.99999.1';

/** A time stamp service as of RFC 3161: it signs that it saw a digest at a moment. */
export function openStampService(
  { certificate, privateKey }: Credential,
  authority: Pick<Credential, 'certificate'>,
  { at, falsify }: { readonly at: Date; readonly falsify: (digest: Uint8Array) => Uint8Array },
): TimestampAuthority {
  const own = Certificate.fromBER(certificate.rawData);
  const issuer = Certificate.fromBER(authority.certificate.rawData);
  return {
    timestamp: (digest) => sign(writeInfo(falsify(digest), { at }), [own, issuer], privateKey),
  };
}

function writeInfo(
  digest: Uint8Array,
  { at, nonce }: { readonly at: Date; readonly nonce?: Integer | undefined },
): Uint8Array {
  const info = new TSTInfo({
    version: 1,
    policy: POLICY,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256 }),
      hashedMessage: octets(digest),
    }),
    serialNumber: new Integer({ value: Date.now() % 2 ** 31 }),
    genTime: at,
    ...(nonce && { nonce }),
  });
  return new Uint8Array(info.toSchema().toBER());
}

/** How the service behaves, so that one can see what the product does about one that does not. */
export const STAMP_SCENARIOS = ['honest', 'refuses', 'otherRequest', 'otherMessage'] as const;
type StampScenario = (typeof STAMP_SCENARIOS)[number];

/** Answers a request of RFC 3161 with what a service sends back over HTTP: a stamp, or why there is none. */
export async function answerStampRequest(
  request: Uint8Array,
  { certificate, privateKey }: Credential,
  authority: Pick<Credential, 'certificate'>,
  { scenario, at }: { readonly scenario: StampScenario; readonly at: Date },
): Promise<Uint8Array> {
  const asked = readRequest(request);
  if (asked === undefined || scenario === 'refuses') return refuse('This cannot be stamped.');
  const { hashAlgorithm, hashedMessage } = asked.messageImprint;
  const digest = hashedMessage.valueBlock.valueHexView;
  if (hashAlgorithm.algorithmId !== SHA_256 || digest.length !== 32)
    return refuse('Only SHA-256 is stamped.');
  const info = writeInfo(scenario === 'otherMessage' ? digest.toReversed() : digest, {
    at,
    nonce: scenario === 'otherRequest' ? new Integer({ value: 1 }) : asked.nonce,
  });
  const own = Certificate.fromBER(certificate.rawData);
  const issuer = Certificate.fromBER(authority.certificate.rawData);
  const token = await sign(info, [own, issuer], privateKey);
  return encodeResponse({
    status: new PKIStatusInfo({ status: PKIStatus.granted }),
    timeStampToken: ContentInfo.fromBER(Uint8Array.from(token)),
  });
}

function readRequest(bytes: Uint8Array): TimeStampReq | undefined {
  try {
    return TimeStampReq.fromBER(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

function refuse(reason: string): Uint8Array {
  const statusStrings = [new Utf8String({ value: reason })];
  return encodeResponse({ status: new PKIStatusInfo({ status: PKIStatus.rejection, statusStrings }) });
}

function encodeResponse(parts: ConstructorParameters<typeof TimeStampResp>[0]): Uint8Array {
  return new Uint8Array(new TimeStampResp(parts).toSchema().toBER());
}

async function sign(
  content: Uint8Array,
  [certificate, issuer]: readonly [Certificate, Certificate],
  privateKey: webcrypto.CryptoKey,
): Promise<Uint8Array> {
  const signedData = new SignedData({
    version: 3,
    encapContentInfo: encapsulate(content),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            new Attribute({ type: CONTENT_TYPE, values: [new ObjectIdentifier({ value: TST_INFO })] }),
            new Attribute({ type: MESSAGE_DIGEST, values: [octets(sha256(content))] }),
            new Attribute({ type: SIGNING_CERTIFICATE_V2, values: [nameCertificate(certificate)] }),
          ],
        }),
      }),
    ],
    certificates: [certificate, issuer],
  });
  await signedData.sign(privateKey, 0, 'SHA-256');
  const container = new ContentInfo({ contentType: SIGNED_DATA, content: signedData.toSchema(true) });
  return new Uint8Array(container.toSchema().toBER());
}

/** In one piece: the library would cut it into several, which few readers of time stamps put together again. */
function encapsulate(content: Uint8Array): EncapsulatedContentInfo {
  const info = new EncapsulatedContentInfo({ eContentType: TST_INFO });
  info.eContent = octets(content);
  return info;
}

/** By its digest (RFC 5035): SHA-256 is what is meant when nothing is said. */
export function nameCertificate(certificate: Certificate): Sequence {
  const digest = sha256(new Uint8Array(certificate.toSchema().toBER()));
  const one = new Sequence({ value: [octets(digest)] });
  return new Sequence({ value: [new Sequence({ value: [one] })] });
}

export function octets(bytes: Uint8Array): OctetString {
  return new OctetString({ valueHex: Uint8Array.from(bytes).buffer });
}

export function sha256(bytes: Uint8Array): Uint8Array {
  return createHash('sha256').update(bytes).digest();
}
