import { Button, Group, Select, Text } from '@mantine/core';
import { INTEREST_KINDS } from '@prorata/domain/vocabulary';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
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
      <InterestKindField path={path} span={12} />
      {interest && <TermsFields path={path} />}
      {interest && <Reckoned path={path} isFiled={isFiled} />}
    </>
  );
}

interface InterestBoxProps extends OfPart {
  /** Of the part; only interest has such a box. */
  readonly kind: string;
}

/** The same for the office, in a box that begins with the outcome. */
export function InterestBox({ path, isFiled, kind }: InterestBoxProps) {
  const { t } = useTranslation('claims');
  const id = useId();
  const [interest, declared] = useWatch({ name: [`${path}.interest`, `${path}.declared`] });
  const check = useInterestCheck(interest, declared);
  if (kind !== 'interest') return null;
  return (
    <section className={classes.box} aria-labelledby={id}>
      <header className={classes.boxHead} aria-live="polite">
        <strong id={id}>{t('interest.title')}</strong>
        {interest && (
          <Outcome path={path} isFiled={isFiled} check={check} isBlank={eurosTyped(declared) === 0} />
        )}
      </header>
      <InterestKindField path={path} span={5} />
      {interest && <TermsFields path={path} isDense />}
      {interest && check.kind === 'reckoned' && (
        <Hint className={classes.boxFoot ?? ''}>
          <Sum check={check} />
        </Hint>
      )}
    </section>
  );
}

interface InterestKindFieldProps extends Pick<OfPart, 'path'> {
  readonly span: number;
}

/** By which rate; or by none, when only the amount is known. */
function InterestKindField({ path, span }: InterestKindFieldProps) {
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
    <Cell span={span} help="interest" label={t('interest.kind')}>
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

interface TermsFieldsProps extends Pick<OfPart, 'path'> {
  /** Where room is short they stand three by three, without their hints. */
  readonly isDense?: boolean;
}

function TermsFields({ path, isDense = false }: TermsFieldsProps) {
  const { t } = useTranslation('claims');
  const isAgreed = useWatch({ name: `${path}.interest.kind` }) === 'conventional';
  const at = `${path}.interest`;
  const hint = (key: 'interest.fromHint' | 'interest.runsOnHint') => (isDense ? undefined : t(key));
  return (
    <>
      <DecimalField name={`${at}.base`} kind="amount" span={isDense ? 4 : isAgreed ? 8 : 12} required />
      {isAgreed && <DecimalField name={`${at}.rate`} kind="percentage" span={isDense ? 3 : 4} required />}
      <DateField name={`${at}.from`} span={isDense ? 4 : 6} required hint={hint('interest.fromHint')} />
      <DateField name={`${at}.until`} span={isDense ? 4 : 6} />
      <CheckField name={`${at}.runsOn`} span={isDense ? 4 : 12} hint={hint('interest.runsOnHint')} />
    </>
  );
}

/** What the terms come to, against what was declared. */
function useInterestCheck(terms: TypedTerms | null | undefined, declared: unknown): InterestCheck {
  const { data: application } = useQuery(applicationQuery);
  return checkInterest(terms ?? {}, declared, interestMethodOf(application));
}

/** What the terms give, in days and euros; right to the cent, or by how much not. */
function Reckoned(part: OfPart) {
  const { t } = useTranslation('claims');
  const [interest, declared] = useWatch({ name: [`${part.path}.interest`, `${part.path}.declared`] });
  const check = useInterestCheck(interest, declared);
  if (check.kind !== 'reckoned')
    return <Hint className={classes.reckoned ?? ''}>{t(`interest.${check.kind}`)}</Hint>;
  return (
    <div className={classes.reckoned} aria-live="polite">
      <Text size="sm">
        <Sum check={check} />
      </Text>
      <Outcome {...part} check={check} isBlank={eurosTyped(declared) === 0} />
    </div>
  );
}

/** How it is reckoned, and what each day after it brings. */
function Sum({ check }: { readonly check: Extract<InterestCheck, { readonly kind: 'reckoned' }> }) {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  const sum = {
    days: formatCount(check.days, language),
    perDay: formatDecimal(check.perDay, language, 4, 4),
    amount: formatAmount(check.euros, language),
  };
  return (
    <>
      {check.hasOneRate ? t('interest.sum', sum) : t('interest.sumOfRates', sum)} ·{' '}
      {t('interest.perDay', sum)}
    </>
  );
}

interface OutcomeProps extends OfPart {
  readonly check: InterestCheck;
  /** Nothing was declared yet, so that nothing can differ. */
  readonly isBlank: boolean;
}

function Outcome({ check, isBlank, ...part }: OutcomeProps) {
  const { t } = useTranslation('claims');
  if (check.kind !== 'reckoned') return <Hint>{t(`interest.${check.kind}`)}</Hint>;
  const { euros, difference } = check;
  if (difference !== 0) return <Differs {...part} euros={euros} difference={difference} isBlank={isBlank} />;
  return (
    <Group gap="0.375rem" wrap="nowrap" c="positive.8">
      <IconCircleCheck size={16} aria-hidden />
      <Text size="sm">{t('interest.right')}</Text>
    </Group>
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
