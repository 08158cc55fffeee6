import { fields } from '@prorata/i18n/nl/fields';
import { forms } from '@prorata/i18n/nl/forms';
import { problems } from '@prorata/i18n/nl/problems';
import { users } from '@prorata/i18n/nl/users';
import { vocabulary } from '@prorata/i18n/nl/vocabulary';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { atNight, PHONE, test } from '../support/browser.ts';
import { personOf, signInAs } from '../support/sign-in.ts';
import { textsOf } from '../support/texts.ts';

const ADMINISTRATOR = personOf('demo-annelies-claes');
const LIST = '/app/myOrganization?tab=users';

describe('the users of an office', () => {
  test('are added, changed and deleted by its administrator', async ({ page }) => {
    await signInAs(page, ADMINISTRATOR, LIST);
    await page.getByRole('table').getByText('Sofie Maes').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: users.add }).click();
    await page.getByRole('heading', { level: 2, name: users.add }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: users.add }).click();
    await page.getByRole('alert').getByRole('link', { name: fields.user.surname }).waitFor();

    const surname = `Proef ${Date.now()}`;
    const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
    await field(fields.user.name).fill('Ann');
    await field(fields.user.surname).fill(surname);
    await field(fields.user.email).fill(`ann.${Date.now()}@claesdewitte.example`);
    await page.getByRole('radio', { name: vocabulary.userType.CandidateBailiff }).click();
    const reading = page.getByRole('checkbox', { name: fields.user.distributionReadPermission });
    expect(await reading.isDisabled()).toBe(true);
    await page.getByText(users.alwaysAllowed).first().waitFor();
    await page.getByRole('button', { name: users.add }).click();

    const row = page.getByRole('row', { name: surname });
    await row.getByText(vocabulary.approvalState.pending).waitFor();
    await row.getByText(users.notSignedInYet).waitFor();
    await row.getByRole('button', { name: `Ann ${surname}`, exact: true }).click();
    await page.getByRole('checkbox', { name: fields.user.isOrganizationAdmin }).check();
    await page.getByRole('button', { name: forms.save }).click();
    await page.getByText(forms.saved, { exact: true }).waitFor();
    await page.reload();
    expect(await page.getByRole('checkbox', { name: fields.user.isOrganizationAdmin }).isChecked()).toBe(
      true,
    );
    await expectAccessible(page);

    await page.getByRole('button', { name: forms.more.replace('{{name}}', `Ann ${surname}`) }).click();
    await page.getByRole('menuitem', { name: forms.remove }).click();
    await page.getByRole('dialog').getByText(users.remove.text).waitFor();
    await page.getByRole('button', { name: users.remove.verb }).click();
    await page.getByRole('table').getByText('Sofie Maes').waitFor();
    expect(await page.getByText(surname).count()).toBe(1);
  });

  atNight(
    'cannot lose their last administrator, nor can anyone raise the own rights',
    async ({ page, faults }) => {
      faults.expect(/409/);
      await signInAs(page, ADMINISTRATOR, LIST);
      await page.getByRole('button', { name: 'Annelies Claes', exact: true }).click();
      await page.getByText(users.ownRights).waitFor();
      expect(await page.getByRole('checkbox').count()).toBe(0);
      await page.getByRole('button', { name: forms.more.replace('{{name}}', 'Annelies Claes') }).click();
      await page.getByRole('menuitem', { name: forms.remove }).click();
      await page.getByRole('button', { name: users.remove.verb }).click();
      await page.getByRole('alert').getByText(problems['last-administrator']).waitFor();
      await expectAccessible(page);
    },
  );

  atNight('are found by name, in the address bar', async ({ page }) => {
    await signInAs(page, ADMINISTRATOR, LIST);
    await page.getByRole('searchbox', { name: users.search }).fill('dewitte');
    await page.waitForURL(/search=dewitte/);
    await page.getByRole('table').getByText('Joris Dewitte').waitFor();
  });
});

describe('the own account', () => {
  test('shows the rights to read, and follows the language that is chosen', async ({ page }) => {
    const german = await textsOf('de', 'users');
    const english = await textsOf('en', 'users');
    const words = await textsOf('de', 'vocabulary');
    const save = await textsOf('de', 'forms');
    await signInAs(page, personOf('demo-marco-keutgen'), '/app/myAccount');
    await page.getByText(german.ownRights).waitFor();
    await expectAccessible(page);
    await page
      .getByRole('combobox', { name: (await textsOf('de', 'fields')).user.preferredLanguage })
      .click();
    await page.getByRole('option', { name: words.language.en }).click();
    await page.getByRole('button', { name: save.save }).click();
    await page.getByText(english.ownRights).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.reload();
    await page.getByText(english.ownRights).waitFor();
  });

  atNight('fits on a phone', async ({ openPage }) => {
    const page = await openPage(PHONE);
    await signInAs(page, personOf('demo-sofie-maes'), '/app/myAccount');
    await page.getByRole('textbox', { name: fields.user.surname }).waitFor();
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
  });
});
