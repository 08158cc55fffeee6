import { Checkbox, Group, Input, SegmentedControl, Tooltip } from '@mantine/core';
import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { ExecutionCost } from '@prorata/contract/dossiers/sold-asset';
import { IconReceipt } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DateField } from '../../components/form/date-fields.tsx';
import { Cell, useField } from '../../components/form/field.tsx';
import { type Choice, SelectField, TextField } from '../../components/form/fields.tsx';
import { DecimalField } from '../../components/form/number-fields.tsx';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { Empty } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { Amount, DateText } from '../../components/values.tsx';
import { request } from '../../platform/client/request.ts';
import { NOTHING } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useUndoToast } from '../../platform/use-undo-toast.tsx';
import classes from './balance.module.css';
import type { BalancePart } from './balance-part.ts';
import {
  type BalanceForm,
  placeOfCost,
  valuesWithCostAgain,
  valuesWithCostAt,
  valuesWithoutCost,
} from './cost-values.ts';
import { collectionQuery, creditorsQuery, useRefreshDossier } from './dossier-queries.ts';
import { lotNamesOf, useLotLabels } from './lot-names.ts';
import { MoneyCard, type MoneyColumn } from './money-card.tsx';
import { RowForm } from './row-form.tsx';
import { useSavingBalance } from './use-saving-balance.ts';

/** What it cost to get the money in, and who bears it. */
export function CostCard(part: BalancePart) {
  const { t } = useTranslation('dossiers');
  const queries = useQueryClient();
  const { dossier, collection } = part;
  const offerUndo = useUndoToast();
  const refresh = useRefreshDossier(dossier.id);
  const params = { dossierId: dossier.id };
  const save = async (body: BalanceForm) => {
    const saved = await request(dossiersCalls.setBalance, { params, body });
    queries.setQueryData(collectionQuery(dossier.id).queryKey, saved);
  };
  const remove = async (cost: ExecutionCost) => {
    await save(valuesWithoutCost(collection, cost.id));
    offerUndo({
      title: t('balance.costs.removed', { name: cost.description }),
      undo: async () => {
        const newest = await request(dossiersCalls.readCollection, { params });
        await save(valuesWithCostAgain(newest, cost, placeOfCost(collection, cost.id)));
        await refresh();
      },
    });
  };
  return (
    <MoneyCard
      {...part}
      list="costs"
      lines={collection.executionCosts}
      nameOf={({ description }) => description}
      columns={useCostColumns(part)}
      empty={
        <Empty icon={IconReceipt} title={t('balance.costs.none')}>
          {t('balance.costs.noneText')}
        </Empty>
      }
      form={(cost) => <CostForm {...part} costId={cost?.id ?? 'new'} />}
      remove={remove}
    />
  );
}

function useCostColumns({ dossier, collection }: BalancePart): MoneyColumn<ExecutionCost>[] {
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
      cell: ({ description, tariffArticle }) => (
        <>
          {description}
          {tariffArticle && (
            <Hint span display="block">
              {tariffArticle}
            </Hint>
          )}
        </>
      ),
      total: t('balance.costs.total'),
    },
    {
      key: 'asset',
      head: t('balance.columns.asset'),
      from: 'middle',
      cell: (cost) => <Bearers dossier={dossier} collection={collection} cost={cost} />,
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

interface BearersProps extends Pick<BalancePart, 'dossier' | 'collection'> {
  readonly cost: ExecutionCost;
}

/** Who bears the cost: some assets, a creditor, or all. */
function Bearers({ dossier, collection, cost: { assetIds, creditorId } }: BearersProps) {
  const { t } = useTranslation('dossiers');
  const lotLabels = useLotLabels();
  const creditors = useCreditorChoices(dossier.id, creditorId !== null);
  const lots = lotNamesOf(collection.soldAssets);
  const assets = collection.soldAssets.filter(({ id }) => assetIds.includes(id));
  if (creditorId !== null) {
    const creditor = creditors.find(({ value }) => value === creditorId);
    return <span className={classes.bearer}>{creditor?.label ?? NOTHING}</span>;
  }
  if (assets.length === 0) return <span className={classes.bearer}>{t('balance.costs.common')}</span>;
  return (
    <Group gap="0.25rem">
      {assets.map(({ id, name }) => (
        <Tooltip key={id} label={name}>
          <span className={classes.bearer} data-own>
            {lots.get(id)?.kind === 'lot' ? lotLabels(lots.get(id)) : name}
          </span>
        </Tooltip>
      ))}
    </Group>
  );
}

function useCreditorChoices(dossierId: string, isNeeded: boolean): readonly Choice[] {
  const { data } = useQuery({ ...creditorsQuery(dossierId), enabled: isNeeded });
  return data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? [];
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
      <DecimalField<BalanceForm> name={`${path}.amount`} kind="amount" span={4} required />
      <TextField<BalanceForm>
        name={`${path}.tariffArticle`}
        span={8}
        hint={t('balance.costs.tariffArticleHint')}
      />
      <BearerFields dossier={dossier} collection={collection} path={path} />
    </RowForm>
  );
}

const BEARERS = ['all', 'assets', 'creditor'] as const;
type BearerKind = (typeof BEARERS)[number];

interface BearerFieldsProps extends Pick<BalancePart, 'dossier' | 'collection'> {
  readonly path: `executionCosts.${number}`;
}

/** Who profits from a cost bears it (Mortgage Act 17 and 21): all assets, some of them, or one creditor. */
function BearerFields({ dossier, collection, path }: BearerFieldsProps) {
  const { t } = useTranslation('dossiers');
  const { setValue } = useFormContext<BalanceForm>();
  const { assetIds = [], creditorId } = useWatch<BalanceForm, typeof path>({ name: path });
  const [kind, setKind] = useState<BearerKind>(
    creditorId ? 'creditor' : assetIds.length > 0 ? 'assets' : 'all',
  );
  const creditors = useCreditorChoices(dossier.id, kind === 'creditor');
  const choose = (chosen: string) => {
    setKind(BEARERS.find((one) => one === chosen) ?? 'all');
    if (chosen !== 'assets') setValue(`${path}.assetIds`, [], { shouldDirty: true });
    if (chosen !== 'creditor') setValue(`${path}.creditorId`, null, { shouldDirty: true });
  };
  return (
    <>
      <Cell span={12} help="costBearer" label={t('balance.columns.asset')}>
        <Input.Wrapper
          labelElement="div"
          label={t('balance.columns.asset')}
          description={t(`balance.bearers.${kind}Hint`)}
        >
          <SegmentedControl
            mt="xs"
            aria-label={t('balance.columns.asset')}
            data={BEARERS.map((value) => ({ value, label: t(`balance.bearers.${value}`) }))}
            value={kind}
            onChange={choose}
          />
        </Input.Wrapper>
      </Cell>
      {kind === 'assets' && <AssetChecks collection={collection} path={path} />}
      {kind === 'creditor' && (
        <SelectField<BalanceForm>
          name={`${path}.creditorId`}
          span={8}
          choices={creditors}
          searchable
          required
        />
      )}
    </>
  );
}

/** The assets that may bear a cost alone. */
function AssetChecks({ collection, path }: Pick<BearerFieldsProps, 'collection' | 'path'>) {
  const field = useField<BalanceForm>({ name: `${path}.assetIds` });
  const lots = lotNamesOf(collection.soldAssets);
  const lotLabels = useLotLabels();
  const chosen = Array.isArray(field.value) ? field.value : [];
  // Only maintenance may take from the protected part of an income (Judicial Code 1412).
  const assets = collection.soldAssets.filter(({ poolKind }) => poolKind !== 'maintenanceOnly');
  return (
    <Cell span={12}>
      <Checkbox.Group label={field.label} error={field.error} value={chosen} onChange={field.change}>
        <Group gap="md" mt="xs">
          {assets.map(({ id, name }) => (
            <Checkbox key={id} value={id} label={`${lotLabels(lots.get(id))} · ${name}`} />
          ))}
        </Group>
      </Checkbox.Group>
    </Cell>
  );
}
