import { costsCalls } from '@prorata/contract/costs/calls';
import type { DossierCost } from '@prorata/contract/costs/dossier-cost';
import type { IsoDate } from '@prorata/domain/iso-date';
import { COST_FREQUENCIES, DOSSIER_COST_KINDS, DOSSIER_COST_TYPES } from '@prorata/domain/vocabulary';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { CheckField, SelectField, TextField } from '../../components/form/fields.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { FormPage } from '../../components/form/form-page.tsx';
import type { FieldLabels } from '../../components/form/form-setting.ts';
import { DecimalField } from '../../components/form/number-fields.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { dossierCostsQuery, replaceIn } from './cost-queries.ts';
import {
  type DossierCostForm,
  newDossierCost,
  valuesOf,
  withoutUnusedLayers,
} from './dossier-cost-values.ts';
import { Layers } from './layers.tsx';
import { PeriodsSection } from './periods-section.tsx';
import { todayInBelgium } from './today.ts';
import { usesOf } from './uses-of.ts';

export function DossierCostEditor({ cost }: { readonly cost: DossierCost }) {
  const editing = useChangingCost(cost);
  return (
    <FormPage<typeof costsCalls.updateDossierCost>
      editing={editing}
      labels={useCostLabels(editing.form.watch('type') === 'layered')}
    >
      <DossierCostFields used={usesOf(cost)} />
    </FormPage>
  );
}

interface NewDossierCostProps {
  readonly onAdded: () => void;
  readonly onCancel: () => void;
}

export function NewDossierCost({ onAdded, onCancel }: NewDossierCostProps) {
  const { t } = useTranslation('costs');
  const editing = useAddingCost(onAdded);
  return (
    <FormPage<typeof costsCalls.createDossierCost>
      editing={editing}
      labels={useCostLabels(editing.form.watch('type') === 'layered')}
      adding={{ verb: t('add'), onCancel }}
    >
      <DossierCostFields used={usesOf(undefined)} />
    </FormPage>
  );
}

function useChangingCost(cost: DossierCost) {
  const { t } = useTranslation('forms');
  const queries = useQueryClient();
  const form = useContractForm(costsCalls.updateDossierCost, valuesOf(cost), withoutUnusedLayers);
  const saving = useSaving({
    form,
    save: (body) => request(costsCalls.updateDossierCost, { body }),
    onSaved: (saved) => {
      // The list comes first: as soon as nothing is unsaved, the form follows it.
      queries.setQueryData(dossierCostsQuery.queryKey, (list) => list && replaceIn(list, saved));
      form.reset(valuesOf(saved));
      void queries.invalidateQueries({ queryKey: dossierCostsQuery.queryKey });
      showSuccess(t('saved'), saved.displayName);
    },
    reload: async () => {
      await queries.invalidateQueries({ queryKey: dossierCostsQuery.queryKey });
      const { items } = await queries.ensureQueryData(dossierCostsQuery);
      return valuesOf(items.find(({ id }) => id === cost.id) ?? cost);
    },
  });
  return { form, ...saving };
}

function useAddingCost(onAdded: () => void) {
  const { t } = useTranslation('costs');
  const queries = useQueryClient();
  const form = useContractForm(
    costsCalls.createDossierCost,
    newDossierCost(todayInBelgium()),
    withoutUnusedLayers,
  );
  const saving = useSaving({
    form,
    save: (body) => request(costsCalls.createDossierCost, { body }),
    onSaved: async (added) => {
      await queries.invalidateQueries({ queryKey: dossierCostsQuery.queryKey });
      showSuccess(t('added', { name: added.displayName }));
      onAdded();
    },
  });
  return { form, ...saving };
}

/** The fields of a dossier cost. Of one that was used, what decides how much it comes to stays. */
function DossierCostFields({ used }: { readonly used: ReadonlyMap<string, IsoDate> }) {
  const { t } = useTranslation(['costs', 'vocabulary']);
  const { type, frequency } = useWatch<DossierCostForm>();
  const isUsed = used.size > 0;
  const isLocked = isUsed ? { isReadOnly: true } : {};
  const isLayered = type === 'layered';
  return (
    <>
      <FormSection title={t('sections.cost')} hint={isUsed ? t('usedCost') : t('sections.dossierHint')}>
        <TextField<DossierCostForm> name="displayName" span={8} required hint={t('hints.displayName')} />
        <TextField<DossierCostForm> name="name" required hint={t('hints.name')} />
        <TextField<DossierCostForm> name="displayNameFrench" />
        <TextField<DossierCostForm> name="displayNameGerman" />
        <TextField<DossierCostForm> name="displayNameEnglish" />
        <SelectField<DossierCostForm>
          name="kind"
          required
          choices={DOSSIER_COST_KINDS.map((value) => ({
            value,
            label: t(`vocabulary:dossierCostKind.${value}`),
          }))}
          {...isLocked}
        />
        <SelectField<DossierCostForm>
          name="type"
          required
          choices={DOSSIER_COST_TYPES.map((value) => ({
            value,
            label: t(`vocabulary:dossierCostType.${value}`),
          }))}
          {...isLocked}
        />
        <SelectField<DossierCostForm>
          name="frequency"
          required
          choices={COST_FREQUENCIES.map((value) => ({
            value,
            label: t(`vocabulary:costFrequency.${value}`),
          }))}
          {...isLocked}
        />
        {frequency !== 'once' && (
          <DecimalField<DossierCostForm>
            name="frequencyOffset"
            kind="count"
            hint={t('hints.frequencyOffset')}
            {...isLocked}
          />
        )}
        <TextField<DossierCostForm> name="tariffArticle" span={4} />
        <CheckField<DossierCostForm> name="vatApplicable" {...isLocked} />
        <CheckField<DossierCostForm> name="isVerified" hint={t('hints.isVerified')} />
      </FormSection>
      <PeriodsSection
        used={used}
        gapWarning={t('timeLine.gapWarning')}
        first={{ validFrom: todayInBelgium(), validUntil: null, cost: 0, layers: [], classes: [] }}
        {...(isLayered && {
          amountHint: t('hints.minimum'),
          more: (position, isPeriodLocked) => (
            <Layers of="layers" position={position} isLocked={isPeriodLocked} />
          ),
        })}
        {...(type === 'classed' && {
          more: (position, isPeriodLocked) => (
            <Layers of="classes" position={position} isLocked={isPeriodLocked} />
          ),
        })}
      />
    </>
  );
}

/** What a period's amount is called depends on the form of the cost. */
function useCostLabels(isLayered: boolean): FieldLabels {
  const { t } = useTranslation('costs');
  const labels = useFieldLabels('dossierCost');
  return isLayered ? { ...labels, periods: { ...Object(labels.periods), cost: t('minimumAmount') } } : labels;
}
