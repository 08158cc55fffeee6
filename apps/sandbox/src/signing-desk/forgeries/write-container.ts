import type { TimestampAuthority } from '@libpdf/core';
import { fromBER, ObjectIdentifier, UTCTime } from 'asn1js';
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import type { Credential } from '../authority.ts';
import { nameCertificate, octets, sha256 } from '../stamp-time.ts';

const DATA = '1.2.840.113549.1.7.1';
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_TIME = '1.2.840.113549.1.9.5';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const SIGNATURE_TIME_STAMP = '1.2.840.113549.1.9.16.2.14';

export interface ContainerForm {
  readonly card: Credential;
  /** Certificates that come along: the issuer's. */
  readonly chain: readonly Credential[];
  readonly at: Date;
  readonly stamps: TimestampAuthority | null;
  /** The certificate that the signed attributes name. */
  readonly named?: Credential;
  /** Signs the digest of the document as content of its own, instead of the document. */
  readonly isDigestOnly?: boolean;
  /** Leaves out the signed attributes, and with them the name of the certificate. */
  readonly isBare?: boolean;
  readonly signersTwice?: boolean;
}

/** A signature container (CAdES, EN 319 122-1) over the bytes of a document. */
export async function writeContainer(covered: Uint8Array, form: ContainerForm): Promise<Uint8Array> {
  const certificate = parse(form.card);
  const signedData = new SignedData({
    version: 1,
    encapContentInfo: encapsulate(covered, form),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        ...(!form.isBare && { signedAttrs: attributesOver(covered, form) }),
      }),
    ],
    certificates: [certificate, ...form.chain.map(parse)],
  });
  await signedData.sign(form.card.privateKey, 0, 'SHA-256', Uint8Array.from(covered).buffer);
  const [signerInfo] = signedData.signerInfos;
  if (signerInfo && form.stamps !== null) {
    const token = await form.stamps.timestamp(
      sha256(signerInfo.signature.valueBlock.valueHexView),
      'SHA-256',
    );
    signerInfo.unsignedAttrs = new SignedAndUnsignedAttributes({
      type: 1,
      attributes: [
        new Attribute({
          type: SIGNATURE_TIME_STAMP,
          values: [fromBER(Uint8Array.from(token).buffer).result],
        }),
      ],
    });
  }
  if (signerInfo && form.signersTwice) signedData.signerInfos.push(signerInfo);
  const container = new ContentInfo({ contentType: SIGNED_DATA, content: signedData.toSchema(true) });
  return new Uint8Array(container.toSchema().toBER());
}

function parse({ certificate }: Credential): Certificate {
  return Certificate.fromBER(certificate.rawData);
}

function encapsulate(covered: Uint8Array, { isDigestOnly }: ContainerForm): EncapsulatedContentInfo {
  const info = new EncapsulatedContentInfo({ eContentType: DATA });
  if (isDigestOnly) info.eContent = octets(sha256(covered));
  return info;
}

function attributesOver(covered: Uint8Array, form: ContainerForm): SignedAndUnsignedAttributes {
  const content = form.isDigestOnly ? sha256(covered) : covered;
  return new SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      new Attribute({ type: CONTENT_TYPE, values: [new ObjectIdentifier({ value: DATA })] }),
      new Attribute({ type: SIGNING_TIME, values: [new UTCTime({ valueDate: form.at })] }),
      new Attribute({ type: MESSAGE_DIGEST, values: [octets(sha256(content))] }),
      new Attribute({
        type: SIGNING_CERTIFICATE_V2,
        values: [nameCertificate(parse(form.named ?? form.card))],
      }),
    ],
  });
}
