import { Tooltip } from '@mantine/core';
import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { ExecutionCost } from '@prorata/contract/dossiers/sold-asset';
import { IconReceipt } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../components/form/date-fields.tsx';
import { SelectField, TextField } from '../../components/form/fields.tsx';
import { DecimalField } from '../../components/form/number-fields.tsx';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { Empty } from '../../components/states.tsx';
import { Amount, DateText } from '../../components/values.tsx';
import { request } from '../../platform/client/request.ts';
import classes from './balance.module.css';
import type { BalancePart } from './balance-part.ts';
import { type BalanceForm, placeOfCost, valuesWithCostAt, valuesWithoutCost } from './cost-values.ts';
import { collectionQuery } from './dossier-queries.ts';
import { lotNamesOf, useLotLabels } from './lot-names.ts';
import { MoneyCard, type MoneyColumn } from './money-card.tsx';
import { RowForm } from './row-form.tsx';
import { useSavingBalance } from './use-saving-balance.ts';

/** What it cost to get the money in; one asset bears it alone, or all bear it in proportion. */
export function CostCard(part: BalancePart) {
  const { t } = useTranslation('dossiers');
  const queries = useQueryClient();
  const { dossier, collection } = part;
  const remove = async ({ id }: ExecutionCost) => {
    const saved = await request(dossiersCalls.setBalance, {
      params: { dossierId: dossier.id },
      body: valuesWithoutCost(collection, id),
    });
    queries.setQueryData(collectionQuery(dossier.id).queryKey, saved);
  };
  return (
    <MoneyCard
      {...part}
      list="costs"
      lines={collection.executionCosts}
      nameOf={({ description }) => description}
      columns={useCostColumns(part)}
      empty={<Empty icon={IconReceipt} title={t('balance.costs.none')} />}
      form={(cost) => <CostForm {...part} costId={cost?.id ?? 'new'} />}
      remove={remove}
    />
  );
}

function useCostColumns({ collection }: BalancePart): MoneyColumn<ExecutionCost>[] {
  const { t } = useTranslation('dossiers');
  return [
    {
      key: 'date',
      head: t('balance.columns.date'),
      from: 'middle',
      isSecondary: true,
      cell: ({ date }) => <DateText value={date} />,
    },
    {
      key: 'description',
      head: t('balance.columns.description'),
      cell: ({ description }) => description,
      total: t('balance.costs.total'),
    },
    {
      key: 'asset',
      head: t('balance.columns.asset'),
      from: 'middle',
      cell: ({ assetId }) => <Bearer collection={collection} assetId={assetId} />,
    },
    {
      key: 'amount',
      head: t('balance.columns.amount'),
      align: 'end',
      cell: ({ amount }) => <Amount euros={amount} unit="none" />,
      total: <Amount euros={collection.totals.executionCosts} unit="none" />,
    },
  ];
}

interface BearerProps extends Pick<BalancePart, 'collection'> {
  readonly assetId: string | null;
}

/** Which asset bears the cost. */
function Bearer({ collection, assetId }: BearerProps) {
  const { t } = useTranslation('dossiers');
  const lotLabels = useLotLabels();
  const asset = collection.soldAssets.find(({ id }) => id === assetId);
  if (asset === undefined) return <span className={classes.bearer}>{t('balance.costs.common')}</span>;
  const lot = lotNamesOf(collection.soldAssets).get(asset.id);
  return (
    <Tooltip label={asset.name}>
      <span className={classes.bearer} data-own>
        {lot?.kind === 'lot' ? lotLabels(lot) : asset.name}
      </span>
    </Tooltip>
  );
}

interface CostFormProps extends BalancePart {
  /** The id, or `new`. */
  readonly costId: string;
}

function CostForm({ dossier, collection, edit, costId }: CostFormProps) {
  const { t } = useTranslation('dossiers');
  // The form knows the cost by its place in the list, which must not change under it.
  const [place] = useState(() => placeOfCost(collection, costId));
  const { form, submit, isSaving, outcome } = useSavingBalance(dossier.id, {
    about: costId,
    values: valuesWithCostAt(collection, costId, place),
    reloaded: (newest) => valuesWithCostAt(newest, costId, place),
    onSaved: edit.stop,
  });
  const name = collection.executionCosts.find(({ id }) => id === costId)?.description;
  const path = `executionCosts.${place}` as const;
  return (
    <RowForm<typeof dossiersCalls.setBalance>
      label={name === undefined ? t('balance.costs.add') : t('balance.costs.edit', { name })}
      form={form}
      labels={useFieldLabels('dossier')}
      outcome={outcome}
      isSaving={isSaving}
      onSubmit={submit}
      onClose={edit.stop}
    >
      <TextField<BalanceForm> name={`${path}.description`} span={8} required />
      <DateField<BalanceForm> name={`${path}.date`} span={4} />
      <SelectField<BalanceForm>
        name={`${path}.assetId`}
        span={8}
        choices={useBearers(collection)}
        clearable
        hint={t('balance.allAssetsHint')}
      />
      <DecimalField<BalanceForm> name={`${path}.amount`} kind="amount" span={4} required />
    </RowForm>
  );
}

/** The assets that may bear a cost alone. */
function useBearers({ soldAssets }: BalancePart['collection']) {
  const lots = lotNamesOf(soldAssets);
  const lotLabels = useLotLabels();
  // Only maintenance may take from the protected part of an income (Judicial Code 1412).
  return soldAssets
    .filter(({ poolKind }) => poolKind !== 'maintenanceOnly')
    .map(({ id, name }) => ({ value: id, label: `${lotLabels(lots.get(id))} · ${name}` }));
}
