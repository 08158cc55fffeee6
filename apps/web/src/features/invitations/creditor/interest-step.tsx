import { ActionIcon, Button, Flex, SegmentedControl, Text } from '@mantine/core';
import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { sumEuros } from '@prorata/domain/money';
import { IconInfoCircle, IconPlus, IconX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormProvider, useFieldArray, useForm, useFormContext, useWatch } from 'react-hook-form';
import { interestMethodOf } from '../../../components/claims/check-interest.ts';
import { DateField } from '../../../components/form/date-fields.tsx';
import { CheckField, TextField } from '../../../components/form/fields.tsx';
import { FieldGrid } from '../../../components/form/form-layout.tsx';
import { FormSettingProvider } from '../../../components/form/form-setting.ts';
import { DecimalField } from '../../../components/form/number-fields.tsx';
import { toFormError } from '../../../components/form/use-contract-form.ts';
import { Hint } from '../../../components/text.tsx';
import { Amount } from '../../../components/values.tsx';
import { applicationQuery } from '../../../platform/client/application-query.ts';
import { ProblemError, useProblem } from '../../../platform/client/problem.ts';
import { request } from '../../../platform/client/request.ts';
import {
  formatAmount,
  formatCount,
  formatDate,
  formatDecimal,
  useLanguage,
} from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import classes from './interest-step.module.css';
import {
  amountsToSend,
  faultsOf,
  interestEuros,
  interestOf,
  RATE_WAYS,
  type RateWay,
  type TypedAmounts,
  typedAmounts,
} from './interest-values.ts';
import { invitedKey, statementQuery, useInvited } from './invited.ts';
import { Card, InvitedPage } from './invited-page.tsx';
import { BackToStatement, useGoToStep } from './step-links.tsx';
import { enteredClaims } from './why-claim.ts';

interface InterestStepProps {
  readonly statement: InvitedStatement;
}

/** Of what the amount consists: principal, interest and costs (Judicial Code 1627), or one amount. */
export function InterestStep({ statement }: InterestStepProps) {
  const [claimId, setClaimId] = useState(() => enteredClaims(statement)[0]?.id);
  return <Amounts key={claimId ?? ''} statement={statement} claimId={claimId} onChoose={setClaimId} />;
}

interface AmountsProps extends InterestStepProps {
  readonly claimId: string | undefined;
  readonly onChoose: (claimId: string) => void;
}

function Amounts({ statement, claimId, onChoose }: AmountsProps) {
  const { t } = useTranslation('why');
  const inWords = useProblem();
  const { dossier } = useInvited();
  const claim = enteredClaims(statement).find(({ id }) => id === claimId);
  const [isSplit, setSplit] = useState(() => statement.totalAmountClaimed === 0 || claim?.parts.length !== 0);
  const form = useForm<TypedAmounts>({
    defaultValues: typedAmounts(claim, {
      total: statement.totalAmountClaimed,
      lastDay: dossier.invitation.validUntil,
    }),
  });
  const saving = useSavingAmounts(statement, claimId);
  const typed = { ...form.getValues(), ...useWatch({ control: form.control }) } as TypedAmounts;
  const interest = useInterest(typed);
  // It is more than a statement may be, with the other claims or with interest and costs: typed was the amount, or its principal.
  const showRefused = (error: Error) => {
    const fields = error instanceof ProblemError ? error.fields : [];
    const refused = fields.find(({ path }) => path === 'amount');
    if (refused === undefined) return;
    const name = isSplit ? 'principal' : 'whole';
    const isOfSum = isSplit && refused.code === 'too-large';
    form.setError(name, toFormError(isOfSum ? { ...refused, code: 'statement-too-large' } : refused));
    focusOn(name);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.clearErrors();
    const faults = faultsOf(typed, isSplit);
    for (const path of faults) form.setError(path as 'whole', { type: 'required' });
    const [first] = faults;
    if (first !== undefined) focusOn(first);
    else if (!isSplit || interest.euros !== undefined) {
      const amounts = amountsToSend(typed, isSplit, interest.euros ?? 0);
      saving.mutate(amounts, { onError: showRefused });
    }
  };
  return (
    <FormProvider {...form}>
      <FormSettingProvider value={{ labels: useLabels(), isReadOnly: false, missing: new Set() }}>
        <form noValidate className={classes.form} onSubmit={submit}>
          <InvitedPage
            title={t('interest.title')}
            back={<BackToStatement tpStatementId={statement.id} />}
            foot={
              <Button type="submit" size="xl" fullWidth loading={saving.isPending}>
                {t('interest.save')}
              </Button>
            }
          >
            <Reasons statement={statement} claimId={claimId} onChoose={onChoose} />
            <SegmentedControl
              size="md"
              fullWidth
              aria-label={t('interest.how')}
              value={isSplit ? 'split' : 'one'}
              onChange={(value) => setSplit(value === 'split')}
              data={[
                { value: 'one', label: t('interest.one') },
                { value: 'split', label: t('interest.split') },
              ]}
            />
            {isSplit ? <SplitCards typed={typed} interest={interest} /> : <WholeCard />}
            {saving.error && (
              <Text inherit c="negative.8" role="alert">
                {inWords(saving.error).message}
              </Text>
            )}
          </InvitedPage>
        </form>
      </FormSettingProvider>
    </FormProvider>
  );
}

function focusOn(name: string): void {
  document.getElementById(`field-${name}`)?.focus();
}

function useLabels() {
  const { t } = useTranslation(['why', 'fields']);
  return {
    whole: t('interest.whole'),
    principal: t('interest.principal'),
    rate: t('fields:claim.parts.rate'),
    from: t('fields:claim.parts.from'),
    until: t('fields:claim.parts.until'),
    known: t('interest.interest'),
    costs: {
      declared: t('interest.costAmount'),
      note: t('interest.costNote'),
      isInTitle: t('interest.inTitle'),
    },
    payments: {
      date: t('fields:claim.payments.date'),
      amount: t('fields:claim.payments.amount'),
    },
  };
}

/** Of several reasons one is split at a time. */
function Reasons({ statement, claimId, onChoose }: AmountsProps) {
  const { t } = useTranslation(['why', 'vocabulary']);
  const language = useLanguage();
  const claims = enteredClaims(statement);
  if (claims.length < 2) return null;
  return (
    <fieldset className={classes.ways}>
      <legend>{t('interest.ofReason')}</legend>
      {claims.map(({ id, type, amountDemanded }) => (
        <Way key={id} name="reason" isChosen={id === claimId} onChoose={() => onChoose(id)}>
          <strong>{formatAmount(amountDemanded, language)}</strong>
          <span>{t(`vocabulary:claimType.${type}`)}</span>
        </Way>
      ))}
    </fieldset>
  );
}

function WholeCard() {
  const { t } = useTranslation('why');
  return (
    <Card>
      <FieldGrid>
        <DecimalField<TypedAmounts>
          name="whole"
          kind="amount"
          span={12}
          required
          hint={t('interest.wholeHint')}
        />
      </FieldGrid>
    </Card>
  );
}

/** What the interest that is typed comes to, by the rates of the law register and those that were published since. */
function useInterest(typed: TypedAmounts) {
  const { data: application } = useQuery(applicationQuery);
  const check = interestOf(typed, interestMethodOf(application));
  return { check, euros: interestEuros(typed, check) };
}

interface SplitCardsProps {
  readonly typed: TypedAmounts;
  readonly interest: ReturnType<typeof useInterest>;
}

function SplitCards({ typed, interest }: SplitCardsProps) {
  const { t } = useTranslation('why');
  const eurosOf = (value: unknown) => (typeof value === 'number' ? value : 0);
  const costs = sumEuros(typed.costs.map(({ declared }) => eurosOf(declared)));
  const total = sumEuros([eurosOf(typed.principal), interest.euros ?? 0, costs]);
  return (
    <>
      <Card>
        <FieldGrid>
          <DecimalField<TypedAmounts>
            name="principal"
            kind="amount"
            span={12}
            required
            hint={t('interest.principalHint')}
          />
        </FieldGrid>
      </Card>
      <Card title={<Head label={t('interest.interest')} euros={interest.euros} />}>
        <InterestFields typed={typed} interest={interest} />
      </Card>
      <Card title={<Head label={t('interest.costs')} euros={costs} />}>
        <Costs typed={typed} />
      </Card>
      <Card title={t('interest.received')}>
        <Payments typed={typed} />
      </Card>
      <Card>
        <dl className={classes.sums}>
          <Sum label={t('interest.principal')} euros={eurosOf(typed.principal)} />
          <Sum label={t('interest.interest')} euros={interest.euros} />
          <Sum label={t('interest.costs')} euros={costs} />
          <Sum label={t('interest.total')} euros={interest.euros === undefined ? undefined : total} isTotal />
        </dl>
      </Card>
    </>
  );
}

function Head({ label, euros }: { readonly label: string; readonly euros: number | undefined }) {
  return (
    <Flex component="span" justify="space-between" gap="md">
      {label}
      {euros !== undefined && <Amount euros={euros} />}
    </Flex>
  );
}

interface SumProps {
  readonly label: string;
  readonly euros: number | undefined;
  readonly isTotal?: boolean;
}

function Sum({ label, euros, isTotal = false }: SumProps) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <dd>{euros === undefined ? '–' : <Amount euros={euros} />}</dd>
    </div>
  );
}

interface WayProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function Way({ name, isChosen, onChoose, children }: WayProps) {
  return (
    <label className={classes.way} data-chosen={isChosen || undefined}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  );
}

function InterestFields({ typed, interest }: SplitCardsProps) {
  const { t } = useTranslation(['why', 'claims']);
  const { setValue } = useFormContext<TypedAmounts>();
  const { way } = typed;
  const isReckoned = way !== 'none' && way !== 'known';
  const choose = (chosen: RateWay) => setValue('way', chosen, { shouldDirty: true });
  return (
    <>
      <fieldset className={classes.ways}>
        <legend>{t('interest.rate')}</legend>
        {RATE_WAYS.map((one) => (
          <Way key={one} name="way" isChosen={one === way} onChoose={() => choose(one)}>
            <strong>{t(`interest.kinds.${one}`)}</strong>
            <span>{t(`interest.texts.${one}`)}</span>
          </Way>
        ))}
      </fieldset>
      {way === 'known' && (
        <FieldGrid>
          <DecimalField<TypedAmounts> name="known" kind="amount" span={12} required />
        </FieldGrid>
      )}
      {isReckoned && (
        <FieldGrid>
          {way === 'conventional' && (
            <DecimalField<TypedAmounts> name="rate" kind="percentage" span={12} required />
          )}
          <DateField<TypedAmounts> name="from" span={6} required hint={t('claims:interest.fromHint')} />
          <DateField<TypedAmounts> name="until" span={6} required hint={t('interest.untilHint')} />
        </FieldGrid>
      )}
      {isReckoned && <Reckoned typed={typed} interest={interest} />}
    </>
  );
}

/** The sum, a line for each rate, and what each day after it brings. */
function Reckoned({ typed, interest: { check } }: SplitCardsProps) {
  const { t } = useTranslation('why');
  const language = useLanguage();
  if (check.kind !== 'reckoned') return <Hint>{t(`interest.${check.kind}`)}</Hint>;
  const base = formatAmount(Number(typed.principal), language);
  return (
    <>
      <div className={classes.sum} aria-live="polite">
        {check.lines.map(({ days, rate, daysInYear }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a sum have no other name than their place.
          <p key={place}>
            {t('interest.line', {
              days: formatCount(days, language),
              base,
              rate: formatDecimal(rate, language, 0, 4),
              year: daysInYear,
            })}
          </p>
        ))}
        <p className={classes.outcome}>
          <span>{t('interest.until', { date: formatDate(String(typed.until), language) })}</span>
          <Amount euros={check.euros} />
        </p>
        <p className={classes.outcome} data-small>
          <span>{t('interest.perDay')}</span>
          <span>{formatAmount(check.perDay, language)}</span>
        </p>
      </div>
      <Note>{t('interest.runsOn')}</Note>
    </>
  );
}

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <Flex gap="sm" mt="sm">
      <IconInfoCircle size={18} className={classes.icon} aria-hidden />
      <Text size="sm" c="dimmed">
        {children}
      </Text>
    </Flex>
  );
}

function Costs({ typed }: Pick<SplitCardsProps, 'typed'>) {
  const { t } = useTranslation('why');
  const { fields, append, remove } = useFieldArray<TypedAmounts, 'costs'>({ name: 'costs' });
  return (
    <>
      {fields.map(({ id }, place) => (
        <div key={id} className={classes.row}>
          <FieldGrid>
            <TextField<TypedAmounts> name={`costs.${place}.note`} span={7} />
            <DecimalField<TypedAmounts> name={`costs.${place}.declared`} kind="amount" span={5} required />
            <CheckField<TypedAmounts> name={`costs.${place}.isInTitle`} span={12} />
          </FieldGrid>
          {typed.costs[place]?.isInTitle !== true && (
            <Text size="sm" c="warning.8" role="status">
              {t('interest.notInTitle')}
            </Text>
          )}
          <Remove label={t('interest.removeCost', { number: place + 1 })} onRemove={() => remove(place)} />
        </div>
      ))}
      <Add onAdd={() => append({ declared: null, note: null, isInTitle: true })}>{t('interest.addCost')}</Add>
    </>
  );
}

function Payments({ typed }: Pick<SplitCardsProps, 'typed'>) {
  const { t } = useTranslation('why');
  const { fields, append, remove } = useFieldArray<TypedAmounts, 'payments'>({ name: 'payments' });
  return (
    <>
      {fields.map(({ id }, place) => (
        <div key={id} className={classes.row}>
          <FieldGrid>
            <DateField<TypedAmounts> name={`payments.${place}.date`} span={6} required />
            <DecimalField<TypedAmounts> name={`payments.${place}.amount`} kind="amount" span={6} required />
          </FieldGrid>
          <Remove label={t('interest.removePayment', { number: place + 1 })} onRemove={() => remove(place)} />
        </div>
      ))}
      {typed.payments.length > 0 && <Hint>{t('interest.receivedHint')}</Hint>}
      <Add onAdd={() => append({ date: null, amount: null })}>{t('interest.addPayment')}</Add>
    </>
  );
}

function Add({ onAdd, children }: { readonly onAdd: () => void; readonly children: string }) {
  return (
    <Button variant="subtle" size="md" px={0} leftSection={<IconPlus size={16} />} onClick={onAdd}>
      {children}
    </Button>
  );
}

function Remove({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) {
  return (
    <ActionIcon
      className={classes.remove ?? ''}
      variant="subtle"
      color="slate"
      size="xl"
      aria-label={label}
      onClick={onRemove}
    >
      <IconX size={18} />
    </ActionIcon>
  );
}

type Sent = ReturnType<typeof amountsToSend>;

function useSavingAmounts(statement: InvitedStatement, claimId: string | undefined) {
  const { invitationCode } = useInvited();
  const queries = useQueryClient();
  const goTo = useGoToStep(statement.id);
  const params = { invitationCode, tpStatementId: statement.id };
  return useMutation({
    mutationFn: (amounts: Sent) =>
      request(invitedCalls.setAmounts, {
        params,
        body: { version: statement.version, privilegedClaimId: claimId ?? null, ...amounts },
      }),
    onSuccess: (saved) => {
      queries.setQueryData(statementQuery(invitationCode, statement.id).queryKey, saved);
      void queries.invalidateQueries({ queryKey: invitedKey(invitationCode) });
      goTo(undefined);
    },
    onError: () => void queries.invalidateQueries({ queryKey: invitedKey(invitationCode) }),
  });
}
