import { CryptoEngine } from 'pkijs';

/** The platform's own cryptography. Whoever else uses the library may set its global engine to another. */
export const ENGINE = new CryptoEngine({ name: 'platform', crypto, subtle: crypto.subtle });
