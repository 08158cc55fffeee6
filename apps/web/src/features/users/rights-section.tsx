import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../../components/form/fields.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { isAlwaysAllowed, RIGHTS } from './rights.ts';
import { UserTypeField } from './user-type-field.tsx';
import type { UserForm } from './user-values.ts';

interface RightsSectionProps {
  readonly canGrantPlatform: boolean;
}

/** What somebody is and may do, each right with a plain explanation. */
export function RightsSection({ canGrantPlatform }: RightsSectionProps) {
  const { t } = useTranslation('users');
  const userType = useWatch<UserForm, 'userType'>({ name: 'userType' });
  return (
    <>
      <FormSection title={t('sections.function')} hint={t('sections.functionHint')}>
        <UserTypeField />
      </FormSection>
      <FormSection title={t('sections.rights')} hint={t('sections.rightsHint')}>
        {RIGHTS.map((right) => {
          const isGiven = isAlwaysAllowed(userType, right);
          return (
            <CheckField<UserForm>
              key={right}
              name={right}
              span={6}
              hint={t(`rights.${right}`)}
              lockedBecause={isGiven ? t('alwaysAllowed') : undefined}
              lockedValue={true}
            />
          );
        })}
        {canGrantPlatform && (
          <CheckField<UserForm> name="isPlatformAdmin" span={6} hint={t('rights.isPlatformAdmin')} />
        )}
      </FormSection>
    </>
  );
}
