import { useTranslation } from 'react-i18next';
import { CheckedNumberField } from '../../../components/form/checked-number-field.tsx';
import { FieldGrid } from '../../../components/form/field-grid.tsx';
import { IBAN } from '../../../components/form/number-kinds.ts';
import { TextField } from '../../../components/form/text-field.tsx';
import type { StatementValues } from './statement-values.ts';

export function PaymentStep() {
  const { t } = useTranslation('invited');
  return (
    <FieldGrid>
      <CheckedNumberField<StatementValues> name="paymentaccount" span={12} kind={IBAN} required />
      <TextField<StatementValues> name="paymentreference" span={12} hint={t('hints.paymentreference')} />
    </FieldGrid>
  );
}
