import type { Language } from '@prorata/domain/vocabulary';
import { fileOfTopic, type Topic } from '@prorata/i18n/topics';

type File = Readonly<Record<string, object>>;

/** With which every page begins, each in a file of its own: whoever only sees the start page needs no other. */
const FIRST = import.meta.glob<File>('../../../../../packages/i18n/src/*/{shell,states,start,problems}.ts');

/** All the others of a language at once: asking for each of them cost a page ten requests. */
const OTHERS = {
  nl: () => import('./texts/nl.ts'),
  fr: () => import('./texts/fr.ts'),
  de: () => import('./texts/de.ts'),
  en: () => import('./texts/en.ts'),
} as const;

/** The texts of one topic in one language. */
export async function loadTopic(language: Language, topic: Topic): Promise<object> {
  const ending = `/${language}/${fileOfTopic(topic)}.ts`;
  const texts = ((await loadFirst(ending)) ?? (await loadOther(language, ending)))?.[topic];
  if (texts === undefined) throw new Error(`There is no topic ${topic} in ${language}.`);
  return texts;
}

async function loadFirst(ending: string): Promise<File | undefined> {
  return findEnding(FIRST, ending)?.();
}

async function loadOther(language: Language, ending: string): Promise<File | undefined> {
  const { FILES } = await OTHERS[language]();
  return findEnding(FILES, ending);
}

function findEnding<Thing>(things: Readonly<Record<string, Thing>>, ending: string): Thing | undefined {
  return Object.entries(things).find(([place]) => place.endsWith(ending))?.[1];
}
