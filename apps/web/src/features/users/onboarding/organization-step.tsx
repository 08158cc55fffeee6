import type { OwnOrganization } from '@prorata/contract/organizations/organization';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceCardsField } from '../../../components/form/fields.tsx';
import { FieldGrid } from '../../../components/form/form-layout.tsx';
import { NewOfficeFields } from './new-office-fields.tsx';
import { OfficePicker } from './office-picker.tsx';
import type { OnboardingForm } from './onboarding-values.ts';

interface OrganizationStepProps {
  /** The office whose administrator entered this person already. */
  readonly awaitedBy: Pick<OwnOrganization, 'id' | 'name'> | null;
}

/** Join an office that is there, or bring a new one. */
export function OrganizationStep({ awaitedBy }: OrganizationStepProps) {
  const { t } = useTranslation('onboarding');
  const kind = useWatch<OnboardingForm, 'organization.kind'>({ name: 'organization.kind' });
  const kinds = (['existing', 'new'] as const).map((value) => ({
    value,
    label: t(`office.${value}`),
    text: t(`office.${value}Text`),
  }));
  return (
    <>
      <FieldGrid>
        <ChoiceCardsField<OnboardingForm> name="organization.kind" choices={kinds} required />
      </FieldGrid>
      {kind === 'new' ? <NewOfficeFields /> : <OfficePicker awaitedBy={awaitedBy} />}
    </>
  );
}
