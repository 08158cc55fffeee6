import { MantineProvider } from '@mantine/core';
import { LANGUAGES, type Language } from '@prorata/domain/vocabulary';
import { loadTopic, type Topics } from '@prorata/i18n/topics';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { Resource } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { queryClient } from '../../platform/client/query-client.ts';
import { changeLanguage, startI18nWith } from '../../platform/language/i18n.ts';
import { cssVariables, theme } from '../../platform/theme/theme.ts';
import { EnvironmentBanner } from '../environment-banner.tsx';
import { StartPage } from './start-page.tsx';

const TOPICS = ['shell', 'states', 'start', 'problems'] as const;

/** What the server puts in the place of these words, in each answer. */
const NONCE = '%NONCE%';
const ENVIRONMENT = '%ENVIRONMENT%';

export interface DrawnPage {
  readonly language: Language;
  readonly title: string;
  readonly html: string;
}

/**
 * The start page as a browser would draw it, in each language, for the server to send before any script runs. Called when the
 * interface is built, outside a browser.
 */
export async function drawStartPages(): Promise<DrawnPage[]> {
  await startI18nWith(await readTexts());
  const pages: DrawnPage[] = [];
  for (const language of LANGUAGES) {
    await changeLanguage(language);
    pages.push({
      language,
      title: ((await loadTopic(language, 'start')) as Topics['start']).signIn,
      html: await draw(),
    });
  }
  return pages;
}

async function readTexts(): Promise<Resource> {
  const texts: Resource = {};
  for (const language of LANGUAGES) {
    const topics = await Promise.all(
      TOPICS.map(async (topic) => [topic, { ...(await loadTopic(language, topic)) }]),
    );
    texts[language] = Object.fromEntries(topics);
  }
  return texts;
}

async function draw(): Promise<string> {
  const root = createRootRoute();
  const start = createRoute({
    getParentRoute: () => root,
    path: '/',
    staticData: { screen: 'start', access: 'public' },
    component: StartPage,
  });
  const router = createRouter({
    routeTree: root.addChildren([start]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  return renderToStaticMarkup(
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      forceColorScheme="light"
      getStyleNonce={() => NONCE}
    >
      <QueryClientProvider client={queryClient}>
        <EnvironmentBanner environment={ENVIRONMENT} />
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </MantineProvider>,
  );
}
