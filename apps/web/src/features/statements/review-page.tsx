import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageBody } from '../../components/page.tsx';
import { LoadError, Loading } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { dossierQuery } from '../dossiers/dossier-queries.ts';
import { ReviewDesk } from './review-desk.tsx';

/** Where the statements of invited creditors are reviewed, beside their documents. It has the whole screen. */
export function ReviewPage() {
  const { t } = useTranslation('statements');
  const { dossierId = '' } = useParams({ strict: false });
  const query = useQuery(dossierQuery(dossierId));
  const inWords = useProblem();
  usePageTitle(`${query.data?.fileNumber ?? ''} ${t('desk.title')}`.trim());
  if (query.data !== undefined) return <ReviewDesk dossier={query.data} />;
  return (
    <PageBody>
      {query.isError ? (
        <LoadError {...inWords(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <Loading rows={5} />
      )}
    </PageBody>
  );
}
