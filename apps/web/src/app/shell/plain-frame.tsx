import { Button, Group } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { Link, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { LanguageSwitch } from '../../components/language-switch.tsx';
import { Logo } from '../../components/logo.tsx';
import { useFocusOnNavigation } from '../../platform/focus.ts';
import { switchLanguage } from '../../platform/language/switch-language.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { loadIdentity } from '../../platform/session/session.ts';
import { hasStoredSession } from '../../platform/session/session-mark.ts';
import { HelpButton } from '../help/help-button.tsx';
import classes from './shell.module.css';

/** Most who come here have no account: they load nothing of it. */
const WorkspaceLink = lazy(async () => ({
  default: (await import('./workspace-link.tsx')).WorkspaceLink,
}));

/** Around the pages outside the shell: the way home, the language and, for who is signed in, the way out. */
export function PlainFrame() {
  const { t } = useTranslation();
  const content = useFocusOnNavigation<HTMLElement>();
  return (
    <>
      <header className={classes.plainHeader}>
        <Link to="/" className={classes.home}>
          <Logo />
        </Link>
        <Group className={classes.plainActs ?? ''}>
          {hasStoredSession() && (
            <Suspense>
              <WorkspaceLink />
            </Suspense>
          )}
          <HelpButton />
          <LanguageSwitch onChange={(language) => void switchLanguage(language).catch(console.warn)} />
          {hasStoredSession() && (
            <Button
              variant="default"
              aria-label={t('signOut')}
              onClick={() => void loadIdentity().then(({ signOut }) => signOut())}
            >
              <IconLogout className={classes.signOutIcon} aria-hidden />
              <span className={classes.signOut}>{t('signOut')}</span>
            </Button>
          )}
        </Group>
      </header>
      <main ref={content} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
