import { dossiers } from '@prorata/i18n/nl/dossiers';
import { fields } from '@prorata/i18n/nl/fields';
import { forms } from '@prorata/i18n/nl/forms';
import { states } from '@prorata/i18n/nl/states';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { atNight, PHONE, sampleOf, test } from '../support/browser.ts';
import { personOf, signInAs } from '../support/sign-in.ts';
import { textsOf } from '../support/texts.ts';
import { showNewDossier } from './open-dossier.ts';

const BAILIFF = personOf('demo-annelies-claes');
const COLLEAGUE = personOf('demo-joris-dewitte');
const FRENCH = personOf('demo-isabelle-delvigne');

describe('a new dossier', () => {
  test.for(
    sampleOf([
      ['nl', BAILIFF],
      ['fr', FRENCH],
    ] as const),
  )('says what is missing, in %s', async ([language, person], { page }) => {
    const texts = await textsOf(language, 'dossiers');
    const labels = await textsOf(language, 'fields');
    const errors = await textsOf(language, 'fieldErrors');
    await signInAs(page, person, '/app/dossier');
    await page.getByRole('button', { name: texts.create }).click();
    const summary = page.getByRole('alert').filter({ hasText: labels.dossier.transactionKind });
    await summary.getByText(errors.required).first().waitFor();
    await expectAccessible(page);
  });

  atNight('keeps what was typed while one looks at the tabs that come later', async ({ page }) => {
    await signInAs(page, BAILIFF, '/app/dossier');
    const title = page.getByRole('textbox', { name: fields.dossier.dossierTitle });
    await title.fill('Nog niet af');
    await page.getByRole('tab', { name: dossiers.tabs.statements }).click();
    await page.getByText(dossiers.saveFirst.title).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: dossiers.saveFirst.back }).click();
    expect(await title.inputValue()).toBe('Nog niet af');
    await page
      .getByRole('link', { name: (await textsOf('nl', 'shell')).menu.home })
      .first()
      .click();
    await page.getByRole('dialog').getByText(forms.leave.title).waitFor();
  });

  test.for(
    sampleOf([
      ['nl', BAILIFF],
      ['fr', FRENCH],
    ] as const),
  )('receives a number and shows its next step, in %s', async ([language, person], { page }) => {
    const texts = await textsOf(language, 'dossiers');
    const labels = await textsOf(language, 'fields');
    const vocabulary = await textsOf(language, 'vocabulary');
    await signInAs(page, person, '/app/dossier');
    await page.getByRole('checkbox', { name: vocabulary.transactionKind.sale }).check();
    await page.getByRole('textbox', { name: labels.dossier.saleDate }).fill('22/10/2026');
    await page
      .getByRole('textbox', { name: labels.dossier.defendant.companyName })
      .fill('Boomkwekerij Nieuw');
    await page.getByRole('button', { name: texts.create }).click();
    await page.waitForURL(/\/app\/dossier\/[0-9a-f-]{36}/);
    await page.getByRole('heading', { level: 1, name: /^\d{4}\/\d{4,}/ }).waitFor();
    await page.getByText(texts.nextStep.invite.what).waitFor();
    await expectAccessible(page);
  });
});

describe('the general side', () => {
  test('takes days as people write them, and refuses those that do not exist', async ({ page }) => {
    await showNewDossier(page, BAILIFF, 'Datumhuis');
    const filing = page.getByRole('textbox', { name: fields.dossier.filingDate });
    await filing.fill('26102026');
    await filing.blur();
    expect(await filing.inputValue()).toBe('26/10/2026');
    const consulted = page.getByRole('textbox', { name: fields.dossier.daterequestcbb });
    await consulted.fill('31/11/2026, 10:42');
    await consulted.blur();
    await page.getByText((await textsOf('nl', 'fieldErrors'))['instant-invalid']).waitFor();
    await consulted.fill('26/10/2026, 10:42');
    await page.getByRole('button', { name: forms.save }).click();
    await page.getByText(forms.saved, { exact: true }).waitFor();
    await page.reload();
    expect(await filing.inputValue()).toBe('26/10/2026');
    expect(await consulted.inputValue()).toBe('26/10/2026, 10:42');
  });

  atNight('lets a person take the place of a company, and back', async ({ page }) => {
    await showNewDossier(page, BAILIFF, 'Wisselbeker');
    const company = page.getByRole('textbox', { name: fields.dossier.defendant.companyName });
    await page.getByText(dossiers.defendantKind.person, { exact: true }).click();
    await company.waitFor({ state: 'hidden' });
    await page.getByText(dossiers.defendantKind.company, { exact: true }).click();
    expect(await company.inputValue()).toBe('Wisselbeker');
  });

  test('tells who saves second what the other changed', async ({ openPage, faults }) => {
    faults.expect(/409/);
    const [mine, theirs] = [await openPage(), await openPage()];
    const { path } = await showNewDossier(mine, BAILIFF, 'Conflictzaak');
    await mine.getByRole('textbox', { name: fields.dossier.dossierReference }).fill('MIJN/1');
    await signInAs(theirs, COLLEAGUE, path);
    await theirs.getByRole('textbox', { name: fields.dossier.dossierTitle }).fill('Hun titel');
    await theirs.getByRole('button', { name: forms.save }).click();
    await theirs.getByText(forms.saved, { exact: true }).waitFor();
    await mine.getByRole('button', { name: forms.save }).click();
    const notice = mine.getByRole('alert').filter({ hasText: 'Joris Dewitte' });
    await notice.getByText(/Hun titel/).waitFor();
    await expectAccessible(mine);
    await notice.getByRole('button', { name: states.conflict.redoMine }).click();
    await notice.waitFor({ state: 'hidden' });
    await mine.getByRole('button', { name: forms.save }).click();
    await mine.getByText(forms.saved, { exact: true }).waitFor();
    await mine.reload();
    const reference = mine.getByRole('textbox', { name: fields.dossier.dossierReference });
    expect(await reference.inputValue()).toBe('MIJN/1');
    const title = mine.getByRole('textbox', { name: fields.dossier.dossierTitle });
    expect(await title.inputValue()).toBe('Hun titel');
  });

  atNight(
    'is explained in the calculation, and Escape asks before the explanation is lost',
    async ({ page }) => {
      await showNewDossier(page, BAILIFF, 'Toelichting', 'calculation');
      const write = page.getByRole('button', { name: dossiers.explanation.write });
      await write.click();
      const dialog = page.getByRole('dialog', { name: dossiers.sections.explanation });
      await dialog.getByRole('textbox').fill('De verkoop bracht minder op dan verwacht.');
      await dialog.getByRole('textbox').press('Escape');
      await page.getByRole('dialog', { name: forms.leave.title }).waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: forms.leave.stay }).click();
      await dialog.getByRole('button', { name: forms.save }).click();
      await dialog.waitFor({ state: 'hidden' });
      await page.getByText('De verkoop bracht minder op dan verwacht.').waitFor();
      const edit = page.getByRole('button', { name: dossiers.explanation.edit });
      await edit.waitFor();
      await page.waitForFunction(() => document.activeElement !== document.body);
    },
  );

  atNight('fits a phone', async ({ openPage }) => {
    const page = await openPage(PHONE);
    await showNewDossier(page, BAILIFF, 'Klein scherm');
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
  });

  test('shows on a phone which of the tabs is open', async ({ openPage }) => {
    const page = await openPage(PHONE);
    await showNewDossier(page, BAILIFF, 'Ver opzij', 'audit');
    const tab = page.getByRole('tab', { name: dossiers.tabs.audit });
    await tab.waitFor();
    await expect
      .poll(async () => {
        const box = await tab.boundingBox();
        return box !== null && box.x >= 0 && box.x + box.width <= PHONE.viewport.width;
      })
      .toBe(true);
  });
});
