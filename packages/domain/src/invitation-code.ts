/**
 * The code with which a creditor, who has no account, opens an invitation. It is typed over from a letter, so of
 * the characters that look alike on paper only one of each is used: 0 and not O, 1 and neither I nor L, V and not
 * U. Twelve characters of thirty-two carry 60 bits: too many to guess within any limit on attempts.
 */
export const INVITATION_CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const INVITATION_CODE_LENGTH = 12;

const GROUP_LENGTH = 4;
const CODE = new RegExp(`^[${INVITATION_CODE_ALPHABET}]{${INVITATION_CODE_LENGTH}}$`);
const MISREAD: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', U: 'V' };

/**
 * Makes a code, as it is stored, from twelve random bytes that the caller draws from a cryptographic source. The
 * 256 values of a byte fall evenly on the thirty-two characters, so none is more frequent than another.
 */
export function makeInvitationCode(randomBytes: Uint8Array): string {
  if (randomBytes.length < INVITATION_CODE_LENGTH) {
    throw new RangeError(`An invitation code takes ${INVITATION_CODE_LENGTH} random bytes.`);
  }
  const characters = Array.from(randomBytes.subarray(0, INVITATION_CODE_LENGTH), (byte) =>
    INVITATION_CODE_ALPHABET.charAt(byte % INVITATION_CODE_ALPHABET.length),
  );
  return characters.join('');
}

/** The code however it was typed: capitals or not, in groups or not, a look-alike for the character that is meant. */
export function parseInvitationCode(text: string): string | undefined {
  const code = text
    .replace(/[\s\p{P}]/gu, '')
    .toUpperCase()
    .replace(/[OILU]/g, (character) => MISREAD[character] ?? character);
  return CODE.test(code) ? code : undefined;
}

/** As it is printed: XXXX-XXXX-XXXX. Text that is no code is shown as it is. */
export function formatInvitationCode(text: string): string {
  const code = parseInvitationCode(text);
  if (code === undefined) return text;
  return [0, 1, 2].map((group) => code.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH)).join('-');
}
