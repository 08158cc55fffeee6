import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DossierStatusBadge } from '../../components/badges.tsx';
import { DetailPage } from '../../components/detail-page.tsx';
import { Loading } from '../../components/states.tsx';
import { usePageTitle } from '../../platform/page-title.ts';
import { DossierActs } from './dossier-acts.tsx';
import { DossierLoading } from './dossier-loading.tsx';
import { dossierQuery } from './dossier-queries.ts';
import { DossierReadOnly } from './dossier-read-only.tsx';
import { DOSSIER_TABS, type DossierTab } from './dossier-search.ts';
import { useDefendantName } from './use-defendant-name.ts';
import { WorkflowSteps } from './workflow-steps.tsx';

interface DossierPageProps {
  /** What each tab shows; most of them are other features, which the app brings in. */
  readonly tabs: Readonly<Record<DossierTab, ComponentType<{ readonly dossier: Dossier }>>>;
}

export function DossierPage({ tabs }: DossierPageProps) {
  const { dossierId = '' } = useParams({ strict: false });
  const query = useQuery(dossierQuery(dossierId));
  if (query.data === undefined) return <DossierLoading query={query} />;
  return <LoadedDossier key={dossierId} dossier={query.data} tabs={tabs} />;
}

interface LoadedDossierProps extends DossierPageProps {
  readonly dossier: Dossier;
}

function LoadedDossier({ dossier, tabs }: LoadedDossierProps) {
  const { t } = useTranslation(['dossiers', 'shell']);
  const [tab, setTab] = useTab();
  const { name, number } = useDefendantName(dossier.defendant);
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
        </>
      }
      actions={<DossierActs dossier={dossier} />}
      progress={<WorkflowSteps dossier={dossier} />}
      tabs={DOSSIER_TABS.map((value) => ({
        value,
        label: t(`tabs.${value}`),
        counter: counterOf(value, dossier),
      }))}
      tab={tab}
      onTab={setTab}
    >
      <DossierReadOnly dossier={dossier} />
      <Suspense fallback={<Loading rows={5} />}>
        <Tab dossier={dossier} />
      </Suspense>
    </DetailPage>
  );
}

/** The open tab, which the address bar holds. */
function useTab(): [DossierTab, (tab: DossierTab) => void] {
  const { tab } = useSearch({ strict: false });
  const navigate = useNavigate();
  const known = DOSSIER_TABS.find((candidate) => candidate === tab);
  return [known ?? 'general', (chosen) => void navigate({ to: '.', search: { tab: chosen } })];
}

/** Statements that wait for the bailiff and letters that did not go out are work; the rest is a number. */
function counterOf(tab: DossierTab, { counts }: Dossier) {
  if (tab === 'statements' && counts.statements > 0) {
    return { count: counts.statements, isWaiting: counts.statementsToReview > 0 };
  }
  if (tab === 'invitations' && counts.invitations > 0) {
    const isWaiting = counts.unsentInvitations > 0 || counts.failedDeliveries > 0;
    return { count: counts.invitations, isWaiting };
  }
  return undefined;
}
