import { CREDITOR_TYPES, LANGUAGES, LEGAL_FORMS } from '@prorata/domain/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useSendOptions } from '../../platform/client/use-send-options.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { bailiffsOfficesQuery } from './statement-queries.ts';

/** The lists of a statement's form, in words. */
export function useStatementChoices() {
  const { t } = useTranslation('vocabulary');
  const offices = useQuery(bailiffsOfficesQuery).data?.items ?? [];
  return {
    creditorTypes: CREDITOR_TYPES.map((value) => ({ value, label: t(`creditorType.${value}`) })),
    languages: LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) })),
    legalForms: LEGAL_FORMS.map((value) => ({ value, label: t(`legalForm.${value}`) })),
    sendOptions: useSendOptions().map((value) => ({ value, label: t(`sendOption.${value}`) })),
    offices: offices.map(({ id, name }) => ({ value: id, label: name })),
  };
}

export type StatementChoices = ReturnType<typeof useStatementChoices>;
