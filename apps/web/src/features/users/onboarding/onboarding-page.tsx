import { parametersCalls } from '@prorata/contract/parameters/calls';
import { IconClockHour4 } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadError, Loading } from '../../../components/states.tsx';
import { useProblem } from '../../../platform/client/problem.ts';
import { request } from '../../../platform/client/request.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { ownUserQuery } from '../../../platform/session/own-user-query.ts';
import classes from './onboarding.module.css';
import { Wizard } from './wizard.tsx';

/** Where somebody who signed in for the first time introduces themselves. */
export function OnboardingPage() {
  const { t } = useTranslation('shell');
  const inWords = useProblem();
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const application = useQuery({
    queryKey: ['application'],
    queryFn: ({ signal }) => request(parametersCalls.readApplication, { signal }),
  });
  usePageTitle(t('titles.onboarding'));
  return (
    <div className={classes.page}>
      {application.isPending && <Loading rows={4} />}
      {application.isError && (
        <LoadError {...inWords(application.error)} onRetry={() => void application.refetch()} />
      )}
      {application.data?.onboardingEnabled === false && <ClosedNotice />}
      {application.data?.onboardingEnabled && <Wizard me={me} />}
    </div>
  );
}

/** While nobody new can register. */
function ClosedNotice() {
  const { t } = useTranslation('onboarding');
  return (
    <section className={classes.notice}>
      <IconClockHour4 size={28} stroke={1.5} aria-hidden />
      <h1 className={classes.closedNoticeTitle}>{t('closed.title')}</h1>
      <p className={classes.closedNoticeText}>{t('closed.text')}</p>
      <p className={classes.closedNoticeText}>{t('closed.invited')}</p>
    </section>
  );
}
