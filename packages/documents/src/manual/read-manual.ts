import { readFileSync } from 'node:fs';
import type { Language } from '@prorata/domain/vocabulary';
import { loadTopic, TOPICS } from '@prorata/i18n/topics';
import { CHAPTERS, type ChapterKey, PARTS, type PartKey } from './chapters.ts';
import { readPictures } from './pictures.ts';

export interface Manual {
  readonly language: Language;
  readonly title: string;
  /** Under the title on paper: for whom it is. */
  readonly subtitle: string;
  /** Above the list of chapters on paper. */
  readonly contents: string;
  readonly parts: readonly ManualPart[];
}

interface ManualPart {
  readonly key: PartKey;
  readonly title: string;
  readonly chapters: readonly ManualChapter[];
}

interface ManualChapter {
  readonly key: ChapterKey;
  readonly title: string;
  /** Markdown. A link to another chapter is `#` with its key. */
  readonly text: string;
  /** Of the screen that the chapter is about; it stands after the first paragraph. */
  readonly picture: ManualPicture | null;
}

/** In pixels, with what stands under it and what is read out instead of it. */
export interface ManualPicture {
  readonly width: number;
  readonly height: number;
  readonly caption: string;
  readonly alternative: string;
}

/** Texts do not change while the server runs. */
const manuals = new Map<Language, Promise<Manual>>();

/** The manual in a language, with the words of the screens as they are now. */
export function readManual(language: Language): Promise<Manual> {
  const manual = manuals.get(language) ?? fillManual(language);
  manuals.set(language, manual);
  return manual;
}

async function fillManual(language: Language): Promise<Manual> {
  const words = await loadWords(language);
  const sources = new Map(CHAPTERS.map(({ key }) => [key, readChapter(language, key)]));
  const wordOf = (name: string): string => {
    const word = words.get(name);
    // Those with gaps are no words to quote.
    if (word === undefined || word.includes('{{')) {
      throw new Error(`The manual in ${language} names ${name}, which no screen says.`);
    }
    return word;
  };
  const titleOf = (key: string): string => {
    const chapter = sources.get(key as ChapterKey);
    if (chapter === undefined) throw new Error(`The manual in ${language} has no chapter ${key}.`);
    return chapter.title;
  };
  const pictures = readPictures();
  const pictureOf = (key: ChapterKey): ManualPicture | null => {
    const taken = pictures[key]?.[language];
    const caption = sources.get(key)?.caption;
    if (taken === undefined || caption === undefined) return null;
    const { width, height } = taken;
    const alternative = (words.get('manual:picture') ?? '').replace('{{title}}', titleOf(key));
    return { width, height, caption, alternative };
  };
  const partOf = (key: PartKey): ManualPart => ({
    key,
    title: wordOf(`manual:parts.${key}`),
    chapters: CHAPTERS.filter(({ part }) => part === key).map((chapter) => ({
      key: chapter.key,
      title: titleOf(chapter.key),
      text: fillReferences(sources.get(chapter.key)?.text ?? '', wordOf, titleOf),
      picture: pictureOf(chapter.key),
    })),
  });
  return {
    language,
    title: wordOf('shell:menu.manual'),
    subtitle: wordOf('manual:subtitle'),
    contents: wordOf('manual:contents'),
    parts: (Object.keys(PARTS) as PartKey[]).map(partOf),
  };
}

const FRONT_MATTER = /^---\ntitle: (?<title>.+)\n(?:picture: (?<caption>.+)\n)?---\n\n(?<text>[\s\S]+)$/;

interface WrittenChapter {
  readonly title: string;
  /** What stands under the picture of its screen. */
  readonly caption: string | undefined;
  readonly text: string;
}

/** A chapter as it is written: what the screens say stands in it by name, `{{dossiers:tabs.balance}}`. */
export function readChapter(language: Language, key: ChapterKey): WrittenChapter {
  const file = new URL(`../../manual/${language}/${key}.md`, import.meta.url);
  const { title, caption, text } = FRONT_MATTER.exec(readFileSync(file, 'utf8'))?.groups ?? {};
  if (!title || !text) throw new Error(`${language}/${key}.md must start with its title.`);
  return { title, caption, text: text.trimEnd() };
}

/** What a screen says, by topic and path, or the title of another chapter. */
const REFERENCE = /\{\{(?<topic>\w+):(?<name>[\w.-]+)\}\}/g;

/** The names in a text: `dossiers:tabs.balance`, `chapter:inviting`. */
export function listReferences(text: string): string[] {
  return [...text.matchAll(REFERENCE)].map(([, topic, name]) => `${topic}:${name}`);
}

/** A button is called what the screen calls it, so that a text cannot fall behind; a chapter is a link to it. */
function fillReferences(
  text: string,
  wordOf: (name: string) => string,
  titleOf: (key: string) => string,
): string {
  return text.replaceAll(REFERENCE, (_, topic: string, name: string) =>
    topic === 'chapter' ? `[${titleOf(name)}](#${name})` : wordOf(`${topic}:${name}`),
  );
}

/** Every phrase of the screens by its name. */
export async function loadWords(language: Language): Promise<Map<string, string>> {
  const topics = await Promise.all(
    TOPICS.map(async (topic) => phrasesOf(await loadTopic(language, topic), `${topic}:`)),
  );
  return new Map(topics.flat());
}

function phrasesOf(texts: object, path: string): [name: string, phrase: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : phrasesOf(value, `${path}${key}.`),
  );
}
