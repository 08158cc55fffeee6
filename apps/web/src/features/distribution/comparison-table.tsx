import { Table } from '@mantine/core';
import type { Comparison } from '@prorata/contract/distribution/what-if';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../components/values.tsx';
import { formatAmount, NOTHING, useLanguage } from '../../platform/language/format.ts';
import classes from './comparison-table.module.css';
import { sumOf } from './sum-of.ts';

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
    <div className={classes.place}>
      <Table className={classes.table ?? ''} data-density="dense" aria-label={t('comparison.label')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('comparison.creditor')}</Table.Th>
            <Table.Th data-align="end" className={classes.before ?? ''}>
              {before}
            </Table.Th>
            <Table.Th data-align="end">{after}</Table.Th>
            <Table.Th data-align="end">{t('comparison.difference')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {comparison.creditors.map((creditor) => (
            <CreditorRow key={creditor.statementId ?? creditor.name} creditor={creditor} />
          ))}
        </Table.Tbody>
        <Totals comparison={comparison} />
      </Table>
    </div>
  );
}

function CreditorRow({ creditor }: { readonly creditor: Comparison['creditors'][number] }) {
  const { t } = useTranslation('distribution');
  const { name, before, after, reasons } = creditor;
  const [was, becomes] = [allottedOf(before), allottedOf(after)];
  return (
    <Table.Tr data-same={(was === becomes && reasons.length === 0) || undefined}>
      <Table.Td>
        <span className={classes.name}>{name}</span>
        {reasons.map((reason) => (
          // The server may be newer than this page and know reasons that have no phrase here yet.
          <small key={reason}>{t(`reasons.${reason}` as never, { defaultValue: reason })}</small>
        ))}
      </Table.Td>
      <Table.Td data-align="end" className={classes.before ?? ''}>
        <Amount euros={was} unit="none" />
        <Reserved euros={before.reserved} />
      </Table.Td>
      <Table.Td data-align="end">
        <Amount euros={becomes} unit="none" />
        <Reserved euros={after.reserved} />
      </Table.Td>
      <Table.Td data-align="end">
        <Difference before={was} after={becomes} />
      </Table.Td>
    </Table.Tr>
  );
}

function Reserved({ euros }: { readonly euros: number }) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  if (euros === 0) return null;
  return <small>{t('comparison.reserved', { amount: formatAmount(euros, language, 'none') })}</small>;
}

function Totals({ comparison: { before, after } }: { readonly comparison: Comparison }) {
  const { t } = useTranslation('calculation');
  return (
    <Table.Tfoot>
      {TOTALS.filter((total) => total === 'moneyIn' || before[total] !== 0 || after[total] !== 0).map(
        (total) => (
          <Table.Tr key={total} data-sum={total === 'moneyIn' || undefined}>
            <Table.Th scope="row">{t(`comparison.totals.${total}`)}</Table.Th>
            <Table.Td data-align="end" className={classes.before ?? ''}>
              <Amount euros={before[total]} unit="none" />
            </Table.Td>
            <Table.Td data-align="end">
              <Amount euros={after[total]} unit="none" />
            </Table.Td>
            <Table.Td data-align="end">
              <Difference before={before[total]} after={after[total]} />
            </Table.Td>
          </Table.Tr>
        ),
      )}
    </Table.Tfoot>
  );
}

function allottedOf({ paid, reserved }: { readonly paid: number; readonly reserved: number }): number {
  return sumOf([paid, reserved]);
}

interface DifferenceProps {
  readonly before: number;
  readonly after: number;
}

/** More or less than before, with its sign; a dash where nothing changed. */
function Difference({ before, after }: DifferenceProps) {
  const language = useLanguage();
  const euros = sumOf([after, -before]);
  if (euros === 0) return <span className={classes.difference}>{NOTHING}</span>;
  const written = formatAmount(euros, language, 'none');
  return (
    <span className={classes.difference} data-sign={euros > 0 ? 'more' : 'less'}>
      {euros > 0 ? `+${written}` : written}
    </span>
  );
}
