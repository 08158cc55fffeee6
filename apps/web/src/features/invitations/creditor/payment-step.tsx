import { useTranslation } from 'react-i18next';
import { TextField } from '../../../components/form/fields.tsx';
import { FieldGrid } from '../../../components/form/form-layout.tsx';
import { CheckedNumberField, IBAN } from '../../../components/form/number-fields.tsx';
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
