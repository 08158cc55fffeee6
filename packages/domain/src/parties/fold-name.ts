import { searchWords } from '../register/search-words.ts';
import { LEGAL_FORMS } from '../vocabulary.ts';

/** A legal form may stand in the name or beside it. */
const FORMS = new Set([
  ...LEGAL_FORMS.map((form) => form.toLowerCase()),
  ...['sa', 'srl', 'sprl', 'asbl', 'aisbl', 'snc', 'scomm', 'sc', 'scrl', 'scri', 'ag', 'gmbh', 'vog'],
]);

/** The words of a name in their order, without accents, capitals, punctuation and legal form. */
export function nameWords(name: string): string[] {
  const words = searchWords(name);
  const proper = words.filter((word) => !FORMS.has(word));
  return proper.length === 0 ? words : proper;
}

/** More names than the creditors of a large dossier. */
const MOST_FOLDED = 10_000;
const folded = new Map<string, string>();

/** A name without accents, capitals, punctuation, legal form and the order of its words. Once for each: every look at a dossier asks again. */
export function foldName(name: string): string {
  const known = folded.get(name);
  if (known !== undefined) return known;
  if (folded.size >= MOST_FOLDED) folded.clear();
  const result = nameWords(name).sort().join(' ');
  folded.set(name, result);
  return result;
}

/** Whether a name tells its legal form: then it is no person's. */
export function hasLegalForm(name: string): boolean {
  return searchWords(name).some((word) => FORMS.has(word));
}
