import { Table, Text } from '@mantine/core';
import type { Comparison } from '@prorata/contract/distribution/what-if';
import { sumEuros } from '@prorata/domain/money';
import { IconCircleCheck } from '@tabler/icons-react';
import { Hint } from '../../components/text.tsx';
import { Amount } from '../../components/values.tsx';
import { formatAmount, NOTHING, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './what-if.module.css';

const TOTALS = ['costs', 'paid', 'reserved', 'surplus', 'moneyIn'] as const;

interface ComparisonTableProps {
  readonly comparison: Comparison;
  /** What the two columns of amounts are called. */
  readonly before: string;
  readonly after: string;
}

/** Two distributions beside each other: per creditor the difference with its reasons, then the whole. */
export function ComparisonTable({ comparison, before, after }: ComparisonTableProps) {
  const { t } = useTranslation('calculation');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
    <div className={classes.comparison} tabIndex={0}>
      <Table className={classes.table ?? ''} data-density="dense" aria-label={t('comparison.label')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('comparison.creditor')}</Table.Th>
            <Table.Th ta="end" className={classes.before ?? ''}>
              {before}
            </Table.Th>
            <Table.Th ta="end">{after}</Table.Th>
            <Table.Th ta="end">{t('comparison.difference')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {comparison.creditors.map((creditor) => (
            <CreditorRow key={creditor.creditorId} creditor={creditor} />
          ))}
        </Table.Tbody>
        <Totals comparison={comparison} />
      </Table>
      <AddsUp comparison={comparison} />
    </div>
  );
}

function CreditorRow({ creditor }: { readonly creditor: Comparison['creditors'][number] }) {
  const { t } = useTranslation('distribution');
  const { name, before, after, reasons } = creditor;
  const [was, becomes] = [allottedOf(before), allottedOf(after)];
  const isSame = was === becomes && reasons.length === 0;
  return (
    <Table.Tr {...(isSame && { c: 'dimmed' })}>
      <Table.Td>
        <Text span inherit fw={isSame ? 400 : 500}>
          {name}
        </Text>
        {reasons.map((reason) => (
          // The server may be newer than this page and know reasons that have no phrase here yet.
          <Text key={reason} size="sm" c="dimmed">
            {t(`reasons.${reason}` as never, { defaultValue: reason })}
          </Text>
        ))}
      </Table.Td>
      <Table.Td ta="end" className={classes.before ?? ''}>
        <Amount euros={was} unit="none" />
        <Reserved euros={before.reserved} />
      </Table.Td>
      <Table.Td ta="end">
        <Amount euros={becomes} unit="none" />
        <Reserved euros={after.reserved} />
      </Table.Td>
      <Table.Td ta="end">
        <Difference before={was} after={becomes} />
      </Table.Td>
    </Table.Tr>
  );
}

function Reserved({ euros }: { readonly euros: number }) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  if (euros === 0) return null;
  return <Hint>{t('comparison.reserved', { amount: formatAmount(euros, language, 'none') })}</Hint>;
}

function Totals({ comparison: { before, after } }: { readonly comparison: Comparison }) {
  const { t } = useTranslation('calculation');
  return (
    <Table.Tfoot>
      {TOTALS.filter((total) => total === 'moneyIn' || before[total] !== 0 || after[total] !== 0).map(
        (total) => (
          <Table.Tr key={total} data-sum={total === 'moneyIn' || undefined}>
            <Table.Th scope="row">{t(`comparison.totals.${total}`)}</Table.Th>
            <Table.Td ta="end" className={classes.before ?? ''}>
              <Amount euros={before[total]} unit="none" />
            </Table.Td>
            <Table.Td ta="end">
              <Amount euros={after[total]} unit="none" />
            </Table.Td>
            <Table.Td ta="end">
              <Difference before={before[total]} after={after[total]} />
            </Table.Td>
          </Table.Tr>
        ),
      )}
    </Table.Tfoot>
  );
}

/** What everybody gets more or less is together what the mass changed by: nothing, where it did not. */
function AddsUp({ comparison: { creditors, before, after } }: { readonly comparison: Comparison }) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  const differences = sumEuros([
    ...creditors.flatMap((creditor) => [allottedOf(creditor.after), -allottedOf(creditor.before)]),
    ...[after.costs, -before.costs, after.surplus, -before.surplus],
  ]);
  if (differences !== sumEuros([after.moneyIn, -before.moneyIn])) return null;
  const amount = formatAmount(differences, language);
  return (
    <p className={classes.addsUp}>
      <IconCircleCheck size={16} aria-hidden />
      {differences === 0 ? t('comparison.zero') : t('comparison.money', { amount })}
    </p>
  );
}

function allottedOf({ paid, reserved }: { readonly paid: number; readonly reserved: number }): number {
  return sumEuros([paid, reserved]);
}

interface DifferenceProps {
  readonly before: number;
  readonly after: number;
}

/** More or less than before, with its sign; a dash where nothing changed. */
function Difference({ before, after }: DifferenceProps) {
  const language = useLanguage();
  const euros = sumEuros([after, -before]);
  if (euros === 0) return NOTHING;
  const written = formatAmount(euros, language, 'none');
  return (
    <Text span inherit fw={600} c={euros > 0 ? 'positive.8' : 'negative.8'}>
      {euros > 0 ? `+${written}` : written}
    </Text>
  );
}
