import type { FieldError as FormError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { phraseOf } from './list-errors.ts';

/** Says what is wrong with a field, in the reader's language at this moment: a change of language changes it too. */
export function useErrorPhrase(): (error: FormError) => string {
  const { t } = useTranslation('fieldErrors');
  return (error) => {
    const { code, params } = phraseOf(error);
    return t(code, { length: '', minimum: '', maximum: '', n: '', ...params });
  };
}
