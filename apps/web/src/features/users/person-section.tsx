import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '../../components/form/fields.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { CheckedNumberField, NATIONAL_NUMBER } from '../../components/form/number-fields.tsx';
import { useLanguageChoices } from './use-user-labels.ts';
import type { UserForm } from './user-values.ts';

interface PersonSectionProps {
  /** What the section says about itself. */
  readonly hint: string;
  readonly emailHint?: string;
}

export function PersonSection({ hint, emailHint }: PersonSectionProps) {
  const { t } = useTranslation('users');
  const languages = useLanguageChoices();
  return (
    <FormSection title={t('sections.person')} hint={hint}>
      <TextField<UserForm> name="name" required />
      <TextField<UserForm> name="surname" required />
      <SelectField<UserForm> name="preferredLanguage" choices={languages} required />
      <TextField<UserForm> name="email" span={5} type="email" required hint={emailHint} />
      <TextField<UserForm> name="phone" span={3} type="tel" />
      <CheckedNumberField<UserForm> name="nationalNumber" kind={NATIONAL_NUMBER} />
    </FormSection>
  );
}
