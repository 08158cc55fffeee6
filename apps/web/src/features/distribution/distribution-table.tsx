import { Box, Button, Table } from '@mantine/core';
import type { Distribution } from '@prorata/contract/distribution/distribution';
import { sumEuros } from '@prorata/domain/money';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../components/values.tsx';
import { formatDecimal, useLanguage } from '../../platform/language/format.ts';

interface DistributionTableProps {
  readonly distribution: Distribution;
  readonly chosen: string | undefined;
  readonly onChoose: (creditorId: string) => void;
}

/** The same as the flow, for whoever reads figures or listens: everyone who receives something, or asked for it. */
export function DistributionTable({ distribution, chosen, onChoose }: DistributionTableProps) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  const { totals } = distribution;
  return (
    <Box style={{ overflowX: 'auto' }}>
      <Table data-density="dense" aria-label={t('table.label')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('table.receiver')}</Table.Th>
            <Table.Th ta="end" visibleFrom="sm">
              {t('table.claimed')}
            </Table.Th>
            <Table.Th ta="end">{t('table.allotted')}</Table.Th>
            <Table.Th ta="end" visibleFrom="sm">
              {t('table.share')}
            </Table.Th>
            <Table.Th />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {listReceivers(distribution).map(({ creditorId, kind, name, claimed, allotted }) => (
            <Table.Tr
              key={creditorId ?? kind}
              {...(creditorId !== null && creditorId === chosen && { bg: 'primary.0' })}
            >
              <Table.Td>{name ?? t(`flow.receiver.${kind === 'surplus' ? 'surplus' : 'costs'}`)}</Table.Td>
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
              <Amount euros={totals.moneyIn} unit="none" />
            </Table.Td>
            <Table.Td visibleFrom="sm" />
            <Table.Td />
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </Box>
  );
}

interface Receiver {
  readonly kind: 'costs' | 'creditor' | 'surplus';
  readonly creditorId: string | null;
  readonly name: string | null;
  /** Nothing for the surplus, which nobody asked for. */
  readonly claimed: number | null;
  /** After the costs that the creditor bears himself, which stand with the costs. */
  readonly allotted: number;
}

/** The costs, then every creditor in the order of the calculation, then the defendant who gets the surplus. */
function listReceivers({ lines, totals }: Distribution): Receiver[] {
  const byCreditor = Map.groupBy(
    lines.filter(({ creditorId }) => creditorId !== null),
    ({ creditorId }) => creditorId,
  );
  const costs = lines.filter(({ kind }) => kind === 'cost');
  return [
    ...(costs.length === 0 ? [] : [receiverOf('costs', null, null, costs)]),
    ...[...byCreditor].map(([creditorId, own]) =>
      receiverOf('creditor', creditorId, own[0]?.name ?? null, own),
    ),
    ...(totals.surplus === 0
      ? []
      : [
          { kind: 'surplus', creditorId: null, name: null, claimed: null, allotted: totals.surplus } as const,
        ]),
  ];
}

/** What several estates are asked for the same debt is claimed once. */
function receiverOf(
  kind: Receiver['kind'],
  creditorId: string | null,
  name: string | null,
  lines: Distribution['lines'],
): Receiver {
  const debts = new Map(lines.map((line) => [`${line.kind} ${line.id}`, line.debt ?? line.claimed]));
  const claimed = sumEuros([...debts.values()]);
  return {
    kind,
    creditorId,
    name,
    claimed,
    allotted: sumEuros(lines.flatMap(({ allotted, borne }) => [allotted, -borne])),
  };
}
