import { DEMO_PEOPLE } from '@prorata/demo/people';
import { pages } from '@prorata/i18n/nl/pages';
import { shell } from '@prorata/i18n/nl/shell';
import { describe } from 'vitest';
import { test } from '../support/browser.ts';
import { personOf, signInAs } from '../support/sign-in.ts';

describe('a page that is closed', () => {
  test.for(['/app/organization', '/app/parameters', '/app/maintenance'])(
    'to an administrator of an office says for whom it is: %s',
    async (path, { page }) => {
      await signInAs(page, personOf('demo-annelies-claes'), path);
      await page.getByText(pages.closed.text).waitFor();
    },
  );

  test('by the licence names the licence, and leads to it', async ({ page }) => {
    const person = DEMO_PEOPLE.find(({ state }) => state === 'licenceNotAccepted');
    await signInAs(page, personOf(person?.subject ?? ''), '/app/dossiers');
    await page.getByRole('heading', { name: shell.licence.title }).waitFor();
    await page.getByRole('link', { name: shell.licence.toOrganization }).click();
    await page.waitForURL((url) => url.pathname === '/app/myOrganization');
  });
});

describe('the maintenance of the platform', () => {
  test('tells its administrators what the nights bring', async ({ page }) => {
    await signInAs(page, personOf('demo-bram-hermans'), '/app/maintenance');
    await page.getByRole('heading', { level: 1, name: shell.menu.maintenance }).waitFor();
  });
});
