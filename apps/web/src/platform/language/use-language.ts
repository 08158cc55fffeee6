import { LANGUAGES, type Language } from '@prorata/domain/vocabulary';
import { useTranslation } from 'react-i18next';

/** The language that is shown, for formats and for calls that ask for one. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return LANGUAGES.find((language) => language === i18n.language) ?? 'nl';
}
