import { Box, Button, Table } from '@mantine/core';
import type { Distribution } from '@prorata/contract/distribution/distribution';
import { sumEuros } from '@prorata/domain/money';
import { Amount } from '../../components/values.tsx';
import { formatDecimal, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './receiver-table.module.css';

export interface Receiver {
  readonly key: string;
  /** Nothing for who is no creditor. */
  readonly creditorId: string | null;
  readonly name: string;
  /** Nothing for what nobody asked for. */
  readonly claimed: number | null;
  /** After the costs that the creditor bears himself, which stand with the costs. */
  readonly allotted: number;
}

interface ReceiverTableProps {
  readonly label: string;
  readonly receivers: readonly Receiver[];
  readonly total: number;
  readonly chosen: string | undefined;
  readonly onChoose: (creditorId: string) => void;
}

/** Who receives what. Its columns have fixed widths, so that those of several tables stand under each other. */
export function ReceiverTable({ label, receivers, total, chosen, onChoose }: ReceiverTableProps) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  return (
    <Box className={classes.scroll}>
      <Table className={classes.table} data-density="dense" layout="fixed" aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('table.receiver')}</Table.Th>
            <Table.Th className={classes.amount} ta="end" visibleFrom="sm">
              {t('table.claimed')}
            </Table.Th>
            <Table.Th className={classes.amount} ta="end">
              {t('table.allotted')}
            </Table.Th>
            <Table.Th className={classes.share} ta="end" visibleFrom="sm">
              {t('table.share')}
            </Table.Th>
            <Table.Th className={classes.act} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {receivers.map(({ key, creditorId, name, claimed, allotted }) => (
            <Table.Tr key={key} {...(creditorId !== null && creditorId === chosen && { bg: 'primary.0' })}>
              <Table.Td>{name}</Table.Td>
              <Table.Td ta="end" visibleFrom="sm">
                <Amount euros={claimed} unit="none" />
              </Table.Td>
              <Table.Td ta="end" fw={600}>
                <Amount euros={allotted} unit="none" />
              </Table.Td>
              <Table.Td ta="end" visibleFrom="sm" c="dimmed">
                {claimed ? `${formatDecimal((allotted / claimed) * 100, language, 0, 1)} %` : ''}
              </Table.Td>
              <Table.Td ta="end">
                {creditorId !== null && (
                  <Button variant="subtle" size="compact-sm" onClick={() => onChoose(creditorId)}>
                    {t('table.explain')}
                  </Button>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row">{t('table.total')}</Table.Th>
            <Table.Td visibleFrom="sm" />
            <Table.Td ta="end">
              <Amount euros={total} unit="none" />
            </Table.Td>
            <Table.Td visibleFrom="sm" />
            <Table.Td />
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </Box>
  );
}

/** Every creditor of these lines, in the order of the calculation. */
export function listCreditors(lines: Distribution['lines']): Receiver[] {
  const ofCreditors = lines.filter(({ creditorId }) => creditorId !== null);
  return [...Map.groupBy(ofCreditors, ({ creditorId }) => creditorId ?? '')].map(([creditorId, own]) => ({
    key: creditorId,
    creditorId,
    name: own[0]?.name ?? '',
    claimed: claimedIn(own),
    allotted: allottedIn(own),
  }));
}

function allottedIn(lines: Distribution['lines']): number {
  return sumEuros(lines.flatMap(({ allotted, borne }) => [allotted, -borne]));
}

/** What several estates are asked for the same debt is claimed once; of one estate it is what that one was asked. */
export function claimedIn(lines: Distribution['lines']): number {
  const isOfOne = new Set(lines.map(({ estateId }) => estateId)).size < 2;
  const debts = new Map(
    lines.map((line) => [`${line.kind} ${line.id}`, isOfOne ? line.claimed : (line.debt ?? line.claimed)]),
  );
  return sumEuros([...debts.values()]);
}
