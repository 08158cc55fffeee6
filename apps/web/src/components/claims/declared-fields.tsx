import { SegmentedControl, Text } from '@mantine/core';
import { sumEuros } from '@prorata/domain/money';
import { CLAIM_PARTS } from '@prorata/domain/vocabulary';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { Cell } from '../form/field.tsx';
import { SelectField } from '../form/fields.tsx';
import { useFormSetting } from '../form/form-setting.ts';
import { DecimalField } from '../form/number-fields.tsx';
import { Amount } from '../values.tsx';
import { eurosTyped } from './claim-amounts.ts';
import classes from './claim-fields.module.css';
import type { ClaimPartValues, ClaimValues } from './claim-values.ts';
import { InterestFields } from './interest-fields.tsx';
import { RowsField } from './rows-field.tsx';

/** What the creditor claims: one amount, or its parts with the interest reckoned from its rate and days. */
export function DeclaredFields() {
  const { t } = useTranslation('claims');
  const { isReadOnly } = useFormSetting();
  const parts = useWatch<ClaimValues, 'parts'>({ name: 'parts' }) ?? [];
  const setSplit = useSplit();
  const isSplit = parts.length > 0;
  return (
    <>
      {!isReadOnly && (
        <Cell span={12}>
          <SegmentedControl
            fullWidth
            aria-label={t('parts.label')}
            data={[
              { value: 'whole', label: t('parts.whole') },
              { value: 'split', label: t('parts.split') },
            ]}
            value={isSplit ? 'split' : 'whole'}
            onChange={(value) => setSplit(value === 'split')}
          />
        </Cell>
      )}
      {isSplit ? <PartRows /> : <DecimalField<ClaimValues> name="amountDemanded" kind="amount" required />}
    </>
  );
}

/** Between one amount and its parts: the amount is the principal, until somebody says otherwise. */
function useSplit() {
  const { getValues, setValue } = useFormContext<ClaimValues>();
  return (isSplit: boolean) => {
    const { parts, amountDemanded } = getValues();
    const options = { shouldDirty: true } as const;
    if (isSplit === (parts ?? []).length > 0) return;
    if (isSplit) {
      const principal = { kind: 'principal', declared: amountDemanded, interest: null } as const;
      setValue('parts', [principal as ClaimPartValues], options);
      return;
    }
    setValue('amountDemanded', sumEuros(parts.map((part) => eurosTyped(part.declared))), options);
    setValue('parts', [], options);
  };
}

function PartRows() {
  const { t } = useTranslation('claims');
  return (
    <RowsField
      name="parts"
      title={t('parts.title')}
      addLabel={t('parts.add')}
      removeLabel={(number) => t('parts.remove', { number })}
      blank={() => ({ kind: 'interest', declared: null, interest: null })}
      outcome={<PartsSum />}
    >
      {(path) => <PartFields path={path} />}
    </RowsField>
  );
}

/** One part: what it is, and its amount. */
function PartFields({ path }: { readonly path: string }) {
  const { t } = useTranslation('vocabulary');
  const kinds = CLAIM_PARTS.map((value) => ({ value, label: t(`claimPart.${value}`) }));
  return (
    <>
      <SelectField name={`${path}.kind`} span={6} choices={kinds} />
      <DecimalField name={`${path}.declared`} kind="amount" span={6} required />
      <InterestFields path={path} isFiled={false} />
    </>
  );
}

/** What the parts come to. */
function PartsSum() {
  const { t } = useTranslation('claims');
  const parts = useWatch<ClaimValues, 'parts'>({ name: 'parts' }) ?? [];
  return (
    <Text className={classes.sum ?? ''} component="div">
      <span>{t('parts.sum')}</span>
      <strong>
        <Amount euros={sumEuros(parts.map(({ declared }) => eurosTyped(declared)))} />
      </strong>
    </Text>
  );
}
