import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useInvited } from './invited-context.ts';
import classes from './invited-tabs.module.css';

/** The two sides of an invitation: what it is about, and what was filed with it. */
export function InvitedTabs() {
  const { t } = useTranslation('invited');
  const { invitationCode, dossier } = useInvited();
  const params = { invitationCode };
  return (
    <nav className={classes.tabs} aria-label={t('navigation')}>
      <Link to="/invited/$invitationCode/dossier" params={params}>
        {t('toDossier')}
      </Link>
      <Link to="/invited/$invitationCode/myStatements" params={params}>
        {t('toStatements')}
        <span className={classes.count}>{dossier.invitation.numberOfStatements}</span>
      </Link>
    </nav>
  );
}
