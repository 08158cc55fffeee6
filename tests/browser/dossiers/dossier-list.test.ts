import { dossiers } from '@prorata/i18n/nl/dossiers';
import { fields } from '@prorata/i18n/nl/fields';
import { forms } from '@prorata/i18n/nl/forms';
import { problems } from '@prorata/i18n/nl/problems';
import { states } from '@prorata/i18n/nl/states';
import { vocabulary } from '@prorata/i18n/nl/vocabulary';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { atNight, PHONE, sampleOf, test } from '../support/browser.ts';
import { openDossier, openOffice } from '../support/office.ts';
import { personOf, signInAs } from '../support/sign-in.ts';
import { textsOf } from '../support/texts.ts';
import { showNewDossier } from './open-dossier.ts';

const BAILIFF = personOf('demo-annelies-claes');
const FRENCH = personOf('demo-isabelle-delvigne');

const { fileNumber, defendantName, defendantNumber, transactionKind, createdAt, statusChangedAt, createdBy } =
  dossiers.columns;
const HEADS = [
  ...[fileNumber, defendantName, defendantNumber, transactionKind, createdAt, statusChangedAt, createdBy],
  ...[fields.dossier.responsibleBailiffId, fields.dossier.status],
];

/** What the list told of a dossier stands there while the rest is on its way, and stays where it is when that comes. */
async function expectOutlineFirst(page: Page, link: Locator, fileNumber: string): Promise<void> {
  const answer = Promise.withResolvers<void>();
  await page.route(/\/api\/Dossier\/[0-9a-f-]{36}$/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await link.click();
  await page.getByRole('status').filter({ hasText: states.loading }).waitFor();
  const title = page.locator('h1').filter({ hasText: fileNumber });
  const place = await title.boundingBox();
  answer.resolve();
  await page.getByRole('heading', { level: 1, name: fileNumber }).waitFor();
  expect(await title.boundingBox()).toEqual(place);
}

/** In Dutch, whose words for them are the longest. */
async function expectStepsToFit(page: Page, widths: readonly number[]): Promise<void> {
  const steps = page.getByRole('list', { name: dossiers.steps.label });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await steps.evaluate((list) => {
      const end = list.getBoundingClientRect().right;
      const words = [...list.querySelectorAll<HTMLElement>('li span')];
      return words
        .filter((word) => word.clientWidth > 1 && word.scrollWidth > word.clientWidth)
        .concat([...list.querySelectorAll('li')].filter((step) => step.getBoundingClientRect().right > end))
        .map((part) => part.textContent);
    });
    expect([width, ...cut]).toEqual([width]);
  }
}

describe('the list of dossiers', () => {
  test('finds by name and number, with the filters in the address', async ({ page }) => {
    const { fileNumber } = await openDossier(await openOffice(page, BAILIFF), 'Zoekwinkel');
    await page.goto('/app/dossiers');
    await page.getByRole('searchbox', { name: dossiers.search }).fill('zoekwin');
    const row = page.getByRole('row').filter({ hasText: 'Zoekwinkel' });
    await row.getByRole('link', { name: fileNumber }).waitFor();
    await page.waitForURL(/search=zoekwin/);
    await page.reload();
    await expectOutlineFirst(page, row.getByRole('link', { name: fileNumber }), fileNumber);
    await expectStepsToFit(page, [1024, 1350, 1366, 1416, 1440]);
    await page.goBack();
    await row.getByRole('link', { name: fileNumber }).waitFor();
    await page.getByRole('searchbox', { name: dossiers.search }).fill('bestaatniet');
    await page.getByText(states.nothingFound).waitFor();
    await page.getByRole('button', { name: states.clearFilters }).click();
    await page.getByText(states.nothingFound).waitFor({ state: 'hidden' });
    expect(new URL(page.url()).search).toBe('');
  });

  test('shows every column, orders by each, and can be walked with the keyboard', async ({ page }) => {
    await signInAs(page, BAILIFF, '/app/dossiers');
    await page.getByRole('row').nth(1).waitFor();
    for (const head of HEADS) {
      await page.getByRole('columnheader').getByRole('button', { name: head, exact: true }).click();
      const column = page.getByRole('columnheader', { name: head, exact: true });
      await expect.poll(() => column.getAttribute('aria-sort')).toMatch(/ascending|descending/);
    }
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    const second = page.getByRole('row').nth(2).getByRole('link');
    await expect.poll(() => second.evaluate((link) => link === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/app\/dossier\//);
  });

  test.for(sampleOf([1024, 1280]))(
    'keeps its columns and the acts on a row in sight at %i px',
    async (width, { page }) => {
      await page.setViewportSize({ width, height: 800 });
      await signInAs(page, BAILIFF, '/app/dossiers');
      const menu = page.getByRole('row').nth(1).getByRole('button');
      const { x = 0, width: size = 0 } = (await menu.boundingBox()) ?? {};
      expect(x + size).toBeLessThanOrEqual(width);
      for (const head of HEADS) {
        await page.getByRole('columnheader').getByRole('button', { name: head, exact: true }).waitFor();
      }
      const table = page.getByRole('table');
      const room = await table.evaluate((element) => element.parentElement?.clientWidth);
      expect(await table.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(room ?? 0);
      await page.emulateMedia({ forcedColors: 'active' });
      const track = page.getByRole('switch').first().locator('xpath=following-sibling::*[1]');
      expect(await track.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
    },
  );

  test('shows one status when asked, and what is over only then', async ({ page }) => {
    await signInAs(page, BAILIFF, '/app/dossiers');
    const status = vocabulary.dossierStatus.Created;
    const statuses = page.getByRole('list', { name: dossiers.statusFilter });
    await statuses.getByRole('button', { name: new RegExp(`^${status}`) }).click();
    await page.waitForURL(/status=Created/);
    await expect
      .poll(() => page.getByRole('row').filter({ hasText: vocabulary.dossierStatus.InvitesSent }).count())
      .toBe(0);
  });

  test.for(
    sampleOf([
      ['nl', BAILIFF],
      ['fr', FRENCH],
    ] as const),
  )('fits a phone, in %s', async ([language, person], { openPage }) => {
    const texts = await textsOf(language, 'dossiers');
    const page = await openPage(PHONE);
    await signInAs(page, person, '/app/dossiers');
    await page.getByRole('link', { name: texts.add }).waitFor();
    await page.getByRole('row').nth(1).waitFor();
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
  });
});

describe('a dossier', () => {
  test('is cancelled only with a reason, which stays to be read', async ({ page }) => {
    const { fileNumber } = await showNewDossier(page, BAILIFF, 'Annulatie');
    await page.getByRole('button', { name: forms.more.replace('{{name}}', fileNumber) }).click();
    await page.getByRole('menuitem', { name: dossiers.acts.cancel.menu }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: dossiers.acts.cancel.verb }).click();
    await dialog.getByText((await textsOf('nl', 'fieldErrors')).required).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: dossiers.acts.cancel.reason }).fill('De schuld is betaald.');
    await dialog.getByRole('button', { name: dossiers.acts.cancel.verb }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('De schuld is betaald.').waitFor();
    const title = page.getByRole('textbox', { name: fields.dossier.dossierTitle });
    expect(await title.getAttribute('readonly')).not.toBeNull();
    await expectAccessible(page);
  });

  atNight('of which nothing was sent can be deleted', async ({ page, faults }) => {
    // What its page still asks for while it is deleted is gone.
    faults.expect(/404.*\/(Series|Extract|audit|Dossier\/[0-9a-f-]{36})/);
    const { fileNumber } = await showNewDossier(page, BAILIFF, 'Vergissing');
    const address = page.url();
    await page.getByRole('button', { name: forms.more.replace('{{name}}', fileNumber) }).click();
    await page.getByRole('menuitem', { name: dossiers.acts.remove.menu }).click();
    await page.getByRole('dialog').getByRole('button', { name: dossiers.acts.remove.verb }).click();
    await page.waitForURL(/\/app\/dossiers/);
    await page.getByText(dossiers.acts.remove.done.replace('{{number}}', fileNumber)).waitFor();
    await page.goto(address);
    await page.getByText(problems['not-found']).waitFor();
    await page.getByRole('link', { name: dossiers.backToList, exact: true }).click();
    await page.waitForURL(({ pathname }) => pathname === '/app/dossiers');
  });
});
