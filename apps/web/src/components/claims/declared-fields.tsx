import { SegmentedControl, Text } from '@mantine/core';
import { sumEuros } from '@prorata/domain/money';
import { CLAIM_PARTS } from '@prorata/domain/vocabulary';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { Cell } from '../form/field.tsx';
import { SelectField, YesNoField } from '../form/fields.tsx';
import { useFormSetting } from '../form/form-setting.ts';
import { DecimalField } from '../form/number-fields.tsx';
import { Amount } from '../values.tsx';
import { eurosTyped } from './claim-amounts.ts';
import classes from './claim-fields.module.css';
import type { ClaimPartValues, ClaimValues } from './claim-values.ts';
import { InterestFields } from './interest-fields.tsx';
import { RowsField } from './rows-field.tsx';
import { useFollow } from './use-follow.ts';

interface DeclaredFieldsProps {
  /** The office enters what was declared and decides on it beside; the creditor only declares. */
  readonly isOffice: boolean;
  /** What the creditor filed, which nobody changes any more. */
  readonly filed: number | null;
}

/** What is claimed: one amount, or its parts with the interest reckoned from its rate and days. */
export function DeclaredFields({ isOffice, filed }: DeclaredFieldsProps) {
  const { t } = useTranslation('claims');
  const { isReadOnly } = useFormSetting();
  const parts = useWatch<ClaimValues, 'parts'>({ name: 'parts' }) ?? [];
  const setSplit = useSplit(isOffice, filed);
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
      {isSplit && <PartRows isOffice={isOffice} filed={filed} />}
      {!isSplit && !isOffice && <DecimalField<ClaimValues> name="amountDemanded" kind="amount" required />}
      {!isSplit && isOffice && <DeclaredField isFiled={filed !== null} />}
    </>
  );
}

/** Between one amount and its parts: the amount is the principal, until somebody says otherwise. */
function useSplit(isOffice: boolean, filed: number | null) {
  const { getValues, setValue } = useFormContext<ClaimValues>();
  return (isSplit: boolean) => {
    const { parts, amountDeclared, amountDemanded, reservedAmount } = getValues();
    const options = { shouldDirty: true } as const;
    if (isSplit === (parts ?? []).length > 0) return;
    if (!isSplit) {
      const declared = sumEuros(parts.map((part) => eurosTyped(part.declared)));
      if (filed === null) setValue(isOffice ? 'amountDeclared' : 'amountDemanded', declared, options);
      setValue('parts', [], options);
      return;
    }
    const declared = isOffice ? (amountDeclared ?? filed) : amountDemanded;
    const first = { kind: 'principal', declared, interest: null } as const;
    const decided = { admitted: amountDemanded, reserved: reservedAmount, followsPrivilege: null };
    setValue('parts', [(isOffice ? { ...first, ...decided } : first) as ClaimPartValues], options);
  };
}

/** What was declared; as long as nobody decided otherwise, all of it is admitted. */
function DeclaredField({ isFiled }: { readonly isFiled: boolean }) {
  useFollow('amountDeclared', 'amountDemanded', 'reservedAmount');
  return <DecimalField<ClaimValues> name="amountDeclared" kind="amount" required isReadOnly={isFiled} />;
}

function PartRows({ isOffice, filed }: DeclaredFieldsProps) {
  const { t } = useTranslation('claims');
  return (
    <RowsField
      name="parts"
      title={t('parts.title')}
      addLabel={t('parts.add')}
      removeLabel={(number) => t('parts.remove', { number })}
      blank={() => ({
        ...{ kind: 'interest', declared: null, interest: null },
        ...(isOffice && { admitted: null, reserved: 0, followsPrivilege: null }),
      })}
      outcome={<PartsSum filed={filed} />}
    >
      {(path) => <PartFields path={path} isOffice={isOffice} isFiled={filed !== null} />}
    </RowsField>
  );
}

interface PartFieldsProps {
  readonly path: string;
  readonly isOffice: boolean;
  readonly isFiled: boolean;
}

/** One part: what it is, its amount and, of what comes on top of a principal, whether it has the same privilege. */
function PartFields({ path, isOffice, isFiled }: PartFieldsProps) {
  const { t } = useTranslation(['claims', 'vocabulary']);
  const kind = useWatch({ name: `${path}.kind` });
  useFollow(`${path}.declared`, isOffice ? `${path}.admitted` : undefined, `${path}.reserved`);
  const kinds = CLAIM_PARTS.map((value) => ({ value, label: t(`vocabulary:claimPart.${value}`) }));
  return (
    <>
      <SelectField name={`${path}.kind`} span={6} choices={kinds} />
      <DecimalField name={`${path}.declared`} kind="amount" span={6} required />
      {isOffice && kind !== 'principal' && (
        <YesNoField name={`${path}.followsPrivilege`} span={12} unsaid={t('parts.asLaw')} />
      )}
      <InterestFields path={path} isFiled={isFiled} />
    </>
  );
}

interface PartsSumProps {
  readonly filed: number | null;
}

/** What the parts come to, and by how much they miss what was filed. */
function PartsSum({ filed }: PartsSumProps) {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  const parts = useWatch<ClaimValues, 'parts'>({ name: 'parts' }) ?? [];
  const sum = sumEuros(parts.map(({ declared }) => eurosTyped(declared)));
  const missing = filed === null ? 0 : sumEuros([filed, -sum]);
  return (
    <Text className={classes.sum ?? ''} component="div">
      <span>{t('parts.sum')}</span>
      <strong>
        <Amount euros={sum} />
      </strong>
      {missing !== 0 && (
        <Text span inherit c="var(--mantine-color-error)" role="alert">
          {t('parts.filedWas', { amount: formatAmount(filed, language) })}
        </Text>
      )}
    </Text>
  );
}
