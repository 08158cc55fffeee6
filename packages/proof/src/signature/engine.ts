import { CryptoEngine } from 'pkijs';

/** Hashes that hold up against a forger; SHA-1 does not (ETSI TS 119 312, 5.2). */
const STRONG_HASHES = ['SHA-256', 'SHA-384', 'SHA-512'];
/** Shorter RSA keys can be broken (ETSI TS 119 312, 6.2.2). WebCrypto knows no elliptic curve that is too small. */
export const MIN_RSA_BITS = 2048;

type Verification = Parameters<CryptoEngine['verify']>;

/** Everything is verified here: documents, stamps, certificates, answers, lists. A weak signature never holds. */
class StrictEngine extends CryptoEngine {
  override async verify(...verification: Verification): Promise<boolean> {
    const [algorithm, key] = verification;
    return isStrong(algorithm, key) && (await super.verify(...verification));
  }
}

interface Used {
  readonly hash?: string | { readonly name: string };
  readonly modulusLength?: number;
}

/** RSA keeps its hash with the key, ECDSA names it for each signature. */
function isStrong(algorithm: Verification[0], key: Verification[1]): boolean {
  const { hash = (algorithm as Used).hash, modulusLength = MIN_RSA_BITS } = key.algorithm as Used;
  const name = typeof hash === 'string' ? hash : hash?.name;
  return name !== undefined && STRONG_HASHES.includes(name) && modulusLength >= MIN_RSA_BITS;
}

/** The platform's own cryptography. Other users of the library may set its global engine to another. */
export const ENGINE = new StrictEngine({ name: 'platform', crypto, subtle: crypto.subtle });
