import type { Language } from '@prorata/domain/vocabulary';
import { loadTopic, type Topic, type Topics } from '@prorata/i18n/topics';

/** How the interface names each language: in that language. */
export const LANGUAGE_NAMES = {
  nl: 'Nederlands',
  fr: 'Français',
  de: 'Deutsch',
  en: 'English',
} as const satisfies Record<Language, string>;

/** What the interface says, so that a test looks for the words a person would look for. */
export async function textsOf<T extends Topic>(language: Language, topic: T): Promise<Topics[T]> {
  return (await loadTopic(language, topic)) as Topics[T];
}
