import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import { ONE_TIME_CODE_LENGTH } from '@prorata/contract/results/opening';

const KEY_BYTES = 32;

/** Six digits, each as likely as any other. */
export function makeOpeningCode(): string {
  return String(randomInt(10 ** ONE_TIME_CODE_LENGTH)).padStart(ONE_TIME_CODE_LENGTH, '0');
}

/** In two groups, as it is read out and typed over. */
export function formatOpeningCode(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

/**
 * What the database keeps of a code: keyed, because six digits are tried out in no time, and bound to its link, so that the
 * code of another is as wrong as any.
 */
export function digestOfOpeningCode(code: string, viewId: string, secret: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'prorata digest: opening codes', KEY_BYTES));
  return createHmac('sha256', key)
    .update(`${viewId}:${code.replace(/\D/g, '')}`)
    .digest('hex');
}

/** Takes as long for one that is nearly right as for any other. */
export function isSameDigest(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one, 'hex'), Buffer.from(other, 'hex')];
  return first.length === second.length && timingSafeEqual(first, second);
}
