import type { Me, User } from '@prorata/contract/users/user';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../components/form/form-layout.tsx';
import { isAlwaysAllowed, RIGHTS } from './rights.ts';
import classes from './rights-list.module.css';

type Righted = Pick<User | Me, 'userType' | 'isPlatformAdmin' | (typeof RIGHTS)[number]>;

interface RightsListProps {
  readonly user: Righted;
  /** Who can change them. */
  readonly hint: string;
}

/** Rights to read, for those who cannot set them. */
export function RightsList({ user, hint }: RightsListProps) {
  const { t } = useTranslation(['users', 'vocabulary']);
  const rights = RIGHTS.map((right) => ({
    right,
    has: user[right] || isAlwaysAllowed(user.userType, right),
  }));
  return (
    <FormSection title={t('sections.rights')} hint={hint}>
      {user.userType && (
        <p className={classes.function}>
          <span>{t('fields.userType')}</span>
          {t(`vocabulary:userType.${user.userType}`)}
          <span>{t(`userTypes.${user.userType}`)}</span>
        </p>
      )}
      <ul className={classes.list}>
        {rights.map(({ right, has }) => (
          <Right key={right} has={has} name={t(`fields.${right}`)} text={t(`rights.${right}`)} />
        ))}
        {user.isPlatformAdmin && (
          <Right has name={t('fields.isPlatformAdmin')} text={t('rights.isPlatformAdmin')} />
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
    <li className={classes.right} data-has={has || undefined}>
      <Sign size={16} stroke={1.75} role="img" aria-label={has ? t('yes') : t('no')} />
      <div>
        <p className={classes.name}>{name}</p>
        <p className={classes.text}>{text}</p>
      </div>
    </li>
  );
}
