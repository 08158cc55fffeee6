import { readBuiltInTemplate } from '@prorata/documents/built-in';
import type { TemplateKey } from '@prorata/documents/catalogue/templates';
import { forms } from '@prorata/i18n/nl/forms';
import { shell } from '@prorata/i18n/nl/shell';
import { states } from '@prorata/i18n/nl/states';
import { templates } from '@prorata/i18n/nl/templates';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { atNight, test } from '../support/browser.ts';
import { personOf, signInAs } from '../support/sign-in.ts';

const LETTER = '/app/templates?template=report-letter.nl';
const MAIL = '/app/templates?template=user-approved.fr';

function titleOf(key: TemplateKey): string {
  return readBuiltInTemplate(key, 'nl').title;
}

/** Bram administers the platform, in Dutch. Nora, who does too, changes her language in another test. */
async function open(page: Page, path: string): Promise<void> {
  await signInAs(page, personOf('demo-bram-hermans'), path);
  await editor(page).waitFor();
}

function editor(page: Page) {
  return page.getByRole('textbox', { name: templates.body });
}

/** Says in the list that a template is not as it was built in. */
function changedMark(page: Page, name: string) {
  return page.getByRole('button', { name: `${name} ${templates.changed}` });
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

async function typeAtEnd(page: Page, text: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(text);
}

/** Until it is taken: the list is drawn anew when the answers come, also under a finger that has just gone down. */
async function completeTo(page: Page, name: string, text: string): Promise<void> {
  const proposal = page.getByRole('option', { name });
  await proposal.waitFor();
  await expect
    .poll(async () => {
      if (await proposal.isVisible()) await proposal.click();
      return editor(page).textContent();
    })
    .toContain(text);
}

describe('editing a letter', () => {
  test('shows every change on its sheet, and undoes what is not saved', async ({ page }) => {
    await open(page, LETTER);
    const sheet = page.getByRole('article', { name: templates.preview });
    await sheet.getByText('Meubelatelier Van Hoorick BV').first().waitFor();
    await page.getByText(templates.neverChanged).waitFor();
    await expectAccessible(page);

    await typeAtEnd(page, '\n\nTot ziens in Mechelen.');
    await sheet.getByText('Tot ziens in Mechelen.').waitFor();
    await page.getByRole('img', { name: templates.unsavedMark }).waitFor();
    await expectAccessible(page);
    await button(page, templates.undo).click();
    await sheet.getByText('Tot ziens in Mechelen.').waitFor({ state: 'detached' });
    expect(await button(page, templates.save).isDisabled()).toBe(true);
  });

  test('says what is wrong and where, offers the fields, and saves only what can be sent', async ({
    page,
  }) => {
    await open(page, LETTER);
    await typeAtEnd(page, '\n\nVoor {{ defendant.colour }}');
    const fault = page.getByRole('status').getByRole('button');
    expect(await fault.textContent()).toMatch(/^Regel \d+, kolom 9: .*defendant\.colour/);
    await button(page, templates.save).click();
    await expect.poll(() => page.getByText(/regel \d+, kolom 9$/).count()).toBe(1);

    await button(page, templates.undo).click();
    await typeAtEnd(page, '\n\nGetekend: {{ bail');
    await completeTo(page, 'bailiff.name', 'Getekend: {{ bailiff.name');
    await page.keyboard.type(' }}');
    await page.getByText(templates.allFieldsExist).waitFor();
    await page.getByText('Getekend: Annelies Claes').waitFor();
    await button(page, templates.save).click();
    await page.getByText(templates.saved).waitFor();
    await changedMark(page, titleOf('report-letter')).waitFor();
  });

  atNight('goes back to the built-in text after asking, and keeps it once saved', async ({ page }) => {
    await open(page, '/app/templates?template=report-defendant-letter.nl');
    const mark = changedMark(page, titleOf('report-defendant-letter'));
    await typeAtEnd(page, '\n\nEigen tekst.');
    await button(page, templates.save).click();
    await mark.waitFor();
    await page.reload();
    await page.getByText('Eigen tekst.').first().waitFor();

    await button(page, templates.reset).click();
    await page.getByRole('dialog').getByRole('button', { name: templates.resetDialog.verb }).click();
    await page.getByText('Eigen tekst.').first().waitFor({ state: 'detached' });
    await button(page, templates.save).click();
    await mark.waitFor({ state: 'detached' });
  });
});

describe('editing a mail', () => {
  test('shows the mail as it is sent, and as plain text', async ({ page }) => {
    await open(page, MAIL);
    await page.getByLabel(templates.subject).fill('Bienvenue, {{ user.name }}');
    await page.getByRole('img', { name: 'Bienvenue, Joris Aerts' }).waitFor();
    await page.getByText('Se connecter').first().waitFor();
    await page.getByText(templates.asText).click();
    await page.getByText('Bienvenue, Joris Aerts').waitFor();
    await expectAccessible(page);
    await button(page, templates.undo).click();
  });
});

describe('two administrators at once', () => {
  atNight('are told of each other, and the second keeps what they wrote', async ({ openPage, faults }) => {
    faults.expect(/409/);
    const [first, second] = [await openPage(), await openPage()];
    const path = '/app/templates?template=invitation-reminder-letter.de';
    await open(first, path);
    await open(second, path);
    await typeAtEnd(first, '\n\nErste Fassung.');
    await button(first, templates.save).click();
    await first.getByText(templates.saved).waitFor();

    await typeAtEnd(second, '\n\nZweite Fassung.');
    await button(second, templates.save).click();
    await second
      .getByText(/Bram Hermans/)
      .first()
      .waitFor();
    await button(second, states.conflict.redoMine).click();
    await second.getByText('Zweite Fassung.').first().waitFor();
    await button(second, templates.save).click();
    await second.getByText(templates.saved).waitFor();
  });
});

atNight('a narrow screen shows the parts below each other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, LETTER);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
});

describe('leaving', () => {
  atNight('warns while something is not saved, but not on the way to another template', async ({ page }) => {
    await open(page, LETTER);
    await typeAtEnd(page, ' Nog niet klaar.');
    await page
      .getByRole('button', { name: titleOf('invitation-letter') })
      .first()
      .click();
    await page.getByText('K7QM-4XRD-92TF').first().waitFor();
    await page
      .getByRole('button', { name: titleOf('report-letter') })
      .first()
      .click();
    await page.getByText('Nog niet klaar.').first().waitFor();

    await page.getByRole('link', { name: shell.menu.home }).click();
    const dialog = page.getByRole('dialog', { name: forms.leave.title });
    await dialog.getByRole('button', { name: forms.leave.stay }).click();
    await page.getByText('Nog niet klaar.').first().waitFor();
    await page.getByRole('link', { name: shell.menu.home }).click();
    await dialog.getByRole('button', { name: forms.leave.leave }).click();
    await page.waitForURL('**/app');
  });
});

describe('the texts of the report', () => {
  test('are read by an office, which adds words of its own in the languages it chooses', async ({ page }) => {
    await signInAs(page, personOf('demo-annelies-claes'), '/app/templates');
    const remarks = page.getByRole('region', { name: 'Opmerkingen van het kantoor' });
    await remarks.getByText(templates.report.none).waitFor();
    await page.getByText('Wie niet akkoord gaat, doet').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);

    await remarks.getByRole('button', { name: templates.report.write }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Het kantoor is gesloten op 24 december.');
    await dialog.getByRole('button', { name: forms.save, exact: true }).click();
    await remarks.getByText('Het kantoor is gesloten op 24 december.').waitFor();
    await remarks.getByRole('button', { name: templates.report.versions }).click();
    await page
      .getByRole('dialog')
      .getByText(/^Versie 1, Annelies Claes/)
      .waitFor();
    await page.keyboard.press('Escape');

    await button(page, 'FR Français').click();
    await page.getByText('Qui n’est pas d’accord forme contredit').waitFor();
    const inFrench = page.getByRole('region', { name: 'Remarques de l’étude' });
    await inFrench.getByText('Nederlands').waitFor();
  });
});
