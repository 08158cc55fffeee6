import { INCOME_RIGHTS } from '@prorata/domain/vocabulary';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { MomentField } from '../form/date-fields.tsx';
import { SelectField } from '../form/fields.tsx';
import type { ClaimValues } from './claim-values.ts';

/** By what right the creditor takes of the income, and the hour by which the law orders assignments and seizures. */
export function IncomeRightFields() {
  const { t } = useTranslation(['claims', 'vocabulary']);
  const kind = useWatch<ClaimValues, 'incomeRight.kind'>({ name: 'incomeRight.kind' });
  const choices = INCOME_RIGHTS.map((value) => ({ value, label: t(`vocabulary:incomeRight.${value}`) }));
  return (
    <>
      <SelectField<ClaimValues>
        name="incomeRight.kind"
        span={6}
        choices={choices}
        help="incomeRight"
        clearable
      />
      {kind && (
        <MomentField<ClaimValues> name="incomeRight.notifiedAt" span={6} hint={t('hints.incomeRight')} />
      )}
    </>
  );
}
