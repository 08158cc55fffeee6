import type { Chapter } from './manual-query.ts';

/** A chapter in which every word was found, with a place where one of them stands. */
export interface Hit {
  readonly chapter: Chapter;
  /** What stands around the first word that was found in the text; absent when only the title has it. */
  readonly excerpt: Excerpt | undefined;
}

export interface Excerpt {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

const MOST_HITS = 12;
const LETTERS_AROUND = 48;

/** The chapters that hold every word of the question, wherever it begins; those that have it in their title first. */
export function searchManual(chapters: readonly Chapter[], question: string): Hit[] {
  const words = fold(question).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hits = chapters.flatMap((chapter) => {
    const title = fold(chapter.title);
    const text = plainText(chapter.text);
    const folded = fold(text);
    if (!words.every((word) => title.includes(word) || folded.includes(word))) return [];
    const isInTitle = words.every((word) => title.includes(word));
    return [{ chapter, isInTitle, excerpt: excerptOf(text, folded, words) }];
  });
  return hits
    .sort((one, other) => Number(other.isInTitle) - Number(one.isInTitle))
    .slice(0, MOST_HITS)
    .map(({ chapter, excerpt }) => ({ chapter, excerpt }));
}

function excerptOf(text: string, folded: string, words: readonly string[]): Excerpt | undefined {
  const word = words.find((candidate) => folded.includes(candidate));
  if (word === undefined) return undefined;
  const start = folded.indexOf(word);
  const end = start + word.length;
  return {
    before: text.slice(Math.max(0, start - LETTERS_AROUND), start),
    match: text.slice(start, end),
    after: text.slice(end, end + LETTERS_AROUND),
  };
}

/** Without capitals and accents, letter for letter, so that a place in the one is the same place in the other. */
export function fold(text: string): string {
  return [...text.toLowerCase()].map((letter) => letter.normalize('NFD')[0] ?? letter).join('');
}

/** The words of a chapter without the signs of Markdown. */
function plainText(markdown: string): string {
  return markdown
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll(/^[^\S\r\n]*(?:#+|[-*>]|\d+\.|\|[-:| ]+\|$)\s*/gm, '')
    .replaceAll(/[[*`|]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
