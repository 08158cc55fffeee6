import { useTranslation } from 'react-i18next';
import classes from './access-state.module.css';

export function DisapprovedNotice() {
  const { t } = useTranslation('welcome');
  return (
    <section className={classes.card}>
      <h2 className={classes.title}>{t('disapproved.title')}</h2>
      <p className={classes.text}>{t('disapproved.text')}</p>
      <p className={classes.text}>{t('disapproved.kept')}</p>
    </section>
  );
}
