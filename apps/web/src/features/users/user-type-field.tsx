import { USER_TYPES } from '@prorata/domain/vocabulary';
import { useTranslation } from 'react-i18next';
import { ChoiceCardsField } from '../../components/form/fields.tsx';
import type { UserForm } from './user-values.ts';

/** What somebody is in the office, each with what it means here. */
export function UserTypeField() {
  const { t } = useTranslation(['users', 'vocabulary']);
  const choices = USER_TYPES.map((value) => ({
    value,
    label: t(`vocabulary:userType.${value}`),
    text: t(`userTypes.${value}`),
  }));
  return <ChoiceCardsField<UserForm> name="userType" choices={choices} isLabelHidden required />;
}
