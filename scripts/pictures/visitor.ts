import type { Language } from '@prorata/domain/vocabulary';
import { start } from '@prorata/i18n/nl/start';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** Somebody who is signed in, in a window of their own. */
export interface Visitor {
  readonly page: Page;
  visit(address: string): Promise<Page>;
  /** Does by the API what a picture is not about. */
  call<Answer>(method: string, address: string, body?: object): Promise<Answer>;
  /** From now on the screens are in this language. */
  speak(language: Language): Promise<void>;
}

/** A window on the product, of a Dutch speaker unless said otherwise, in which nothing moves. */
export async function openWindow(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    reducedMotion: 'reduce',
    ...options,
  });
  // Nobody waits for it: a machine that is busy with other things may take its time.
  context.setDefaultTimeout(120_000);
  return context.newPage();
}

/** From the start page to where somebody belongs; `button` is what the page calls the way in. */
export async function signIn(page: Page, name: string, button: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('button', { name }).click();
  await page.waitForURL(({ pathname }) => /^\/(app|onboarding)/.test(pathname));
}

export async function openVisitor(page: Page, name: string): Promise<Visitor> {
  let authorization = '';
  page.on('request', (request) => {
    authorization = request.headers()['authorization'] ?? authorization;
  });
  const authorized = page.waitForRequest((request) => 'authorization' in request.headers());
  await signIn(page, name, start.signIn);
  await authorized;
  const call = async <Answer>(method: string, address: string, data?: object): Promise<Answer> => {
    const answer = await page.request.fetch(address, {
      method,
      headers: { authorization },
      ...(data !== undefined && { data }),
    });
    if (!answer.ok()) throw new Error(`${method} ${address}: ${await answer.text()}`);
    return answer.status() === 204 ? (undefined as Answer) : await answer.json();
  };
  return {
    page,
    call,
    visit: async (address) => {
      await page.goto(address);
      return page;
    },
    speak: (language) => call('PATCH', `/api/User/setPreferredLanguage/${language}`),
  };
}
