import { useTranslation } from 'react-i18next';
import { CheckField } from '../../components/form/fields.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { DecimalField } from '../../components/form/number-fields.tsx';
import type { OrganizationForm } from './organization-values.ts';

const RIGHTS = [
  'isBailiffsOffice',
  'hasDistributionFilePermission',
  'hasRankingFilePermission',
  'hasClaimOfDebtPermission',
] as const;

/** What an organization may do and what it pays: only platform administrators see this. */
export function RightsSection() {
  const { t } = useTranslation('organizations');
  return (
    <FormSection title={t('sections.rights')} hint={t('sections.rightsHint')}>
      {RIGHTS.map((right) => (
        <CheckField<OrganizationForm> key={right} name={right} span={6} hint={t(`hints.${right}`)} />
      ))}
      <DecimalField<OrganizationForm>
        name="creationCostsDiscount"
        kind="percentage"
        hint={t('hints.creationCostsDiscount')}
      />
    </FormSection>
  );
}
