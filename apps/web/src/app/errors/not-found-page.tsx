import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../platform/page-title.ts';
import { useIsInShell } from '../shell/shell-context.ts';
import { StandalonePage } from './standalone-page.tsx';

/** Inside the shell, or alone on the page where there is none. */
export function NotFoundPage() {
  const { t } = useTranslation('pages');
  const isInShell = useIsInShell();
  usePageTitle(t('notFound.title'));
  return (
    <StandalonePage title={t('notFound.title')} isFramed={isInShell}>
      <p>{t('notFound.text')}</p>
      <Button variant="default" renderRoot={(props) => <Link to={isInShell ? '/app' : '/'} {...props} />}>
        {isInShell ? t('toHome') : t('toStart')}
      </Button>
    </StandalonePage>
  );
}
