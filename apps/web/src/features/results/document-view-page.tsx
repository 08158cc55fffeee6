import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/page.tsx';
import { LoadError, Loading } from '../../components/states.tsx';
import { ProblemError, useProblem } from '../../platform/client/problem.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import classes from './document-view-page.module.css';
import { externalDocumentQuery } from './external-document-query.ts';
import { InvalidCode } from './invalid-code.tsx';
import { ReadyDocument } from './ready-document.tsx';

const route = getRouteApi('/plain/document');

/** Shows the document behind the link of an e-mail to whoever has signed in. */
export function DocumentViewPage() {
  const { t } = useTranslation(['pages', 'shell']);
  const inWords = useProblem();
  const { code } = route.useSearch();
  const file = useQuery(externalDocumentQuery(code));
  usePageTitle(t('shell:titles.documentView'));
  return (
    <>
      <PageHeader title={t('shell:titles.documentView')} />
      <div className={classes.body}>
        {file.isPending && <Loading rows={1} />}
        {file.isError && isInvalidCode(file.error) && <InvalidCode />}
        {file.isError && !isInvalidCode(file.error) && (
          <LoadError
            title={t('document.notOpened')}
            {...inWords(file.error)}
            onRetry={() => void file.refetch()}
          />
        )}
        {file.data && <ReadyDocument file={file.data} />}
      </div>
    </>
  );
}

function isInvalidCode(error: Error): boolean {
  return error instanceof ProblemError && error.code === 'document-view-code-invalid';
}
