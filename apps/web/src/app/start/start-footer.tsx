import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Message } from './message.tsx';
import classes from './start-footer.module.css';

export function StartFooter() {
  const { t } = useTranslation('start');
  return (
    <footer>
      <Message tone="slate">{t('inDevelopment')}</Message>
      <nav className={classes.links}>
        <Link to="/terms-of-use">{t('legal.termsOfUse')}</Link>
        <Link to="/privacy-policy">{t('legal.privacyPolicy')}</Link>
        <Link to="/terms-and-conditions">{t('legal.termsAndConditions')}</Link>
      </nav>
    </footer>
  );
}
