import type { Me } from '@prorata/contract/users/user';
import { IconCircleCheck, IconCircleDashed, IconClockHour4 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './access-state.module.css';

/** For someone who waits: what has happened, what is happening, what comes next. */
export function PendingSteps({ me: { organization } }: { readonly me: Me }) {
  const { t } = useTranslation('welcome');
  return (
    <section className={classes.card}>
      <h2 className={classes.title}>{t('pending.title')}</h2>
      <p className={classes.text}>{t('pending.text')}</p>
      <h3 className={classes.subtitle}>{t('pending.next')}</h3>
      <ol className={classes.steps}>
        <li>
          <IconCircleCheck className={classes.done} size={20} stroke={1.75} aria-hidden />
          <p className={classes.step}>{t('pending.registered')}</p>
          {organization && (
            <p className={classes.text}>{t('pending.organization', { organization: organization.name })}</p>
          )}
        </li>
        <li aria-current="step">
          <IconClockHour4 className={classes.current} size={20} stroke={1.75} aria-hidden />
          <p className={classes.step}>{t('pending.review')}</p>
          {organization?.approved === false && (
            <p className={classes.text}>
              {t('pending.organizationFirst', { organization: organization.name })}
            </p>
          )}
        </li>
        <li>
          <IconCircleDashed className={classes.coming} size={20} stroke={1.75} aria-hidden />
          <p className={classes.step}>{t('pending.access')}</p>
          <p className={classes.text}>{t('pending.accessText')}</p>
        </li>
      </ol>
    </section>
  );
}
