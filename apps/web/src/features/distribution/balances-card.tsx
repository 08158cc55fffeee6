import { Box, Table } from '@mantine/core';
import type { Distribution } from '@prorata/contract/distribution/distribution';
import { sumEuros } from '@prorata/domain/money';
import { Block } from '../../components/block.tsx';
import { Hint } from '../../components/text.tsx';
import { Amount } from '../../components/values.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './receiver-table.module.css';

type Balances = NonNullable<Distribution['balances']>;

const COLUMNS = ['accepted', 'earlier', 'before', 'allotted', 'after'] as const;
/** A phone has no room for all of them: what is owed now, what is given and what is left stay. */
const ON_WIDE: readonly (typeof COLUMNS)[number][] = ['accepted', 'earlier'];

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
        <Table className={classes.table} data-density="dense" aria-label={t('balances.label')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('table.receiver')}</Table.Th>
              {COLUMNS.map((key) => (
                <Table.Th key={key} ta="end" {...roomFor(key)}>
                  {t(`balances.${key}`)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shares.map((share) => (
              <Figures key={share.statementId} name={share.name} figures={share} />
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Figures name={t('balances.sum')} figures={totals} />
          </Table.Tfoot>
        </Table>
      </Box>
    </Block>
  );
}

function roomFor(key: (typeof COLUMNS)[number]) {
  return ON_WIDE.includes(key) ? { visibleFrom: 'sm' as const } : {};
}

interface FiguresProps {
  readonly name: string;
  readonly figures: Readonly<Record<(typeof COLUMNS)[number], number>>;
}

function Figures({ name, figures }: FiguresProps) {
  return (
    <Table.Tr>
      <Table.Td>{name}</Table.Td>
      {COLUMNS.map((key) => (
        <Table.Td key={key} ta="end" {...roomFor(key)} {...(key === 'allotted' && { fw: 600 })}>
          <Amount euros={figures[key]} unit="none" />
        </Table.Td>
      ))}
    </Table.Tr>
  );
}
