import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps texts unreadable for whoever has a copy of the database but not the key. */
export interface Seal {
  close(text: string): Buffer;
  /** @throws when it was sealed under another key, or altered. */
  open(sealed: Uint8Array): string;
}

/** A seal of AES-256-GCM; each use has a key of its own, so that what is sealed for one cannot be passed off as another's. */
export function createSeal(secret: string, use: string): Seal {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', `prorata seal: ${use}`, 32));
  return {
    close(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), content]);
    },
    open(sealed) {
      const bytes = Buffer.from(sealed);
      const nonce = bytes.subarray(0, NONCE_BYTES);
      // Without its length, a few bytes of it would be proof enough.
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const content = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
    },
  };
}
