import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { CryptoKeySigner, type Signer } from '@libpdf/core';
import {
  BasicConstraintsExtension,
  cryptoProvider,
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

/** Whom a certificate is for. */
export interface Holder {
  readonly fullName: string;
  readonly nationalNumber: string;
}

/** Gives people certificates, as the state does with an identity card. Nobody trusts it but who was told to. */
export interface Authority {
  /** What whoever verifies must trust, as PEM. */
  readonly certificate: string;
  issue(holder: Holder): Promise<Signer>;
}

/** The authority of this data folder, made on the first start: documents of yesterday must still verify. */
export async function openAuthority(folder: string): Promise<Authority> {
  await mkdir(folder, { recursive: true });
  const { certificate, privateKey } = (await readAuthority(folder)) ?? (await makeAuthority(folder));
  return {
    certificate: certificate.toString('pem'),
    issue: (holder) => issueCertificate(certificate, privateKey, holder),
  };
}

function filesOf(folder: string) {
  return { certificate: path.join(folder, 'authority.pem'), key: path.join(folder, 'authority-key.json') };
}

async function readAuthority(folder: string) {
  const files = filesOf(folder);
  if (!existsSync(files.certificate) || !existsSync(files.key)) return undefined;
  const jwk: webcrypto.JsonWebKey = JSON.parse(readFileSync(files.key, 'utf8'));
  return {
    certificate: new X509Certificate(readFileSync(files.certificate, 'utf8')),
    privateKey: await webcrypto.subtle.importKey('jwk', jwk, ALGORITHM, true, ['sign']),
  };
}

async function makeAuthority(folder: string) {
  const files = filesOf(folder);
  const keys = await generateKeys();
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: newSerialNumber(),
    name: new Name([{ CN: ['Prorata stand-in signing authority'] }, { C: ['BE'] }]).toString(),
    ...VALID,
    keys,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign, true),
    ],
  });
  const key = await webcrypto.subtle.exportKey('jwk', keys.privateKey);
  // The key first: a certificate without its key would be taken for a whole authority.
  await writeFileAtomically(files.key, JSON.stringify(key));
  await writeFileAtomically(files.certificate, certificate.toString('pem'));
  return { certificate, privateKey: keys.privateKey };
}

async function issueCertificate(
  authority: X509Certificate,
  authorityKey: webcrypto.CryptoKey,
  { fullName, nationalNumber }: Holder,
): Promise<Signer> {
  const keys = await generateKeys();
  const certificate = await X509CertificateGenerator.create({
    serialNumber: newSerialNumber(),
    subject: new Name([
      { CN: [`${fullName} (Signature)`] },
      { '2.5.4.5': [nationalNumber] },
      { C: ['BE'] },
    ]).toString(),
    issuer: authority.subject,
    ...VALID,
    publicKey: keys.publicKey,
    signingKey: authorityKey,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.nonRepudiation, true),
    ],
  });
  const encoded = new Uint8Array(certificate.rawData);
  return new CryptoKeySigner(keys.privateKey, encoded, 'EC', 'ECDSA', [new Uint8Array(authority.rawData)]);
}

function generateKeys() {
  return webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
}

/** Positive and without a leading zero byte, as certificates count. */
function newSerialNumber(): string {
  return `5${Buffer.from(webcrypto.getRandomValues(new Uint8Array(12))).toString('hex')}`.slice(0, 24);
}
