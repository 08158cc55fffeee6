import { Button, Table } from '@mantine/core';
import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { Collection } from '@prorata/contract/dossiers/collection';
import { IconPackage, IconPlus } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Block, Count } from '../../components/block.tsx';
import { RemoveDialog } from '../../components/dialogs.tsx';
import { Empty } from '../../components/states.tsx';
import { Amount } from '../../components/values.tsx';
import { request } from '../../platform/client/request.ts';
import { useRemoving } from '../../platform/client/use-removing.ts';
import { NOTHING } from '../../platform/language/format.ts';
import { AssetForm } from './asset-form.tsx';
import classes from './balance.module.css';
import type { BalancePart } from './balance-part.ts';
import { useRefreshDossier } from './dossier-queries.ts';
import { LineActs } from './line-acts.tsx';
import { lotNamesOf, useLotLabels } from './lot-names.ts';
import { sumIfKnown, sumOfEuros } from './sum-of-euros.ts';

type Asset = Collection['soldAssets'][number];

/** What brought in money, with what its own costs and its share of the common ones leave of it. */
export function AssetCard(part: BalancePart) {
  const { t } = useTranslation('dossiers');
  const { dossier, collection, edit } = part;
  const { soldAssets } = collection;
  const isNew = edit.isEdited('asset', 'new');
  const addButton = !dossier.isReadOnly && (
    <Button
      variant="default"
      leftSection={<IconPlus size={16} stroke={1.75} />}
      disabled={edit.edited !== undefined}
      onClick={() => edit.start('asset', 'new')}
    >
      {t('balance.assets.add')}
    </Button>
  );
  return (
    <Block
      title={t('balance.assets.title')}
      remark={<Count of={soldAssets.length} />}
      note={t('balance.inEuro')}
      act={addButton}
    >
      {soldAssets.length === 0 && !isNew ? (
        <Empty icon={IconPackage} title={t('balance.assets.none')}>
          {t('balance.assets.noneText')}
        </Empty>
      ) : (
        <AssetTable {...part} isNew={isNew} />
      )}
    </Block>
  );
}

function AssetTable({ isNew, ...part }: BalancePart & { readonly isNew: boolean }) {
  const { t } = useTranslation('dossiers');
  const { dossier, collection, edit } = part;
  const { soldAssets } = collection;
  const lots = lotNamesOf(soldAssets);
  const lotLabels = useLotLabels();
  const removing = useRemovingAsset(dossier.id);
  return (
    <div className={classes.place}>
      <Table className={classes.table ?? ''} data-density="dense" aria-label={t('balance.assets.title')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th data-from="wide">{t('balance.columns.lot')}</Table.Th>
            <Table.Th>{t('balance.columns.name')}</Table.Th>
            <Table.Th data-from="middle">{t('balance.columns.description')}</Table.Th>
            <Table.Th data-align="end">{t('balance.columns.collectedAmount')}</Table.Th>
            <Table.Th data-align="end" data-from="wide">
              {t('balance.columns.ownCosts')}
            </Table.Th>
            <Table.Th data-align="end" data-from="wide">
              {t('balance.columns.shareOfCommonCosts')}
            </Table.Th>
            <Table.Th data-align="end" data-from="middle">
              {t('balance.columns.net')}
            </Table.Th>
            <Table.Th>
              <span className={classes.hidden}>{t('balance.columns.acts')}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {soldAssets.map((asset) => (
            <Fragment key={asset.id}>
              {edit.isEdited('asset', asset.id) ? (
                <FormRow {...part} asset={asset} />
              ) : (
                <AssetRow
                  {...part}
                  asset={asset}
                  lot={lotLabels(lots.get(asset.id))}
                  onRemove={removing.ask}
                />
              )}
            </Fragment>
          ))}
          {isNew && <FormRow {...part} asset={undefined} />}
        </Table.Tbody>
        <AssetTotals assets={soldAssets} collected={collection.totals.soldAssets} />
      </Table>
      <RemoveDialog
        opened={removing.thing !== undefined}
        title={t('balance.assets.removeTitle', { name: removing.thing?.name ?? '' })}
        verb={t('balance.assets.removeVerb')}
        isBusy={removing.isBusy}
        problem={removing.problem}
        onConfirm={removing.confirm}
        onClose={removing.close}
      >
        {t('balance.assets.removeText')}
      </RemoveDialog>
    </div>
  );
}

interface AssetRowProps extends BalancePart {
  readonly asset: Asset;
  readonly lot: string;
  readonly onRemove: (asset: Asset) => void;
}

function AssetRow({ dossier, edit, asset, lot, onRemove }: AssetRowProps) {
  const { t } = useTranslation('dossiers');
  const { name, description } = asset;
  return (
    <Table.Tr>
      <Table.Td data-from="wide" data-secondary>
        {lot}
      </Table.Td>
      <Table.Td className={classes.name ?? ''}>{name}</Table.Td>
      <Table.Td data-from="middle" data-secondary>
        {description ?? NOTHING}
      </Table.Td>
      <Table.Td data-align="end" className={classes.strong ?? ''}>
        <Amount euros={asset.collectedAmount} unit="none" />
      </Table.Td>
      <Table.Td data-align="end" data-from="wide" data-secondary>
        <Amount euros={asset.ownCosts || null} unit="none" />
      </Table.Td>
      <Table.Td data-align="end" data-from="wide" data-secondary>
        <Amount euros={asset.shareOfCommonCosts || null} unit="none" />
      </Table.Td>
      <Table.Td data-align="end" data-from="middle" data-short={(asset.net ?? 0) < 0 || undefined}>
        <Amount euros={asset.net} unit="none" />
      </Table.Td>
      <LineActs
        isReadOnly={dossier.isReadOnly}
        isBusy={edit.edited !== undefined}
        editLabel={t('balance.assets.edit', { name })}
        removeLabel={t('balance.assets.remove', { name })}
        onEdit={() => edit.start('asset', asset.id)}
        onRemove={() => onRemove(asset)}
      />
    </Table.Tr>
  );
}

function FormRow({ asset, ...part }: BalancePart & { readonly asset: Asset | undefined }) {
  return (
    <Table.Tr className={classes.formRow}>
      <Table.Td colSpan={8} className={classes.formCell ?? ''}>
        <AssetForm {...part} asset={asset} />
      </Table.Td>
    </Table.Tr>
  );
}

interface AssetTotalsProps {
  readonly assets: readonly Asset[];
  readonly collected: number;
}

function AssetTotals({ assets, collected }: AssetTotalsProps) {
  const { t } = useTranslation('dossiers');
  return (
    <Table.Tfoot>
      <Table.Tr>
        <Table.Td data-from="wide">{t('balance.total')}</Table.Td>
        <Table.Td>
          <span className={classes.totalBeside}>{t('balance.total')}</span>
        </Table.Td>
        <Table.Td data-from="middle" />
        <Table.Td data-align="end">
          <Amount euros={collected} unit="none" />
        </Table.Td>
        <Table.Td data-align="end" data-from="wide">
          <Amount euros={sumOfEuros(assets.map(({ ownCosts }) => ownCosts))} unit="none" />
        </Table.Td>
        <Table.Td data-align="end" data-from="wide">
          <Amount
            euros={sumIfKnown(assets.map(({ shareOfCommonCosts }) => shareOfCommonCosts))}
            unit="none"
          />
        </Table.Td>
        <Table.Td data-align="end" data-from="middle">
          <Amount euros={sumIfKnown(assets.map(({ net }) => net))} unit="none" />
        </Table.Td>
        <Table.Td />
      </Table.Tr>
    </Table.Tfoot>
  );
}

function useRemovingAsset(dossierId: string) {
  const refresh = useRefreshDossier(dossierId);
  return useRemoving<Asset>({
    remove: ({ id }) => request(dossiersCalls.removeAsset, { params: { dossierId, assetId: id } }),
    onRemoved: () => void refresh(),
  });
}
