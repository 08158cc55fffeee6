import { createHmac, hkdfSync, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
/** What a key begins with, so that whoever finds one knows what it opens. */
const PREFIX = 'prk_';
const SHOWN_SIGNS = 10;
const SHAPE = /^prk_[A-Za-z0-9_-]{43}$/;

interface MadeKey {
  readonly secret: string;
  readonly keyDigest: string;
  readonly beginning: string;
}

export interface ApiKeys {
  make(): MadeKey;
  /** By which a key is found; nothing for what cannot be one. */
  digest(secret: string): string | undefined;
}

/** Keeps of a key only a digest under a secret that is not in the database: a stolen copy of it opens nothing. */
export function openApiKeys(secret: string): ApiKeys {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'prorata digest: api keys', KEY_BYTES));
  const digest = (given: string) => createHmac('sha256', key).update(given).digest('hex');
  return {
    make: () => {
      const made = PREFIX + randomBytes(KEY_BYTES).toString('base64url');
      return { secret: made, keyDigest: digest(made), beginning: made.slice(0, SHOWN_SIGNS) };
    },
    digest: (given) => (SHAPE.test(given) ? digest(given) : undefined),
  };
}
