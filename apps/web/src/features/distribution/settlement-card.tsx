import { Box, Table } from '@mantine/core';
import type { Distribution } from '@prorata/contract/distribution/distribution';
import { sumEuros } from '@prorata/domain/money';
import { Block } from '../../components/block.tsx';
import { Hint } from '../../components/text.tsx';
import { Amount } from '../../components/values.tsx';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './receiver-table.module.css';

type Settlement = NonNullable<Distribution['settlement']>;

/** Of a dossier that follows another on the same mass: what everybody has by the whole run, had before, and gets now. */
export function SettlementCard({ settlement }: { readonly settlement: Settlement }) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  const { follows, released, interest, ownCosts, surplusNow } = settlement;
  const written = (euros: number) => formatAmount(euros, language);
  const rows = rowsOf(settlement);
  const sumOf = (key: 'total' | 'received' | 'now') => sumEuros(rows.map((row) => row[key]));
  return (
    <Block title={t('settlement.title', { number: follows })}>
      <Hint px="lg" pt="sm">
        {t('settlement.released', {
          released: written(released),
          interest: written(interest),
          costs: written(ownCosts),
        })}
      </Hint>
      <Box className={classes.scroll} pb="sm">
        <Table className={classes.table} data-density="dense" aria-label={t('settlement.label')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('table.receiver')}</Table.Th>
              <Table.Th ta="end" visibleFrom="sm">
                {t('settlement.total')}
              </Table.Th>
              <Table.Th ta="end">{t('settlement.received')}</Table.Th>
              <Table.Th ta="end">{t('settlement.now')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ key, name, total, received, now }) => (
              <Figures key={key} name={name ?? t('settlement.consigned')} figures={[total, received, now]} />
            ))}
            {surplusNow > 0 && (
              <Figures name={t('flow.receiver.surplus')} figures={[null, null, surplusNow]} />
            )}
          </Table.Tbody>
          <Table.Tfoot>
            <Figures
              name={t('settlement.sum')}
              figures={[sumOf('total'), sumOf('received'), sumEuros([sumOf('now'), surplusNow])]}
            />
          </Table.Tfoot>
        </Table>
      </Box>
    </Block>
  );
}

/** Each creditor, and below those for whom more is consigned now, without a name of its own. */
function rowsOf({ shares }: Settlement) {
  return shares.flatMap(({ statementId, name, total, received, payNow, consignNow }) => [
    { key: statementId, name, total, received, now: payNow },
    ...(consignNow > 0
      ? [{ key: `${statementId} consigned`, name: null, total: 0, received: 0, now: consignNow }]
      : []),
  ]);
}

interface FiguresProps {
  readonly name: string;
  readonly figures: readonly [total: number | null, received: number | null, now: number];
}

/** A phone has no room for the whole: what was received and what is paid now stay. */
function Figures({ name, figures: [total, received, now] }: FiguresProps) {
  return (
    <Table.Tr>
      <Table.Td>{name}</Table.Td>
      <Table.Td ta="end" visibleFrom="sm">
        {total !== null && <Amount euros={total} unit="none" />}
      </Table.Td>
      <Table.Td ta="end">{received !== null && <Amount euros={received} unit="none" />}</Table.Td>
      <Table.Td ta="end" fw={600}>
        <Amount euros={now} unit="none" />
      </Table.Td>
    </Table.Tr>
  );
}
