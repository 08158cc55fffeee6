import { LANGUAGES, type Language } from '@prorata/domain/vocabulary';
import { useLanguage } from '../platform/language/format.ts';
import { useTranslation } from '../platform/language/use-translation.ts';
import classes from './language-switch.module.css';

/** Each language by its own name: who looks for theirs reads no other. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  nl: 'Nederlands',
  fr: 'Français',
  de: 'Deutsch',
  en: 'English',
};

export function LanguageSwitch({ onChange }: { readonly onChange: (language: Language) => void }) {
  const { t } = useTranslation();
  const current = useLanguage();
  return (
    <fieldset className={classes.switch} aria-label={t('language')}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={classes.language}
          aria-pressed={language === current}
          // Who steers by voice says what is written: the name begins with it.
          aria-label={`${language.toUpperCase()} ${LANGUAGE_NAMES[language]}`}
          onClick={() => onChange(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
