import { Button } from '@mantine/core';
import type { Party } from '@prorata/contract/parties/party';
import { parseEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { IconDownload } from '@tabler/icons-react';
import { useEffect } from 'react';
import { type FieldPathValue, type FieldValues, useWatch } from 'react-hook-form';
import type { FieldProps } from '../../components/form/field.tsx';
import { useFormSetting } from '../../components/form/form-setting.ts';
import { CheckedNumberField, ENTERPRISE_NUMBER } from '../../components/form/number-fields.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './enterprise-number-field.module.css';
import { useRegisterRemark } from './use-register-remark.ts';

interface EnterpriseNumberFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  readonly register: {
    readonly lookUp: (enterpriseNumber: string) => void;
    /** Takes back what was said about another number. */
    readonly forget: () => void;
    readonly isLooking: boolean;
    readonly found: Party | undefined;
    readonly problem: string | undefined;
  };
}

/** An enterprise number, with the way to fill in the rest from the register. */
export function EnterpriseNumberField<Values extends FieldValues = FieldValues>({
  register,
  ...props
}: EnterpriseNumberFieldProps<Values>) {
  const { t } = useTranslation('forms');
  const { isReadOnly } = useFormSetting();
  const value: FieldPathValue<Values, typeof props.name> | null = useWatch<Values>({ name: props.name });
  const enterpriseNumber = typeof value === 'string' ? parseEnterpriseNumber(value) : undefined;
  const { forget } = register;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found is about the number that stood here.
  useEffect(forget, [enterpriseNumber]);
  return (
    <>
      <CheckedNumberField<Values> {...props} kind={ENTERPRISE_NUMBER} />
      <div className={classes.register}>
        {!isReadOnly && (
          <Button
            variant="default"
            leftSection={<IconDownload />}
            disabled={enterpriseNumber === undefined}
            loading={register.isLooking}
            onClick={() => enterpriseNumber !== undefined && register.lookUp(enterpriseNumber)}
          >
            {t('register.lookUp')}
          </Button>
        )}
        {!isReadOnly && <Remark {...register} />}
      </div>
    </>
  );
}

/** What came of looking: what to see to, or that all is well. */
function Remark({
  problem,
  found,
}: Pick<EnterpriseNumberFieldProps<FieldValues>['register'], 'problem' | 'found'>) {
  const { t } = useTranslation('forms');
  const warn = useRegisterRemark();
  const facts = found?.register ?? null;
  const warning = warn(facts);
  return (
    <p
      className={classes.remark}
      data-problem={problem !== undefined || warning !== undefined || undefined}
      role="status"
    >
      {problem !== undefined && t('register.goOn', { problem })}
      {found &&
        [warning, t('register.found'), facts?.isNaturalPerson && t('register.noAddress')]
          .filter(Boolean)
          .join(' ')}
    </p>
  );
}
