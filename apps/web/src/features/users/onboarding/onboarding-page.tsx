import { parametersCalls } from '@prorata/contract/parameters/calls';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadError, Loading } from '../../../components/states.tsx';
import { useProblem } from '../../../platform/client/problem.ts';
import { request } from '../../../platform/client/request.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { ownUserQuery } from '../../../platform/session/own-user-query.ts';
import { ClosedNotice } from './closed-notice.tsx';
import classes from './onboarding-page.module.css';
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
