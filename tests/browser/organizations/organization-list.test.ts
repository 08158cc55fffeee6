import { DEMO_OFFICES } from '@prorata/demo/offices';
import { fields } from '@prorata/i18n/nl/fields';
import { forms } from '@prorata/i18n/nl/forms';
import { organizations } from '@prorata/i18n/nl/organizations';
import { pages } from '@prorata/i18n/nl/pages';
import { shell } from '@prorata/i18n/nl/shell';
import { states } from '@prorata/i18n/nl/states';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { atNight, PHONE, test } from '../support/browser.ts';
import { personOf, signInAs } from '../support/sign-in.ts';
import { textsOf } from '../support/texts.ts';

const PLATFORM = personOf('demo-bram-hermans');

describe('the list of organizations', () => {
  test('is searched and filtered in the address bar', async ({ page }) => {
    await signInAs(page, PLATFORM, '/app/organizations');
    const table = page.getByRole('table', { name: shell.menu.organizations });
    await table.getByRole('link', { name: DEMO_OFFICES.kalbusch.name }).waitFor();
    await expectAccessible(page);
    await page.getByRole('searchbox').fill('eupen');
    await page.waitForURL('**/app/organizations?search=eupen');
    await table.getByRole('link', { name: DEMO_OFFICES.claesDewitte.name }).waitFor({ state: 'hidden' });
    await page.reload();
    await table.getByRole('link', { name: DEMO_OFFICES.kalbusch.name }).waitFor();
    expect(await table.getByRole('row').count()).toBe(2);
    await page.getByRole('searchbox').fill('zzzz');
    await page.getByRole('button', { name: states.clearFilters }).click();
    await page.waitForURL('**/app/organizations');
    await page.getByRole('switch', { name: organizations.showPending }).click();
    await page.waitForURL('**/app/organizations?pending=true');
    await table.getByRole('link', { name: DEMO_OFFICES.claesDewitte.name }).waitFor({ state: 'hidden' });
  });

  atNight('refuses to delete an office that is in use, and says why', async ({ page, faults }) => {
    faults.expect(/409/);
    await signInAs(page, PLATFORM, '/app/organizations');
    const { name } = DEMO_OFFICES.claesDewitte;
    await page.getByRole('button', { name: forms.more.replace('{{name}}', name) }).click();
    await page.getByRole('menuitem', { name: forms.remove }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(organizations.remove.text).waitFor();
    await dialog.getByRole('button', { name: organizations.remove.verb }).click();
    await dialog.getByRole('alert').getByText(forms.notRemoved).waitFor();
    await expectAccessible(page);
  });

  atNight('takes a new organization, and lets go of one that nobody used', async ({ page }) => {
    await signInAs(page, PLATFORM, '/app/organizations');
    await page.getByRole('link', { name: organizations.add }).click();
    await page.getByRole('heading', { level: 1, name: shell.titles.newOrganization }).waitFor();
    await expectAccessible(page);
    const name = `Kantoor ${Date.now()}`;
    await page.getByRole('textbox', { name: fields.organization.name }).fill(name);
    await page.getByRole('button', { name: organizations.add }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText(organizations.state.incomplete).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: forms.more.replace('{{name}}', name) }).click();
    await page.getByRole('menuitem', { name: forms.remove }).click();
    await page.getByRole('button', { name: organizations.remove.verb }).click();
    await page.waitForURL('**/app/organizations');
    await page.getByRole('link', { name: DEMO_OFFICES.kalbusch.name }).waitFor();
    expect(await page.getByRole('link', { name }).count()).toBe(0);
  });

  atNight('fits on a phone', async ({ openPage }) => {
    const page = await openPage(PHONE);
    await signInAs(page, PLATFORM, '/app/organizations');
    await page.getByRole('link', { name: DEMO_OFFICES.kalbusch.name }).click();
    await page.getByRole('heading', { level: 1, name: DEMO_OFFICES.kalbusch.name }).waitFor();
    await expectNoSidewaysScrolling(page);
  });
});

describe('the administrator of another office', () => {
  const OTHER = personOf('demo-petra-kalbusch');

  atNight('finds nothing of the first', async ({ page, openPage }) => {
    await signInAs(page, PLATFORM, '/app/organizations');
    await page.getByRole('link', { name: DEMO_OFFICES.claesDewitte.name }).click();
    await page.waitForURL('**/app/organization/*');
    const { pathname } = new URL(page.url());

    const stranger = await openPage();
    await signInAs(stranger, OTHER, '/app/myOrganization?tab=users');
    const table = stranger.getByRole('table');
    await table.getByText('Andreas Heinen').waitFor();
    expect(await table.getByRole('row').count()).toBe(6);
    expect(await stranger.getByText('Annelies Claes').count()).toBe(0);

    const { closed } = await textsOf('de', 'pages');
    const refusal = stranger.getByRole('heading', { name: closed.title });
    await stranger.goto(pathname);
    await refusal.waitFor();
    expect(await stranger.getByText(DEMO_OFFICES.claesDewitte.name).count()).toBe(0);
    await stranger.goto(`${pathname}?tab=users`);
    await refusal.waitFor();
    await stranger.goto('/app/organizations');
    await refusal.waitFor();
    await expectAccessible(stranger);
  });

  test('is told so in the own language when the list is asked for', async ({ page }) => {
    await signInAs(page, personOf('demo-annelies-claes'), '/app/onboarding');
    await page.getByText(pages.closed.text).waitFor();
    await expectAccessible(page);
  });
});
