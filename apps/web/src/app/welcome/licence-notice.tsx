import { Button } from '@mantine/core';
import type { Me } from '@prorata/contract/users/user';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './access-state.module.css';

/** An administrator of the organization must accept the licence agreement before anyone of it can work. */
export function LicenceNotice({ me }: { readonly me: Me }) {
  const { t } = useTranslation('welcome');
  const organization = me.organization?.name ?? '';
  return (
    <section className={classes.warning}>
      <h2 className={classes.title}>{t('licence.title')}</h2>
      <p className={classes.text}>
        {me.isOrganizationAdmin
          ? t('licence.administrator', { organization })
          : t('licence.others', { organization })}
      </p>
      <Button
        mt="md"
        variant={me.isOrganizationAdmin ? 'filled' : 'default'}
        renderRoot={(props) => <Link to="/app/myOrganization" {...props} />}
      >
        {t('licence.toOrganization')}
      </Button>
    </section>
  );
}
