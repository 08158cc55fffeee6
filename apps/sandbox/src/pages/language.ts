import { LANGUAGES, type Language } from '@prorata/domain/vocabulary';

/**
 * The first of our languages among what was asked for, in order of preference. Each wish is a list of language
 * tags as in `ui_locales` ("fr-BE nl") or in an Accept-Language header ("fr-BE,fr;q=0.9").
 */
export function chooseLanguage(...wishes: readonly unknown[]): Language {
  const tags = wishes.flatMap((wish) => (typeof wish === 'string' ? wish.slice(0, 200).split(/[\s,]+/) : []));
  for (const tag of tags) {
    const [primary] = tag.toLowerCase().split(/[-;]/);
    const language = LANGUAGES.find((known) => known === primary);
    if (language !== undefined) return language;
  }
  return 'nl';
}
