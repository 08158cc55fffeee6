import { DEMO_OFFICES } from '@prorata/demo/offices';
import { fields } from '@prorata/i18n/nl/fields';
import { forms } from '@prorata/i18n/nl/forms';
import { onboarding } from '@prorata/i18n/nl/onboarding';
import { fieldErrors } from '@prorata/i18n/nl/problems';
import { shell } from '@prorata/i18n/nl/shell';
import { vocabulary } from '@prorata/i18n/nl/vocabulary';
import { welcome } from '@prorata/i18n/nl/welcome';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { IS_THOROUGH } from '../support/browser.ts';
import { test } from '../support/second-product.ts';
import { personOf, signInAs, signInByHand } from '../support/sign-in.ts';
import { textsOf } from '../support/texts.ts';

const SASKIA = personOf('demo-saskia-lenaerts');
const NOE = personOf('demo-noe-wauters');
const ADMINISTRATOR = personOf('demo-bram-hermans');
const CONSENTS = [
  onboarding.fields.acceptsTermsOfUse,
  onboarding.fields.acceptsPrivacyPolicy,
  onboarding.fields.acceptsEula,
];

async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: onboarding.next, exact: true }).click();
}

/** On the screen of those who wait. */
async function approve(page: Page, name: string): Promise<void> {
  const item = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  await item.getByRole('button', { name: forms.approval.approve }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: forms.approval.approve }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await item.waitFor({ state: 'hidden' });
}

describe('someone who joins an office', () => {
  test('is led through the steps, keeps what was typed over a reload, and then waits', async ({
    openOwnPage,
  }) => {
    const page = await openOwnPage();
    await signInByHand(page, SASKIA);
    await page.getByRole('heading', { name: onboarding.steps.welcome.title }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: onboarding.start }).click();

    await page.getByLabel(fields.user.nationalNumber).fill('89.12.03-972.19');
    await goOn(page);
    await page.getByRole('alert').getByRole('link', { name: fields.user.userType }).waitFor();
    await expectAccessible(page);
    await page.getByLabel(fields.user.nationalNumber).fill(SASKIA.nationalNumber);
    await page.getByRole('radio', { name: vocabulary.userType.Bailiff }).last().click();
    await goOn(page);

    await page.getByRole('searchbox', { name: onboarding.office.search }).fill('eupen');
    await page.getByRole('radio', { name: DEMO_OFFICES.kalbusch.name }).click();
    await page.getByRole('radio', { name: DEMO_OFFICES.claesDewitte.name }).waitFor({ state: 'hidden' });
    await expectAccessible(page);
    await goOn(page);

    await page.getByRole('heading', { name: onboarding.steps.documents.title }).waitFor();
    await page.reload();
    await page.getByLabel(CONSENTS[0] ?? '').waitFor();
    await goOn(page);
    await page.getByText(onboarding.missing.acceptsTermsOfUse).waitFor();
    await expectAccessible(page);
    for (const consent of CONSENTS) await page.getByLabel(consent).check();
    await goOn(page);

    await page.getByText(DEMO_OFFICES.kalbusch.name).waitFor();
    await page.getByText(SASKIA.email).waitFor();
    await page.getByRole('button', { name: onboarding.send }).click();
    await page.getByText(onboarding.missing.confirmsBailiffOrEmployee).first().waitFor();
    await page.getByLabel(onboarding.fields.confirmsBailiffOrEmployee).check();
    await page.getByRole('button', { name: onboarding.send }).click();
    await page.getByRole('heading', { name: welcome.pending.title }).waitFor();

    await page.goto('/onboarding');
    await page.getByRole('heading', { name: welcome.pending.title }).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('prorata.onboarding'))).toBeNull();
  });

  test('reaches the dossiers once a platform administrator has approved', async ({ openOwnPage }) => {
    const desk = await openOwnPage();
    await signInAs(desk, ADMINISTRATOR, '/app/onboarding');
    await expectAccessible(desk);
    await approve(desk, `${SASKIA.firstName} ${SASKIA.lastName}`);

    const page = await openOwnPage();
    await signInByHand(page, SASKIA);
    await page
      .getByRole('navigation', { name: shell.mainMenu })
      .getByRole('link', { name: shell.menu.dossiers })
      .click();
    await page.waitForURL('**/app/dossiers');
    await page.getByRole('heading', { level: 1, name: shell.menu.dossiers }).waitFor();
  });
});

describe('someone who brings a new office', () => {
  const OFFICE = 'Étude Wauters';

  test('registers it with what is known, in French', async ({ openOwnPage }) => {
    const page = await openOwnPage({ locale: 'fr-BE' });
    const [texts, words] = await Promise.all([textsOf('fr', 'onboarding'), textsOf('fr', 'vocabulary')]);
    const labels = await textsOf('fr', 'fields');
    const start = await textsOf('fr', 'start');
    const waiting = await textsOf('fr', 'welcome');
    await page.goto('/');
    await page.getByRole('button', { name: start.signIn }).click();
    await page.waitForURL('**/identity/sign-in/*');
    await page.getByRole('button', { name: `${NOE.firstName} ${NOE.lastName}` }).click();
    await page.getByRole('button', { name: texts.start }).click();
    await page.getByRole('radio', { name: words.userType.Bailiff }).last().click();
    await page.getByRole('button', { name: texts.next, exact: true }).click();
    await page.getByRole('radio', { name: texts.office.new }).click();
    await page.getByLabel(labels.organization.name).fill(OFFICE);
    await expectAccessible(page);
    await page.getByRole('button', { name: texts.next, exact: true }).click();
    for (const consent of ['acceptsTermsOfUse', 'acceptsPrivacyPolicy', 'acceptsEula'] as const) {
      await page.getByLabel(texts.fields[consent]).check();
    }
    await page.getByRole('button', { name: texts.next, exact: true }).click();
    await page.getByLabel(texts.fields.confirmsBailiffOrEmployee).check();
    await page.getByRole('button', { name: texts.send }).click();
    await page.getByRole('heading', { name: waiting.pending.title }).waitFor();
  });

  test('is approved after the office, which the screen says', async ({ openOwnPage }) => {
    const desk = await openOwnPage();
    await signInAs(desk, ADMINISTRATOR, '/app/onboarding');
    const name = `${NOE.firstName} ${NOE.lastName}`;
    const person = desk.getByRole('listitem').filter({ has: desk.getByRole('link', { name, exact: true }) });
    const button = person.getByRole('button', { name: forms.approval.approve });
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await person.getByText(forms.approval.organizationFirst.replace('{{organization}}', OFFICE)).waitFor();
    await approve(desk, OFFICE);
    await person.locator('button[aria-disabled=false]').first().waitFor();
    await approve(desk, name);
  });

  test('completes it, accepts the licence agreement, and reaches the dossiers', async ({ openOwnPage }) => {
    const page = await openOwnPage();
    const [texts, labels] = await Promise.all([textsOf('fr', 'organizations'), textsOf('fr', 'fields')]);
    await signInAs(page, NOE, '/app/dossiers');
    await page.waitForURL('**/app/myOrganization');
    await page.getByRole('heading', { name: texts.incomplete.title.replace('{{name}}', OFFICE) }).waitFor();
    await expectAccessible(page);
    const details = {
      [labels.organization.email]: 'etude@wauters.example',
      [labels.organization.phone]: '+32 81 00 09 09',
      [labels.organization.kboNumber]: '1999.000.843',
      [labels.organization.corporateName]: OFFICE,
      [labels.address.address1]: 'Rue Haute 1',
      [labels.address.zipcode]: '5000',
      [labels.address.city]: 'Namur',
      [labels.organization.thirdPartyAccount]: 'BE60 9990 0000 0070',
    };
    for (const [label, value] of Object.entries(details)) {
      const named = { name: label, exact: true };
      await page.getByRole('textbox', named).or(page.getByRole('combobox', named)).fill(value);
    }
    await page.getByRole('combobox', { name: labels.organization.corporateForm }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: (await textsOf('fr', 'forms')).save }).click();
    await page.getByText(texts.state.complete).waitFor();

    await page.getByRole('button', { name: texts.licence.readAndAccept }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: texts.licence.accept, exact: true }).click();
    await page.getByText(texts.licence.consentMissing).waitFor();
    await page.getByLabel(texts.licence.consent.replace('{{name}}', OFFICE)).check();
    await page.getByRole('button', { name: texts.licence.accept, exact: true }).click();
    await page.getByText(texts.state.licenceAccepted).waitFor();
    await page.goto('/app/dossiers');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/app/dossiers');
  });
});

describe('a refusal', () => {
  test('asks for a reason, and says that the people of the office are refused with it', async ({
    openOwnPage,
  }) => {
    const desk = await openOwnPage();
    await signInAs(desk, ADMINISTRATOR, '/app/onboarding');
    const { name } = DEMO_OFFICES.goovaerts;
    const office = desk.getByRole('listitem').filter({ has: desk.getByRole('link', { name, exact: true }) });
    await office.getByRole('button', { name: forms.approval.disapprove }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByText(forms.approval.organization.disapproveText).waitFor();
    const refuse = dialog.getByRole('button', { name: forms.approval.disapproveVerb, exact: true });
    await refuse.click();
    await dialog.getByText(fieldErrors.required).waitFor();
    await dialog.getByLabel(forms.approval.reason).fill('Dit kantoor is geen gerechtsdeurwaarderskantoor.');
    await expectAccessible(desk);
    await refuse.click();
    await office.waitFor({ state: 'hidden' });
    await desk.getByText('Dirk Goovaerts').waitFor({ state: 'hidden' });

    const page = await openOwnPage();
    await signInByHand(page, personOf('demo-dirk-goovaerts'));
    await page.getByRole('heading', { name: welcome.disapproved.title }).waitFor();
  });

  test.runIf(IS_THOROUGH)('leaves nobody waiting when all are decided on', async ({ openOwnPage }) => {
    const desk = await openOwnPage();
    await signInAs(desk, ADMINISTRATOR, '/app/onboarding');
    await approve(desk, 'Yasmine El Amrani');
    await desk.getByText(onboarding.list.nobody).waitFor();
    await expectAccessible(desk);
  });
});
