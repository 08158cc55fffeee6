import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { RequestId } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { useIsInShell } from '../shell/shell-context.ts';
import { StandalonePage } from './standalone-page.tsx';

/** What could not be shown, with what support needs to find out why. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation(['pages', 'states']);
  const router = useRouter();
  const isInShell = useIsInShell();
  const { message, requestId } = useProblem()(error);
  usePageTitle(t('failed.title'));
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <StandalonePage title={t('failed.title')} isFramed={isInShell}>
      <p>{message}</p>
      <p>{t('failed.text')}</p>
      <RequestId id={requestId} />
      <Button variant="default" leftSection={<IconRefresh size={16} stroke={1.75} />} onClick={retry}>
        {t('states:retry')}
      </Button>
    </StandalonePage>
  );
}
