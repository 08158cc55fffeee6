import type { Me } from '@prorata/contract/users/user';
import { IconBuilding, IconFileText, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './welcome-step.module.css';

const NEEDS = [
  { key: 'profile', icon: IconUser },
  { key: 'organization', icon: IconBuilding },
  { key: 'documents', icon: IconFileText },
] as const;

/** What a registration is about, for whom it is, and what to have at hand. */
export function WelcomeStep({ me }: { readonly me: Me }) {
  const { t } = useTranslation('onboarding');
  const name = [me.name, me.surname].filter(Boolean).join(' ');
  return (
    <>
      <ul className={classes.needs}>
        {NEEDS.map(({ key, icon: NeedIcon }) => (
          <li key={key}>
            <NeedIcon size={20} stroke={1.75} aria-hidden />
            <div>
              <p className={classes.name}>{t(`welcome.${key}`)}</p>
              <p className={classes.text}>{t(`welcome.${key}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={classes.text}>{t('welcome.afterwards')}</p>
      <p className={classes.text}>{t('welcome.signedInAs', { name, email: me.email ?? '' })}</p>
    </>
  );
}
