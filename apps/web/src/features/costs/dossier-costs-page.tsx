import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../components/badges.tsx';
import { DetailPage } from '../../components/detail-page.tsx';
import { PageBody } from '../../components/page.tsx';
import { Loading } from '../../components/states.tsx';
import { usePageTitle } from '../../platform/page-title.ts';
import { dossierCostsQuery, useOpenCost } from './cost-queries.ts';
import { DossierCostEditor, NewDossierCost } from './dossier-cost-editor.tsx';
import { DossierCostList } from './dossier-cost-list.tsx';

/** What offices may charge in a dossier: the list, or the one cost that is open. */
export function DossierCostsPage() {
  const { t } = useTranslation(['costs', 'shell']);
  const { openId, open, close } = useOpenCost();
  const costs = useQuery(dossierCostsQuery);
  const cost = costs.data?.items.find(({ id }) => id === openId);
  usePageTitle(cost?.displayName ?? t('shell:menu.dossierCosts'));
  if (openId === undefined) return <DossierCostList onOpen={open} />;
  const crumb = (
    <Link to="." search={{}}>
      {t('shell:menu.dossierCosts')}
    </Link>
  );
  if (openId === 'new') {
    return (
      <DetailPage crumb={crumb} title={t('add')}>
        <NewDossierCost onAdded={() => close({ isSaved: true })} onCancel={() => close()} />
      </DetailPage>
    );
  }
  if (cost === undefined) {
    return (
      <DetailPage crumb={crumb} title={t('shell:menu.dossierCosts')}>
        <PageBody>{costs.isPending ? <Loading rows={4} /> : t('notFound')}</PageBody>
      </DetailPage>
    );
  }
  return (
    <DetailPage
      crumb={crumb}
      title={cost.displayName}
      remarks={!cost.isVerified && <StatusBadge tone="warning">{t('notVerified')}</StatusBadge>}
    >
      <DossierCostEditor key={cost.id} cost={cost} />
    </DetailPage>
  );
}
