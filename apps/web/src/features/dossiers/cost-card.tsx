import { Button, Table, Tooltip } from '@mantine/core';
import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { Collection } from '@prorata/contract/dossiers/collection';
import type { ExecutionCost } from '@prorata/contract/dossiers/sold-asset';
import { IconPlus, IconReceipt } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Block, Count } from '../../components/block.tsx';
import { RemoveDialog } from '../../components/dialogs.tsx';
import { Empty } from '../../components/states.tsx';
import { Amount, DateText } from '../../components/values.tsx';
import { request } from '../../platform/client/request.ts';
import { useRemoving } from '../../platform/client/use-removing.ts';
import classes from './balance.module.css';
import type { BalancePart } from './balance-part.ts';
import { CostForm } from './cost-form.tsx';
import { valuesWithoutCost } from './cost-values.ts';
import { collectionQuery, useRefreshDossier } from './dossier-queries.ts';
import { LineActs } from './line-acts.tsx';
import { lotNamesOf, useLotLabels } from './lot-names.ts';

/** What it cost to get the money in; one asset bears it alone, or all bear it in proportion. */
export function CostCard(part: BalancePart) {
  const { t } = useTranslation('dossiers');
  const { dossier, collection, edit } = part;
  const { executionCosts } = collection;
  const isNew = edit.isEdited('cost', 'new');
  return (
    <Block
      title={t('balance.costs.title')}
      remark={<Count of={executionCosts.length} />}
      act={
        !dossier.isReadOnly && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.75} />}
            disabled={edit.edited !== undefined}
            onClick={() => edit.start('cost', 'new')}
          >
            {t('balance.costs.add')}
          </Button>
        )
      }
    >
      {executionCosts.length === 0 && !isNew ? (
        <Empty icon={IconReceipt} title={t('balance.costs.none')} />
      ) : (
        <CostTable {...part} isNew={isNew} />
      )}
    </Block>
  );
}

function CostTable({ isNew, ...part }: BalancePart & { readonly isNew: boolean }) {
  const { t } = useTranslation('dossiers');
  const { dossier, collection, edit } = part;
  const removing = useRemovingCost(dossier.id, collection);
  return (
    <div className={classes.place}>
      <Table className={classes.table ?? ''} data-density="dense" aria-label={t('balance.costs.title')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th data-from="middle">{t('balance.columns.date')}</Table.Th>
            <Table.Th>{t('balance.columns.description')}</Table.Th>
            <Table.Th data-from="middle">{t('balance.columns.asset')}</Table.Th>
            <Table.Th data-align="end">{t('balance.columns.amount')}</Table.Th>
            <Table.Th>
              <span className={classes.hidden}>{t('balance.columns.acts')}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {collection.executionCosts.map((cost) =>
            edit.isEdited('cost', cost.id) ? (
              <FormRow key={cost.id} {...part} costId={cost.id} />
            ) : (
              <CostRow key={cost.id} {...part} cost={cost} onRemove={removing.ask} />
            ),
          )}
          {isNew && <FormRow {...part} costId="new" />}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Td data-from="middle" />
            <Table.Td>{t('balance.costs.total')}</Table.Td>
            <Table.Td data-from="middle" />
            <Table.Td data-align="end">
              <Amount euros={collection.totals.executionCosts} unit="none" />
            </Table.Td>
            <Table.Td />
          </Table.Tr>
        </Table.Tfoot>
      </Table>
      <RemoveDialog
        opened={removing.thing !== undefined}
        title={t('balance.costs.removeTitle', { name: removing.thing?.description ?? '' })}
        verb={t('balance.costs.removeVerb')}
        isBusy={removing.isBusy}
        problem={removing.problem}
        onConfirm={removing.confirm}
        onClose={removing.close}
      >
        {t('balance.costs.removeText')}
      </RemoveDialog>
    </div>
  );
}

interface CostRowProps extends BalancePart {
  readonly cost: ExecutionCost;
  readonly onRemove: (cost: ExecutionCost) => void;
}

function CostRow({ dossier, collection, edit, cost, onRemove }: CostRowProps) {
  const { t } = useTranslation('dossiers');
  const name = cost.description;
  return (
    <Table.Tr>
      <Table.Td data-from="middle" data-secondary>
        <DateText value={cost.date} />
      </Table.Td>
      <Table.Td>{name}</Table.Td>
      <Table.Td data-from="middle">
        <Bearer collection={collection} assetId={cost.assetId} />
      </Table.Td>
      <Table.Td data-align="end">
        <Amount euros={cost.amount} unit="none" />
      </Table.Td>
      <LineActs
        isReadOnly={dossier.isReadOnly}
        isBusy={edit.edited !== undefined}
        editLabel={t('balance.costs.edit', { name })}
        removeLabel={t('balance.costs.remove', { name })}
        onEdit={() => edit.start('cost', cost.id)}
        onRemove={() => onRemove(cost)}
      />
    </Table.Tr>
  );
}

/** Which asset bears the cost. */
function Bearer({
  collection,
  assetId,
}: {
  readonly collection: Collection;
  readonly assetId: string | null;
}) {
  const { t } = useTranslation('dossiers');
  const lotLabels = useLotLabels();
  const asset = collection.soldAssets.find(({ id }) => id === assetId);
  if (asset === undefined) return <span className={classes.chip}>{t('balance.costs.common')}</span>;
  const lot = lotNamesOf(collection.soldAssets).get(asset.id);
  return (
    <Tooltip label={asset.name}>
      <span className={classes.chip} data-own>
        {lot?.kind === 'lot' ? lotLabels(lot) : asset.name}
      </span>
    </Tooltip>
  );
}

function FormRow({ costId, ...part }: BalancePart & { readonly costId: string }) {
  return (
    <Table.Tr className={classes.formRow}>
      <Table.Td colSpan={5} className={classes.formCell ?? ''}>
        <CostForm {...part} costId={costId} />
      </Table.Td>
    </Table.Tr>
  );
}

function useRemovingCost(dossierId: string, collection: Collection) {
  const queries = useQueryClient();
  const refresh = useRefreshDossier(dossierId);
  return useRemoving<ExecutionCost>({
    remove: async ({ id }) => {
      const body = valuesWithoutCost(collection, id);
      const saved = await request(dossiersCalls.setBalance, { params: { dossierId }, body });
      queries.setQueryData(collectionQuery(dossierId).queryKey, saved);
    },
    onRemoved: () => void refresh(),
  });
}
