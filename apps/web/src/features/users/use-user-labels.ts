import { LANGUAGES, USER_TYPES } from '@prorata/domain/vocabulary';
import { useTranslation } from 'react-i18next';
import type { Choice } from '../../components/form/fields.tsx';
import type { FieldLabels } from '../../components/form/form-setting.ts';

/** The names of a user's fields. */
export function useUserLabels(): FieldLabels {
  const { t } = useTranslation('users');
  return t('fields', { returnObjects: true });
}

export function useLanguageChoices(): Choice[] {
  const { t } = useTranslation('vocabulary');
  return LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }));
}

/** The word for a value of a field that is chosen from a closed list. */
export function useDescribeUser(): (field: string, value: string) => string | undefined {
  const { t } = useTranslation('vocabulary');
  return (field, value) => {
    const language = LANGUAGES.find((known) => known === value);
    if (field === 'preferredLanguage' && language) return t(`language.${language}`);
    const userType = USER_TYPES.find((known) => known === value);
    return field === 'userType' && userType ? t(`userType.${userType}`) : undefined;
  };
}
