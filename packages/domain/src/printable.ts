/** What the fonts of our papers can set: Latin with its accents, Greek, Cyrillic and the signs of print. */
const PRINTABLE =
  /[\u0020-\u007e\u00a0-\u012b\u012e-\u0131\u0134-\u0165\u0168-\u017f\u0218-\u021b\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u1ea0-\u1ef9\u2010\u2012-\u2015\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u202f\u2030\u2039\u203a\u20ac\u2116\u2122\u2212]/u;

/** Nearly every text has nothing else, which is seen many times sooner for the whole than for each sign. */
const BASIC_LATIN = /^[\u0020-\u007e]*$/;

/** A text as our papers can show it: a sign that the fonts lack is its letter without the accent, or a question mark; what is unseen is left out. */
export function toPrintable(text: string): string {
  if (BASIC_LATIN.test(text)) return text;
  return Array.from(text.normalize('NFC'), (sign) => findPrintable(sign) ?? '?').join('');
}

/** The signs of a text that no paper of ours can show, each once. */
export function listUnprintable(text: string): string[] {
  const signs = Array.from(text.normalize('NFC')).filter((sign) => findPrintable(sign) === undefined);
  return [...new Set(signs)];
}

/** Nothing stands in its own place: an accent that no single letter bears, or what joins and parts signs unseen. */
const UNSEEN = /[\p{M}\p{Cf}]/u;

function findPrintable(sign: string): string | undefined {
  if (PRINTABLE.test(sign)) return sign;
  if (UNSEEN.test(sign)) return '';
  const plain = sign.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const isPrintable = plain !== '' && Array.from(plain).every((letter) => PRINTABLE.test(letter));
  return isPrintable ? plain : undefined;
}
