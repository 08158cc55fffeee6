import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign } from 'node:crypto';
import { insertSeal } from '@prorata/proof/seal/receipt-seal';
import type { Settings } from '../../../settings.ts';

/** Of an Ed25519 key in PKCS #8, all that stands before the key itself (RFC 8410). */
const HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The platform's key for receipts, from its secret: the same receipt is sealed the same way whenever it is made. */
function sealingKey({ codeSecret }: Pick<Settings, 'codeSecret'>): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', codeSecret, '', 'prorata seal: receipts', 32));
  return createPrivateKey({ key: Buffer.concat([HEAD, seed]), format: 'der', type: 'pkcs8' });
}

/** Seals a receipt so that anybody can see that it comes from this platform and that nothing of it was changed. */
export function sealReceipt(settings: Pick<Settings, 'codeSecret'>, document: Uint8Array): Buffer {
  return Buffer.from(insertSeal(document, sign(null, document, sealingKey(settings))));
}

/** By which a seal is checked, in base64url; nobody can seal with it. */
export function readReceiptKey(settings: Pick<Settings, 'codeSecret'>): string {
  return createPublicKey(sealingKey(settings)).export({ format: 'jwk' }).x ?? '';
}
