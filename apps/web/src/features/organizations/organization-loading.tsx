import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageBody, PageHeader } from '../../components/page.tsx';
import { LoadError, Loading } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { usePageTitle } from '../../platform/page-title.ts';

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
