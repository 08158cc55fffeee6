import { Button, Group, Select, Text } from '@mantine/core';
import { INTEREST_KINDS } from '@prorata/domain/vocabulary';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { applicationQuery } from '../../platform/client/application-query.ts';
import { formatAmount, formatCount, formatDecimal, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { DateField } from '../form/date-fields.tsx';
import { Cell } from '../form/field.tsx';
import { CheckField } from '../form/fields.tsx';
import { useFormSetting } from '../form/form-setting.ts';
import { DecimalField } from '../form/number-fields.tsx';
import { Hint } from '../text.tsx';
import { checkInterest, type InterestCheck, interestMethodOf, type TypedTerms } from './check-interest.ts';
import { eurosTyped } from './claim-amounts.ts';
import classes from './claim-fields.module.css';
import type { ClaimValues } from './claim-values.ts';

interface OfPart {
  /** The part of the claim, in the form. */
  readonly path: string;
  /** Whether the creditor filed the claim, so that what it says can not be mended. */
  readonly isFiled: boolean;
}

/** Of interest: from what it is reckoned, and whether that gives what was declared. */
export function InterestFields({ path, isFiled }: OfPart) {
  const [kind, interest] = useWatch({ name: [`${path}.kind`, `${path}.interest`] });
  if (kind !== 'interest') return null;
  return (
    <>
      <InterestKindField path={path} />
      {interest && <TermsFields path={path} isFiled={isFiled} />}
    </>
  );
}

/** By which rate; or by none, when only the amount is known. */
function InterestKindField({ path }: Pick<OfPart, 'path'>) {
  const { t } = useTranslation(['claims', 'vocabulary']);
  const { isReadOnly } = useFormSetting();
  const { setValue, getValues } = useFormContext();
  const interest: TypedTerms | null = useWatch({ name: `${path}.interest` });
  const choose = (kind: string | null) => {
    const known = interest ?? {
      base: principalOf(getValues('parts')),
      from: null,
      until: null,
      runsOn: true,
    };
    const rate = kind === 'conventional' ? (interest?.rate ?? null) : null;
    setValue(`${path}.interest`, kind === null ? null : { ...known, kind, rate }, { shouldDirty: true });
  };
  return (
    <Cell span={12}>
      <Select
        label={t('interest.kind')}
        data={INTEREST_KINDS.map((value) => ({ value, label: t(`vocabulary:interestKind.${value}`) }))}
        value={typeof interest?.kind === 'string' ? interest.kind : null}
        placeholder={t('interest.amountOnly')}
        clearable
        clearButtonProps={{ 'aria-label': t('interest.amountOnly') }}
        disabled={isReadOnly}
        onChange={choose}
      />
    </Cell>
  );
}

function principalOf(parts: ClaimValues['parts']): number | null {
  return parts.find(({ kind }) => kind === 'principal')?.declared ?? null;
}

function TermsFields({ path, isFiled }: OfPart) {
  const { t } = useTranslation('claims');
  const [interest, declared] = useWatch({ name: [`${path}.interest`, `${path}.declared`] });
  const { data: application } = useQuery(applicationQuery);
  const terms: TypedTerms = interest ?? {};
  const at = `${path}.interest`;
  return (
    <>
      <DecimalField
        name={`${at}.base`}
        kind="amount"
        span={terms.kind === 'conventional' ? 8 : 12}
        required
      />
      {terms.kind === 'conventional' && (
        <DecimalField name={`${at}.rate`} kind="percentage" span={4} required />
      )}
      <DateField name={`${at}.from`} span={6} required hint={t('interest.fromHint')} />
      <DateField name={`${at}.until`} span={6} />
      <CheckField name={`${at}.runsOn`} hint={t('interest.runsOnHint')} />
      <Reckoned
        path={path}
        isFiled={isFiled}
        check={checkInterest(terms, declared, interestMethodOf(application))}
        isBlank={eurosTyped(declared) === 0}
      />
    </>
  );
}

interface ReckonedProps extends OfPart {
  readonly check: InterestCheck;
  /** Nothing was declared yet, so that nothing can differ. */
  readonly isBlank: boolean;
}

/** What the terms give, in days and euros; right to the cent, or by how much not. */
function Reckoned({ check, isBlank, ...part }: ReckonedProps) {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  if (check.kind !== 'reckoned')
    return <Hint className={classes.reckoned ?? ''}>{t(`interest.${check.kind}`)}</Hint>;
  const { euros, days, difference, hasOneRate } = check;
  const perDay = formatDecimal(check.perDay, language, 4, 4);
  const sum = { days: formatCount(days, language), perDay, amount: formatAmount(euros, language) };
  return (
    <div className={classes.reckoned} aria-live="polite">
      <Text size="sm">{hasOneRate ? t('interest.sum', sum) : t('interest.sumOfRates', sum)}</Text>
      <Hint>{t('interest.perDay', sum)}</Hint>
      {difference === 0 ? (
        <Group gap="0.375rem" wrap="nowrap" c="positive.8">
          <IconCircleCheck size={16} aria-hidden />
          <Text size="sm">{t('interest.right')}</Text>
        </Group>
      ) : (
        <Differs {...part} euros={euros} difference={difference} isBlank={isBlank} />
      )}
    </div>
  );
}

interface DiffersProps extends OfPart {
  readonly euros: number;
  readonly difference: number;
  readonly isBlank: boolean;
}

function Differs({ path, isFiled, euros, difference, isBlank }: DiffersProps) {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  const { isReadOnly } = useFormSetting();
  const { setValue } = useFormContext();
  const amount = formatAmount(Math.abs(difference), language);
  // What the creditor filed stays: less is then admitted of it. Where the office splits it, it still fills it in.
  const field = isFiled && !isBlank ? 'admitted' : 'declared';
  const take = () => setValue(`${path}.${field}`, euros, { shouldDirty: true, shouldValidate: true });
  const canTake = !isReadOnly && (field === 'declared' || difference > 0);
  return (
    <Group gap="sm">
      {!isBlank && (
        <Group gap="0.375rem" wrap="nowrap" c="warning.8">
          <IconAlertTriangle size={16} aria-hidden />
          <Text size="sm">{t(difference > 0 ? 'interest.tooMuch' : 'interest.tooLittle', { amount })}</Text>
        </Group>
      )}
      {canTake && (
        <Button variant="subtle" size="compact-sm" onClick={take}>
          {t(field === 'admitted' ? 'interest.admit' : 'interest.take', {
            amount: formatAmount(euros, language),
          })}
        </Button>
      )}
    </Group>
  );
}
