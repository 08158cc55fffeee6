import { Text } from '@mantine/core';
import { imputePayments } from '@prorata/domain/claims/parts';
import { centsFromEuros, eurosFromCents } from '@prorata/domain/money';
import { useWatch } from 'react-hook-form';
import { formatAmount, formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { DateField } from '../form/date-fields.tsx';
import { TextField } from '../form/fields.tsx';
import { DecimalField } from '../form/number-fields.tsx';
import { eurosTyped } from './claim-amounts.ts';
import type { ClaimValues } from './claim-values.ts';
import { RowsField } from './rows-field.tsx';

type TypedPayment = Partial<ClaimValues['payments'][number]>;

interface PaymentsFieldProps {
  /** Where room is short a payment is one line. */
  readonly isDense?: boolean;
}

/** What the creditor received from elsewhere, and what it leaves of each part. */
export function PaymentsField({ isDense = false }: PaymentsFieldProps) {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  const line = {
    isWhole: ({ date, amount }: TypedPayment) => Boolean(date) && eurosTyped(amount) > 0,
    show: ({ date, amount, note }: TypedPayment) =>
      [formatDate(date ?? null, language), formatAmount(eurosTyped(amount), language), note]
        .filter(Boolean)
        .join(' · '),
    changeLabel: (number: number) => t('payments.change', { number }),
  };
  return (
    <RowsField
      name="payments"
      title={t('payments.title')}
      hint={t('payments.hint')}
      addLabel={t('payments.add')}
      removeLabel={(number) => t('payments.remove', { number })}
      blank={() => ({ date: null, amount: null, note: null })}
      outcome={<Imputed />}
      line={isDense ? line : undefined}
    >
      {(path) => (
        <>
          <DateField name={`${path}.date`} span={6} required />
          <DecimalField name={`${path}.amount`} kind="amount" span={6} required />
          <TextField name={`${path}.note`} span={12} />
        </>
      )}
    </RowsField>
  );
}

/** Costs first, then interest, then principal (Civil Code 5.210). */
function Imputed() {
  const { t } = useTranslation(['claims', 'vocabulary']);
  const language = useLanguage();
  const [parts, payments] = useWatch<ClaimValues, ['parts', 'payments']>({ name: ['parts', 'payments'] });
  if (!parts?.length || !payments?.length) return null;
  const centsOf = (value: unknown) => centsFromEuros(eurosTyped(value));
  const left = imputePayments(
    parts.map(({ kind, declared }) => ({ kind, cents: centsOf(declared) })),
    payments.map(({ amount }) => ({ amountCents: centsOf(amount) })),
  );
  const words = parts.map(({ kind }, place) => {
    const amount = formatAmount(eurosFromCents(left[place] ?? 0n), language);
    return `${t(`vocabulary:claimPart.${kind}`)} ${amount}`;
  });
  return (
    <Text size="sm" aria-live="polite">
      {t('payments.left', { parts: words.join(' · ') })}
    </Text>
  );
}
