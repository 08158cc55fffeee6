import { UnstyledButton } from '@mantine/core';
import { LANGUAGES, type Language } from '@prorata/domain/vocabulary';
import { LANGUAGE_NAMES } from '../../components/language-switch.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './templates.module.css';

interface TemplateLanguagesProps {
  readonly current: Language;
  readonly onChoose: (language: Language) => void;
}

/** In which language a text is read or written, whatever the language of the screen. */
export function TemplateLanguages({ current, onChoose }: TemplateLanguagesProps) {
  const { t } = useTranslation('templates');
  return (
    <fieldset className={classes.languages} aria-label={t('language')}>
      {LANGUAGES.map((language) => (
        <UnstyledButton
          key={language}
          className={classes.language ?? ''}
          aria-pressed={language === current}
          aria-label={`${language.toUpperCase()} ${LANGUAGE_NAMES[language]}`}
          onClick={() => onChoose(language)}
        >
          {language.toUpperCase()}
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
