import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const SHAPE = /^[A-Za-z0-9_-]{43}$/;
/** By which programs know what they are given. */
const ENDING = '.ics';

interface MadeSecret {
  /** The last part of the address. */
  readonly name: string;
  readonly digest: Buffer;
}

/** Out of 256 bits of chance nobody guesses one, and nobody gets one back from its digest. */
export function makeCalendarSecret(): MadeSecret {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { name: secret + ENDING, digest: digestOf(secret) };
}

/** By which the calendar of an address is found; nothing for what cannot be one. */
export function digestOfCalendarName(name: string): Buffer | undefined {
  const secret = name.endsWith(ENDING) ? name.slice(0, -ENDING.length) : name;
  return SHAPE.test(secret) ? digestOf(secret) : undefined;
}

function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
