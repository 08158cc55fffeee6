import { parseFileNumber } from '@prorata/domain/file-number';

/** Enterprise and national numbers have ten and eleven digits; nine typed ones belong together whatever parts them. */
const MIN_SPACED_NUMBER_LENGTH = 9;

/**
 * What somebody typed into the search box, word by word, as the dossiers are stored: numbers without their
 * punctuation, file numbers with a slash. Every word must be found.
 */
export function parseSearchTerms(typed: string): string[] {
  const digits = typed.replaceAll(/[\s.-]/g, '').replace(/^BE(?=\d)/i, '');
  if (/^\d+$/.test(digits) && digits.length >= MIN_SPACED_NUMBER_LENGTH) return [digits];
  return typed.split(/\s+/).flatMap(readWord).filter(holdsLetterOrDigit);
}

function readWord(word: string): string[] {
  const number = /^(?:BE)?([.-]*\d[\d.-]*)$/i.exec(word)?.[1];
  const fileNumber = parseFileNumber(word);
  if (fileNumber !== undefined) return [`${fileNumber.year}/${word.split(/[/.-]/)[1]?.trim()}`];
  if (number !== undefined) return [number.replaceAll(/[.-]/g, '')];
  return /^\d{4}\/$/.test(word) ? [word] : word.split('/');
}

function holdsLetterOrDigit(word: string): boolean {
  return /[\p{L}\p{N}]/u.test(word);
}
