import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { setNonce } from 'get-nonce';
import { useEffect } from 'react';
import { queryClient } from '../platform/client/query-client.ts';
import { cssVariables, theme } from '../platform/theme/theme.ts';
import { router } from './router.tsx';
import { EnvironmentBanner } from './shell/environment-banner.tsx';

/** The server writes a nonce into every page it sends; style elements made here must carry it. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="nonce"]')?.content ?? '';
setNonce(nonce);

export function Application() {
  useEffect(reportStarted, []);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      forceColorScheme="light"
      getStyleNonce={() => nonce}
    >
      <QueryClientProvider client={queryClient}>
        <EnvironmentBanner />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** From here on a failure has a page of its own; the watch over the start ends. */
function reportStarted(): void {
  document.dispatchEvent(new Event('prorata:started'));
}
