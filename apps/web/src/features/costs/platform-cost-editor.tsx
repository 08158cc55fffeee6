import { costsCalls } from '@prorata/contract/costs/calls';
import type { PlatformCost } from '@prorata/contract/costs/platform-cost';
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
import { platformCostsQuery, replaceIn } from './cost-queries.ts';
import { PlatformCostFields } from './platform-cost-fields.tsx';
import { newPlatformCost, valuesOf } from './platform-cost-values.ts';
import { todayInBelgium } from './today.ts';
import { useCostLabels } from './use-cost-labels.ts';
import { usesOf } from './uses-of.ts';

export function PlatformCostEditor({ cost }: { readonly cost: PlatformCost }) {
  const { form, submit, isSaving, outcome } = useChangingCost(cost);
  return (
    <ContractForm<typeof costsCalls.updatePlatformCost>
      form={form}
      labels={useCostLabels('platform')}
      onSubmit={submit}
    >
      <FormLayout foot={<SaveBar isSaving={isSaving} />}>
        <FormMessages outcome={outcome} />
        <PlatformCostFields used={usesOf(cost)} />
      </FormLayout>
      <LeaveWarning />
    </ContractForm>
  );
}

interface NewPlatformCostProps {
  readonly onAdded: (cost: PlatformCost) => void;
  readonly onCancel: () => void;
}

export function NewPlatformCost({ onAdded, onCancel }: NewPlatformCostProps) {
  const { t } = useTranslation('costs');
  const { form, submit, isSaving, outcome } = useAddingCost(onAdded);
  return (
    <ContractForm<typeof costsCalls.createPlatformCost>
      form={form}
      labels={useCostLabels('platform')}
      onSubmit={submit}
    >
      <FormLayout foot={<SaveBar isSaving={isSaving} verb={t('add')} onCancel={onCancel} />}>
        <FormMessages outcome={outcome} />
        <PlatformCostFields used={usesOf(undefined)} />
      </FormLayout>
      <LeaveWarning />
    </ContractForm>
  );
}

function useChangingCost(cost: PlatformCost) {
  const { t } = useTranslation('forms');
  const queries = useQueryClient();
  const form = useContractForm(costsCalls.updatePlatformCost, valuesOf(cost));
  const saving = useSaving({
    form,
    save: (body) => request(costsCalls.updatePlatformCost, { body }),
    onSaved: (saved) => {
      // The list comes first: as soon as nothing is unsaved, the form follows it.
      queries.setQueryData(platformCostsQuery.queryKey, (list) => list && replaceIn(list, saved));
      form.reset(valuesOf(saved));
      void queries.invalidateQueries({ queryKey: platformCostsQuery.queryKey });
      showSuccess(t('saved'), saved.displayName);
    },
    reload: async () => {
      await queries.invalidateQueries({ queryKey: platformCostsQuery.queryKey });
      const { items } = await queries.ensureQueryData(platformCostsQuery);
      return valuesOf(items.find(({ id }) => id === cost.id) ?? cost);
    },
  });
  return { form, ...saving };
}

function useAddingCost(onAdded: (cost: PlatformCost) => void) {
  const { t } = useTranslation('costs');
  const queries = useQueryClient();
  const form = useContractForm(costsCalls.createPlatformCost, newPlatformCost(todayInBelgium()));
  const saving = useSaving({
    form,
    save: (body) => request(costsCalls.createPlatformCost, { body }),
    onSaved: async (added) => {
      await queries.invalidateQueries({ queryKey: platformCostsQuery.queryKey });
      showSuccess(t('added', { name: added.displayName }));
      onAdded(added);
    },
  });
  return { form, ...saving };
}
