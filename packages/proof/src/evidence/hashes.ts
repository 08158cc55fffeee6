import { toHex } from '../signature/bytes.ts';
import { canonicalJson } from './canonical-json.ts';
import type { SaltedValue } from './evidence-file.ts';

const ENCODER = new TextEncoder();

export async function sha256(content: Uint8Array | string): Promise<string> {
  // The cast spares a copy of each file: none of them lies in shared memory.
  const bytes = (typeof content === 'string' ? ENCODER.encode(content) : content) as Uint8Array<ArrayBuffer>;
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** The digest of a value in the chain: salted, so that it cannot be guessed once the value is erased. */
export async function digestOfValue({ salt, value }: SaltedValue): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  // WebCrypto refuses an empty key, and no salt is empty.
  const key = await crypto.subtle.importKey('raw', ENCODER.encode(salt), algorithm, false, ['sign']);
  const mark = await crypto.subtle.sign('HMAC', key, ENCODER.encode(canonicalJson(value)));
  return toHex(new Uint8Array(mark));
}
