import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DetailPage } from '../../components/detail-page.tsx';
import { PageBody } from '../../components/page.tsx';
import { Loading } from '../../components/states.tsx';
import { usePageTitle } from '../../platform/page-title.ts';
import { platformCostsQuery, useOpenCost } from './cost-queries.ts';
import { NewPlatformCost, PlatformCostEditor } from './platform-cost-editor.tsx';
import { PlatformCostList } from './platform-cost-list.tsx';

/** What the platform charges offices: the list, or the one cost that is open. */
export function PlatformCostsPage() {
  const { t } = useTranslation(['costs', 'shell']);
  const { openId, open, close } = useOpenCost();
  const costs = useQuery(platformCostsQuery);
  const cost = costs.data?.items.find(({ id }) => id === openId);
  usePageTitle(cost?.displayName ?? t('shell:menu.platformCosts'));
  if (openId === undefined) return <PlatformCostList onOpen={open} />;
  const crumb = (
    <Link to="." search={{}}>
      {t('shell:menu.platformCosts')}
    </Link>
  );
  if (openId === 'new') {
    return (
      <DetailPage crumb={crumb} title={t('add')}>
        <NewPlatformCost onAdded={() => close({ isSaved: true })} onCancel={() => close()} />
      </DetailPage>
    );
  }
  if (cost === undefined) {
    return (
      <DetailPage crumb={crumb} title={t('shell:menu.platformCosts')}>
        <PageBody>{costs.isPending ? <Loading rows={4} /> : t('notFound')}</PageBody>
      </DetailPage>
    );
  }
  return (
    <DetailPage crumb={crumb} title={cost.displayName}>
      <PlatformCostEditor key={cost.id} cost={cost} />
    </DetailPage>
  );
}
