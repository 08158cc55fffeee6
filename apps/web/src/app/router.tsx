import { createRouter } from '@tanstack/react-router';
import { ErrorPage } from './errors/error-page.tsx';
import { NotFoundPage } from './errors/not-found-page.tsx';
import { PendingPage } from './errors/pending-page.tsx';
import { routeTree } from './routes.tsx';

export const router = createRouter({
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

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
