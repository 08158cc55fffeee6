/** The letters that are not a plain letter with a sign on it. */
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * The words of a name or a town as people search them: without capitals and accents, parted by whatever is no letter or
 * digit. Letters with dots between (`B.V.`) are one word, as most people type it.
 */
export function searchWords(text: string): string[] {
  const words = searchText(text);
  return words === '' ? [] : words.split(' ');
}

/** The same words in one text, with one blank between. */
export function searchText(text: string): string {
  const lower = text.toLowerCase();
  // Most names are plain, and there are millions of them.
  if (/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(lower)) return lower;
  return foldLetters(lower)
    .replace(/(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu, (letters) => `${letters.replaceAll('.', '')} `)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function foldLetters(lower: string): string {
  return lower
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => OTHER_LETTERS[letter] ?? letter);
}
