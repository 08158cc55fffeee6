import { DEMO_OFFICES } from '@prorata/demo/offices';
import { fields } from '@prorata/i18n/nl/fields';
import { forms } from '@prorata/i18n/nl/forms';
import { organizations } from '@prorata/i18n/nl/organizations';
import { shell } from '@prorata/i18n/nl/shell';
import { states } from '@prorata/i18n/nl/states';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { atNight, sampleOf, test } from '../support/browser.ts';
import { personOf, signInAs } from '../support/sign-in.ts';
import { textsOf } from '../support/texts.ts';

const DUTCH = personOf('demo-annelies-claes');
const FRENCH = personOf('demo-isabelle-delvigne');
const PLATFORM = personOf('demo-bram-hermans');

async function openOwnOrganization(page: Page, person: typeof DUTCH): Promise<void> {
  await signInAs(page, person, '/app/myOrganization');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

describe('what is wrong with a field', () => {
  test.for(
    sampleOf([
      ['nl', DUTCH],
      ['fr', FRENCH],
    ] as const),
  )('is said on the field when it is left, in %s', async ([language, person], { page }) => {
    const { organization: labels } = await textsOf(language, 'fields');
    const errors = await textsOf(language, 'fieldErrors');
    await openOwnOrganization(page, person);
    const wrong = [
      [labels.name, '', errors.required],
      [labels.email, 'geen adres', errors['email-invalid']],
      [labels.website, 'claesdewitte', errors['website-invalid']],
      [labels.kboNumber, '0403 abc', errors['digits-only']],
      [labels.kboNumber, '0403.227', errors['kbo-length'].replace('{{length}}', '10')],
      [labels.kboNumber, '0403.227.516', errors['kbo-invalid']],
      [labels.thirdPartyAccount, 'BE68 5390 0754 7035', errors['iban-invalid']],
      [labels.displayName, 'x'.repeat(201), errors['too-long'].replace('{{maximum}}', '200')],
    ] as const;
    for (const [label, value, phrase] of wrong) {
      const field = page.getByRole('textbox', { name: label, exact: true });
      await field.fill(value);
      await field.blur();
      const id = await field.getAttribute('id');
      await page.locator(`[id="${id}-error"]`, { hasText: phrase }).waitFor();
      expect(await field.getAttribute('aria-describedby')).toContain(`${id}-error`);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
    }
    await expectAccessible(page);
  });

  atNight('goes as soon as it is mended, while typing', async ({ page }) => {
    await openOwnOrganization(page, DUTCH);
    const account = page.getByRole('textbox', { name: fields.organization.thirdPartyAccount });
    await account.fill('BE49 9990 0000 017');
    await account.blur();
    expect(await account.getAttribute('aria-invalid')).toBe('true');
    await account.press('End');
    await account.pressSequentially('1');
    await page.getByText(forms.valid).last().waitFor({ state: 'attached' });
    expect(await account.inputValue()).toBe('BE49 9990 0000 0171');
    expect(await account.getAttribute('aria-invalid')).not.toBe('true');
  });

  test('is listed when saving fails, with a link to each field', async ({ page }) => {
    await openOwnOrganization(page, DUTCH);
    await page.getByRole('textbox', { name: fields.organization.name }).fill('');
    await page.getByRole('textbox', { name: fields.organization.email }).fill('geen adres');
    await page.keyboard.press('Control+s');
    const summary = page.getByRole('alert');
    await summary.getByText(forms.summary_other.replace('{{count}}', '2')).waitFor();
    await expectAccessible(page);
    await summary.getByRole('link', { name: fields.organization.email }).click();
    const email = page.getByRole('textbox', { name: fields.organization.email });
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  atNight('is said by the server on the same field, also where the cursor was', async ({ page, faults }) => {
    faults.expect(/400/);
    await page.route('**/api/Organization/*', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      const errors = [{ path: 'displayName', code: 'taken' }];
      const problem = { type: 'about:blank', title: 'validation', status: 400, code: 'validation', errors };
      await route.fulfill({
        status: 400,
        contentType: 'application/problem+json',
        body: JSON.stringify(problem),
      });
    });
    const errors = await textsOf('nl', 'fieldErrors');
    await openOwnOrganization(page, DUTCH);
    const name = page.getByRole('textbox', { name: fields.organization.displayName });
    const link = page.getByRole('alert').getByRole('link', { name: fields.organization.displayName });
    await name.fill('Kantoor');
    await name.press('Enter');
    await link.waitFor();
    // The summary has taken the focus, and leaving the field has checked it.
    expect(await page.getByRole('alert').evaluate((box) => box.contains(document.activeElement))).toBe(true);
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    await link.click();
    await page.keyboard.press('Tab');
    await page.getByText(errors.taken).last().waitFor();
    await name.fill('Ander kantoor');
    await link.waitFor({ state: 'hidden' });
  });
});

describe('changes', () => {
  test('are counted, can be undone, and are not lost by leaving', async ({ page }) => {
    await openOwnOrganization(page, DUTCH);
    const name = page.getByRole('textbox', { name: fields.organization.displayName });
    const before = await name.inputValue();
    expect(await page.getByRole('button', { name: forms.save }).count()).toBe(0);
    await name.fill('Een andere naam');
    await page.getByText(forms.changed_one.replace('{{count}}', '1')).waitFor();
    await page.getByRole('link', { name: shell.menu.home }).click();
    const dialog = page.getByRole('dialog', { name: forms.leave.title });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: forms.leave.stay }).click();
    expect(await name.inputValue()).toBe('Een andere naam');
    await page.getByRole('button', { name: forms.undo }).click();
    expect(await name.inputValue()).toBe(before);
    await page.getByRole('link', { name: shell.menu.home }).click();
    await page.waitForURL('**/app');
  });

  atNight('are for administrators: others read', async ({ page }) => {
    await openOwnOrganization(page, personOf('demo-wout-peeters'));
    await page.getByText(organizations.readOnly).waitFor();
    const name = page.getByRole('textbox', { name: fields.organization.name });
    expect(await name.getAttribute('readonly')).not.toBeNull();
    expect(await page.getByRole('tab', { name: organizations.tabs.users }).count()).toBe(0);
    await expectAccessible(page);
  });
});

describe('an office that is not complete', () => {
  test('tells its administrator what is missing, and leads there', async ({ page }) => {
    const texts = await textsOf('fr', 'organizations');
    const labels = await textsOf('fr', 'fields');
    await signInAs(page, personOf('demo-philippe-marchal'), '/');
    await page.waitForURL('**/app/myOrganization');
    await page.getByText(texts.incomplete.fillIn).waitFor();
    await page.getByRole('link', { name: labels.organization.thirdPartyAccount }).click();
    const account = page.getByRole('textbox', { name: labels.organization.thirdPartyAccount });
    expect(await account.evaluate((field) => field === document.activeElement)).toBe(true);
    await expectAccessible(page);
  });

  atNight('tells the others whom to ask', async ({ page }) => {
    const texts = await textsOf('fr', 'organizations');
    await signInAs(page, personOf('demo-aurore-gillet'), '/');
    await page.getByText(texts.incomplete.askAdministrator).waitFor();
    await page.getByText(`${texts.incomplete.administrators} Philippe Marchal`).waitFor();
    await expectAccessible(page);
  });
});

describe('the licence agreement', () => {
  atNight('is for an administrator to accept, whose name the others are told', async ({ page }) => {
    const { name } = DEMO_OFFICES.vanRobbroeck;
    await signInAs(page, personOf('demo-eline-baert'), '/app/myOrganization');
    await page.getByText(organizations.licence.askAdministrator.replace('{{name}}', name)).waitFor();
    await page.getByText('Karel Van Robbroeck').waitFor();
    await page.getByRole('button', { name: organizations.licence.read }).click();
    await page.getByRole('dialog').getByRole('heading', { level: 2 }).first().waitFor();
    expect(await page.getByRole('button', { name: organizations.licence.accept, exact: true }).count()).toBe(
      0,
    );
    await expectAccessible(page);
  });
});

describe('two who change the same office', () => {
  const { phone, website } = fields.organization;

  function field(page: Page, label: string) {
    return page.getByRole('textbox', { name: label, exact: true });
  }

  async function save(page: Page): Promise<void> {
    await page.getByRole('button', { name: forms.save }).click();
    await page.getByText(forms.saved, { exact: true }).waitFor();
  }

  /** Two administrators have the same office open; the platform's saves first. */
  async function meet(
    openPage: () => Promise<Page>,
    mine: string,
  ): Promise<{ second: Page; website: string }> {
    const [first, second] = [await openPage(), await openPage()];
    await signInAs(second, DUTCH, '/app/myOrganization');
    await field(second, phone).fill(mine);
    await signInAs(first, PLATFORM, '/app/organizations');
    await first.getByRole('link', { name: DEMO_OFFICES.claesDewitte.name }).click();
    const address = `https://www.claesdewitte.example/${Date.now()}`;
    await field(first, phone).fill('+32 15 00 22 22');
    await field(first, website).fill(address);
    await save(first);
    await second.getByRole('button', { name: forms.save }).click();
    return { second, website: address };
  }

  atNight(
    'who saves second is told who changed what, and can redo the own change on top',
    async ({ openPage, faults }) => {
      faults.expect(/409/);
      const { second, website: address } = await meet(openPage, '+32 15 00 11 11');
      const notice = second.getByRole('alert').filter({ hasText: 'Bram Hermans' });
      await notice.getByText(new RegExp(`${phone}: .*\\+32 15 00 22 22`)).waitFor();
      await expectAccessible(second);
      expect(await field(second, phone).inputValue()).toBe('+32 15 00 11 11');
      await notice.getByRole('button', { name: states.conflict.redoMine }).click();
      await notice.waitFor({ state: 'hidden' });
      expect(await field(second, phone).inputValue()).toBe('+32 15 00 11 11');
      expect(await field(second, website).inputValue()).toBe(address);
      await save(second);
      await second.reload();
      expect(await field(second, phone).inputValue()).toBe('+32 15 00 11 11');
    },
  );

  atNight('or lets the own change go and takes the newest', async ({ openPage, faults }) => {
    faults.expect(/409/);
    const { second, website: address } = await meet(openPage, '+32 15 00 33 33');
    await second.getByRole('button', { name: states.conflict.loadNewest }).click();
    await second.getByRole('button', { name: forms.save }).waitFor({ state: 'hidden' });
    expect(await field(second, phone).inputValue()).toBe('+32 15 00 22 22');
    expect(await field(second, website).inputValue()).toBe(address);
  });
});
