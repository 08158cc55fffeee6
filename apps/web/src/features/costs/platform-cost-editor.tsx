import { costsCalls } from '@prorata/contract/costs/calls';
import type { PlatformCost } from '@prorata/contract/costs/platform-cost';
import type { IsoDate } from '@prorata/domain/iso-date';
import { PLATFORM_COST_TYPES } from '@prorata/domain/vocabulary';
import { useQueryClient } from '@tanstack/react-query';
import { SelectField, TextField } from '../../components/form/fields.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { FormPage } from '../../components/form/form-page.tsx';
import { useContractForm, type ValuesOf } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { platformCostsQuery, replaceIn } from './cost-queries.ts';
import { PeriodsSection } from './periods-section.tsx';
import { todayInBelgium } from './today.ts';
import { usesOf } from './uses-of.ts';

export function PlatformCostEditor({ cost }: { readonly cost: PlatformCost }) {
  const editing = useChangingCost(cost);
  return (
    <FormPage<typeof costsCalls.updatePlatformCost> editing={editing} labels={useFieldLabels('platformCost')}>
      <PlatformCostFields used={usesOf(cost)} />
    </FormPage>
  );
}

interface NewPlatformCostProps {
  readonly onAdded: () => void;
  readonly onCancel: () => void;
}

export function NewPlatformCost({ onAdded, onCancel }: NewPlatformCostProps) {
  const { t } = useTranslation('costs');
  const editing = useAddingCost(onAdded);
  return (
    <FormPage<typeof costsCalls.createPlatformCost>
      editing={editing}
      labels={useFieldLabels('platformCost')}
      adding={{ verb: t('add'), onCancel }}
    >
      <PlatformCostFields used={usesOf(undefined)} />
    </FormPage>
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

function useAddingCost(onAdded: () => void) {
  const { t } = useTranslation('costs');
  const queries = useQueryClient();
  const form = useContractForm(costsCalls.createPlatformCost, newPlatformCost(todayInBelgium()));
  const saving = useSaving({
    form,
    save: (body) => request(costsCalls.createPlatformCost, { body }),
    onSaved: async (added) => {
      await queries.invalidateQueries({ queryKey: platformCostsQuery.queryKey });
      showSuccess(t('added', { name: added.displayName }));
      onAdded();
    },
  });
  return { form, ...saving };
}

/** The fields of a platform cost. */
function PlatformCostFields({ used }: { readonly used: ReadonlyMap<string, IsoDate> }) {
  const { t } = useTranslation(['costs', 'vocabulary']);
  const isUsed = used.size > 0;
  return (
    <>
      <FormSection
        title={t('sections.cost')}
        hint={isUsed ? t('usedPlatformCost') : t('sections.platformHint')}
      >
        <TextField<PlatformCostForm>
          name="displayName"
          span={8}
          required
          hint={t('hints.displayNameOfPlatform')}
        />
        <TextField<PlatformCostForm> name="name" required hint={t('hints.name')} />
        <TextField<PlatformCostForm> name="displayNameFrench" />
        <TextField<PlatformCostForm> name="displayNameGerman" />
        <TextField<PlatformCostForm> name="displayNameEnglish" />
        <SelectField<PlatformCostForm>
          name="type"
          required
          choices={PLATFORM_COST_TYPES.map((value) => ({
            value,
            label: t(`vocabulary:platformCostType.${value}`),
          }))}
          {...(isUsed && { isReadOnly: true })}
        />
      </FormSection>
      <PeriodsSection
        used={used}
        gapWarning={t('timeLine.platformGapWarning')}
        first={{ validFrom: todayInBelgium(), validUntil: null, cost: 0 }}
      />
    </>
  );
}

/** What the form of a cost holds: id and version only for one that is stored. */
type PlatformCostForm = ValuesOf<typeof costsCalls.createPlatformCost>;

function valuesOf({ periods, ...cost }: PlatformCost): ValuesOf<typeof costsCalls.updatePlatformCost> {
  return { ...cost, periods: periods.map(({ usedUntil: _, ...period }) => period) };
}

function newPlatformCost(today: IsoDate) {
  return {
    name: '',
    displayName: '',
    displayNameFrench: null,
    displayNameGerman: null,
    displayNameEnglish: null,
    type: 'creation',
    periods: [{ validFrom: today, validUntil: null, cost: 0 }],
  } satisfies PlatformCostForm;
}
