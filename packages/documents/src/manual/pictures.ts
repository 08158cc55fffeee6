import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Language } from '@prorata/domain/vocabulary';
import type { ChapterKey } from './chapters.ts';

/** The picture of a chapter in one language, as it was taken. */
export interface TakenPicture {
  readonly width: number;
  readonly height: number;
  /** Of the phrases that can be read on it, as they were then. */
  readonly digest: string;
}

/** The picture of a chapter: the names of the phrases that can be read on it, and how it is in each language. */
export interface ChapterPicture extends Readonly<Record<Language, TakenPicture>> {
  readonly words: readonly string[];
}

/** `npm run screenshots` writes it, with a picture beside the text of each chapter that it names. */
const MANIFEST = new URL('../../manual/pictures.json', import.meta.url);

export function readPictures(): Readonly<Partial<Record<ChapterKey, ChapterPicture>>> {
  return JSON.parse(readFileSync(MANIFEST, 'utf8'));
}

export function readPicture(language: Language, key: ChapterKey): Uint8Array {
  return readFileSync(new URL(`../../manual/${language}/${key}.png`, import.meta.url));
}

/** A picture is old as soon as one of the phrases on it is said differently. */
export function digestOfWords(names: readonly string[], words: ReadonlyMap<string, string>): string {
  const said = names.map((name) => `${name}=${words.get(name)}`).join('\n');
  return createHash('sha256').update(said).digest('hex').slice(0, 16);
}
