import { Box, Table } from '@mantine/core';
import type { Distribution } from '@prorata/contract/distribution/distribution';
import { sumEuros } from '@prorata/domain/money';
import { Block } from '../../components/block.tsx';
import phone from '../../components/phone-cards.module.css';
import { Hint } from '../../components/text.tsx';
import { Amount } from '../../components/values.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './receiver-table.module.css';

type Balances = NonNullable<Distribution['balances']>;

const COLUMNS = ['accepted', 'earlier', 'before', 'allotted', 'after'] as const;
/** Of an income that is distributed in runs: each balance before and after this one. */
export function BalancesCard({ balances: { number, shares } }: { readonly balances: Balances }) {
  const { t } = useTranslation('calculation');
  const totals = {
    accepted: 0,
    earlier: 0,
    before: 0,
    allotted: 0,
    after: 0,
    ...Object.fromEntries(COLUMNS.map((key) => [key, sumEuros(shares.map((share) => share[key]))])),
  };
  const isOpen = totals.after > 0;
  return (
    <Block title={t('balances.title', { number })}>
      <Hint px="lg" pt="sm">
        {t(isOpen ? 'balances.carried' : 'balances.allPaid')}
      </Hint>
      <Box className={classes.scroll} pb="sm">
        <Table
          className={`${classes.table} ${phone.cards} ${classes.balances}`}
          data-density="dense"
          aria-label={t('balances.label')}
        >
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('table.receiver')}</Table.Th>
              {COLUMNS.map((key) => (
                <Table.Th key={key} ta="end">
                  {t(`balances.${key}`)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shares.map((share) => (
              <Figures key={share.statementId} name={share.name} figures={share} />
            ))}
            <Figures name={t('balances.sum')} figures={totals} isSum />
          </Table.Tbody>
        </Table>
      </Box>
    </Block>
  );
}

interface FiguresProps {
  readonly name: string;
  readonly figures: Readonly<Record<(typeof COLUMNS)[number], number>>;
  readonly isSum?: boolean;
}

/** A row of the table; on a phone a card, on which each amount has its word beside it. */
function Figures({ name, figures, isSum = false }: FiguresProps) {
  const { t } = useTranslation('calculation');
  return (
    <Table.Tr data-sum={isSum || undefined}>
      <Table.Td>{name}</Table.Td>
      {COLUMNS.map((key) => (
        <Table.Td
          key={key}
          ta="end"
          data-label={t(`balances.${key}`)}
          {...(key === 'allotted' && { fw: 600 })}
        >
          <Amount euros={figures[key]} unit="none" />
        </Table.Td>
      ))}
    </Table.Tr>
  );
}
