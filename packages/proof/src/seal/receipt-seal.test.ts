import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, it } from 'vitest';
import { findSeal, holdsSeal, insertSeal } from './receipt-seal.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const PUBLIC = publicKey.export({ format: 'jwk' }).x ?? '';
const DOCUMENT = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< >>\nendobj\nxref\ntrailer\n<< >>\nstartxref\n29\n%%EOF\n',
);
const SEALED = insertSeal(DOCUMENT, sign(null, DOCUMENT, privateKey));

async function check(bytes: Uint8Array, key = PUBLIC): Promise<boolean | undefined> {
  const found = findSeal(bytes);
  return found && holdsSeal(found, key);
}

it('seals a document without moving what lies in it, and finds it again as it was', async () => {
  expect(Buffer.from(SEALED.subarray(0, 29))).toEqual(DOCUMENT.subarray(0, 29));
  expect(Buffer.from(SEALED).toString('latin1')).toMatch(/startxref\n29\n%%EOF\n$/);
  expect(findSeal(SEALED)?.document).toEqual(new Uint8Array(DOCUMENT));
  expect(await check(SEALED)).toBe(true);
});

it('does not hold over a document of which one byte is another', async () => {
  for (const place of [9, 20, SEALED.length - 3]) {
    const changed = Uint8Array.from(SEALED);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(await check(changed), String(place)).toBe(false);
  }
});

it('does not hold under the key of another platform', async () => {
  const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x ?? '';
  expect(await check(SEALED, other)).toBe(false);
});

it('finds none in a document that was never sealed, and seals nothing that is no PDF', async () => {
  expect(findSeal(DOCUMENT)).toBeUndefined();
  expect(findSeal(new Uint8Array())).toBeUndefined();
  expect(() => insertSeal(Buffer.from('no end'), new Uint8Array(64))).toThrow('no end');
});
