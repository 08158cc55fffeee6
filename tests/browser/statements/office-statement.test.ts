import type { Statement } from '@prorata/contract/statements/statement';
import type { Language } from '@prorata/domain/vocabulary';
import { states } from '@prorata/i18n/nl/states';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { atNight, PHONE, sampleOf, test } from '../support/browser.ts';
import { pdfFile } from '../support/files.ts';
import { openDossier, openOffice } from '../support/office.ts';
import { personOf } from '../support/sign-in.ts';
import { textsOf } from '../support/texts.ts';
import { writtenPdf } from './written-pdf.ts';

const BAILIFFS = { nl: personOf('demo-joris-dewitte'), fr: personOf('demo-isabelle-delvigne') };

async function wordsOf(language: Language) {
  const [statements, documents, claims, forms, vocabulary, problems, fieldErrors, fields] = await Promise.all(
    [
      textsOf(language, 'statements'),
      textsOf(language, 'documents'),
      textsOf(language, 'claims'),
      textsOf(language, 'forms'),
      textsOf(language, 'vocabulary'),
      textsOf(language, 'problems'),
      textsOf(language, 'fieldErrors'),
      textsOf(language, 'fields'),
    ],
  );
  return { statements, documents, claims, forms, vocabulary, problems, fieldErrors, fields };
}

function field(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true });
}

/** From a list that is open above the page. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).or(field(page, label)).first().click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

describe.each(sampleOf(['nl', 'fr'] as const))('a statement of the office, in %s', (language) => {
  test('is filed with its documents and claims, validated, and deleted', async ({ page, faults }) => {
    // A claim of which not all is admitted is refused without a reason.
    faults.expect(/400/);
    const { statements, documents, claims, forms, vocabulary, fields } = await wordsOf(language);
    const { editor } = statements;
    const office = await openOffice(page, BAILIFFS[language]);
    const dossier = await openDossier(office);
    await page.goto(`/app/dossier/${dossier.id}?tab=statements`);
    await page.getByText(statements.none, { exact: true }).waitFor();
    await expectAccessible(page);

    await page.getByRole('button', { name: statements.add }).first().click();
    await choose(page, fields.statement.creditorType, vocabulary.creditorType.legalEntity);
    await field(page, fields.statement.corporateName).fill('Immo Dijlezicht');
    await field(page, fields.address.street).fill('Haverwerf');
    await field(page, fields.address.zipcode).fill('2800');
    await page.getByRole('combobox', { name: fields.address.city, exact: true }).fill('Mechelen');
    await field(page, fields.statement.totalAmountClaimed).fill('7310,00');
    await field(page, fields.statement.paymentaccount).fill('BE68 5390 0754 7034');
    await field(page, fields.statement.extraEmails).fill('a@dijlezicht.example; geen adres');
    await expectAccessible(page);
    // Beside it stands the one that goes on with a new statement.
    const save = page.getByRole('button', { name: new RegExp(`^${editor.createVerb}(?: Ctrl S)?$`) });
    await save.click();
    const { fieldErrors } = await wordsOf(language);
    await page.getByText(fieldErrors['email-n-invalid'].replace('{{n}}', '2')).first().waitFor();
    await field(page, fields.statement.extraEmails).fill('a@dijlezicht.example');
    // A file may come before the first save, and goes up with it.
    const files = page.locator('input[type=file]');
    await files.setInputFiles(pdfFile('afrekening.pdf'));
    await page.getByText(documents.waits).waitFor();
    await save.click();

    await page.getByRole('button', { name: 'afrekening.pdf', exact: true }).waitFor();
    const nextPlace = page.getByRole('list', { name: documents.missing.label }).getByRole('button');
    await expect.poll(() => nextPlace.evaluate((place) => place === document.activeElement)).toBe(true);
    await files.setInputFiles(pdfFile('vonnis.pdf'));
    await page.getByRole('button', { name: 'vonnis.pdf', exact: true }).waitFor();
    await page.getByText(documents.missing.title, { exact: true }).waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: claims.add, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: claims.add });
    await dialog.locator('label', { hasText: 'afrekening.pdf' }).click();
    // Why it is owed leads to the privilege: an everyday word, then an answer.
    await dialog
      .getByRole('textbox', { name: claims.guide.search })
      .fill(language === 'nl' ? 'huurder' : 'bail');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await dialog
      .getByText(/20, 1°/)
      .last()
      .waitFor();
    await expectAccessible(page);
    await dialog.getByLabel(fields.claim.amountDeclared).fill('5000');
    await dialog.getByRole('textbox', { name: new RegExp(`^${fields.claim.parts.admitted}`) }).fill('4900');
    await dialog.getByRole('button', { name: claims.addVerb, exact: true }).click();
    await dialog.getByRole('alert').getByText(fields.claim.rejectionReason).waitFor();
    await dialog.getByText(vocabulary.rejectionReason.noProof, { exact: true }).click();
    await dialog.getByRole('button', { name: claims.addVerb, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page
      .getByRole('list', { name: claims.title })
      .getByText(/2[.\s]410,00/)
      .waitFor();

    // The rest follows what is typed; more claims than the total is said at once.
    await field(page, fields.statement.totalAmountClaimed).fill('4000');
    await page
      .getByRole('alert')
      .filter({ hasText: /900,00/ })
      .waitFor();
    await field(page, fields.statement.totalAmountClaimed).fill('7310');
    await page.getByRole('checkbox', { name: fields.statement.validated }).check();
    await page.getByRole('button', { name: forms.save }).click();
    await page.getByText(forms.saved, { exact: true }).waitFor();
    await expectAccessible(page);

    await page.getByRole('link', { name: editor.back }).click();
    const row = page.getByRole('row', { name: /Immo Dijlezicht/ });
    await row.getByText(statements.reviewStates.validated, { exact: true }).waitFor();
    await row.getByText(/7[.\s]410,00/).waitFor();
    await row.getByText('\u2212100,00', { exact: true }).waitFor();
    await row.getByRole('button', { name: forms.more.replace('{{name}}', 'Immo Dijlezicht') }).click();
    await page.getByRole('menuitem', { name: forms.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: statements.remove.verb }).click();
    await page.getByText(statements.none, { exact: true }).waitFor();
  });
});

test('a document is shown in the page, drawn and readable, and a refused file says why', async ({
  page,
  faults,
}) => {
  faults.expect(/415|413|409/);
  const { documents, problems, vocabulary } = await wordsOf('nl');
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  const { id } = await office.call<Statement>('POST', `/api/Dossier/${dossier.id}/Statement`, {
    creditorType: 'person',
    firstName: 'Karim',
    lastName: 'Benhaddou',
    totalAmountClaimed: 100,
    creditorAddress: {},
  });
  await page.goto(`/app/dossier/${dossier.id}?tab=statements&open=${id}`);
  const files = page.locator('input[type=file]');
  await files.setInputFiles({ name: 'leeg.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
  await page.getByRole('alert').getByText(problems['upload-empty']).waitFor();
  await files.setInputFiles({
    name: 'vermomd.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await page.getByRole('alert').getByText(problems['upload-type-refused']).waitFor();
  await expectAccessible(page);

  await files.setInputFiles(writtenPdf('afrekening.pdf', 'Totaal verschuldigd 7.310,00'));
  await page.getByRole('button', { name: 'afrekening.pdf', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'afrekening.pdf' });
  await dialog.getByText('Totaal verschuldigd 7.310,00').waitFor();
  const canvas = dialog.getByRole('img', { name: /1 .* 1/ });
  await expect.poll(() => canvas.evaluate(hasInk)).toBe(true);
  await expectAccessible(page);
  expect(await canvas.evaluate(isWide)).toBe(false);
  await dialog.getByRole('button', { name: documents.rotate }).click();
  await expect.poll(() => canvas.evaluate(isWide)).toBe(true);
  await expect.poll(() => canvas.evaluate(hasInk)).toBe(true);
  await page.keyboard.press('Escape');

  // The same pages may be the title as well, but not the settlement twice.
  await page.getByText(vocabulary.documentType.settlement, { exact: true }).first().click();
  await files.setInputFiles(writtenPdf('nog eens.pdf', 'Totaal verschuldigd 7.310,00'));
  await page
    .getByRole('alert')
    .getByText(problems['duplicate-document'].replace('{{fileName}}', 'afrekening.pdf'))
    .waitFor();
  await page.getByRole('button', { name: documents.remove.replace('{{name}}', 'afrekening.pdf') }).click();
  await page.getByRole('dialog').getByRole('button', { name: documents.removeVerb }).click();
  await page.getByText(documents.missing.settlement, { exact: true }).waitFor();
});

/** Whether a page lies on its side. */
function isWide(element: Element): boolean {
  const { width, height } = element as HTMLCanvasElement;
  return width > height;
}

/** Whether something dark was drawn on it. */
function hasInk(element: Element): boolean {
  const canvas = element as HTMLCanvasElement;
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  for (let place = 0; place < data.length; place += 4) {
    if ((data[place] ?? 255) < 100 && (data[place + 3] ?? 0) > 200) return true;
  }
  return false;
}

atNight(
  'leaving a changed form asks first, and whoever saves second is told what changed',
  async ({ page, faults }) => {
    faults.expect(/409/);
    const { statements, forms, fields } = await wordsOf('nl');
    const office = await openOffice(page);
    const dossier = await openDossier(office);
    const body = {
      creditorType: 'legalEntity',
      corporateName: 'Telvia',
      totalAmountClaimed: 412.09,
      creditorAddress: {},
    };
    const address = `/api/Dossier/${dossier.id}/Statement`;
    const { id, version } = await office.call<Statement>('POST', address, body);
    await page.goto(`/app/dossier/${dossier.id}?tab=statements&open=${id}`);
    await field(page, fields.statement.declarant).fill('Mr. Peeters');
    await page.getByRole('link', { name: statements.editor.back }).click();
    await page
      .getByRole('dialog', { name: forms.leave.title })
      .getByRole('button', { name: forms.leave.stay })
      .click();

    await office.call('PUT', `${address}/${id}`, { ...body, version, totalAmountClaimed: 500 });
    await page.getByRole('button', { name: forms.save }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Joris Dewitte' });
    await notice.getByText(/412\.09|412,09/).waitFor();
    await expectAccessible(page);
    await notice.getByRole('button', { name: states.conflict.redoMine }).click();
    await notice.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: forms.save }).click();
    await page.getByText(forms.saved, { exact: true }).waitFor();
    expect(await field(page, fields.statement.totalAmountClaimed).inputValue()).toBe('500,00');
  },
);

atNight('the form fits a phone', async ({ page, openPage }) => {
  const { statements, claims, fields } = await wordsOf('nl');
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  const phone = await openPage(PHONE);
  await openOffice(phone);
  await phone.goto(`/app/dossier/${dossier.id}?tab=statements`);
  await phone.getByText(statements.none, { exact: true }).waitFor();
  await expectNoSidewaysScrolling(phone);
  await phone.goto(`/app/dossier/${dossier.id}?tab=statements&open=new`);
  await field(phone, fields.statement.totalAmountClaimed).waitFor();
  await expectNoSidewaysScrolling(phone);
  await expectAccessible(phone);
  const { id } = await office.call<Statement>('POST', `/api/Dossier/${dossier.id}/Statement`, {
    creditorType: 'trader',
    firstName: 'Karim',
    lastName: 'Benhaddou',
    totalAmountClaimed: 100,
    creditorAddress: {},
  });
  await phone.goto(`/app/dossier/${dossier.id}?tab=statements&open=${id}`);
  await phone.getByRole('button', { name: claims.add, exact: true }).waitFor();
  await expectNoSidewaysScrolling(phone);
  await expectAccessible(phone);
});
