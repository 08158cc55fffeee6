import { readFileSync } from 'node:fs';
import type { DemoPerson } from '@prorata/demo/people';
import { type DossierStatus, LANGUAGES, type Language } from '@prorata/domain/vocabulary';
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { addPayerTo, openWageDossier, receive } from '../recurring/wage-dossier.ts';
import { beginStatement } from '../statements/filed-statement.ts';
import { listObstacles } from '../support/accessibility.ts';
import { IS_THOROUGH, PRODUCT, sampleOf, test } from '../support/browser.ts';
import { listCutTexts } from '../support/cut-texts.ts';
import { CREDITOR, inviteCreditor, type Office, openDossier, openOffice } from '../support/office.ts';
import { personOf, takeUpSession } from '../support/sign-in.ts';
import { textsOf } from '../support/texts.ts';
import { openEverything, refuseWrites, settle, watchTraffic } from './open-everything.ts';

/** Of an office in which no other test works: what it has are the dossiers of the demonstration. */
const BAILIFF = personOf('demo-andreas-heinen');
const NEWCOMER = personOf('demo-noe-wauters');
const ADMINISTRATOR = personOf('demo-bram-hermans');

/** A desk, a tablet, and a phone in the hand; one page becomes each of them in turn. */
interface Window {
  readonly width: number;
  readonly height: number;
  readonly mobile: boolean;
}
const DESK: Window = { width: 1440, height: 900, mobile: false };
const TABLET: Window = { width: 1024, height: 768, mobile: false };
const PHONE: Window = { width: 390, height: 844, mobile: true };
const LAPTOP: Window = { width: 1280, height: 800, mobile: false };
const WIDE_SCREEN: Window = { width: 1920, height: 1080, mobile: false };

/** A walk through every screen in a language, on which something is looked for in each of the windows. */
interface Walk {
  readonly language: Language;
  readonly windows: readonly Window[];
  /** Whether everything is opened that the buttons of the screens open. */
  readonly isThorough: boolean;
}

/** On the narrow menu the logo is its mark alone. */
const BESIDE_THE_MARK = 'Prorata';

/** Where the screens are to be seen, by their address. One that shows nothing of its own has no place. */
type Screens<Found> = Readonly<Record<string, (found: Found) => readonly string[]>>;

const at = (address: string) => () => [address];
const tabsOf = (address: string, tabs: readonly string[]) => tabs.map((tab) => `${address}?tab=${tab}`);

interface Invited {
  readonly code: string;
  readonly statement: string;
}

const OF_ANYONE: Screens<Invited> = {
  '/': at('/'),
  '/login-result': () => [],
  '/logout-result': () => [],
  '/without-code': at('/without-code'),
  '/terms-of-use': at('/terms-of-use'),
  '/terms-and-conditions': at('/terms-and-conditions'),
  '/privacy-policy': at('/privacy-policy'),
  '/seal': at('/seal'),
  '/genuine': at('/genuine'),
  // The page of a link that works is looked at in the test of opening.
  '/draft/{documentViewCode}': at('/draft/no-such-link'),
  // For those who build, in English.
  '/design': () => [],
  '/invited/{invitationCode}': () => [],
  '/invited/{invitationCode}/dossier': ({ code }) => [`/invited/${code}/dossier`],
  '/invited/{invitationCode}/nothingToClaim': ({ code }) => [`/invited/${code}/nothingToClaim`],
  '/invited/{invitationCode}/myStatements': ({ code }) => [`/invited/${code}/myStatements`],
  '/invited/{invitationCode}/statement': ({ code }) => [`/invited/${code}/statement`],
  '/invited/{invitationCode}/statement/{tpStatementId}': ({ code, statement }) =>
    ['', '?step=data', '?step=why', '?step=interest', '?step=check'].map(
      (step) => `/invited/${code}/statement/${statement}${step}`,
    ),
};

const OF_NEWCOMERS: Screens<undefined> = { '/onboarding': at('/onboarding') };

interface Work {
  /** Dossiers in which creditors were invited, filed, and are given their part. */
  readonly invited: string;
  readonly filed: string;
  readonly calculated: string;
  /** One whose money comes month by month. */
  readonly recurring: string;
  /** The statement that waits in the second. */
  readonly waiting: string;
  readonly extract: string;
  readonly imported: string;
  readonly party: string;
}

const OF_OFFICES: Screens<Work> = {
  '/app': at('/app'),
  '/app/dossiers': at('/app/dossiers'),
  '/app/dossier': at('/app/dossier'),
  '/app/dossier/{dossierId}': ({ invited, filed, calculated, recurring, waiting }) => [
    ...tabsOf(`/app/dossier/${invited}`, ['general', 'invitations', 'costs', 'audit']),
    ...tabsOf(`/app/dossier/${filed}`, ['balance', 'statements']),
    `/app/dossier/${filed}?tab=statements&review=${waiting}`,
    `/app/dossier/${calculated}?tab=calculation`,
    `/app/dossier/${recurring}?tab=recurring`,
  ],
  '/app/extract': at('/app/extract'),
  '/app/extract/{extractId}': ({ extract }) =>
    ['dossier', 'creditors', 'sending', 'standard', 'confirm'].map((step) => `${extract}?step=${step}`),
  '/app/dossier/{dossierId}/import': ({ filed }) => [`/app/dossier/${filed}/import`],
  '/app/dossier/{dossierId}/import/{importId}': ({ imported }) => [imported, `${imported}?step=summary`],
  '/app/parties': at('/app/parties'),
  '/app/party': at('/app/party'),
  '/app/party/{partyId}': ({ party }) => [`/app/party/${party}`],
  // An office that does not file reads here for whom it is.
  '/app/workspace': at('/app/workspace'),
  '/app/myAccount': at('/app/myAccount'),
  '/app/myOrganization': () =>
    tabsOf('/app/myOrganization', ['organization', 'users', 'standardInvitations', 'invoices']),
  '/app/manual': at('/app/manual'),
  '/app/manual/{chapter}': at('/app/manual/inviting'),
  '/document': at('/document?code=unknown'),
};

const OF_ADMINISTRATORS: Screens<{ readonly organization: string }> = {
  '/app/organization/{organizationId}': ({ organization }) =>
    tabsOf(`/app/organization/${organization}`, ['organization', 'users']),
  '/app/organization': at('/app/organization'),
  '/app/organizations': () => ['/app/organizations', '/app/organizations?pending=true'],
  '/app/onboarding': at('/app/onboarding'),
  '/app/institutions': at('/app/institutions'),
  '/app/institution': at('/app/institution'),
  // Its form is that of a new one.
  '/app/institution/{institutionId}': at('/app/institution/01a1e8ec-d2d7-7187-afa6-ad1a5273c167'),
  '/app/parameters': at('/app/parameters'),
  '/app/dossiercosts': at('/app/dossiercosts'),
  '/app/platformcosts': at('/app/platformcosts'),
  '/app/invoicing': at('/app/invoicing'),
  '/app/templates': at('/app/templates'),
  '/app/maintenance': at('/app/maintenance'),
  '/app/privacy': at('/app/privacy'),
};

test('every screen that the router knows is looked at', () => {
  // The server's list of addresses, which is held against the router's elsewhere: that one says only their last parts.
  const server = new URL('../../../apps/server/src/http/pages/serve-pages.ts', import.meta.url);
  const known = [...readFileSync(server, 'utf8').matchAll(/^ {2}'(\/.*)',$/gm)].map(([, address]) => address);
  const lookedAt = Object.keys({ ...OF_ANYONE, ...OF_NEWCOMERS, ...OF_OFFICES, ...OF_ADMINISTRATORS });
  expect(known.length).toBeGreaterThan(30);
  expect(lookedAt.sort()).toEqual(known.sort());
});

interface Sight {
  /** What is wrong, and where it was seen. */
  readonly faults: readonly string[];
  /** How many dialogs were seen, by their titles. */
  readonly dialogs: number;
}

/** All languages, all windows and every dialog take an hour: they are looked at at night. */
const WALKS: readonly Walk[] = IS_THOROUGH
  ? LANGUAGES.map((language) => ({
      ...{ language, isThorough: true, windows: [DESK, PHONE, TABLET, LAPTOP, WIDE_SCREEN] },
    }))
  : [{ language: 'nl', isThorough: false, windows: [DESK, PHONE] }];

async function listLostTexts(page: Page): Promise<string[]> {
  const texts = await listCutTexts(page);
  return texts.filter((text) => text !== BESIDE_THE_MARK).map((text) => `cut off: ${text}`);
}

/** Walks through the screens, and says what is wrong with them. */
async function lookAt<Found>(page: Page, screens: Screens<Found>, found: Found, walk: Walk): Promise<Sight> {
  const faults = new Set<string>();
  const dialogs = new Set<string>();
  const device = await page.context().newCDPSession(page);
  if (walk.isThorough) await refuseWrites(page);
  const look = lookWith(page, device, walk, faults);
  const [first = '/'] = Object.values(screens).flatMap((placesOf) => placesOf(found));
  if (page.url() === 'about:blank') await page.goto(first);
  await goWithin(page, first);
  // What is asked past a route is not kept by the browser. By day nothing is loaded again, so who it is has been told.
  if (!walk.isThorough) await page.unrouteAll();
  for (const [screen, placesOf] of Object.entries(screens)) {
    const chosen = new Set<string>();
    const places = placesOf(found);
    // Tabs and steps are looked at with axe by the tests of their own too.
    const forAxe = sampleOf(places);
    for (const address of places) {
      await goWithin(page, address);
      await look(address, forAxe.includes(address));
      if (!walk.isThorough) continue;
      await openEverything(page, chosen, async ({ by, title }) => {
        if (title !== undefined) dialogs.add(title);
        await look(`${screen}, ${by}`);
      });
    }
  }
  return { faults: [...faults], dialogs: dialogs.size };
}

/** How far the router is, which it tells whoever develops. */
declare const self: {
  readonly __TSR_ROUTER__?: {
    readonly latestLocation: { readonly href: string };
    readonly state: { readonly status: string; readonly resolvedLocation?: { readonly href: string } };
  };
};

/** Goes to another screen as a link would, without loading the interface again, and waits until it has taken the place. */
async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((wanted) => {
    if (location.pathname + location.search !== wanted) history.pushState({}, '', wanted);
  }, address);
  await page.waitForFunction(() => {
    const router = self.__TSR_ROUTER__;
    const isAtRest = router?.state.status === 'idle';
    return isAtRest && router.state.resolvedLocation?.href === router.latestLocation.href;
  });
  await settle(page);
  await page.getByRole('heading').first().waitFor();
}

/**
 * Says what is wrong in each of the windows, at once as the walk is long. By day axe looks in the window alone in which a
 * screen was opened, and the next is opened in the window that came last: half of them on a desk, half on a phone.
 */
function lookWith(
  page: Page,
  device: CDPSession,
  { language, windows, isThorough }: Walk,
  faults: Set<string>,
): (where: string, isForAxe?: boolean) => Promise<void> {
  let inTurn = windows;
  const become = async (window: Window | undefined) => {
    await device.send('Emulation.setDeviceMetricsOverride', { ...(window ?? DESK), deviceScaleFactor: 1 });
    await device.send('Emulation.setTouchEmulationEnabled', { enabled: window?.mobile === true });
    await settle(page);
  };
  return async (where, isForAxe = true) => {
    const [opened] = inTurn;
    const forAxe = isForAxe ? sampleOf(inTurn) : [];
    for (const window of inTurn) {
      if (window !== opened) await become(window);
      const obstacles = forAxe.includes(window) ? await listObstacles(page) : [];
      for (const found of [...(await listLostTexts(page)), ...obstacles]) {
        const fault = `${where}, in ${language}, ${window.width} px: ${found}`;
        if (!faults.has(fault)) process.stderr.write(`${fault}\n`);
        faults.add(fault);
      }
    }
    // Buttons are pressed on a desk.
    if (isThorough) await become(opened);
    else inTurn = inTurn.toReversed();
  };
}

type OpenPage = () => Promise<Page>;

/** A page of which is known what it asks for, in a language. */
async function openIn(language: Language, openPage: OpenPage, person?: DemoPerson): Promise<Page> {
  const page = await openPage();
  watchTraffic(page);
  await speak(page, language, person);
  return page;
}

/** Screens in a language, without the product knowing: others are the same person in theirs. */
async function speak(page: Page, language: Language, person?: DemoPerson): Promise<void> {
  await page.addInitScript(
    ({ product, chosen }) => {
      const { location } = globalThis as unknown as { readonly location: { readonly origin: string } };
      if (location.origin === product) localStorage.setItem('prorata.language', chosen);
    },
    { product: new URL(PRODUCT).origin, chosen: language },
  );
  if (person === undefined || person.language === language) return;
  await page.route('**/api/User/me', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), preferredLanguage: language } });
  });
}

/** What the demonstration has, and what it lacks: money month by month, an extract and a sheet that somebody works on. */
async function prepareWork(office: Office, language: Language): Promise<Work> {
  const { items } = await office.call<{ items: { id: string; status: DossierStatus }[] }>(
    'GET',
    '/api/Dossier?pageSize=100',
  );
  const dossierIn = (status: DossierStatus) => items.find((dossier) => dossier.status === status)?.id ?? '';
  const filed = dossierIn('Provisioned');
  const [statements, parties, recurring, begun] = await Promise.all([
    office.call<{ items: { id: string }[] }>('GET', `/api/Dossier/${filed}/Statement`),
    office.call<{ items: { id: string }[] }>('GET', '/api/PartyBook'),
    receiveWages(office),
    startOnPages(office, filed, language),
  ]);
  return {
    invited: dossierIn('InvitesSent'),
    filed,
    calculated: dossierIn('Calculated'),
    recurring,
    waiting: statements.items[0]?.id ?? '',
    ...begun,
    party: parties.items[0]?.id ?? '',
  };
}

async function receiveWages(office: Office): Promise<string> {
  const recurring = await openWageDossier(office);
  const payerId = await addPayerTo(office, recurring, 'Bouwbedrijf Rotsaert');
  await receive(office, recurring, { payerId, receivedOn: '2026-03-16', amount: 412.8 });
  return recurring.id;
}

async function startOnPages(office: Office, dossierId: string, language: Language) {
  const extract = await uploadSample(office, language);
  return { extract, imported: await pasteSheet(office, dossierId, language) };
}

/** The sample of an extract, of which every step can be opened. */
async function uploadSample({ page, call }: Office, language: Language): Promise<string> {
  const { upload } = await textsOf(language, 'extracts');
  const vocabulary = await textsOf(language, 'vocabulary');
  await page.goto('/app/extract');
  await page.getByRole('button', { name: upload.sample }).click();
  await page.waitForURL(/\/app\/extract\/[0-9a-f-]{36}/);
  const { pathname } = new URL(page.url());
  const own = pathname.replace('/app/extract', '/api/Extract');
  const kept = page.waitForResponse((response) => response.url().endsWith('/progress'));
  await page.getByRole('checkbox', { name: vocabulary.transactionKind.sale }).click();
  await kept;
  const { version, progress } = await call<{ version: number; progress: object }>('GET', own);
  await call('PUT', `${own}/progress`, { version, progress: { ...progress, furthest: 'confirm' } });
  return pathname;
}

/** A list with a row that is ready, and one with an amount to mend. */
async function pasteSheet({ page }: Office, dossierId: string, language: Language): Promise<string> {
  const { choose } = await textsOf(language, 'imports');
  await goWithin(page, `/app/dossier/${dossierId}/import`);
  await page
    .getByRole('textbox', { name: choose.paste })
    .fill('Name\tTotal\nLumio NV\t5,00\nTelvia NV\t5,0O');
  await page.getByRole('button', { name: choose.read }).click();
  await page.waitForURL(/\/import\/[0-9a-f-]{36}/);
  return new URL(page.url()).pathname;
}

/** Half of a walk is waiting for frames and answers, in which by day the others go on; at night there are too many of them. */
const walkTest = IS_THOROUGH ? test : test.concurrent;

describe.each(WALKS)('no text is cut off, and nothing shuts people out in $language', (walk) => {
  walkTest('for an office', async ({ openPage, faults }) => {
    faults.expect(/status of 40[34]/);
    const page = await openIn(walk.language, openPage, BAILIFF);
    const found = await prepareWork(await openOffice(page, BAILIFF), walk.language);
    const sight = await lookAt(page, OF_OFFICES, found, walk);
    expect(sight.faults).toEqual([]);
    if (walk.isThorough) expect(sight.dialogs).toBeGreaterThan(15);
  });

  walkTest('for an invited creditor, and for anyone', async ({ openPage, faults }) => {
    faults.expect(/status of 40[34]/);
    const page = await openPage();
    const office = await openOffice(page, BAILIFF);
    const { code } = await inviteCreditor(office, (await openDossier(office)).id, { language: 'de' });
    const statement = await beginStatement(page, code, { creditor: CREDITOR, total: 1_250 });
    const visitor = await openIn(walk.language, openPage);
    const sight = await lookAt(visitor, OF_ANYONE, { code, statement }, walk);
    expect(sight.faults).toEqual([]);
    if (walk.isThorough) expect(sight.dialogs).toBeGreaterThan(2);
  });

  walkTest('for somebody new, and for an administrator', async ({ openPage, faults }) => {
    faults.expect(/status of 40[34]/);
    const newcomer = await openIn(walk.language, openPage, NEWCOMER);
    await takeUpSession(newcomer, NEWCOMER);
    expect((await lookAt(newcomer, OF_NEWCOMERS, undefined, walk)).faults).toEqual([]);
    const administrator = await openIn(walk.language, openPage, ADMINISTRATOR);
    const { call } = await openOffice(administrator, ADMINISTRATOR);
    const { items } = await call<{ items: { id: string }[] }>('GET', '/api/Organization');
    const found = { organization: items[0]?.id ?? '' };
    const sight = await lookAt(administrator, OF_ADMINISTRATORS, found, walk);
    expect(sight.faults).toEqual([]);
    if (walk.isThorough) expect(sight.dialogs).toBeGreaterThan(5);
  });
});
