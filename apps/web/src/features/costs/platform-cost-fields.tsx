import type { IsoDate } from '@prorata/domain/iso-date';
import { PLATFORM_COST_TYPES } from '@prorata/domain/vocabulary';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '../../components/form/fields.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { PeriodsSection } from './periods-section.tsx';
import type { PlatformCostForm } from './platform-cost-values.ts';
import { todayInBelgium } from './today.ts';

/** The fields of a platform cost. */
export function PlatformCostFields({ used }: { readonly used: ReadonlyMap<string, IsoDate> }) {
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
