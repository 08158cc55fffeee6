import { IconClockHour4 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './closed-notice.module.css';

/** While nobody new can register. */
export function ClosedNotice() {
  const { t } = useTranslation('onboarding');
  return (
    <section className={classes.notice}>
      <IconClockHour4 size={28} stroke={1.5} aria-hidden />
      <h1 className={classes.title}>{t('closed.title')}</h1>
      <p className={classes.text}>{t('closed.text')}</p>
      <p className={classes.text}>{t('closed.invited')}</p>
    </section>
  );
}
