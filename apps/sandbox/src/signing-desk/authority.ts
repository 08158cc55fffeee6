import 'reflect-metadata';
import { createHash, webcrypto } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { CryptoKeySigner, type Signer } from '@libpdf/core';
import {
  BasicConstraintsExtension,
  cryptoProvider,
  ExtendedKeyUsageExtension,
  type Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  Name,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';
import { writeFileAtomically } from '../write-file-atomically.ts';

cryptoProvider.set(webcrypto);

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
/** Long, so that what was signed for show last year can still be looked at. */
const VALID = { notBefore: new Date('2026-01-01'), notAfter: new Date('2046-01-01') };
const RUN_OUT = { notBefore: new Date('2026-01-01'), notAfter: new Date('2026-01-02') };
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const OCSP_SIGNING = '1.3.6.1.5.5.7.3.9';

/** Whom a certificate is for. */
export interface Holder {
  readonly fullName: string;
  readonly nationalNumber: string;
}

/** A certificate with the key that goes with it. */
export interface Credential {
  readonly certificate: X509Certificate;
  readonly privateKey: webcrypto.CryptoKey;
}

/** Unusual features of a certificate. */
interface Unusual {
  readonly hasRunOut?: boolean;
  readonly isNotForSigning?: boolean;
}

/** Gives people certificates, as the state does with an identity card. Trusted only where its certificate is configured. */
export interface Authority extends Credential {
  /** The same card each time: the product publishes which keys sign its reports. */
  readCard(holder: Holder): Promise<Credential>;
  issue(holder: Holder, unusual?: Unusual): Promise<Credential>;
  /** Who vouches for times, and who says in the authority's name which certificates were withdrawn. */
  issueStampService(): Promise<Credential>;
  issueResponder(): Promise<Credential>;
}

/** The authority of this data folder, made on the first start: documents of yesterday must still verify. */
export async function openAuthority(folder: string): Promise<Authority> {
  await mkdir(folder, { recursive: true });
  return authorityOf(
    (await readCredential(folder, 'authority')) ??
      (await keepCredential(folder, 'authority', await makeAuthority())),
    folder,
  );
}

/** An authority of the same name that is trusted nowhere. */
export async function makeImpostor(): Promise<Authority> {
  return authorityOf(await makeAuthority());
}

/** How the PDF library takes a certificate with its key. */
export function signerOf({ certificate, privateKey }: Credential, authority: Credential): Signer {
  const [encoded, root] = [certificate, authority.certificate].map(({ rawData }) => new Uint8Array(rawData));
  return new CryptoKeySigner(privateKey, encoded ?? new Uint8Array(), 'EC', 'ECDSA', root ? [root] : []);
}

function authorityOf(own: Credential, folder?: string): Authority {
  const issue = ({ fullName, nationalNumber }: Holder, unusual: Unusual = {}) => {
    const subject = new Name([
      { CN: [`${fullName} (Signature)`] },
      { '2.5.4.5': [nationalNumber] },
      { C: ['BE'] },
    ]);
    return issueCertificate(own, subject, {
      usage: unusual.isNotForSigning ? KeyUsageFlags.keyAgreement : KeyUsageFlags.nonRepudiation,
      valid: unusual.hasRunOut ? RUN_OUT : VALID,
    });
  };
  return {
    ...own,
    issue,
    readCard: async (holder) => {
      if (folder === undefined) return issue(holder);
      const name = cardOf(holder);
      return (
        (await readCredential(folder, name)) ?? (await keepCredential(folder, name, await issue(holder)))
      );
    },
    issueStampService: () => issueService(own, 'Prorata stand-in time stamp service', TIME_STAMPING),
    issueResponder: () => issueService(own, 'Prorata stand-in certificate status service', OCSP_SIGNING),
  };
}

function cardOf({ fullName, nationalNumber }: Holder): string {
  const digest = createHash('sha256').update(`${nationalNumber} ${fullName}`).digest('hex');
  return `card-${digest.slice(0, 16)}`;
}

function issueService(authority: Credential, name: string, purpose: string): Promise<Credential> {
  return issueCertificate(authority, new Name([{ CN: [name] }, { C: ['BE'] }]), {
    usage: KeyUsageFlags.digitalSignature,
    valid: VALID,
    extensions: [new ExtendedKeyUsageExtension([purpose], true)],
  });
}

function filesOf(folder: string, name: string) {
  return { certificate: path.join(folder, `${name}.pem`), key: path.join(folder, `${name}-key.json`) };
}

async function readCredential(folder: string, name: string): Promise<Credential | undefined> {
  const files = filesOf(folder, name);
  if (!existsSync(files.certificate) || !existsSync(files.key)) return undefined;
  const jwk: webcrypto.JsonWebKey = JSON.parse(readFileSync(files.key, 'utf8'));
  return {
    certificate: new X509Certificate(readFileSync(files.certificate, 'utf8')),
    privateKey: await webcrypto.subtle.importKey('jwk', jwk, ALGORITHM, true, ['sign']),
  };
}

async function makeAuthority(): Promise<Credential> {
  const keys = await generateKeys();
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: newSerialNumber(),
    name: new Name([{ CN: ['Prorata stand-in signing authority'] }, { C: ['BE'] }]).toString(),
    ...VALID,
    keys,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
    ],
  });
  return { certificate, privateKey: keys.privateKey };
}

async function keepCredential(folder: string, name: string, made: Credential): Promise<Credential> {
  const files = filesOf(folder, name);
  const key = await webcrypto.subtle.exportKey('jwk', made.privateKey);
  // The key first: a certificate without its key would be taken for a whole authority.
  await writeFileAtomically(files.key, JSON.stringify(key));
  await writeFileAtomically(files.certificate, made.certificate.toString('pem'));
  return made;
}

interface CertificateWish {
  readonly usage: KeyUsageFlags;
  readonly valid: { readonly notBefore: Date; readonly notAfter: Date };
  readonly extensions?: readonly Extension[];
}

async function issueCertificate(
  authority: Credential,
  subject: Name,
  { usage, valid, extensions = [] }: CertificateWish,
): Promise<Credential> {
  const keys = await generateKeys();
  const certificate = await X509CertificateGenerator.create({
    serialNumber: newSerialNumber(),
    subject: subject.toString(),
    issuer: authority.certificate.subject,
    ...valid,
    publicKey: keys.publicKey,
    signingKey: authority.privateKey,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(usage, true),
      ...extensions,
    ],
  });
  return { certificate, privateKey: keys.privateKey };
}

function generateKeys() {
  return webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
}

/** Positive and without a leading zero byte, as certificates count. */
function newSerialNumber(): string {
  return `5${Buffer.from(webcrypto.getRandomValues(new Uint8Array(12))).toString('hex')}`.slice(0, 24);
}
