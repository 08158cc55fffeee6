import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import classes from './shell.module.css';

/** The way back for who opened an invitation from the workspace; others with an account have no use for it. */
export function WorkspaceLink() {
  const { t } = useTranslation('shell');
  // Only who was known before: a page that needs no account asks nobody to sign in.
  const me = useQuery({ ...ownUserQuery, enabled: false }).data;
  if (!me?.canFileClaims) return null;
  return (
    <Button
      variant="default"
      aria-label={t('menu.workspace')}
      renderRoot={(props) => <Link to="/app/workspace" {...props} />}
    >
      <IconArrowLeft className={classes.signOutIcon} aria-hidden />
      <span className={classes.signOut}>{t('menu.workspace')}</span>
    </Button>
  );
}
