import { LANGUAGES, type Language } from '@prorata/domain/vocabulary';

export interface LanguagePreferences {
  /** The preferred language of the signed-in user. */
  readonly user?: Language | null;
  /** What was chosen on this device. */
  readonly stored?: string | null;
  /** The browser's languages, the most wanted first: `fr-BE`, `nl`. */
  readonly browser: readonly string[];
}

/** The language to show: the user's own, else the stored one, else the browser's, else Dutch. */
export function chooseLanguage({ user, stored, browser }: LanguagePreferences): Language {
  return user ?? findLanguage(stored ?? '') ?? firstKnown(browser) ?? 'nl';
}

export function findLanguage(tag: string): Language | undefined {
  const primary = tag.toLowerCase().split('-')[0];
  return LANGUAGES.find((language) => language === primary);
}

function firstKnown(tags: readonly string[]): Language | undefined {
  return tags.map(findLanguage).find((language) => language !== undefined);
}

const KEY = 'prorata.language';

/** What was chosen on this device, also before anybody signed in. Storage may be closed to us: then nothing is. */
export function readStoredLanguage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The server shows the start page in it before anything here runs: it reads it in a cookie, which says nothing else. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
    // biome-ignore lint/suspicious/noDocumentCookie: two words that need no escaping, and the other way is not in every browser.
    document.cookie = `${KEY}=${language}; path=/; max-age=31536000; samesite=lax`;
  } catch {
    // The choice then holds until the page is closed.
  }
}
