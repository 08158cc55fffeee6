/** RFC 5321: 64 characters before the @, 254 in all. */
const MAX_LOCAL_PART_LENGTH = 64;
const MAX_ADDRESS_LENGTH = 254;

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Extra addresses of one creditor; `invalidPositions` counts from 1, for "Email {n} is invalid." */
export interface ExtraEmails {
  readonly addresses: readonly string[];
  readonly invalidPositions: readonly number[];
}

/**
 * Whether the text is one address that mail servers deliver to. Quoted local parts, comments, IP literals and
 * hosts without a dot are legal in RFC 5322 but are always a mistake here; accents need SMTPUTF8, which
 * cannot be counted on.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > MAX_ADDRESS_LENGTH) return false;
  const at = text.lastIndexOf('@');
  const [localPart, domain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  return localPart.length <= MAX_LOCAL_PART_LENGTH && LOCAL_PART.test(localPart) && isDomain(domain);
}

/**
 * Extra addresses are separated by `;`. Nothing between two separators is no address, so it is not counted;
 * an address given twice, whatever its capitals, is kept once: nobody gets the same mail twice.
 */
export function parseExtraEmails(text: string): ExtraEmails {
  const pieces = text
    .split(';')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  const addresses = new Map<string, string>();
  const invalidPositions: number[] = [];
  for (const [index, piece] of pieces.entries()) {
    const key = piece.toLowerCase();
    if (!isEmailAddress(piece)) invalidPositions.push(index + 1);
    else if (!addresses.has(key)) addresses.set(key, piece);
  }
  return { addresses: [...addresses.values()], invalidPositions };
}

function isDomain(text: string): boolean {
  const labels = text.split('.');
  const topLevel = labels.at(-1) ?? '';
  return labels.length > 1 && labels.every((label) => DOMAIN_LABEL.test(label)) && !/^\d+$/.test(topLevel);
}
