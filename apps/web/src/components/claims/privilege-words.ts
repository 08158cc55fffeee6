import type { Privilege } from '@prorata/contract/distribution/privilege';
import type { Language } from '@prorata/domain/vocabulary';
import { citeArticle, joinWithSemicolons } from '@prorata/law/cite';

/** The name of a privilege as a sentence starts. */
export function privilegeName({ names }: Pick<Privilege, 'names'>, language: Language): string {
  const name = names[language];
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The articles on which a privilege rests, each once, as lawyers write them. */
export function privilegeArticles({ basis }: Pick<Privilege, 'basis'>, language: Language): string {
  const cited = basis.map(({ act, article }) => citeArticle(act[language], article, language));
  return joinWithSemicolons(cited, language);
}
