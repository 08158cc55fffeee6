import type { webcrypto } from 'node:crypto';
import {
  BitString,
  Constructed,
  Enumerated,
  GeneralizedTime,
  Integer,
  ObjectIdentifier,
  OctetString,
  Primitive,
  Sequence,
  Utf8String,
} from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  AttributeTypeAndValue,
  BasicConstraints,
  BasicOCSPResponse,
  CertID,
  Certificate,
  CertificateRevocationList,
  ContentInfo,
  CryptoEngine,
  EncapsulatedContentInfo,
  Extension,
  Extensions,
  ExtKeyUsage,
  IssuerAndSerialNumber,
  IssuingDistributionPoint,
  MessageImprint,
  OCSPResponse,
  ResponseBytes,
  ResponseData,
  RevokedCertificate,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  SingleResponse,
  setEngine,
  Time,
  TSTInfo,
} from 'pkijs';
import { digest } from '../src/signature/bytes.ts';

setEngine('tests', new CryptoEngine({ name: 'tests', crypto, subtle: crypto.subtle }));

/** A kind of key, and the hash with which it signs. */
export interface KeyKind {
  readonly algorithm:
    | { readonly name: 'ECDSA'; readonly namedCurve: string }
    | {
        readonly name: 'RSASSA-PKCS1-v1_5' | 'RSA-PSS';
        readonly modulusLength: number;
        readonly publicExponent: Uint8Array;
        readonly hash: string;
      };
  readonly hash: string;
}

const KEY: KeyKind = { algorithm: { name: 'ECDSA', namedCurve: 'P-256' }, hash: 'SHA-256' };

export function rsa(name: 'RSASSA-PKCS1-v1_5' | 'RSA-PSS', modulusLength: number, hash: string): KeyKind {
  return { algorithm: { name, modulusLength, publicExponent: Uint8Array.of(1, 0, 1), hash }, hash };
}

const SHA_256 = '2.16.840.1.101.3.4.2.1';
const DATA = '1.2.840.113549.1.7.1';
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const SIGNATURE_TIME_STAMP = '1.2.840.113549.1.9.16.2.14';
const CONTEXT_SPECIFIC = 3;
const HOUR = 3_600_000;

export interface Credential {
  readonly certificate: Certificate;
  readonly key: webcrypto.CryptoKey;
  readonly hash: string;
}

/** An authority with all that a signature with proof needs. */
export interface TinyAuthority {
  readonly root: Credential;
  readonly signer: Credential;
  readonly stamps: Credential;
  readonly responder: Credential;
}

export async function makeAuthority(
  signerName = 'Jan Janssens',
  kinds: Partial<Record<keyof TinyAuthority, KeyKind>> = {},
): Promise<TinyAuthority> {
  const isAuthority = [
    extension('2.5.29.19', new BasicConstraints({ cA: true }).toSchema()),
    keyUsage(0b0000_0110),
  ];
  const root = await issue('Tiny authority', undefined, isAuthority, { kind: kinds.root });
  const service = (name: string, purpose: string, kind: KeyKind | undefined) =>
    issue(
      name,
      root,
      [keyUsage(0b1000_0000), extension('2.5.29.37', new ExtKeyUsage({ keyPurposes: [purpose] }).toSchema())],
      { kind },
    );
  return {
    root,
    signer: await issue(signerName, root, [keyUsage(0b0100_0000)], { kind: kinds.signer }),
    stamps: await service('Tiny stamps', '1.3.6.1.5.5.7.3.8', kinds.stamps),
    responder: await service('Tiny responder', '1.3.6.1.5.5.7.3.9', kinds.responder),
  };
}

/** Two authorities that vouch for each other and for a person; the first one is all that can be trusted. */
export async function makeCircle() {
  const isAuthority = [
    extension('2.5.29.19', new BasicConstraints({ cA: true }).toSchema()),
    keyUsage(0b0000_0110),
  ];
  const one = await issue('One', undefined, isAuthority);
  const other = await issue('Other', one, isAuthority);
  const again = await issue('One', other, isAuthority, { sameKey: one });
  const signer = await issue('Jan Janssens', other, [keyUsage(0b0100_0000)]);
  return {
    first: one.certificate,
    signer: signer.certificate,
    others: [other.certificate, again.certificate],
  };
}

async function issue(
  name: string,
  issuer: Credential | undefined,
  extensions: Extension[],
  { kind = KEY, sameKey }: { readonly kind?: KeyKind | undefined; readonly sameKey?: Credential } = {},
): Promise<Credential> {
  const keys = await crypto.subtle.generateKey(kind.algorithm, true, ['sign', 'verify']);
  const certificate = new Certificate({
    version: 2,
    serialNumber: new Integer({ valueHex: positive(crypto.getRandomValues(new Uint8Array(8))).buffer }),
  });
  certificate.subject.typesAndValues.push(commonName(name));
  certificate.issuer = issuer === undefined ? certificate.subject : issuer.certificate.subject;
  certificate.notBefore.value = new Date('2026-01-01');
  certificate.notAfter.value = new Date('2046-01-01');
  certificate.extensions = extensions;
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  if (sameKey !== undefined) certificate.subjectPublicKeyInfo = sameKey.certificate.subjectPublicKeyInfo;
  await certificate.sign(issuer?.key ?? keys.privateKey, issuer?.hash ?? kind.hash);
  return {
    certificate: Certificate.fromBER(certificate.toSchema(true).toBER()),
    key: keys.privateKey,
    hash: kind.hash,
  };
}

function commonName(name: string): AttributeTypeAndValue {
  return new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: name }) });
}

function positive(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  bytes[0] = 0x40;
  return bytes;
}

function extension(extnID: string, value: { toBER(): ArrayBuffer }): Extension {
  return new Extension({ extnID, critical: true, extnValue: value.toBER() });
}

function keyUsage(bits: number): Extension {
  return extension('2.5.29.15', new BitString({ valueHex: Uint8Array.of(bits).buffer, unusedBits: 0 }));
}

export interface ContainerWish {
  /** The time stamp over the signature; none when it is absent. */
  readonly stampedAt?: Date;
  /** Content inside the container, where there must be none. */
  readonly content?: Uint8Array<ArrayBuffer>;
}

/** A detached signature, with a time stamp when that is asked for. */
export async function signBytes(
  { root, signer, stamps }: TinyAuthority,
  covered: Uint8Array,
  { stampedAt, content }: ContainerWish = {},
): Promise<Uint8Array> {
  const info = new EncapsulatedContentInfo({ eContentType: DATA });
  if (content !== undefined) info.eContent = octets(content);
  const signedData = containerOf(signer, root, info, await digest(signer.hash, content ?? covered));
  await addNamedCertificate(signedData, signer);
  await signedData.sign(signer.key, 0, signer.hash, Uint8Array.from(covered).buffer);
  const [signerInfo] = signedData.signerInfos;
  if (stampedAt !== undefined && signerInfo !== undefined) {
    const token = await stampBytes({ root, stamps }, signerInfo.signature.valueBlock.valueHexView, stampedAt);
    const values = [ContentInfo.fromBER(Uint8Array.from(token)).toSchema()];
    signerInfo.unsignedAttrs = new SignedAndUnsignedAttributes({
      type: 1,
      attributes: [new Attribute({ type: SIGNATURE_TIME_STAMP, values })],
    });
  }
  return encodeContainer(signedData);
}

export async function stampBytes(
  { root, stamps }: Pick<TinyAuthority, 'root' | 'stamps'>,
  message: Uint8Array,
  at: Date,
): Promise<Uint8Array> {
  const info = new TSTInfo({
    version: 1,
    policy: '1.3.6.1.4.1.99999.1',
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256 }),
      hashedMessage: octets(await digest('SHA-256', message)),
    }),
    serialNumber: new Integer({ value: 7 }),
    genTime: at,
  });
  const content = new Uint8Array(info.toSchema().toBER());
  const encapsulated = new EncapsulatedContentInfo({ eContentType: TST_INFO });
  encapsulated.eContent = octets(content);
  const signedData = containerOf(stamps, root, encapsulated, await digest(stamps.hash, content));
  await addNamedCertificate(signedData, stamps);
  await signedData.sign(stamps.key, 0, stamps.hash);
  return encodeContainer(signedData);
}

function containerOf(
  { certificate }: Credential,
  root: Credential,
  encapContentInfo: EncapsulatedContentInfo,
  messageDigest: Uint8Array,
): SignedData {
  return new SignedData({
    version: 3,
    encapContentInfo,
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
            new Attribute({
              type: '1.2.840.113549.1.9.3',
              values: [new ObjectIdentifier({ value: encapContentInfo.eContentType })],
            }),
            new Attribute({ type: '1.2.840.113549.1.9.4', values: [octets(messageDigest)] }),
          ],
        }),
      }),
    ],
    certificates: [certificate, root.certificate],
  });
}

async function addNamedCertificate(signedData: SignedData, { certificate }: Credential): Promise<void> {
  const named = octets(await digest('SHA-256', new Uint8Array(certificate.toSchema().toBER())));
  const values = [new Sequence({ value: [new Sequence({ value: [new Sequence({ value: [named] })] })] })];
  signedData.signerInfos[0]?.signedAttrs?.attributes.push(
    new Attribute({ type: '1.2.840.113549.1.9.16.2.47', values }),
  );
}

function encodeContainer(signedData: SignedData): Uint8Array {
  return new Uint8Array(
    new ContentInfo({ contentType: SIGNED_DATA, content: signedData.toSchema(true) }).toSchema().toBER(),
  );
}

function octets(bytes: Uint8Array): OctetString {
  return new OctetString({ valueHex: Uint8Array.from(bytes).buffer });
}

export interface AnswerWish {
  readonly at: Date;
  readonly revokedAt?: Date;
  readonly hours?: number;
}

/** The answer of the authority about one certificate (OCSP), from a moment on. */
export async function answerFor(
  { root, responder }: TinyAuthority,
  { certificate }: Credential,
  { at, revokedAt, hours = 24 }: AnswerWish,
): Promise<Uint8Array> {
  const idBlock = { tagClass: CONTEXT_SPECIFIC, tagNumber: revokedAt === undefined ? 0 : 1 };
  const response = new BasicOCSPResponse({
    tbsResponseData: new ResponseData({
      responderID: responder.certificate.subject,
      producedAt: at,
      responses: [
        new SingleResponse({
          certID: await CertID.create(certificate, {
            hashAlgorithm: 'SHA-256',
            issuerCertificate: root.certificate,
          }),
          certStatus:
            revokedAt === undefined
              ? new Primitive({ idBlock })
              : new Constructed({ idBlock, value: [new GeneralizedTime({ valueDate: revokedAt })] }),
          thisUpdate: at,
          nextUpdate: new Date(at.getTime() + hours * HOUR),
        }),
      ],
    }),
    certs: [responder.certificate],
  });
  await response.sign(responder.key, responder.hash);
  const encoded = new OCSPResponse({
    responseStatus: new Enumerated({ value: 0 }),
    responseBytes: new ResponseBytes({
      responseType: '1.3.6.1.5.5.7.48.1.1',
      response: new OctetString({ valueHex: response.toSchema().toBER() }),
    }),
  });
  return new Uint8Array(encoded.toSchema().toBER());
}

export interface ListWish {
  readonly at: Date;
  readonly revoked?: Credential;
  readonly extensions?: readonly Extension[];
}

/** The list of the certificates that the authority withdrew. */
export async function listOf({ root }: TinyAuthority, { at, revoked, extensions = [] }: ListWish) {
  const list = new CertificateRevocationList({
    version: 1,
    issuer: root.certificate.subject,
    thisUpdate: new Time({ type: 0, value: at }),
    nextUpdate: new Time({ type: 0, value: new Date(at.getTime() + 24 * HOUR) }),
    ...(extensions.length > 0 && { crlExtensions: new Extensions({ extensions: [...extensions] }) }),
    ...(revoked && {
      revokedCertificates: [
        new RevokedCertificate({
          userCertificate: revoked.certificate.serialNumber,
          revocationDate: new Time({ type: 0, value: at }),
        }),
      ],
    }),
  });
  await list.sign(root.key, root.hash);
  return CertificateRevocationList.fromBER(list.toSchema(true).toBER());
}

/** An extension by which a list says that it holds changes, or some certificates, only. */
export function partOfList(kind: 'changes' | 'authorities' | 'all'): Extension {
  if (kind === 'changes') return extension('2.5.29.27', new Integer({ value: 1 }));
  const point = new IssuingDistributionPoint(kind === 'authorities' ? { onlyContainsCACerts: true } : {});
  return extension('2.5.29.28', point.toSchema());
}
