import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '../../components/language-switch.tsx';
import { Logo } from '../../components/logo.tsx';
import { switchLanguage } from '../../platform/language/switch-language.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { Illustration } from './illustration.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { SignIn } from './sign-in.tsx';
import { StartFooter } from './start-footer.tsx';
import { StartNotice } from './start-notice.tsx';
import classes from './start-page.module.css';
import { useResumedSession } from './use-resumed-session.ts';

const route = getRouteApi('/');

export function StartPage() {
  const { t } = useTranslation('start');
  const { notice, afterLoginUrl } = route.useSearch();
  usePageTitle(t('signIn'));
  useResumedSession(afterLoginUrl, notice);
  return (
    <div className={classes.page}>
      <main className={classes.ways}>
        <header className={classes.header}>
          <Logo markSize={24} />
          <LanguageSwitch onChange={switchLanguage} />
        </header>
        <div className={classes.middle}>
          <StartNotice notice={notice} isSentHere={afterLoginUrl !== undefined} />
          <h1 className={classes.headline}>
            {t('headlineFirst')} <br />
            {t('headlineSecond')}
          </h1>
          <p className={classes.audience}>{t('audience')}</p>
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
