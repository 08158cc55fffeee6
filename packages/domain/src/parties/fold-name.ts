import { LEGAL_FORMS } from '../vocabulary.ts';

/** A legal form may stand in the name or beside it. */
const FORMS = new Set([
  ...LEGAL_FORMS.map((form) => form.toLowerCase()),
  ...['sa', 'srl', 'sprl', 'asbl', 'aisbl', 'snc', 'scomm', 'sc', 'scrl', 'scri', 'ag', 'gmbh', 'vog'],
]);

/** The words of a name in their order, without accents, capitals, punctuation and legal form. */
export function nameWords(name: string): string[] {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  // B.V. is one word.
  const joined = plain.replaceAll(/(?<!\p{L})(?:\p{L}\.){2,}/gu, (letters) => letters.replaceAll('.', ''));
  const words = joined.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const proper = words.filter((word) => !FORMS.has(word));
  return proper.length === 0 ? words : proper;
}

/** A name without accents, capitals, punctuation, legal form and the order of its words. */
export function foldName(name: string): string {
  return nameWords(name).sort().join(' ');
}
