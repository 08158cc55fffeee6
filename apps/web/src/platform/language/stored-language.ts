import type { Language } from '@prorata/domain/vocabulary';

const KEY = 'prorata.language';

/** What was chosen on this device, also before anybody signed in. Storage may be closed to us: then nothing is. */
export function readStoredLanguage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // The choice then holds until the page is closed.
  }
}
