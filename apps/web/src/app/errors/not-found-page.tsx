import { Button } from '@mantine/core';
import { Link, useMatches } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../use-page-title.ts';
import { StandalonePage } from './standalone-page.tsx';

/** Inside the shell, or alone on the page where there is none. */
export function NotFoundPage() {
  const { t } = useTranslation('pages');
  const isInApp = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId === '/app') });
  usePageTitle(t('notFound.title'));
  return (
    <StandalonePage title={t('notFound.title')} isFramed={isInApp}>
      <p>{t('notFound.text')}</p>
      <Button variant="default" renderRoot={(props) => <Link to={isInApp ? '/app' : '/'} {...props} />}>
        {isInApp ? t('toHome') : t('toStart')}
      </Button>
    </StandalonePage>
  );
}
