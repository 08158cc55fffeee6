import { MantineProvider } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { environmentOf } from '@prorata/contract/hosts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { setNonce } from 'get-nonce';
import { useEffect } from 'react';
import { queryClient } from '../platform/client/query-client.ts';
import { useKeptFocus } from '../platform/focus.ts';
import { endOpening } from '../platform/gradually.tsx';
import { useTranslation } from '../platform/language/use-translation.ts';
import { takeAwayPainted } from '../platform/painted.ts';
import { cssVariables, theme } from '../platform/theme/theme.ts';
import { EnvironmentBanner } from './environment-banner.tsx';
import { ErrorPage, NotFoundPage, PendingPage } from './errors/error-pages.tsx';
import { routeTree } from './routes.tsx';
import classes from './shell/shell.module.css';

const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  // Loading shows nothing at first: PendingPage waits by itself.
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
  defaultPendingComponent: PendingPage,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  scrollRestoration: true,
});

// The start page takes away by itself what was painted of it, once it stands there.
router.subscribe('onResolved', ({ toLocation }) => {
  if (toLocation.pathname !== '/') takeAwayPainted();
});
router.subscribe('onRendered', endOpening);

/** What the address asks for is on its way while the frame around it is being drawn. */
export function findFirstPage(): void {
  router.load({ sync: true }).catch(console.error);
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

/** The server writes a nonce into every page it sends; style elements made here must carry it. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="nonce"]')?.content ?? '';
setNonce(nonce);

export function Application() {
  useEffect(reportStarted, []);
  useKeptFocus();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      forceColorScheme="light"
      getStyleNonce={() => nonce}
    >
      <QueryClientProvider client={queryClient}>
        <Banners />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** From here on a failure has a page of its own; the watch over the start ends. */
function reportStarted(): void {
  document.dispatchEvent(new Event('prorata:started'));
}

/** Above every screen: that this is not the real thing, and that there is no network. */
function Banners() {
  const { t } = useTranslation();
  const { online } = useNetwork();
  const environment = environmentOf(window.location.hostname);
  return (
    <EnvironmentBanner environment={environment === 'Production' ? undefined : environment}>
      {!online && <p className={classes.offline}>{t('offline')}</p>}
    </EnvironmentBanner>
  );
}
