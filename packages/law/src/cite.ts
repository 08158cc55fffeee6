import { ACTS, type ActId } from './acts.ts';

type Language = 'nl' | 'fr' | 'de' | 'en';

const PARAGRAPH = { nl: 'lid', fr: 'al.', de: 'Abs.', en: 'para.' } as const;
const FOLLOWING = { nl: 'e.v.', fr: 'et s.', de: 'ff.', en: 'ff.' } as const;

/** French sets a space before its semicolon, at which no line may end. */
const SEMICOLON = { nl: '; ', fr: '\u00a0; ', de: '; ', en: '; ' } as const;

/** A reference as lawyers write it: `art. 20, 1° Hyp.W.`, in English `Mortgage Act, art. 20, 1°`. */
export function cite(
  reference: { readonly act: ActId; readonly article: string },
  language: Language,
): string {
  return citeArticle(ACTS[reference.act].citation[language], reference.article, language);
}

/** The same for an act that is already named in the language. */
export function citeArticle(act: string, articleOfAct: string, language: Language): string {
  const article = articleOfAct
    .replaceAll('al.', PARAGRAPH[language])
    .replaceAll('ff.', FOLLOWING[language])
    .replaceAll('; ', SEMICOLON[language]);
  if (!/^[\dL]/.test(article)) return act;
  if (language === 'en') return `${act}, art. ${article}`;
  return `${language === 'de' ? 'Art.' : 'art.'} ${article} ${act}`;
}

/** Several things in a row, each once. */
export function joinWithSemicolons(texts: readonly string[], language: Language): string {
  return [...new Set(texts)].join(SEMICOLON[language]);
}
