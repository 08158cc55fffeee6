import { costsCalls } from '@prorata/contract/costs/calls';
import type { DossierCost } from '@prorata/contract/costs/dossier-cost';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../app/client/request.ts';
import { useSaving } from '../../app/client/use-saving.ts';
import { showSuccess } from '../../app/shell/toasts.ts';
import { ContractForm } from '../../components/form/contract-form.tsx';
import { FormLayout } from '../../components/form/form-layout.tsx';
import { FormMessages } from '../../components/form/form-messages.tsx';
import { LeaveWarning } from '../../components/form/leave-warning.tsx';
import { SaveBar } from '../../components/form/save-bar.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { dossierCostsQuery, replaceIn } from './cost-queries.ts';
import { DossierCostFields } from './dossier-cost-fields.tsx';
import { newDossierCost, valuesOf, withoutIdleLayers } from './dossier-cost-values.ts';
import { todayInBelgium } from './today.ts';
import { useCostLabels } from './use-cost-labels.ts';
import { usesOf } from './uses-of.ts';

export function DossierCostEditor({ cost }: { readonly cost: DossierCost }) {
  const { form, submit, isSaving, outcome } = useChangingCost(cost);
  return (
    <ContractForm<typeof costsCalls.updateDossierCost>
      form={form}
      labels={useCostLabels('dossier', form.watch('type') === 'layered')}
      onSubmit={submit}
    >
      <FormLayout foot={<SaveBar isSaving={isSaving} />}>
        <FormMessages outcome={outcome} />
        <DossierCostFields used={usesOf(cost)} />
      </FormLayout>
      <LeaveWarning />
    </ContractForm>
  );
}

interface NewDossierCostProps {
  readonly onAdded: (cost: DossierCost) => void;
  readonly onCancel: () => void;
}

export function NewDossierCost({ onAdded, onCancel }: NewDossierCostProps) {
  const { t } = useTranslation('costs');
  const { form, submit, isSaving, outcome } = useAddingCost(onAdded);
  return (
    <ContractForm<typeof costsCalls.createDossierCost>
      form={form}
      labels={useCostLabels('dossier', form.watch('type') === 'layered')}
      onSubmit={submit}
    >
      <FormLayout foot={<SaveBar isSaving={isSaving} verb={t('add')} onCancel={onCancel} />}>
        <FormMessages outcome={outcome} />
        <DossierCostFields used={usesOf(undefined)} />
      </FormLayout>
      <LeaveWarning />
    </ContractForm>
  );
}

function useChangingCost(cost: DossierCost) {
  const { t } = useTranslation('forms');
  const queries = useQueryClient();
  const form = useContractForm(costsCalls.updateDossierCost, valuesOf(cost), withoutIdleLayers);
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

function useAddingCost(onAdded: (cost: DossierCost) => void) {
  const { t } = useTranslation('costs');
  const queries = useQueryClient();
  const form = useContractForm(
    costsCalls.createDossierCost,
    newDossierCost(todayInBelgium()),
    withoutIdleLayers,
  );
  const saving = useSaving({
    form,
    save: (body) => request(costsCalls.createDossierCost, { body }),
    onSaved: async (added) => {
      await queries.invalidateQueries({ queryKey: dossierCostsQuery.queryKey });
      showSuccess(t('added', { name: added.displayName }));
      onAdded(added);
    },
  });
  return { form, ...saving };
}
