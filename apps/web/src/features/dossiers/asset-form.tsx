import { WORD_LISTS } from '@prorata/contract/audit/fields';
import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { Collection } from '@prorata/contract/dossiers/collection';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { SoldAsset } from '@prorata/contract/dossiers/sold-asset';
import { TRANSACTION_KINDS } from '@prorata/domain/vocabulary';
import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Cell } from '../../components/form/field.tsx';
import { SelectField, TextField, YesNoField } from '../../components/form/fields.tsx';
import { DecimalField } from '../../components/form/number-fields.tsx';
import { useContractForm, type ValuesOf } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { AccountCalculator } from '../income/account-calculator.tsx';
import type { BalancePart } from './balance-part.ts';
import { collectionQuery, useRefreshDossier } from './dossier-queries.ts';
import { RowForm } from './row-form.tsx';
import { SharesField } from './shares-field.tsx';

type AssetValues = ValuesOf<typeof dossiersCalls.updateAsset>;

interface AssetFormProps extends BalancePart {
  /** Absent for a new one. */
  readonly asset: Collection['soldAssets'][number] | undefined;
}

export function AssetForm(props: AssetFormProps) {
  const { t } = useTranslation(['dossiers', 'vocabulary']);
  const { dossier, asset, edit } = props;
  const { form, submit, isSaving, outcome } = useSavingAsset(props);
  const poolKinds = WORD_LISTS.poolKind.map((value) => ({
    value,
    label: t(`vocabulary:poolKind.${value}`),
  }));
  const origins = TRANSACTION_KINDS.map((value) => ({
    value,
    label: t(`vocabulary:transactionKind.${value}`),
  }));
  /** What was typed as its name stays. */
  const takeOver: ComponentProps<typeof AccountCalculator>['onTakeOver'] = ({ euros, name }) => {
    form.setValue('collectedAmount', euros, { shouldDirty: true, shouldValidate: true });
    if (!form.getValues('name')) form.setValue('name', name, { shouldDirty: true, shouldValidate: true });
  };
  const hasBothKinds = dossier.transactionKind.length > 1;
  return (
    <RowForm<typeof dossiersCalls.updateAsset>
      label={asset ? t('balance.assets.edit', { name: asset.name }) : t('balance.assets.add')}
      form={form}
      labels={useAssetLabels()}
      outcome={outcome}
      isSaving={isSaving}
      onSubmit={submit}
      onClose={edit.stop}
    >
      {/* Above the fields: what is said under the first one when it is left must not move it away under the pointer. */}
      <Cell span={12}>
        <AccountCalculator dossierId={dossier.id} onTakeOver={takeOver} />
      </Cell>
      <TextField<AssetValues> name="name" span={4} required />
      <TextField<AssetValues> name="description" span={5} />
      <DecimalField<AssetValues> name="collectedAmount" kind="amount" span={3} required />
      {hasBothKinds && (
        <SelectField<AssetValues> name="transactionKind" span={4} choices={origins} clearable />
      )}
      <SelectField<AssetValues> name="poolKind" span={5} choices={poolKinds} help="poolKind" />
      <YesNoField<AssetValues>
        name="inLetPremises"
        span={4}
        unsaid={t('balance.assets.unsaid')}
        hint={t('balance.assets.inLetPremisesHint')}
        help="letPremises"
      />
      <SharesField dossier={dossier} />
    </RowForm>
  );
}

/** The audit tells of a share what the form keeps in basis points. */
function useAssetLabels() {
  const { t } = useTranslation('fields');
  const labels = useFieldLabels('asset');
  return { ...labels, shares: { ...Object(labels.shares), basisPoints: t('asset.shares.share') } };
}

function useSavingAsset({ dossier, asset, edit }: AssetFormProps) {
  const queries = useQueryClient();
  const refresh = useRefreshDossier(dossier.id);
  const params = { dossierId: dossier.id };
  const form = useContractForm(dossiersCalls.updateAsset, valuesOf(asset, dossier), undefined, asset?.id);
  const saving = useSaving({
    form,
    save: ({ version, ...body }) =>
      asset === undefined
        ? request(dossiersCalls.createAsset, { params, body })
        : request(dossiersCalls.updateAsset, {
            params: { ...params, assetId: asset.id },
            body: { version, ...body },
          }),
    onSaved: () => {
      form.reset();
      edit.stop();
      void refresh();
    },
    reload: async () => {
      const newest = await request(dossiersCalls.readCollection, { params });
      queries.setQueryData(collectionQuery(dossier.id).queryKey, newest);
      return valuesOf(
        newest.soldAssets.find(({ id }) => id === asset?.id),
        dossier,
      );
    },
  });
  return { form, ...saving };
}

/** A new asset came from where the money of the dossier came, when that is one place; its amount is for a person to fill in. */
function valuesOf(asset: SoldAsset | undefined, { transactionKind }: Dossier): AssetValues {
  const [first = null, second] = transactionKind;
  return {
    version: asset?.version ?? 1,
    name: asset?.name ?? '',
    description: asset?.description ?? null,
    collectedAmount: (asset?.collectedAmount ?? null) as number,
    transactionKind: asset ? asset.transactionKind : second === undefined ? first : null,
    poolKind: asset?.poolKind ?? 'asset',
    inLetPremises: asset?.inLetPremises ?? null,
    shares: asset?.shares ?? [],
  };
}
