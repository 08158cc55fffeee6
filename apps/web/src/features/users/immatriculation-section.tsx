import { useTranslation } from 'react-i18next';
import { LongTextField } from '../../components/form/fields.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import type { UserForm } from './user-values.ts';

/** How the official report presents a bailiff, in the two languages of the register of bailiffs. */
export function ImmatriculationSection() {
  const { t } = useTranslation('users');
  return (
    <FormSection title={t('sections.immatriculation')} hint={t('sections.immatriculationHint')}>
      <LongTextField<UserForm> name="dutchImmatriculation" span={6} lang="nl" />
      <LongTextField<UserForm> name="frenchImmatriculation" span={6} lang="fr" />
    </FormSection>
  );
}
