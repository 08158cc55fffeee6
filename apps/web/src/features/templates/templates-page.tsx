import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/page.tsx';
import { LoadError, Loading } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { templatesQuery } from './template-queries.ts';
import { TemplatesDesk } from './templates-desk.tsx';

/** The texts of mails and letters, for who administers the platform. */
export function TemplatesPage() {
  const { t } = useTranslation('templates');
  const inWords = useProblem();
  const templates = useQuery(templatesQuery);
  if (templates.data) return <TemplatesDesk templates={templates.data} />;
  return (
    <>
      <PageHeader title={t('title')} />
      {templates.isPending && <Loading rows={5} />}
      {templates.isError && (
        <LoadError {...inWords(templates.error)} onRetry={() => void templates.refetch()} />
      )}
    </>
  );
}
