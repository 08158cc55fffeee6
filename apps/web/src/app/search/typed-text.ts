import { fold } from '../../features/help/search-manual.ts';

/** What the palette shows, in the order in which it shows it. */
export const GROUPS = [
  'acts',
  'screens',
  'dossiers',
  'creditors',
  'references',
  'documents',
  'manual',
] as const;
export type GroupKey = (typeof GROUPS)[number];

/** A sign before the text says what is meant. */
const PREFIXES: Readonly<Record<string, readonly GroupKey[]>> = {
  '>': ['acts', 'screens'],
  '@': ['creditors'],
  '#': ['references'],
  '?': ['manual'],
};

/** The manual is read only when somebody asks for it. */
const WITHOUT_PREFIX: readonly GroupKey[] = GROUPS.filter((group) => group !== 'manual');

export interface TypedText {
  readonly text: string;
  readonly groups: readonly GroupKey[];
}

export function readTypedText(typed: string): TypedText {
  const start = typed.trimStart();
  const groups = PREFIXES[start.charAt(0)];
  return { text: (groups ? start.slice(1) : start).trim(), groups: groups ?? WITHOUT_PREFIX };
}

export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Whether each word that was typed begins a word of one of the texts. */
export function holdsWords(texts: readonly (string | null | undefined)[], words: readonly string[]): boolean {
  const held = texts.flatMap((text) => (text ? wordsOf(text) : []));
  return words.every((word) => held.some((candidate) => candidate.startsWith(word)));
}

export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A text in parts, of which those are marked by which it was found. */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  const folded = fold(text);
  const marked = [...folded].map(() => false);
  for (const word of words) {
    for (let from = folded.indexOf(word); from !== -1; from = folded.indexOf(word, from + 1)) {
      if (from > 0 && /[\p{L}\p{N}]/u.test(folded.charAt(from - 1))) continue;
      marked.fill(true, from, from + word.length);
    }
  }
  const parts: TextPart[] = [];
  // Folding keeps the letters one by one, so that places are the same in both.
  for (const [place, letter] of [...text].entries()) {
    const isMatch = marked[place] ?? false;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) parts[parts.length - 1] = { text: last.text + letter, isMatch };
    else parts.push({ text: letter, isMatch });
  }
  return parts;
}
