import { Button, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect } from 'react';
import { Logo } from '../../components/logo.tsx';
import { Loading, RequestId } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { takeAwayPainted } from '../../platform/painted.ts';
import { useIsInShell } from '../shell/shell-context.ts';
import classes from './error-pages.module.css';

/** While a screen is on its way; for the first moments it shows nothing. */
export function PendingPage() {
  return <Loading rows={5} />;
}

/** Inside the shell, or alone on the page where there is none. */
export function NotFoundPage() {
  const { t } = useTranslation('pages');
  const isInShell = useIsInShell();
  usePageTitle(t('notFound.title'));
  return (
    <StandalonePage title={t('notFound.title')} isFramed={isInShell}>
      <Text>{t('notFound.text')}</Text>
      <Button variant="default" renderRoot={(props) => <Link to={isInShell ? '/app' : '/'} {...props} />}>
        {isInShell ? t('toHome') : t('toStart')}
      </Button>
    </StandalonePage>
  );
}

interface ClosedPageProps {
  /** For whom the screen is. */
  readonly isFor: 'platform' | 'office' | 'workspace';
}

/** In the place of a screen that is not for whoever asked for it. */
export function ClosedPage({ isFor }: ClosedPageProps) {
  const { t } = useTranslation('pages');
  const text = { platform: t('closed.text'), office: t('closed.office'), workspace: t('closed.workspace') };
  usePageTitle(t('closed.title'));
  return (
    <StandalonePage title={t('closed.title')} isFramed>
      <Text>{text[isFor]}</Text>
      <Button variant="default" renderRoot={(props) => <Link to="/app" {...props} />}>
        {isFor === 'office' ? t('closed.toWorkspace') : t('toHome')}
      </Button>
    </StandalonePage>
  );
}

/** What could not be shown, with what support needs to find out why. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation(['pages', 'states']);
  const router = useRouter();
  const isInShell = useIsInShell();
  const { message, requestId } = useProblem()(error);
  usePageTitle(t('failed.title'));
  useLayoutEffect(takeAwayPainted, []);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <StandalonePage title={t('failed.title')} isFramed={isInShell}>
      <Text>{message}</Text>
      <Text>{t('failed.text')}</Text>
      <RequestId id={requestId} />
      <Button variant="default" leftSection={<IconRefresh />} onClick={retry}>
        {t('states:retry')}
      </Button>
    </StandalonePage>
  );
}

interface StandalonePageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Whether the shell stands around it already. */
  readonly isFramed?: boolean;
}

/** A page that says one thing. */
function StandalonePage({ title, children, isFramed = false }: StandalonePageProps) {
  const Frame = isFramed ? 'div' : 'main';
  return (
    <Frame className={classes.page}>
      {!isFramed && (
        <Link to="/" className={classes.home}>
          <Logo />
        </Link>
      )}
      <Stack className={classes.words ?? ''} align="flex-start" gap="lg" maw="28rem" c="dimmed">
        <h1 className={classes.title}>{title}</h1>
        {children}
      </Stack>
    </Frame>
  );
}
