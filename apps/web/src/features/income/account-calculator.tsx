import { Button, Group, Stack, Table } from '@mantine/core';
import { incomeCalls } from '@prorata/contract/income/calls';
import { type AccountComputation, accountComputationSchema } from '@prorata/contract/income/income';
import type { AccountPart } from '@prorata/domain/income/protected-account';
import { type Cents, eurosFromCents } from '@prorata/domain/money';
import { INCOME_KINDS } from '@prorata/domain/vocabulary';
import { IconCalculator } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { RowsField } from '../../components/claims/rows-field.tsx';
import { DownloadButton } from '../../components/documents/download-button.tsx';
import { DateField } from '../../components/form/date-fields.tsx';
import { CheckField, SelectField, TextField } from '../../components/form/fields.tsx';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { FieldGrid } from '../../components/form/form-layout.tsx';
import { type FieldLabels, FormSettingProvider } from '../../components/form/form-setting.ts';
import { DecimalField } from '../../components/form/number-fields.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { QueryState } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { request } from '../../platform/client/request.ts';
import { formatAmount, formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { computeOnAccount } from './compute.ts';
import classes from './income.module.css';
import { scalesQuery } from './scale-queries.ts';

interface AccountCalculatorProps {
  readonly dossierId: string;
  /** Takes what may be seized over, with what it is called. */
  readonly onTakeOver: (seizable: { readonly euros: number; readonly name: string }) => void;
}

/** What of a seized account may be taken: the way to the calculation, and back with its result. */
export function AccountCalculator({ dossierId, onTakeOver }: AccountCalculatorProps) {
  const { t } = useTranslation('income');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        h="auto"
        styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
        leftSection={<IconCalculator size={16} />}
        onClick={() => setOpen(true)}
      >
        {t('account.open')}
      </Button>
      <FormDialog opened={isOpen} title={t('account.title')} size="46rem" onClose={() => setOpen(false)}>
        <AccountForm
          dossierId={dossierId}
          onTakeOver={(seizable) => {
            setOpen(false);
            onTakeOver(seizable);
          }}
          onClose={() => setOpen(false)}
        />
      </FormDialog>
    </>
  );
}

function AccountForm({ dossierId, onTakeOver, onClose }: AccountCalculatorProps & { onClose: () => void }) {
  const { t } = useTranslation('income');
  const scales = useQuery(scalesQuery);
  const form = useContractForm(
    incomeCalls.writeAccountComputation,
    { bank: null, credits: [blankCredit()], countsCreditDay: false } as never,
    (values) => withoutBlanks(values as never),
    dossierId,
  );
  const values = useWatch({ control: form.control });
  const whole = accountComputationSchema.safeParse(withoutBlanks(values as never)).data;
  const part = whole && scales.data && computeOnAccount(scales.data.items, whole);
  return (
    <FormProvider {...form}>
      <FormSettingProvider value={{ labels: useLabels(), isReadOnly: false, missing: new Set() }}>
        <Stack>
          <Hint>{t('account.text')}</Hint>
          <FieldGrid>
            <TextField name="bank" span={4} />
            <DateField name="seizedOn" span={4} required />
            <DecimalField name="balance" kind="amount" span={4} required />
            <RowsField
              name="credits"
              title={t('fields.credits')}
              addLabel={t('account.addCredit')}
              removeLabel={(number) => t('account.removeCredit', { number })}
              blank={blankCredit}
            >
              {(path, place) => <CreditFields path={path} counted={part?.credits[place]} />}
            </RowsField>
            <CheckField name="countsCreditDay" hint={t('fields.countsCreditDayHint')} />
          </FieldGrid>
          <QueryState query={scales} rows={2} />
          {part && whole ? <Outcome part={part} account={whole} /> : <Hint>{t('account.fillIn')}</Hint>}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('account.close')}
            </Button>
            {part && whole && (
              <>
                <DownloadButton
                  variant="default"
                  get={() =>
                    request(incomeCalls.writeAccountComputation, { params: { dossierId }, body: whole })
                  }
                >
                  {t('pdf')}
                </DownloadButton>
                <Button
                  onClick={() =>
                    onTakeOver({
                      euros: eurosFromCents(part.seizableCents),
                      name: whole.bank ?? t('account.assetName'),
                    })
                  }
                >
                  {t('account.takeOver')}
                </Button>
              </>
            )}
          </Group>
        </Stack>
      </FormSettingProvider>
    </FormProvider>
  );
}

function blankCredit() {
  return { kind: 'wage', source: null, creditedOn: null, amount: null, months: 1, children: 0 };
}

interface Draft {
  readonly credits?: readonly { readonly months?: number | null; readonly children?: number | null }[];
}

/** What a field that was emptied means: one month, no children. */
function withoutBlanks<Values extends Draft>(values: Values): Values {
  const credits = (values.credits ?? []).map((credit) => ({
    ...credit,
    months: credit.months ?? 1,
    children: credit.children ?? 0,
  }));
  return { ...values, credits };
}

interface CreditFieldsProps {
  readonly path: string;
  readonly counted: AccountPart['credits'][number] | undefined;
}

function CreditFields({ path, counted }: CreditFieldsProps) {
  const { t } = useTranslation(['income', 'vocabulary']);
  const language = useLanguage();
  const kinds = [
    ...INCOME_KINDS.map((value) => ({ value, label: t(`vocabulary:incomeKind.${value}`) })),
    { value: 'protected', label: t('account.wholly') },
  ];
  const write = (cents: Cents) => formatAmount(eurosFromCents(cents), language);
  return (
    <>
      <SelectField name={`${path}.kind`} span={6} choices={kinds} />
      <TextField name={`${path}.source`} span={6} />
      <DateField name={`${path}.creditedOn`} span={6} required />
      <DecimalField name={`${path}.amount`} kind="amount" span={6} required />
      <DecimalField name={`${path}.months`} kind="count" span={6} />
      <DecimalField name={`${path}.children`} kind="count" span={6} />
      {counted && (
        <Hint component="div" className={classes.growth ?? ''}>
          {t('account.creditLine', {
            days: counted.remainingDays,
            all: counted.days,
            left: write(counted.protectedLeftCents),
            protected: write(counted.protectedCents),
          })}
        </Hint>
      )}
    </>
  );
}

interface OutcomeProps {
  readonly part: AccountPart;
  readonly account: AccountComputation;
}

function Outcome({ part, account }: OutcomeProps) {
  const { t } = useTranslation('income');
  const language = useLanguage();
  const lines = [
    { name: t('account.balance', { date: formatDate(account.seizedOn, language) }), euros: account.balance },
    { name: t('account.protected'), euros: -eurosFromCents(part.protectedCents) },
    { name: t('account.seizable'), euros: eurosFromCents(part.seizableCents), isStrong: true },
  ];
  return (
    <Table className={classes.lines ?? ''} aria-live="polite">
      <Table.Tbody>
        {lines.map(({ name, euros, isStrong }) => (
          <Table.Tr key={name} data-strong={isStrong || undefined}>
            <Table.Th scope="row">{name}</Table.Th>
            <Table.Td ta="end">{formatAmount(euros, language)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function useLabels(): FieldLabels {
  const { t } = useTranslation('income');
  return {
    bank: t('fields.bank'),
    seizedOn: t('fields.seizedOn'),
    balance: t('fields.balance'),
    countsCreditDay: t('fields.countsCreditDay'),
    credits: {
      '': t('fields.credits'),
      kind: t('fields.creditKind'),
      source: t('fields.source'),
      creditedOn: t('fields.creditedOn'),
      amount: t('fields.amount'),
      months: t('fields.months'),
      children: t('fields.children'),
    },
  };
}
