import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/page.tsx';
import { Loading } from '../../components/states.tsx';
import { DateText } from '../../components/values.tsx';
import { loadTopics } from '../../platform/language/i18n.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { Destinations } from './destinations.tsx';
import { DisapprovedNotice } from './disapproved-notice.tsx';
import { LicenceNotice } from './licence-notice.tsx';
import { NewDossierButton } from './new-dossier-button.tsx';
import { PendingSteps } from './pending-steps.tsx';
import classes from './welcome-page.module.css';
import { partOfDay, welcomeState } from './welcome-state.ts';

/** Only those who work with dossiers load what shows them. */
const DossiersHome = lazy(async () => {
  const [{ DossiersHome: Home }] = await Promise.all([
    import('../../features/dossiers/dossiers-home.tsx'),
    loadTopics('dossiers', 'vocabulary'),
  ]);
  return { default: Home };
});

/** The first page after signing in: where one stands, and where one can go. */
export function WelcomePage() {
  const { t } = useTranslation(['welcome', 'shell']);
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const state = welcomeState(me);
  const now = new Date();
  usePageTitle(t('shell:menu.home'));
  return (
    <>
      <PageHeader
        title={t(`greeting.${partOfDay(now.getHours())}`, { name: me.name ?? '' })}
        remark={<DateText value={now.toISOString()} style="long" />}
        actions={state === 'full' && me.canWriteDossiers && <NewDossierButton />}
      />
      <div className={classes.body}>
        {state === 'pending' && <PendingSteps me={me} />}
        {state === 'disapproved' && <DisapprovedNotice />}
        {state === 'licence' && <LicenceNotice me={me} />}
        {state === 'full' && me.canReadDossiers && (
          <Suspense fallback={<Loading rows={5} />}>
            <DossiersHome />
          </Suspense>
        )}
        {(state === 'full' || state === 'licence') && <Destinations me={me} />}
      </div>
    </>
  );
}
