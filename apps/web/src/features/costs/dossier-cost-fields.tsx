import type { IsoDate } from '@prorata/domain/iso-date';
import { COST_FREQUENCIES, DOSSIER_COST_KINDS, DOSSIER_COST_TYPES } from '@prorata/domain/vocabulary';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckField, SelectField, TextField } from '../../components/form/fields.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { DecimalField } from '../../components/form/number-fields.tsx';
import type { DossierCostForm } from './dossier-cost-values.ts';
import { Layers } from './layers.tsx';
import { PeriodsSection } from './periods-section.tsx';
import { todayInBelgium } from './today.ts';

/** The fields of a dossier cost. Of one that was used, what decides how much it comes to stays. */
export function DossierCostFields({ used }: { readonly used: ReadonlyMap<string, IsoDate> }) {
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
        <CheckField<DossierCostForm> name="vatApplicable" {...isLocked} />
        <CheckField<DossierCostForm> name="isVerified" hint={t('hints.isVerified')} />
      </FormSection>
      <PeriodsSection
        used={used}
        gapWarning={t('timeLine.gapWarning')}
        first={{ validFrom: todayInBelgium(), validUntil: null, cost: 0, layers: [] }}
        {...(isLayered && {
          amountHint: t('hints.minimum'),
          more: (position, isPeriodLocked) => <Layers position={position} isLocked={isPeriodLocked} />,
        })}
      />
    </>
  );
}
