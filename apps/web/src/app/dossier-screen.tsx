import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Loading } from '../components/states.tsx';
import { ActivityProvider, type NotedThing } from '../features/activity/activity-place.ts';
import { DossierPage } from '../features/dossiers/dossier-page.tsx';
import { GeneralTab } from '../features/dossiers/general-tab.tsx';
import { TRAY } from '../features/statements/open-statement.ts';
import { loadTopics } from '../platform/language/i18n.ts';
import { lazySide } from './lazy-side.ts';

const GeneralSides = lazySide(() => import('./general-sides.tsx'), 'GeneralSides', 'series', 'audit');

function General({ dossier }: { readonly dossier: Dossier }) {
  return (
    <GeneralTab
      dossier={dossier}
      latest={
        <Suspense>
          <GeneralSides dossier={dossier} />
        </Suspense>
      }
    />
  );
}

const ACTIVITY_TOPICS = ['activity', 'audit', 'vocabulary'] as const;

const BESIDE = {
  Opener: lazySide(
    () => import('../features/activity/activity-panel.tsx'),
    'ActivityButton',
    ...ACTIVITY_TOPICS,
  ),
  Panel: lazySide(
    () => import('../features/activity/activity-panel.tsx'),
    'ActivityPanel',
    ...ACTIVITY_TOPICS,
  ),
};

const STATEMENT_TOPICS = [
  'activity',
  'balance',
  'statements',
  'documents',
  'claims',
  'creditors',
  'tray',
  'why',
] as const;

const RunAct = lazySide(() => import('../features/recurring/run-act.tsx'), 'RunAct', 'recurring', 'income');

const TABS = {
  general: General,
  recurring: lazySide(
    () => import('../features/recurring/recurring-tab.tsx'),
    'RecurringTab',
    'recurring',
    'income',
    'letters',
    'delivery',
  ),
  balance: lazySide(() => import('../features/dossiers/balance-tab.tsx'), 'BalanceTab', 'income'),
  statements: lazySide(
    () => import('../features/statements/statements-tab.tsx'),
    'StatementsTab',
    ...STATEMENT_TOPICS,
  ),
  invitations: lazySide(
    () => import('../features/invitations/invitations-tab.tsx'),
    'InvitationsTab',
    'invitations',
    'balance',
    'delivery',
  ),
  calculation: lazySide(
    () => import('../features/results/calculation-tab.tsx'),
    'CalculationTab',
    'calculation',
    'differences',
    'distribution',
    'creditors',
    'findings',
    'delivery',
    'sending',
  ),
  sending: lazySide(() => import('./sending-tab.tsx'), 'SendingTab', 'sending', 'opening', 'calculation'),
  costs: lazySide(() => import('../features/costs/dossier-costs-tab.tsx'), 'DossierCostsTab', 'costs'),
  audit: lazySide(() => import('../features/audit/audit-tab.tsx'), 'AuditTab', 'audit', 'evidence', 'views'),
};

const ReviewPage = lazy(async () => {
  const [module] = await Promise.all([
    import('../features/statements/review-desk.tsx'),
    loadTopics(...STATEMENT_TOPICS),
  ]);
  return { default: module.ReviewPage };
});

const TrayPage = lazy(async () => {
  const [module] = await Promise.all([
    import('../features/statements/tray/tray-page.tsx'),
    loadTopics(...STATEMENT_TOPICS),
  ]);
  return { default: module.TrayPage };
});

/** A dossier with all its sides: the features that work in it meet here. Review desk and tray have the screen to themselves. */
export function DossierScreen() {
  const { review, open } = useSearch({ strict: false });
  if (review === undefined && open !== TRAY) return <DossierWithActivity />;
  return (
    <Suspense fallback={<Loading rows={5} />}>
      {review === undefined ? <TrayPage /> : <ReviewPage />}
    </Suspense>
  );
}

/** Whether the panel is open outlives the tabs, and each dossier begins without what was to be noted in another. */
function DossierWithActivity() {
  const { dossierId = '' } = useParams({ strict: false });
  const { activity } = useSearch({ strict: false });
  const [isOpen, setOpen] = useState(activity === true);
  const [thing, setThing] = useState<NotedThing & { readonly dossierId: string }>();
  useEffect(() => {
    if (activity === true) setOpen(true);
  }, [activity]);
  const place = useMemo(
    () => ({
      dossierId,
      isOpen,
      thing: thing?.dossierId === dossierId ? thing : undefined,
      open: (noted?: NotedThing) => {
        setThing(noted && { ...noted, dossierId });
        setOpen(true);
      },
      close: () => setOpen(false),
      forget: () => setThing(undefined),
    }),
    [dossierId, isOpen, thing],
  );
  return (
    <ActivityProvider value={place}>
      <DossierPage tabs={TABS} runAct={RunAct} beside={BESIDE} />
    </ActivityProvider>
  );
}
