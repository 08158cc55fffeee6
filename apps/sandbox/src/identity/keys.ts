import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { writeFileAtomically } from '../write-file-atomically.ts';

const ALGORITHM = 'RS256';

export interface IdentityKeys {
  /** Signs the id tokens; its public half is published. */
  readonly signing: JWK;
  /** Signs the provider's own cookies. */
  readonly cookieSecret: string;
}

/** The keys of this data folder, made on the first start: with new keys every token of before would be refused. */
export async function loadKeys(file: string): Promise<IdentityKeys> {
  const kept = existsSync(file) ? await readKeys(file) : undefined;
  if (kept !== undefined) return kept;
  const keys = await makeKeys();
  await writeFileAtomically(file, JSON.stringify(keys));
  return keys;
}

async function readKeys(file: string): Promise<IdentityKeys | undefined> {
  try {
    const keys: IdentityKeys = JSON.parse(readFileSync(file, 'utf8'));
    await importJWK(keys.signing, ALGORITHM);
    if (keys.cookieSecret.length >= 32) return keys;
  } catch {}
  renameSync(file, `${file}.unreadable`);
  process.stderr.write(`${file} could not be read and was put aside; everybody signs in again.\n`);
  return undefined;
}

async function makeKeys(): Promise<IdentityKeys> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const signing = { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: ALGORITHM, use: 'sig' };
  return { signing, cookieSecret: randomBytes(32).toString('base64url') };
}
