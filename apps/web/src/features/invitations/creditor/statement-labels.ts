import type { FieldLabels } from '../../../components/form/form-setting.ts';
import { useFieldLabels } from '../../../components/form/use-field-labels.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';

/** The names of a statement's fields, some of them in plainer words than the office uses. */
export function useStatementLabels(): FieldLabels {
  const { t } = useTranslation(['invited', 'filing']);
  return {
    ...useFieldLabels('statement'),
    ...t('invited:fields', { returnObjects: true }),
    totalAmountClaimed: t('filing:amount.question'),
    paymentaccount: t('filing:account.question'),
  };
}
