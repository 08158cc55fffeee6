import { Button, Flex } from '@mantine/core';
import { resultsCalls } from '@prorata/contract/results/calls';
import { IconDownload, IconExternalLink, IconFileText, IconLinkOff } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { PageHeader } from '../../components/page.tsx';
import { Empty, LoadError, Loading } from '../../components/states.tsx';
import type { DownloadedFile } from '../../platform/client/create-request.ts';
import { openFile, saveFile } from '../../platform/client/open-file.ts';
import { ProblemError, useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import classes from './document-view-page.module.css';

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

function externalDocumentQuery(documentViewCode: string) {
  return queryOptions({
    queryKey: ['documents', 'external', documentViewCode],
    queryFn: ({ signal }) => {
      // A link that was cut off on its way has no code to ask about.
      if (documentViewCode === '') throw new ProblemError({ code: 'document-view-code-invalid' });
      return request(resultsCalls.viewExternal, { params: { documentViewCode }, signal });
    },
    // A file does not change; asking again would only download it again.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function InvalidCode() {
  const { t } = useTranslation(['pages', 'problems']);
  return (
    <Empty icon={IconLinkOff} title={t('problems:document-view-code-invalid')}>
      {t('document.invalidHint')}
    </Empty>
  );
}

function ReadyDocument({ file }: { readonly file: DownloadedFile }) {
  const { t } = useTranslation('pages');
  return (
    <Empty
      icon={IconFileText}
      title={t('document.ready')}
      action={
        <Flex gap="sm">
          <Button leftSection={<IconExternalLink />} onClick={() => openFile(file)}>
            {t('document.open')}
          </Button>
          <Button variant="default" leftSection={<IconDownload />} onClick={() => saveFile(file)}>
            {t('document.download')}
          </Button>
        </Flex>
      }
    >
      {file.fileName}
    </Empty>
  );
}
