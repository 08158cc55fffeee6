import { Box, Button, Group, Text } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconShieldLock } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { LanguageSwitch } from '../../components/language-switch.tsx';
import { Logo } from '../../components/logo.tsx';
import { Notice } from '../../components/notice.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { useLanguage } from '../../platform/language/format.ts';
import { switchLanguage } from '../../platform/language/switch-language.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { takeAwayPainted } from '../../platform/painted.ts';
import { loadIdentity, readSession } from '../../platform/session/session.ts';
import { isSignedInElsewhere } from '../../platform/session/session-mark.ts';
import { type Notice as NoticeCode, safeReturnPath } from '../../platform/session/start-address.ts';
import { HelpButton } from '../help/help-button.tsx';
import { returnPathOrHome } from '../navigation.ts';
import { Illustration } from './illustration.tsx';
import { InvitationForm } from './invitation-form.tsx';
import classes from './start.module.css';

const route = getRouteApi('/');

export function StartPage() {
  const { t } = useTranslation('start');
  const { notice, afterLoginUrl } = route.useSearch();
  usePageTitle(t('signIn'));
  useLayoutEffect(takeAwayPainted, []);
  useResumedSession(afterLoginUrl, notice);
  return (
    <div className={classes.page}>
      <main className={classes.ways}>
        <Group component="header" justify="space-between">
          <Logo markSize={24} />
          <Group gap="xs">
            <HelpButton />
            <LanguageSwitch onChange={switchLanguage} />
          </Group>
        </Group>
        <div className={classes.middle}>
          <StartNotice notice={notice} isSentHere={afterLoginUrl !== undefined} />
          <h1 className={classes.headline}>
            {t('headlineFirst')} <br />
            {t('headlineSecond')}
          </h1>
          <Text c="dimmed" mb="xl">
            {t('audience')}
          </Text>
          <SignIn afterLoginUrl={afterLoginUrl} />
          <div className={classes.or}>{t('or')}</div>
          <InvitationForm />
        </div>
        <StartFooter />
      </main>
      <Illustration />
    </div>
  );
}

/** Someone who is signed in beside, in another tab, goes on to their work when the identity service confirms it. */
function useResumedSession(afterLoginUrl: string | undefined, notice: NoticeCode | undefined): void {
  const router = useRouter();
  useEffect(() => {
    // A visitor whom the guard sent here was asked already, and one who has news must be able to read it.
    if (notice !== undefined || afterLoginUrl !== undefined || !isSignedInElsewhere()) return;
    readSession().then(
      (session) => {
        if (session.state === 'signedIn')
          void router.navigate({ href: returnPathOrHome(undefined), replace: true });
      },
      (error: unknown) => console.warn('The session could not be taken up.', error),
    );
  }, [router, afterLoginUrl, notice]);
}

interface StartNoticeProps {
  readonly notice: NoticeCode | undefined;
  /** Whether the visitor asked for another page, for which one must sign in. */
  readonly isSentHere: boolean;
}

/** What a visitor who comes back to the start page must know first. */
function StartNotice({ notice, isSentHere }: StartNoticeProps) {
  const { t } = useTranslation(['start', 'problems']);
  if (notice === 'login-error') return <News tone="negative">{t('problems:login-error')}</News>;
  if (notice === 'signed-out') return <News tone="positive">{t('signedOut')}</News>;
  if (notice === 'session-expired') return <News tone="info">{t('sessionExpired')}</News>;
  return isSentHere ? <News tone="info">{t('signInToContinue')}</News> : null;
}

const ICONS = { positive: IconCircleCheck, negative: IconAlertCircle, info: IconInfoCircle };

interface NewsProps {
  readonly tone: keyof typeof ICONS;
  readonly children: ReactNode;
}

function News({ tone, children }: NewsProps) {
  return (
    <Box mb="xl">
      <Notice tone={tone} icon={ICONS[tone]} role={tone === 'negative' ? 'alert' : 'status'}>
        {children}
      </Notice>
    </Box>
  );
}

function SignIn({ afterLoginUrl }: { readonly afterLoginUrl: string | undefined }) {
  const { t } = useTranslation('start');
  const language = useLanguage();
  const inWords = useProblem();
  const signIn = useMutation({
    mutationFn: async () => {
      const identity = await loadIdentity();
      await identity.startSignIn(safeReturnPath(afterLoginUrl, window.location.origin), language);
    },
  });
  return (
    <>
      {signIn.isError && <News tone="negative">{inWords(signIn.error).message}</News>}
      <Button
        size="lg"
        fullWidth
        leftSection={<IconShieldLock size={18} />}
        loading={signIn.isPending}
        onClick={() => signIn.mutate()}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {t('signIn')}
      </Button>
      <Text size="sm" c="slate.6" mt="sm">
        {t('signInHint')}
      </Text>
    </>
  );
}

/** The library for signing in is on its way by the time the button is pressed; pressing it tells if that failed. */
function prepare(): void {
  loadIdentity().catch(() => {});
}

function StartFooter() {
  const { t } = useTranslation('start');
  return (
    <footer>
      <Notice tone="slate" icon={IconInfoCircle} role="status">
        {t('inDevelopment')}
      </Notice>
      <nav className={classes.links}>
        <Link to="/genuine">{t('genuine')}</Link>
        <Link to="/terms-of-use">{t('legal.termsOfUse')}</Link>
        <Link to="/privacy-policy">{t('legal.privacyPolicy')}</Link>
        <Link to="/terms-and-conditions">{t('legal.termsAndConditions')}</Link>
      </nav>
    </footer>
  );
}
