import { ACTS, type ActId } from './acts.ts';

type Language = 'nl' | 'fr' | 'de' | 'en';

const PARAGRAPH = { nl: 'lid', fr: 'al.', de: 'Abs.', en: 'para.' } as const;

/** A reference as lawyers write it: `art. 20, 1° Hyp.W.`, in English `Mortgage Act, art. 20, 1°`. */
export function cite(
  reference: { readonly act: ActId; readonly article: string },
  language: Language,
): string {
  return citeArticle(ACTS[reference.act].citation[language], reference.article, language);
}

/** The same for an act that is already named in the language. */
export function citeArticle(act: string, articleOfAct: string, language: Language): string {
  const article = articleOfAct.replaceAll('al.', PARAGRAPH[language]);
  if (!/^[\dL]/.test(article)) return act;
  if (language === 'en') return `${act}, art. ${article}`;
  return `${language === 'de' ? 'Art.' : 'art.'} ${article} ${act}`;
}
