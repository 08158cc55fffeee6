import { createHash, timingSafeEqual } from 'node:crypto';

/** By their hashes, which are of one length: the time it takes tells nothing about the secret, not even its size. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(
    createHash('sha256').update(one).digest(),
    createHash('sha256').update(other).digest(),
  );
}
