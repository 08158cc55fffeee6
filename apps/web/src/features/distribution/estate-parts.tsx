import { Box, Table } from '@mantine/core';
import type { Distribution } from '@prorata/contract/distribution/distribution';
import { sumEuros } from '@prorata/domain/money';
import { useTranslation } from 'react-i18next';
import { Block } from '../../components/block.tsx';
import { Amount } from '../../components/values.tsx';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';

interface EstatePartsProps {
  readonly distribution: Distribution;
}

/** Where a dossier runs against several: what each estate held and gave, and to whom. Nothing where there is one. */
export function EstateParts({ distribution }: EstatePartsProps) {
  if (distribution.estates.length < 2) return null;
  return distribution.estates.map((estate) => (
    <EstatePart key={estate.id} distribution={distribution} estate={estate} />
  ));
}

interface EstatePartProps extends EstatePartsProps {
  readonly estate: Distribution['estates'][number];
}

function EstatePart({ distribution, estate }: EstatePartProps) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  const { name, moneyIn, received, costs, passedOn, surplus } = estate;
  const held = sumEuros([moneyIn, received]);
  const title = t('estates.title', { name, amount: formatAmount(held, language) });
  return (
    <Block title={title}>
      <Box style={{ overflowX: 'auto' }}>
        <Table data-density="dense" aria-label={title}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('table.receiver')}</Table.Th>
              <Table.Th ta="end" visibleFrom="sm">
                {t('table.claimed')}
              </Table.Th>
              <Table.Th ta="end">{t('table.allotted')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            <Line name={t('flow.receiver.costs')} allotted={costs} />
            {listCreditors(distribution, estate.id).map((creditor) => (
              <Line key={creditor.id} {...creditor} />
            ))}
            <Line name={t('estates.passedOn')} allotted={passedOn} />
            <Line name={t('flow.receiver.surplus')} allotted={surplus} />
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th scope="row">{t('table.total')}</Table.Th>
              <Table.Td visibleFrom="sm" />
              <Table.Td ta="end">
                <Amount euros={held} unit="none" />
              </Table.Td>
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      </Box>
    </Block>
  );
}

interface LineProps {
  readonly name: string;
  /** Nothing for what nobody asked for. */
  readonly claimed?: number;
  readonly allotted: number;
}

function Line({ name, claimed, allotted }: LineProps) {
  if (claimed === undefined && allotted === 0) return null;
  return (
    <Table.Tr>
      <Table.Td>{name}</Table.Td>
      <Table.Td ta="end" visibleFrom="sm">
        <Amount euros={claimed ?? null} unit="none" />
      </Table.Td>
      <Table.Td ta="end" fw={600}>
        <Amount euros={allotted} unit="none" />
      </Table.Td>
    </Table.Tr>
  );
}

/** Who asked something of an estate, in the order of the calculation. */
function listCreditors({ lines }: Distribution, estateId: string) {
  const own = lines.filter((line) => line.estateId === estateId && line.creditorId !== null);
  return [...Map.groupBy(own, ({ creditorId }) => creditorId ?? '')].map(([id, ofCreditor]) => ({
    id,
    name: ofCreditor[0]?.name ?? '',
    claimed: sumEuros(ofCreditor.map(({ claimed }) => claimed)),
    allotted: sumEuros(ofCreditor.flatMap(({ allotted, borne }) => [allotted, -borne])),
  }));
}
