import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../components/load-error.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageBody } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useProblem } from '../../platform/client/use-problem.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';

/** While an organization is on its way, or when it does not come. */
export function OrganizationLoading({ query }: { readonly query: UseQueryResult }) {
  const { t } = useTranslation('shell');
  const inWords = useProblem();
  usePageTitle(t('titles.editOrganization'));
  return (
    <>
      <PageHeader title={t('titles.editOrganization')} />
      <PageBody>
        {query.isError ? (
          <LoadError {...inWords(query.error)} onRetry={() => void query.refetch()} />
        ) : (
          <Loading rows={5} />
        )}
      </PageBody>
    </>
  );
}
