import { Button } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { tabOfFailures } from '@prorata/domain/next-step';
import { IconArrowLeft } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import { DossierStatusBadge, HoldBadge } from '../../components/badges.tsx';
import { DetailPage } from '../../components/detail-page.tsx';
import { PageBody } from '../../components/page.tsx';
import { LoadError, Loading, ReadOnlyNotice } from '../../components/states.tsx';
import { ProblemError, useProblem } from '../../platform/client/problem.ts';
import { ArrivalProvider, useArrival, useGradually } from '../../platform/gradually.tsx';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { DossierActs } from './dossier-acts.tsx';
import { DossierOutline } from './dossier-outline.tsx';
import classes from './dossier-page.module.css';
import { dossierQuery } from './dossier-queries.ts';
import { DOSSIER_TABS, type DossierTab } from './dossier-search.ts';
import { DossierStops } from './dossier-stops.tsx';
import { hasSendingTab, waitingIn } from './sending-parts.ts';
import { useDefendantName } from './use-defendant-name.ts';
import { WorkflowSteps } from './workflow-steps.tsx';

interface DossierPageProps {
  /** What stands beside every tab, and what opens it. */
  readonly beside: {
    readonly Opener: ComponentType<{ readonly dossier: Dossier }>;
    readonly Panel: ComponentType<{ readonly dossier: Dossier }>;
  };
  /** What each tab shows; most of them are other features, which the app brings in. */
  readonly tabs: Readonly<Record<DossierTab, ComponentType<{ readonly dossier: Dossier }>>>;
  /** The act that comes next in a dossier whose money comes month by month; another feature too. */
  readonly runAct: ComponentType<{ readonly dossier: Dossier }>;
}

export function DossierPage(sides: DossierPageProps) {
  const { dossierId = '' } = useParams({ strict: false });
  const query = useQuery(dossierQuery(dossierId));
  const dossier = useGradually(query.data);
  const arrival = useArrival(query.data);
  if (dossier === undefined) {
    return query.isError ? <DossierFailed query={query} /> : <DossierOutline dossierId={dossierId} />;
  }
  return (
    <ArrivalProvider value={arrival}>
      <LoadedDossier key={dossierId} dossier={dossier} {...sides} />
    </ArrivalProvider>
  );
}

interface LoadedDossierProps extends DossierPageProps {
  readonly dossier: Dossier;
}

function LoadedDossier({ dossier, tabs, runAct: RunAct, beside }: LoadedDossierProps) {
  const { Opener, Panel } = beside;
  const { t } = useTranslation(['dossiers', 'shell']);
  const shown = DOSSIER_TABS.filter((value) => hasTab(dossier, value));
  const [tab, setTab] = useTab(shown);
  const { name, number } = useDefendantName(dossier);
  const Tab = tabs[tab];
  usePageTitle(`${dossier.fileNumber} ${name}`.trim());
  return (
    <DetailPage
      crumb={<Link to="/app/dossiers">{t('shell:menu.dossiers')}</Link>}
      title={dossier.fileNumber}
      subject={name}
      remarks={
        <>
          {number && <span>{number}</span>}
          <DossierStatusBadge status={dossier.status} />
          <HoldBadge holds={dossier.holds} />
        </>
      }
      actions={
        <>
          {hasTab(dossier, 'recurring') && (
            <Suspense>
              <RunAct dossier={dossier} />
            </Suspense>
          )}
          <Suspense fallback={null}>
            <Opener dossier={dossier} />
          </Suspense>
          <DossierActs dossier={dossier} />
        </>
      }
      progress={<WorkflowSteps dossier={dossier} />}
      tabs={shown.map((value) => ({
        value,
        label: t(`tabs.${value}`),
        counter: counterOf(value, dossier),
      }))}
      tab={tab}
      onTab={setTab}
    >
      <div className={classes.sides}>
        <div className={classes.side}>
          <DossierReadOnly dossier={dossier} />
          <DossierStops dossier={dossier} />
          <Suspense fallback={<Loading rows={5} />}>
            <Tab dossier={dossier} />
          </Suspense>
        </div>
        <Suspense fallback={null}>
          <Panel dossier={dossier} />
        </Suspense>
      </div>
    </DetailPage>
  );
}

/** There is something to send once a report was signed, and there are periods where money comes month by month. */
function hasTab(dossier: Dossier, tab: DossierTab): boolean {
  if (tab === 'sending') return hasSendingTab(dossier);
  return tab !== 'recurring' || dossier.paymentType === 'recurring';
}

/** The open tab, which the address bar holds. */
function useTab(shown: readonly DossierTab[]): [DossierTab, (tab: DossierTab) => void] {
  const { tab } = useSearch({ strict: false });
  const navigate = useNavigate();
  const known = shown.find((candidate) => candidate === tab);
  return [known ?? 'general', (chosen) => void navigate({ to: '.', search: { tab: chosen } })];
}

/** Statements that wait for the bailiff, files that wait for a creditor and letters that did not go out are work; the rest is a number. */
function counterOf(tab: DossierTab, dossier: Dossier) {
  const { counts } = dossier;
  if (tab === 'statements' && counts.statements + counts.looseDocuments > 0) {
    const isWaiting = counts.statementsToReview + counts.looseDocuments > 0;
    return { count: counts.statements, isWaiting };
  }
  if (tab === 'invitations' && counts.invitations > 0) {
    const isWaiting =
      counts.unsentInvitations > 0 || (counts.failedDeliveries > 0 && tabOfFailures(dossier) === tab);
    return { count: counts.invitations, isWaiting };
  }
  if (tab === 'recurring') {
    const count = counts.runsDue + counts.receiptQuestions;
    return count > 0 ? { count, isWaiting: true } : undefined;
  }
  if (tab === 'sending') {
    const count = Object.values(waitingIn(dossier)).reduce((sum, waiting) => sum + waiting, 0);
    return count > 0 ? { count, isWaiting: true } : undefined;
  }
  return undefined;
}

/** When a dossier does not come: why, and the way back. What is not there does not come by asking again. */
function DossierFailed({ query }: { readonly query: UseQueryResult }) {
  const { t } = useTranslation(['dossiers', 'shell']);
  const inWords = useProblem();
  const isMissing = query.error instanceof ProblemError && query.error.status === 404;
  const title = t('shell:titles.editDossier');
  usePageTitle(title);
  return (
    <DetailPage crumb={<Link to="/app/dossiers">{t('shell:menu.dossiers')}</Link>} title={title}>
      <PageBody>
        <LoadError {...inWords(query.error)} {...(!isMissing && { onRetry: () => void query.refetch() })} />
        <Button
          variant="default"
          leftSection={<IconArrowLeft />}
          style={{ alignSelf: 'start' }}
          renderRoot={(props) => <Link to="/app/dossiers" {...props} />}
        >
          {t('backToList')}
        </Button>
      </PageBody>
    </DetailPage>
  );
}

/** Under the tabs of a dossier that cannot be changed: why. */
function DossierReadOnly({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('dossiers');
  const language = useLanguage();
  if (!dossier.isReadOnly) return null;
  const { status, isClosed, statusChangedAt, cancelReason, erasedAt } = dossier;
  if (erasedAt !== null) {
    return <ReadOnlyNotice>{t('readOnly.erased', { date: formatDate(erasedAt, language) })}</ReadOnlyNotice>;
  }
  if (status === 'Cancelled') {
    const date = formatDate(statusChangedAt, language);
    return <ReadOnlyNotice>{t('readOnly.cancelled', { date, reason: cancelReason ?? '' })}</ReadOnlyNotice>;
  }
  return <ReadOnlyNotice>{isClosed ? t('readOnly.closed') : t('readOnly.noRight')}</ReadOnlyNotice>;
}
