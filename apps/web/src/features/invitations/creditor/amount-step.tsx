import { useTranslation } from 'react-i18next';
import { FieldGrid } from '../../../components/form/form-layout.tsx';
import { DecimalField } from '../../../components/form/number-fields.tsx';
import type { StatementValues } from './statement-values.ts';

export function AmountStep() {
  const { t } = useTranslation('invited');
  return (
    <FieldGrid>
      <DecimalField<StatementValues>
        name="totalAmountClaimed"
        kind="amount"
        span={12}
        hint={t('hints.totalAmountClaimed')}
        required
      />
    </FieldGrid>
  );
}
