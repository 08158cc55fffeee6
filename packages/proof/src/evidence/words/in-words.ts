import type { Params } from '../finding.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

const WORDS = { nl, fr, de, en } satisfies Record<string, Words>;
export type ScriptLanguage = keyof typeof WORDS;
export const LANGUAGES = Object.keys(WORDS) as readonly ScriptLanguage[];

/** Every sentence there is in a language: a test compares the languages by it. */
export function listCodes(language: ScriptLanguage): readonly string[] {
  return Object.keys(WORDS[language].sentences);
}

/** These stand for words, one or several; everything else is said as it is. */
const TERMS = ['fault', 'lacks', 'origin'];

export function inWords(
  { code, params = {} }: { readonly code: string; readonly params?: Params },
  language: ScriptLanguage,
): string {
  const { sentences, terms } = WORDS[language];
  const sentence = (sentences as Readonly<Record<string, string>>)[code] ?? code;
  const term = (name: string) => (terms as Readonly<Record<string, string>>)[name] ?? name;
  return sentence
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const said = String(params[name] ?? '');
      return TERMS.includes(name) ? said.split(' ').map(term).join(', ') : said;
    })
    .trim();
}
