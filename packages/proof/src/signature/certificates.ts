import { BitString } from 'asn1js';
import {
  BasicConstraints,
  Certificate,
  CertificateChainValidationEngine,
  ExtKeyUsage,
  type RelativeDistinguishedNames,
} from 'pkijs';
import { isSameBytes } from './bytes.ts';
import { ENGINE } from './engine.ts';

export type { Certificate };

const PEM = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/g;
const KEY_USAGE = '2.5.29.15';
const BASIC_CONSTRAINTS = '2.5.29.19';
const EXTENDED_KEY_USAGE = '2.5.29.37';
export const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
export const OCSP_SIGNING = '1.3.6.1.5.5.7.3.9';
const SERVICES = [TIME_STAMPING, OCSP_SIGNING];
/** The first two bits of a key's usage: to sign, and to be bound by it (RFC 5280, 4.2.1.3). */
const FOR_SIGNING = 0b1100_0000;

export function parseCertificates(pem: string): Certificate[] {
  return [...pem.matchAll(PEM)].map(([, text = '']) =>
    Certificate.fromBER(Uint8Array.from(atob(text.replace(/\s/g, '')), (sign) => sign.charCodeAt(0))),
  );
}

export function encode(certificate: Certificate): Uint8Array {
  return new Uint8Array(certificate.toSchema().toBER());
}

export interface Trust {
  /** Those whose certificates we accept. */
  readonly authorities: readonly Certificate[];
  /** Certificates that may stand between one of them and the one in question. */
  readonly others: readonly Certificate[];
}

/** Whether a certificate leads to an authority that we trust, each on the way valid at the moment. */
export async function isTrusted(
  certificate: Certificate,
  { authorities, others }: Trust,
  at: Date,
): Promise<boolean> {
  const engine = new CertificateChainValidationEngine({
    trustedCerts: [...authorities],
    certs: [...others.filter((other) => isAuthority(other) && !isSame(other, certificate)), certificate],
    checkDate: at,
  });
  return (await engine.verify({}, ENGINE).catch(() => ({ result: false }))).result;
}

export function isValidAt({ notBefore, notAfter }: Certificate, at: Date): boolean {
  return notBefore.value <= at && at <= notAfter.value;
}

/** Who issued a certificate, of those at hand; itself when it is at the root. */
export async function findIssuer(certificate: Certificate, { authorities, others }: Trust) {
  for (const candidate of [...authorities, ...others]) {
    if (!candidate.subject.isEqual(certificate.issuer)) continue;
    if (await certificate.verify(candidate, ENGINE).catch(() => false)) return candidate;
  }
  return undefined;
}

/** A service that stamps times, or answers for an authority, signs nothing else (RFC 5280, 4.2.1.12). */
export function isForSigning(certificate: Certificate): boolean {
  if (SERVICES.some((purpose) => isFor(certificate, purpose))) return false;
  const { extensions = [] } = certificate;
  const usage = extensions.find(({ extnID }) => extnID === KEY_USAGE)?.parsedValue;
  return usage instanceof BitString && ((usage.valueBlock.valueHexView[0] ?? 0) & FOR_SIGNING) !== 0;
}

/** Whether a certificate is meant for one purpose, such as stamping times. */
export function isFor({ extensions = [] }: Certificate, purpose: string): boolean {
  const usage = extensions.find(({ extnID }) => extnID === EXTENDED_KEY_USAGE)?.parsedValue;
  return usage instanceof ExtKeyUsage && usage.keyPurposes.includes(purpose);
}

function isAuthority({ extensions = [] }: Certificate): boolean {
  const constraints = extensions.find(({ extnID }) => extnID === BASIC_CONSTRAINTS)?.parsedValue;
  return constraints instanceof BasicConstraints && constraints.cA;
}

function isSame(one: Certificate, other: Certificate): boolean {
  return isSameBytes(encode(one), encode(other));
}

const COMMON_NAME = '2.5.4.3';
const SERIAL_NUMBER = '2.5.4.5';

/** Whom a certificate names. Belgian certificates for people carry their national number as serial number. */
export interface Signer {
  readonly name: string;
  readonly nationalNumber: string | null;
}

export function signerOf({ subject }: Certificate): Signer {
  return {
    name: commonNameOf(subject),
    // Qualified certificates may write it as PNOBE-85010199742 (EN 319 412-1, 5.1.3).
    nationalNumber: /(?:^|^PNOBE-)(\d{11})$/.exec(readName(subject, SERIAL_NUMBER))?.[1] ?? null,
  };
}

export function commonNameOf(name: RelativeDistinguishedNames): string {
  return readName(name, COMMON_NAME);
}

function readName({ typesAndValues }: RelativeDistinguishedNames, type: string): string {
  return String(typesAndValues.find((attribute) => attribute.type === type)?.value.valueBlock.value ?? '');
}
