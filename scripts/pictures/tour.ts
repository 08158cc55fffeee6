import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { calculation } from '@prorata/i18n/nl/calculation';
import { extracts } from '@prorata/i18n/nl/extracts';
import { filing } from '@prorata/i18n/nl/filing';
import { states } from '@prorata/i18n/nl/states';
import type { Browser, Page } from 'playwright-core';
import { findDossier, inviteForShow } from './demo-dossiers.ts';
import { isComplete } from './is-complete.ts';
import { writeFilm } from './palette-png.ts';
import { reduceFilm } from './shoot-picture.ts';
import { openVisitor, openWindow, type Visitor } from './visitor.ts';

const WINDOW = { width: 1200, height: 750 };
/** As long as it takes to look and read the line. */
const SECONDS = 4.8;

interface Scene {
  readonly caption: string;
  open(): Promise<Page>;
}

/** Two minutes through the product as one film, from the extract to the invoice, each scene with a line that says what it is. */
export async function takeTour(browser: Browser, address: string, folder: string): Promise<void> {
  const encoder = await browser.newPage();
  const shots: Buffer[] = [];
  for (const { caption, open } of await listScenes(browser, address)) {
    const page = await open();
    await isComplete(page, 'nl', states.loading);
    shots.push(await shootScene(page, encoder, `${shots.length + 1}. ${caption}`));
    process.stdout.write(`scene ${shots.length}\n`);
  }
  const pictures = await reduceFilm(encoder, shots);
  const seconds = pictures.map(() => SECONDS);
  writeFileSync(path.join(folder, 'tour.png'), writeFilm(pictures, seconds));
  process.stdout.write('docs/screenshots/tour.png\n');
}

async function listScenes(browser: Browser, address: string): Promise<readonly Scene[]> {
  const window = await openWindow(browser, address, { viewport: WINDOW });
  const bailiff = await openVisitor(window, 'Annelies Claes');
  const phone = await openWindow(browser, address, {
    ...{ viewport: { width: 390, height: 750 }, isMobile: true, hasTouch: true },
  });
  const stranger = await openWindow(browser, address, { viewport: WINDOW });
  const administrator = await openVisitor(
    await openWindow(browser, address, { viewport: WINDOW }),
    'Bram Hermans',
  );
  const names = ['Van Hoorick', 'Oudevaart', 'Nova Print', 'Pinokkio', 'Smolders', 'De Backer', 'Van Camp'];
  const ids = await Promise.all(names.map((name) => findDossier(bailiff, name)));
  const [workshop, press, inviting, sent, contested, payable, paid] = ids;
  const at = (caption: string, place: string, who: Visitor = bailiff): Scene => ({
    caption,
    open: () => who.visit(place),
  });
  const of = (caption: string, id: string | undefined, tab: string) =>
    at(caption, `/app/dossier/${id}?tab=${tab}`);
  return [
    {
      caption: 'Prorata verdeelt het geld van een verkoop of een beslag onder de schuldeisers.',
      open: async () => {
        await stranger.goto('/');
        return stranger;
      },
    },
    at('De dag begint met wat op u wacht, het dringendste eerst.', '/app'),
    at('Een dossier begint met het uittreksel uit het Centraal Bestand van Berichten.', '/app/extract'),
    { caption: 'Prorata leest het; u beslist over elke schuldeiser.', open: () => readExtract(bailiff) },
    of('Wie werd beslagen, door wie, en met welke akten.', workshop, 'general'),
    of('Kavel per kavel: wat er binnenkwam en wat het heeft gekost.', workshop, 'balance'),
    of('De schuldeisers worden uitgenodigd, per e-mail of aangetekend.', inviting, 'invitations'),
    {
      caption: 'Op zijn telefoon leest een schuldeiser waarover het gaat.',
      open: async () => {
        const code = await inviteForShow(bailiff, inviting ?? '', 'nl');
        await phone.goto(`/invited/${code}/dossier`);
        return phone;
      },
    },
    {
      caption: 'Zijn aangifte vult hij in met wat al bekend is.',
      open: async () => {
        await phone.goto(phone.url().replace('/dossier', '/statement'));
        await phone.getByRole('button', { name: filing.begin.begin }).click();
        await phone.waitForURL(/\/statement\/[0-9a-f-]{36}/);
        return phone;
      },
    },
    of('Alle aangiften onder elkaar: aangegeven, niet aanvaard, aanvaard.', workshop, 'statements'),
    of('Nakijken naast het stuk, met de rang die eruit volgt.', workshop, 'statements&review=next'),
    of('Veertig schuldeisers in één dossier.', press, 'statements'),
    {
      caption: 'De wet rekent: wie krijgt wat, van welke kavel, en waarom.',
      open: async () => {
        const page = await bailiff.visit(`/app/dossier/${press}?tab=calculation`);
        await page.getByRole('table', { name: calculation.table.label }).waitFor();
        return page;
      },
    },
    of('Ondertekend en verzonden; elke geadresseerde heeft zijn laatste dag.', sent, 'sending'),
    of('Wie tegenspreekt, houdt de hele betaling tegen.', contested, 'sending&part=contestation'),
    of('Is de termijn voorbij, dan wacht het geld op vier ogen.', payable, 'sending&part=payout'),
    of('Na de betaling: wat de wet dan nog vraagt.', paid, 'sending&part=closing'),
    of('Wat het dossier kost, regel per regel.', paid, 'costs'),
    of('En alles wat gebeurde, in een ketting die niemand ongezien verandert.', paid, 'audit'),
    at('Het hele kantoor in één lijst.', '/app/dossiers'),
    {
      caption: 'Ctrl K vindt dossiers, schuldeisers, brieven en handelingen.',
      open: async () => {
        const page = await bailiff.visit('/app/dossiers');
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.keyboard.press('Control+k');
        await page.keyboard.type('oudevaart');
        return page;
      },
    },
    at('Wie het platform beheert, ziet het verloop.', '/app', administrator),
    at('En elke maand vertrekt de factuur.', '/app/invoicing', administrator),
  ];
}

async function readExtract(bailiff: Visitor): Promise<Page> {
  const page = await bailiff.visit('/app/extract');
  await page.getByRole('button', { name: extracts.upload.sample }).click();
  await page.waitForURL(/\/app\/extract\/[0-9a-f-]{36}/);
  await page.getByRole('img').first().waitFor();
  return page;
}

/** The screen in the middle of the frame, with the line under it. */
async function shootScene(page: Page, encoder: Page, caption: string): Promise<Buffer> {
  const shot = await page.screenshot();
  await encoder.setViewportSize({ width: WINDOW.width, height: WINDOW.height + 56 });
  await encoder.setContent(`<!doctype html><html lang="nl"><style>
    body { margin: 0; background: #eceff1; font: 500 20px/56px "IBM Plex Sans", "Segoe UI", Arial, sans-serif; }
    main { height: ${WINDOW.height}px; text-align: center; overflow: hidden; }
    img { height: ${WINDOW.height}px; display: inline-block; }
    p { margin: 0; background: #101c26; color: #fff; padding: 0 24px; }
  </style><main><img alt="" src="data:image/png;base64,${shot.toString('base64')}"></main><p></p>`);
  await encoder.locator('p').evaluate((line, text) => {
    line.textContent = text;
  }, caption);
  await encoder.waitForFunction(() => document.querySelector('img')?.complete);
  return encoder.screenshot();
}
