import { SALUTATIONS } from '@prorata/domain/vocabulary';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { SelectField } from './fields.tsx';

interface SalutationFieldProps<Values extends FieldValues> {
  readonly name: FieldPath<Values>;
  readonly span?: number;
}

/** How a person is addressed; left open, mails and letters are neutral. */
export function SalutationField<Values extends FieldValues = FieldValues>({
  name,
  span = 3,
}: SalutationFieldProps<Values>) {
  const { t } = useTranslation('vocabulary');
  const choices = SALUTATIONS.map((value) => ({ value, label: t(`salutation.${value}`) }));
  return <SelectField<Values> name={name} span={span} choices={choices} clearable />;
}
