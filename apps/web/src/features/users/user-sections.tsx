import { Flex, Text } from '@mantine/core';
import type { Organization } from '@prorata/contract/organizations/organization';
import type { Me, User } from '@prorata/contract/users/user';
import { USER_TYPES } from '@prorata/domain/vocabulary';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useWatch } from 'react-hook-form';
import { Cell } from '../../components/form/field.tsx';
import {
  CheckField,
  ChoiceCardsField,
  LongTextField,
  SelectField,
  TextField,
} from '../../components/form/fields.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { CheckedNumberField, NATIONAL_NUMBER } from '../../components/form/number-fields.tsx';
import { SalutationField } from '../../components/form/salutation-field.tsx';
import { Hint } from '../../components/text.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { isCreditor } from '../../platform/session/standing.ts';
import { isAlwaysAllowed, isLackedByOffice, type RIGHTS, rightsIn } from './rights.ts';
import { type UserForm, useLanguageChoices } from './user-form.ts';
import classes from './users.module.css';

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
      <SalutationField<UserForm> name="salutation" />
      <TextField<UserForm> name="name" span={4} required />
      <TextField<UserForm> name="surname" span={5} required />
      <SelectField<UserForm> name="preferredLanguage" choices={languages} required />
      <TextField<UserForm> name="email" span={5} type="email" required hint={emailHint} />
      <TextField<UserForm> name="phone" span={3} type="tel" />
      <CheckedNumberField<UserForm> name="nationalNumber" kind={NATIONAL_NUMBER} />
    </FormSection>
  );
}

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

interface RightsSectionProps {
  readonly canGrantPlatform: boolean;
  /** What the organization of the person is and may do, once it is known. */
  readonly organization: Organization | undefined;
}

/** What somebody is and may do, each right with a plain explanation. */
export function RightsSection({ canGrantPlatform, organization }: RightsSectionProps) {
  const { t } = useTranslation('users');
  const userType = useWatch<UserForm, 'userType'>({ name: 'userType' });
  const filesOnly = isCreditor(organization);
  return (
    <>
      {!filesOnly && (
        <FormSection title={t('sections.function')} hint={t('sections.functionHint')}>
          <UserTypeField />
        </FormSection>
      )}
      <FormSection title={t('sections.rights')} hint={t('sections.rightsHint')}>
        {rightsIn(organization).map((right) => {
          const isGiven = isAlwaysAllowed(userType, right);
          const isVain =
            right === 'claimOfDebtPermission' &&
            organization !== undefined &&
            isLackedByOffice(organization, right);
          return (
            <CheckField<UserForm>
              key={right}
              name={right}
              span={6}
              hint={filesOnly && right === 'isOrganizationAdmin' ? t('creditorAdmin') : t(`rights.${right}`)}
              lockedBecause={isGiven ? t('alwaysAllowed') : isVain ? t('organizationLacksFiling') : undefined}
              lockedValue={isGiven}
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

/** What somebody is in the office, each with what it means here. */
function UserTypeField() {
  const { t } = useTranslation(['users', 'vocabulary']);
  const choices = USER_TYPES.map((value) => ({
    value,
    label: t(`vocabulary:userType.${value}`),
    text: t(`userTypes.${value}`),
  }));
  return <ChoiceCardsField<UserForm> name="userType" choices={choices} isLabelHidden required />;
}

type Righted = Pick<User | Me, 'userType' | 'isPlatformAdmin' | (typeof RIGHTS)[number]>;

interface RightsListProps {
  readonly user: Righted;
  /** Where it is known: what the office itself may do. */
  readonly office?: Me['organization'];
  /** Who can change them. */
  readonly hint: string;
}

/** Rights to read, for those who cannot set them. */
export function RightsList({ user, hint, office }: RightsListProps) {
  const { t } = useTranslation(['users', 'vocabulary', 'fields']);
  const filesOnly = isCreditor(office);
  const rights = rightsIn(office).map((right) => {
    const isGranted = user[right] || isAlwaysAllowed(user.userType, right);
    const isLacked = isGranted && office !== undefined && isLackedByOffice(office, right);
    return { right, has: isGranted && !isLacked, isLacked };
  });
  return (
    <FormSection title={t('sections.rights')} hint={hint}>
      {user.userType && !filesOnly && (
        <Cell span={12}>
          <Hint>{t('fields:user.userType')}</Hint>
          <Text fw={500}>{t(`vocabulary:userType.${user.userType}`)}</Text>
          <Hint>{t(`userTypes.${user.userType}`)}</Hint>
        </Cell>
      )}
      <ul className={classes.rights}>
        {rights.map(({ right, has, isLacked }) => (
          <Right
            key={right}
            has={has}
            name={t(`fields:user.${right}`)}
            text={[
              filesOnly && right === 'isOrganizationAdmin' ? t('creditorAdmin') : t(`rights.${right}`),
              isLacked && t('officeLacks'),
            ]
              .filter(Boolean)
              .join(' ')}
          />
        ))}
        {user.isPlatformAdmin && (
          <Right has name={t('fields:user.isPlatformAdmin')} text={t('rights.isPlatformAdmin')} />
        )}
      </ul>
    </FormSection>
  );
}

interface RightProps {
  readonly has: boolean;
  readonly name: string;
  readonly text: string;
}

function Right({ has, name, text }: RightProps) {
  const { t } = useTranslation('forms');
  const Sign = has ? IconCheck : IconMinus;
  return (
    <Flex component="li" gap="sm">
      <Sign
        color={`var(${has ? '--mantine-color-positive-7' : '--prorata-hint'})`}
        role="img"
        aria-label={has ? t('yes') : t('no')}
      />
      <div>
        <Text {...(has ? { fw: 500 } : { c: 'dimmed' })}>{name}</Text>
        <Hint>{text}</Hint>
      </div>
    </Flex>
  );
}
