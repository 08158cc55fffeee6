import type { Page, Request } from 'playwright-core';

/** What stands open over a page. */
interface Opened {
  /** How somebody came to it: the buttons that were pressed. */
  readonly by: string;
  /** Its title, where it is a dialog. */
  readonly title: string | undefined;
}

/**
 * Presses every button of a page once, and every choice of the menus that open, and lets look at what appears. What was
 * `chosen` on the same screen before is not chosen again. Nothing happens to the data: see `refuseWrites`.
 */
export async function openEverything(
  page: Page,
  chosen: Set<string>,
  look: (opened: Opened) => Promise<void>,
): Promise<void> {
  const pressed = new Set<string>();
  const address = page.url();
  const isAway = () => page.url() !== address;
  const back = async () => {
    for (let presses = 0; presses < 3 && !isAway() && (await isSomethingOpen(page)); presses += 1) {
      await page.keyboard.press('Escape');
      await settle(page);
    }
    if (isAway() && isNear(page, address)) {
      await page.goBack();
      await settle(page);
    }
    if (!isAway() && !(await isSomethingOpen(page))) return;
    await page.goto(address);
    await settle(page);
  };
  const lookIfChanged = async (by: string, before: string | null) => {
    if (isAway() || (await readText(page)) === before) return;
    await look({ by, title: await readTitle(page) });
  };
  for (
    let name = await findButton(page, pressed);
    name !== undefined;
    name = await findButton(page, pressed)
  ) {
    pressed.add(name);
    const before = await readText(page);
    await press(page, name);
    await lookIfChanged(name, before);
    const choices = isAway() ? [] : await listChoices(page);
    await back();
    for (const choice of choices.filter((one) => !chosen.has(one))) {
      chosen.add(choice);
      await press(page, name);
      const menu = await readText(page);
      await choose(page, choice);
      await lookIfChanged(`${name} > ${choice}`, menu);
      await back();
    }
  }
}

/** Within the product the way back needs no reload. */
function isNear(page: Page, address: string): boolean {
  return new URL(page.url()).origin === new URL(address).origin;
}

/** Lets a page read and not write, whatever is pressed on it. */
export async function refuseWrites(page: Page): Promise<void> {
  const isReading = (method: string, url: string) =>
    method === 'GET' || /\/(whatIf|match|progress)$/i.test(new URL(url).pathname);
  await page.route('**/api/**', (route) => {
    const request = route.request();
    if (isReading(request.method(), request.url())) return route.fallback();
    return route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 403, code: 'insufficient-permissions', title: 'Refused by the test.' }),
    });
  });
  page.on('popup', (popup) => popup.close());
}

const underWay = new WeakMap<Page, Set<Request>>();

/** Counts what a page asks for, so that it can be waited for. */
export function watchTraffic(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Until nothing is asked for any more, and what came was drawn and asked for nothing else. */
export async function settle(page: Page): Promise<void> {
  for (let quiet = 0; quiet < 2; ) {
    const isDrawn = await draw(page);
    quiet = isDrawn && underWay.get(page)?.size === 0 ? quiet + 1 : 0;
  }
}

/** Not drawn is what made room for another page meanwhile. */
async function draw(page: Page): Promise<boolean> {
  const frames = page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
  );
  return frames.then(
    () => true,
    async () => {
      await page.waitForLoadState();
      return false;
    },
  );
}

function isSomethingOpen(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('[role="dialog"], [role="menu"]') !== null);
}

function readText(page: Page): Promise<string | null> {
  return page.evaluate(() => document.body.textContent);
}

function readTitle(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.querySelector('[role="dialog"] h2')?.textContent ?? undefined);
}

/** The names of the buttons that can be pressed, figures apart; of a long list, those in its first rows. */
function listButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ROWS = 3;
    return [...document.querySelectorAll<HTMLElement>('main button, main summary')].map((button) => {
      // What sends a form, chooses a tab or sorts a list opens nothing.
      if (button.matches('[type="submit"], [role="tab"], [aria-pressed], [aria-current], th *')) return '';
      let isFarDown = false;
      for (let row = button.parentElement; row !== null; row = row.parentElement) {
        const alike = [...(row.parentElement?.children ?? [])].filter(
          ({ tagName, className }) => tagName === row?.tagName && className === row.className,
        );
        isFarDown ||= alike.indexOf(row) >= ROWS;
      }
      const isOut = button.matches(':disabled, [data-disabled]') || button.offsetParent === null;
      if (isFarDown || isOut) return '';
      return (button.getAttribute('aria-label') ?? button.textContent ?? '').trim().replaceAll(/\d+/g, '#');
    });
  });
}

async function findButton(page: Page, pressed: ReadonlySet<string>): Promise<string | undefined> {
  return (await listButtons(page)).find((name) => name !== '' && !pressed.has(name));
}

async function press(page: Page, name: string): Promise<void> {
  const place = (await listButtons(page)).indexOf(name);
  await page.evaluate((index) => {
    document.querySelectorAll<HTMLElement>('main button, main summary')[index]?.click();
  }, place);
  await settle(page);
}

/** Those of the menu that is open; a page that is about to make room for another has none. */
async function listChoices(page: Page): Promise<string[]> {
  const choices = page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '[role="menu"] [role="menuitem"]:not([data-disabled], :disabled, a[href])',
      ),
    ].map((item) => item.textContent ?? ''),
  );
  return choices.catch(async () => {
    await page.waitForLoadState();
    return [];
  });
}

async function choose(page: Page, choice: string): Promise<void> {
  await page.evaluate((name) => {
    const items = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    items.find((item) => item.textContent === name)?.click();
  }, choice);
  await settle(page);
}
