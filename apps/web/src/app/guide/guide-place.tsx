import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { loadTopics } from '../../platform/language/i18n.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { welcomeState } from '../welcome/welcome-state.ts';

/** Comes after the screen: nobody waits for it. */
const GuideDock = lazy(async () => {
  const [module] = await Promise.all([import('../shell/late-parts.ts'), loadTopics('guide', 'problems')]);
  return { default: module.GuideDock };
});

/** The guided first dossier beside every screen, for those who work with dossiers. */
export function GuidePlace() {
  const { data: me } = useSuspenseQuery(ownUserQuery);
  return (
    me.canReadDossiers &&
    welcomeState(me) === 'full' && (
      <Suspense fallback={null}>
        <GuideDock />
      </Suspense>
    )
  );
}
