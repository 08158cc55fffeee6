import { dossiers } from '@prorata/i18n/nl/dossiers';
import { fields } from '@prorata/i18n/nl/fields';
import { forms } from '@prorata/i18n/nl/forms';
import { invitations } from '@prorata/i18n/nl/invitations';
import { organizations } from '@prorata/i18n/nl/organizations';
import { parties } from '@prorata/i18n/nl/parties';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { atNight, PHONE, test } from '../support/browser.ts';
import { openDossier, openOffice } from '../support/office.ts';
import { personOf, signInAs } from '../support/sign-in.ts';

const { partySearch } = forms;
const { duplicates } = parties;
const STANDARD = '/app/myOrganization?tab=standardInvitations';

async function openStandardInvitation(page: Page): Promise<Locator> {
  await signInAs(page, personOf('demo-annelies-claes'), STANDARD);
  await page.getByRole('button', { name: organizations.standard.add }).click();
  return page.getByRole('dialog');
}

function searchIn(place: Page | Locator): Locator {
  return place
    .getByRole('combobox', { name: partySearch.label })
    .or(place.getByLabel(partySearch.label))
    .first();
}

test('somebody is found while typing, chosen by keyboard, or left alone', async ({ page }) => {
  const dialog = await openStandardInvitation(page);
  const search = searchIn(dialog);
  const addressee = dialog.getByLabel(fields.standardInvitation.addressee);
  const options = page.getByRole('option');

  await search.pressSequentially('garage nekk');
  await options.filter({ hasText: 'Garage Nekkerspoel' }).first().waitFor();
  await expectAccessible(page);
  await search.press('Escape');
  await options.first().waitFor({ state: 'hidden' });
  expect(await dialog.isVisible()).toBe(true);
  expect(await addressee.inputValue()).toBe('');

  await search.fill('lumoi energie');
  await options.filter({ hasText: 'Lumio Energie' }).first().waitFor();
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect.poll(() => addressee.inputValue()).toBe('Lumio Energie');
  expect(await dialog.getByLabel(fields.address.street).inputValue()).toBe('Zandvoortstraat');

  await search.fill('zzyzx onvindbaar');
  await page.getByText(partySearch.none).waitFor();
  await search.press('Escape');
  await addressee.fill('Met de hand getypt');
  expect(await addressee.inputValue()).toBe('Met de hand getypt');
});

atNight('without a register the book is searched, and it says so', async ({ page }) => {
  // What the server answers when no register is loaded; the demonstration has one.
  await page.route('**/api/Party?*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const items = answer.items.filter(({ partyId }: { partyId: string | null }) => partyId !== null);
    await route.fulfill({ response, json: { ...answer, items, register: 'unavailable' } });
  });
  const dialog = await openStandardInvitation(page);
  await searchIn(dialog).fill('telvia');
  await page.getByText(partySearch.unavailable).waitFor();
  await page.getByRole('option').filter({ hasText: 'Telvia' }).first().click();
  // The office of the tests may know several of that name.
  await expect
    .poll(() => dialog.getByLabel(fields.standardInvitation.addressee).inputValue())
    .toMatch(/^Telvia/);
});

test('every form in which somebody is named has it', async ({ page }) => {
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  await page.goto(`/app/dossier/${dossier.id}?tab=statements&open=new`);
  await searchIn(page).waitFor();
  await page.goto(`/app/dossier/${dossier.id}?tab=invitations`);
  await page.getByRole('button', { name: invitations.create, exact: true }).click();
  await searchIn(page.getByRole('dialog')).waitFor();
  await page.goto('/app/dossier');
  await page.getByRole('heading', { name: dossiers.sections.defendant }).waitFor();
  await searchIn(page).waitFor();
  await page.getByRole('button', { name: dossiers.coDefendants.add }).click();
  await expect.poll(() => page.getByRole('combobox', { name: partySearch.label }).count()).toBe(2);
});

test('who stands in the book twice is marked, and is told apart or joined', async ({ page }) => {
  const office = await openOffice(page);
  const run = Date.now();
  for (const name of ['Drukkerij Nete', 'Drukerij Nete', 'Drukkerij Neten']) {
    await openDossier(office, `${name} ${run}`);
  }
  await page.goto(`/app/parties?search=${run}`);
  const marks = page.getByText(duplicates.mark, { exact: true });
  await expect.poll(() => marks.count()).toBe(3);
  await page.getByRole('link', { name: `Drukkerij Nete ${run}` }).click();
  const apart = page.getByRole('button', { name: duplicates.apart });
  await expect.poll(() => apart.count()).toBe(2);
  await expectAccessible(page);

  await apart.first().click();
  await expect.poll(() => apart.count()).toBe(1);
  await page.getByRole('button', { name: duplicates.same }).click();
  await page.getByRole('dialog').getByRole('button', { name: duplicates.joinVerb }).click();
  await expect.poll(() => apart.count()).toBe(0);
  await page.goto(`/app/parties?search=${run}`);
  await expect.poll(() => page.getByRole('row').count()).toBe(3);
  expect(await marks.count()).toBe(0);
});

atNight('the list fits a phone, and is chosen from with a finger', async ({ openPage }) => {
  const phone = await openPage(PHONE);
  const dialog = await openStandardInvitation(phone);
  const search = searchIn(dialog);
  await search.tap();
  await search.fill('dienst invordering');
  const option = phone.getByRole('option').filter({ hasText: 'Dienst Invordering Dijleland' }).first();
  await option.waitFor();
  await expectNoSidewaysScrolling(phone);
  await expectAccessible(phone);
  const box = await option.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await option.tap();
  await expect
    .poll(() => dialog.getByLabel(fields.standardInvitation.addressee).inputValue())
    .toBe('Dienst Invordering Dijleland');
});
