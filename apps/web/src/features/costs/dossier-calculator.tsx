import { Box, Text, Title } from '@mantine/core';
import type { DossierCost } from '@prorata/contract/costs/dossier-cost';
import { FormProvider, useForm } from 'react-hook-form';
import { DateField } from '../../components/form/date-fields.tsx';
import { CheckField } from '../../components/form/fields.tsx';
import { FormSettingProvider } from '../../components/form/form-setting.ts';
import { DecimalField } from '../../components/form/number-fields.tsx';
import { Hint } from '../../components/text.tsx';
import { Amount } from '../../components/values.tsx';
import { formatDate, formatDecimal, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './cost-page.module.css';
import { type Estimate, type EstimateOutcome, estimateDossierCosts } from './estimate-dossier-costs.ts';
import { todayInBelgium } from './today.ts';

const COUNTS = [
  'statements',
  'creditors',
  'creditorsByRegisteredLetter',
  'invitations',
  'invitationsByRegisteredLetter',
] as const;

type Values = Record<keyof Estimate, unknown>;

/** What the costs of a dossier would come to. */
export function DossierCalculator({ costs }: { readonly costs: readonly DossierCost[] }) {
  const { t } = useTranslation('costs');
  const form = useForm<Values>({
    defaultValues: {
      balance: 10_000,
      statements: 5,
      creditors: 5,
      creditorsByRegisteredLetter: 0,
      invitations: 5,
      invitationsByRegisteredLetter: 0,
      date: todayInBelgium(),
      isFree: false,
    },
  });
  const language = useLanguage();
  const labels = t('calculator', { returnObjects: true });
  return (
    <aside className={classes.calculator} aria-labelledby="calculator-title">
      <Title order={2} size="h3" id="calculator-title">
        {t('calculator.title')}
      </Title>
      <Hint mb="md">{t('calculator.hint')}</Hint>
      <FormProvider {...form}>
        <FormSettingProvider value={{ labels, isReadOnly: false, missing: new Set() }}>
          <div className={classes.fields}>
            <DecimalField<Values> name="balance" kind="amount" span={12} />
            <DateField<Values> name="date" span={12} />
            <DecimalField<Values> name="statements" kind="count" span={12} />
            {COUNTS.slice(1).map((name) => (
              <DecimalField<Values> key={name} name={name} kind="count" span={3} />
            ))}
            <CheckField<Values> name="isFree" />
          </div>
        </FormSettingProvider>
      </FormProvider>
      <Box aria-live="polite" mt="lg">
        <Outcome outcome={estimateDossierCosts(costs, form.watch(), language)} />
      </Box>
    </aside>
  );
}

function Outcome({ outcome }: { readonly outcome: EstimateOutcome }) {
  const { t } = useTranslation(['costs', 'vocabulary']);
  const language = useLanguage();
  if (outcome.kind === 'incomplete' || outcome.kind === 'exceeded') {
    return <Problem>{t(`calculator.${outcome.kind}`)}</Problem>;
  }
  if (outcome.kind !== 'sums') {
    const { kind, name, date } = outcome;
    return <Problem>{t(`calculator.${kind}`, { name, date: formatDate(date, language) })}</Problem>;
  }
  const { kinds, vat, vatRatePercent, total, lines } = outcome.sums;
  return (
    <>
      <dl className={classes.sums}>
        {kinds.map(({ kind, posts, net }) => (
          <Sum key={kind} name={t(`vocabulary:dossierCostKind.${kind}`)} posts={posts} euros={net} />
        ))}
        <Sum
          name={t('calculator.vat', { rate: `${formatDecimal(vatRatePercent, language, 0, 4)}\u00a0%` })}
          euros={vat}
        />
        <dt className={classes.total}>{t('calculator.total')}</dt>
        <dd className={classes.total}>
          <Amount euros={total} />
        </dd>
      </dl>
      <Text component="details" size="sm" mt="md" className={classes.more ?? ''}>
        <summary>{t('calculator.lines')}</summary>
        <Text component="dl" size="sm" c="dimmed" pt="sm" className={classes.sums ?? ''}>
          {lines.map(({ id, name, count, net }) => (
            <Sum key={id} name={`${t('calculator.times', { count })} ${name}`} euros={net} />
          ))}
        </Text>
      </Text>
    </>
  );
}

function Problem({ children }: { readonly children: string }) {
  return (
    <Text size="sm" c="warning.8">
      {children}
    </Text>
  );
}

interface SumProps {
  readonly name: string;
  readonly posts?: number;
  readonly euros: number;
}

function Sum({ name, posts, euros }: SumProps) {
  const { t } = useTranslation('costs');
  return (
    <>
      <dt>
        {name}
        {posts !== undefined && (
          <Hint span ms="0.375rem">
            {t('calculator.posts', { count: posts })}
          </Hint>
        )}
      </dt>
      <dd>
        <Amount euros={euros} unit="none" />
      </dd>
    </>
  );
}
