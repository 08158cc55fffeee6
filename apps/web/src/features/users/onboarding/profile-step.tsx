import { LANGUAGES, USER_TYPES } from '@prorata/domain/vocabulary';
import { useTranslation } from 'react-i18next';
import { ChoiceCardsField, SelectField, TextField } from '../../../components/form/fields.tsx';
import { FieldGrid } from '../../../components/form/form-layout.tsx';
import { CheckedNumberField, NATIONAL_NUMBER } from '../../../components/form/number-fields.tsx';
import type { OnboardingForm } from './onboarding-values.ts';

export function ProfileStep() {
  const { t } = useTranslation(['onboarding', 'vocabulary']);
  const languages = LANGUAGES.map((value) => ({ value, label: t(`vocabulary:language.${value}`) }));
  const userTypes = USER_TYPES.map((value) => ({
    value,
    label: t(`vocabulary:userType.${value}`),
    text: t(`userTypes.${value}`),
  }));
  return (
    <FieldGrid>
      <TextField<OnboardingForm> name="profile.name" span={6} autoComplete="given-name" required />
      <TextField<OnboardingForm> name="profile.surname" span={6} autoComplete="family-name" required />
      <TextField<OnboardingForm>
        name="profile.email"
        span={6}
        type="email"
        autoComplete="email"
        hint={t('hints.email')}
        required
      />
      <TextField<OnboardingForm> name="profile.phone" span={6} type="tel" autoComplete="tel" />
      <CheckedNumberField<OnboardingForm>
        name="profile.nationalNumber"
        span={6}
        kind={NATIONAL_NUMBER}
        hint={t('hints.nationalNumber')}
      />
      <SelectField<OnboardingForm> name="profile.preferredLanguage" span={6} choices={languages} required />
      <ChoiceCardsField<OnboardingForm> name="profile.userType" choices={userTypes} required />
    </FieldGrid>
  );
}
