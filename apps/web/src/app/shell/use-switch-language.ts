import type { Language } from '@prorata/domain/vocabulary';
import { useTranslation } from 'react-i18next';
import { useProblem } from '../../platform/client/problem.ts';
import { switchLanguage } from '../../platform/language/switch-language.ts';
import { showFailure } from '../../platform/toasts.ts';

/** Switches the language; when the choice could not be kept for the user, it still holds on this device. */
export function useSwitchLanguage(): (language: Language) => void {
  const { t } = useTranslation();
  const inWords = useProblem();
  return (language) => {
    switchLanguage(language).catch((error: unknown) =>
      showFailure(t('languageNotSaved'), inWords(error).message),
    );
  };
}
