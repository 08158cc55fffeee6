import type { dossiersCalls } from '@prorata/contract/dossiers/calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../components/form/date-fields.tsx';
import { SelectField, TextField } from '../../components/form/fields.tsx';
import { DecimalField } from '../../components/form/number-fields.tsx';
import type { BalancePart } from './balance-part.ts';
import { type BalanceForm, placeOfCost, valuesWithCostAt } from './cost-values.ts';
import { lotNamesOf, useLotLabels } from './lot-names.ts';
import { RowForm } from './row-form.tsx';
import { useSavingBalance } from './use-saving-balance.ts';

interface CostFormProps extends BalancePart {
  /** The id, or `new`. */
  readonly costId: string;
}

export function CostForm({ dossier, collection, edit, costId }: CostFormProps) {
  const { t } = useTranslation('dossiers');
  const fields = t('balance.fields', { returnObjects: true });
  // The form knows the cost by its place in the list, which must not change under it.
  const [place] = useState(() => placeOfCost(collection, costId));
  const { form, submit, isSaving, outcome } = useSavingBalance(dossier.id, {
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
      labels={{ balanceToDistribute: fields.balanceToDistribute, executionCosts: fields }}
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
