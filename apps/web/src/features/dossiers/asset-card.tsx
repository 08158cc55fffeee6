import { Text } from '@mantine/core';
import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { Collection } from '@prorata/contract/dossiers/collection';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { sumEuros } from '@prorata/domain/money';
import { IconPackage } from '@tabler/icons-react';
import { Empty } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { Amount } from '../../components/values.tsx';
import { request } from '../../platform/client/request.ts';
import { formatAmount, NOTHING, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { AssetForm } from './asset-form.tsx';
import type { BalancePart } from './balance-part.ts';
import { lotNamesOf, useLotLabels } from './lot-names.ts';
import { MoneyCard, type MoneyColumn } from './money-card.tsx';
import { useOwners } from './shares-field.tsx';

type Asset = Collection['soldAssets'][number];

/** What brought in money, with what its own costs and its share of the common ones leave of it. */
export function AssetCard(part: BalancePart) {
  const { t } = useTranslation('dossiers');
  const { dossier, collection } = part;
  return (
    <MoneyCard
      {...part}
      list="assets"
      lines={collection.soldAssets}
      nameOf={({ name }) => name}
      columns={useAssetColumns(dossier, collection)}
      note={t('balance.inEuro')}
      empty={
        <Empty icon={IconPackage} title={t('balance.assets.none')}>
          {t('balance.assets.noneText')}
        </Empty>
      }
      form={(asset) => <AssetForm {...part} asset={asset} />}
      remove={({ id, version }) =>
        request(dossiersCalls.removeAsset, {
          params: { dossierId: dossier.id, assetId: id },
          query: { version },
        })
      }
    />
  );
}

function useAssetColumns(dossier: Dossier, { soldAssets, totals }: Collection): MoneyColumn<Asset>[] {
  const { t } = useTranslation('dossiers');
  const language = useLanguage();
  const lots = lotNamesOf(soldAssets);
  const lotLabels = useLotLabels();
  const ownersOf = useOwners(dossier);
  return [
    {
      key: 'lot',
      head: t('balance.columns.lot'),
      from: 'wide',
      isSecondary: true,
      cell: ({ id }) => lotLabels(lots.get(id)),
    },
    {
      key: 'name',
      head: t('balance.columns.name'),
      cell: ({ name, inLetPremises, shares, received }) => (
        <>
          <Text span inherit fw={500}>
            {name}
          </Text>
          <Hint span display="block">
            {ownersOf(shares)}
          </Hint>
          {received > 0 && (
            <Hint span display="block">
              {t('balance.assets.received', { amount: formatAmount(received, language) })}
            </Hint>
          )}
          {inLetPremises && (
            <Hint span display="block">
              {t('balance.assets.inLetPremises')}
            </Hint>
          )}
        </>
      ),
      total: t('balance.total'),
    },
    {
      key: 'description',
      head: t('balance.columns.description'),
      from: 'middle',
      isSecondary: true,
      cell: ({ description }) => description ?? NOTHING,
    },
    {
      key: 'collectedAmount',
      head: t('balance.columns.collectedAmount'),
      align: 'end',
      cell: ({ collectedAmount }) => (
        <Text span inherit fw={600}>
          <Amount euros={collectedAmount} unit="none" />
        </Text>
      ),
      total: <Amount euros={totals.soldAssets} unit="none" />,
    },
    {
      key: 'ownCosts',
      head: t('balance.columns.ownCosts'),
      align: 'end',
      from: 'wide',
      isSecondary: true,
      cell: ({ ownCosts }) => <Amount euros={ownCosts || null} unit="none" />,
      total: <Amount euros={sumEuros(soldAssets.map(({ ownCosts }) => ownCosts))} unit="none" />,
    },
    {
      key: 'shareOfCommonCosts',
      head: t('balance.columns.shareOfCommonCosts'),
      align: 'end',
      from: 'wide',
      isSecondary: true,
      cell: ({ shareOfCommonCosts }) => <Amount euros={shareOfCommonCosts || null} unit="none" />,
      total: (
        <Amount
          euros={sumIfKnown(soldAssets.map(({ shareOfCommonCosts }) => shareOfCommonCosts))}
          unit="none"
        />
      ),
    },
    {
      key: 'net',
      head: t('balance.columns.net'),
      align: 'end',
      from: 'middle',
      // Costs may leave less than nothing of an asset.
      cell: ({ net }) => (
        <Text span inherit {...((net ?? 0) < 0 && { c: 'negative.8' })}>
          <Amount euros={net} unit="none" />
        </Text>
      ),
      total: <Amount euros={sumIfKnown(soldAssets.map(({ net }) => net))} unit="none" />,
    },
  ];
}

/** Where one amount is not known, neither is the sum. */
function sumIfKnown(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((euros) => euros !== null);
  return known.length < amounts.length ? null : sumEuros(known);
}
