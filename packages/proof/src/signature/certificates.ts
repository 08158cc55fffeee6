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
/** A document can bring any number of certificates along. */
const MAX_TRIES = 128;
const MAX_BETWEEN = 8;
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
export async function isTrusted(certificate: Certificate, trust: Trust, at: Date): Promise<boolean> {
  const way = await findWay(certificate, trust, at);
  if (way === undefined) return false;
  const engine = new CertificateChainValidationEngine({
    trustedCerts: [way.authority],
    certs: [...way.between, certificate],
    checkDate: at,
  });
  return (await engine.verify({}, ENGINE).catch(() => ({ result: false }))).result;
}

interface Way {
  readonly authority: Certificate;
  readonly between: readonly Certificate[];
}

/**
 * The shortest way to an authority. The library would follow every way, and without end where two certificates vouch for
 * each other: anyone can put such certificates into a document.
 */
async function findWay(
  certificate: Certificate,
  { authorities, others }: Trust,
  at: Date,
): Promise<Way | undefined> {
  const own = authorities.find((authority) => isSame(authority, certificate));
  if (own !== undefined) return { authority: own, between: [] };
  const left = new Set(others.filter((other) => isAuthority(other) && isValidAt(other, at)));
  const open: { readonly last: Certificate; readonly between: readonly Certificate[] }[] = [
    { last: certificate, between: [] },
  ];
  let tries = 0;
  const hasIssued = async (issuer: Certificate, issued: Certificate) => {
    if (!issuer.subject.isEqual(issued.issuer)) return false;
    tries += 1;
    return tries <= MAX_TRIES && (await issued.verify(issuer, ENGINE).catch(() => false));
  };
  for (const { last, between } of open) {
    for (const authority of authorities) {
      if (await hasIssued(authority, last)) return { authority, between };
    }
    for (const other of between.length < MAX_BETWEEN ? left : []) {
      if (!(await hasIssued(other, last))) continue;
      left.delete(other);
      open.push({ last: other, between: [...between, other] });
    }
  }
  return undefined;
}

export function isValidAt({ notBefore, notAfter }: Certificate, at: Date): boolean {
  return notBefore.value <= at && at <= notAfter.value;
}

/** Who issued a certificate, of those at hand; itself when it is at the root. */
export async function findIssuer(certificate: Certificate, { authorities, others }: Trust) {
  const named = [...authorities, ...others].filter(({ subject }) => subject.isEqual(certificate.issuer));
  for (const candidate of named.slice(0, MAX_TRIES)) {
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
