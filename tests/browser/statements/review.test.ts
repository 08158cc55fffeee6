import type { ThirdPartyStatement } from '@prorata/contract/statements/third-party-statement';
import { documents } from '@prorata/i18n/nl/documents';
import { fields } from '@prorata/i18n/nl/fields';
import { forms } from '@prorata/i18n/nl/forms';
import { problems } from '@prorata/i18n/nl/problems';
import { statements } from '@prorata/i18n/nl/statements';
import { states } from '@prorata/i18n/nl/states';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { PHONE, test } from '../support/browser.ts';
import { pdfFile } from '../support/files.ts';
import { type Office, openDossier, openOffice } from '../support/office.ts';
import { personOf } from '../support/sign-in.ts';
import { textsOf } from '../support/texts.ts';
import { fileStatements } from './filed-statement.ts';

const { desk } = statements;
const RENT = { type: 'specific', privilegeId: 'lessor', amountDemanded: 4_900 } as const;

function desked(page: Page) {
  return {
    total: page.getByRole('textbox', { name: fields.statement.totalAmountClaimed, exact: true }),
    accepted: page.getByRole('textbox', { name: desk.accepted, exact: true }),
    explanation: page.getByRole('textbox', { name: desk.explanation, exact: true }),
    validate: page.getByRole('button', { name: new RegExp(`^${desk.validateLast}`) }),
    title: (name: string) => page.getByRole('heading', { name, level: 2 }),
  };
}

/** A dossier in which two creditors have filed, the first with a claim on rent. */
async function prepare(office: Office) {
  const dossier = await openDossier(office);
  const [rent = '', phone = ''] = await fileStatements(office, dossier.id, [
    { creditor: 'Immo Dijlezicht', total: 7_310, claims: [RENT] },
    { creditor: 'Telvia', total: 412.09 },
  ]);
  const read = (id: string) =>
    office.call<ThirdPartyStatement>('GET', `/api/Dossier/${dossier.id}/ThirdPartyStatement/${id}`);
  return { dossier, rent, phone, read };
}

test('amounts are changed with an explanation, the next one follows, and an amount of 0 makes invalid', async ({
  page,
}) => {
  const office = await openOffice(page);
  const { dossier, rent, phone, read } = await prepare(office);
  await page.goto(`/app/dossier/${dossier.id}?tab=statements`);
  await page.getByRole('button', { name: statements.toDesk_other.replace('{{count}}', '2') }).click();
  const { total, accepted, explanation, validate, title } = desked(page);
  await title('Immo Dijlezicht').waitFor();
  // Faster than the documents can be drawn.
  await page.keyboard.press('j');
  await title('Telvia').waitFor();
  await page.keyboard.press('k');
  await title('Immo Dijlezicht').waitFor();
  await page.getByRole('img', { name: /1 van 1 van Immo Dijlezicht afrekening/ }).waitFor();
  await expectAccessible(page);

  await accepted.fill('4.840,00');
  await total.fill('7250');
  await page.getByText(desk.checks.explainedMissing).waitFor();
  expect(await validate.isDisabled()).toBe(true);
  await page.getByRole('deletion').getByText('4.900,00').waitFor();
  await explanation.fill('Aanmaningskosten niet bewezen.');
  await expectAccessible(page);
  await explanation.press('Control+Enter');
  await title('Telvia').waitFor();
  const reviewed = await read(rent);
  expect([reviewed.status, reviewed.totalAmountClaimed, reviewed.explanationOfChange]).toEqual([
    'Validated',
    7_250,
    'Aanmaningskosten niet bewezen.',
  ]);
  expect(reviewed.privilegedClaims.map(({ amountDemanded }) => amountDemanded)).toEqual([4_840, 2_410]);

  await total.fill('0');
  await page.getByRole('button', { name: desk.save, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: desk.invalid.title.replace('{{name}}', 'Telvia') });
  await dialog.getByText(/412,09/).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: desk.invalid.verb }).click();
  await dialog.getByText(desk.explanationNeeded).waitFor();
  await dialog.getByRole('textbox', { name: desk.explanation }).fill('Verjaard.');
  await dialog.getByRole('button', { name: desk.invalid.verb }).click();
  await page.getByText(desk.allDone, { exact: true }).waitFor();
  await expectAccessible(page);
  const wayOn = new RegExp(desk.goOnTo.replace('{{tab}}', ''));
  await page.getByRole('button', { name: wayOn }).waitFor();
  expect((await read(phone)).status).toBe('Invalid');
});

test('a claim is accepted at 0 and the rest validated, in one step', async ({ page }) => {
  const office = await openOffice(page);
  const { dossier, rent, read } = await prepare(office);
  await page.goto(`/app/dossier/${dossier.id}?tab=statements&review=${rent}`);
  const { accepted, explanation, title } = desked(page);
  await title('Immo Dijlezicht').waitFor();
  await accepted.fill('0');
  await explanation.fill('Huur reeds betaald.');
  await explanation.press('Control+Enter');
  await page.getByText(desk.validated.replace('{{name}}', 'Immo Dijlezicht'), { exact: true }).waitFor();
  const { status, privilegedClaims } = await read(rent);
  expect(status).toBe('Validated');
  expect(privilegedClaims.map(({ amountDemanded }) => amountDemanded)).toEqual([0, 7_310]);
});

test('what is missing stands in the way until it is added on behalf of the creditor', async ({ page }) => {
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  await fileStatements(office, dossier.id, [
    { creditor: 'Lumio Energie', total: 1_248.66, withoutTitle: true },
  ]);
  await page.goto(`/app/dossier/${dossier.id}?tab=statements&review=next`);
  const { explanation, validate } = desked(page);
  await page.getByText(desk.checks.documentsMissing.replace('{{parts}}', 'Titel')).waitFor();
  expect(await validate.isDisabled()).toBe(true);
  await page.getByRole('button', { name: desk.manage }).click();
  const dialog = page.getByRole('dialog', { name: documents.title });
  await dialog.locator('input[type=file]').setInputFiles(pdfFile('vonnis.pdf'));
  await dialog.getByRole('button', { name: 'vonnis.pdf', exact: true }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByText(desk.checks.documents, { exact: true }).waitFor();
  // What the office adds to what was filed is told, with the reason.
  const differences = page.getByRole('region', { name: desk.differences.title });
  await differences.getByText('vonnis.pdf').waitFor();
  expect(await validate.isDisabled()).toBe(true);
  await explanation.fill('Titel per e-mail nagestuurd.');
  await validate.click();
  await page.getByText(desk.validated.replace('{{name}}', 'Lumio Energie'), { exact: true }).waitFor();
});

test('another account is explained, and what was filed stays in sight once it is validated', async ({
  page,
  faults,
}) => {
  faults.expect(/400/);
  const office = await openOffice(page);
  const { dossier, rent, read } = await prepare(office);
  await page.goto(`/app/dossier/${dossier.id}?tab=statements&review=${rent}`);
  const { validate, title } = desked(page);
  await title('Immo Dijlezicht').waitFor();
  await page.getByRole('button', { name: desk.edit }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: fields.statement.paymentaccount }).fill('BE62510007547061');
  await dialog.getByRole('button', { name: forms.save, exact: true }).click();
  const reason = dialog.getByRole('textbox', { name: fields.statement.explanationOfChange });
  await expect.poll(() => reason.getAttribute('aria-invalid')).toBe('true');
  await reason.fill('Op vraag van de verhuurder.');
  await dialog.getByRole('button', { name: forms.save, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  const differences = page.getByRole('region', { name: desk.differences.title });
  await differences.getByRole('deletion').getByText('BE68 5390 0754 7034').waitFor();
  await differences.getByText('BE62 5100 0754 7061').waitFor();
  await expectAccessible(page);
  await validate.click();
  await page.getByText(desk.validated.replace('{{name}}', 'Immo Dijlezicht'), { exact: true }).waitFor();
  expect((await read(rent)).differences).toHaveLength(1);
  await page.goto(`/app/dossier/${dossier.id}?tab=statements&review=${rent}`);
  await differences.getByText('BE62 5100 0754 7061').waitFor();
});

test('who decides second is told what happened, and nothing is overwritten', async ({ page, faults }) => {
  faults.expect(/409/);
  const office = await openOffice(page);
  const { dossier, rent, phone, read } = await prepare(office);
  await page.goto(`/app/dossier/${dossier.id}?tab=statements&review=${rent}`);
  const { total, explanation, validate, title } = desked(page);
  await title('Immo Dijlezicht').waitFor();
  const address = `/api/Dossier/${dossier.id}/ThirdPartyStatement`;
  const { version } = await read(rent);
  await office.call('POST', `${address}/${rent}/updateExplanation`, {
    version,
    explanationOfChange: 'Gebeld met de verhuurder.',
  });
  await validate.click();
  const notice = page.getByRole('alert').filter({ hasText: 'Joris Dewitte' });
  await notice.getByText(/Gebeld met de verhuurder/).waitFor();
  await expectAccessible(page);
  await notice.getByRole('button', { name: states.conflict.loadNewest }).click();
  await notice.waitFor({ state: 'hidden' });
  expect(await explanation.inputValue()).toBe('Gebeld met de verhuurder.');

  await page.keyboard.press('j');
  await title('Telvia').waitFor();
  await total.waitFor();
  await office.call('POST', `${address}/${phone}/markAsValidated`, { version: (await read(phone)).version });
  await total.fill('400');
  await explanation.fill('Betaald.');
  await validate.click();
  await page
    .getByRole('alert')
    .filter({ hasText: new RegExp(`${states.conflict.notSaved}|${problems['statement-already-validated']}`) })
    .waitFor();
  expect((await read(phone)).totalAmountClaimed).toBe(412.09);
});

test('the desk works in French and fits a phone, one side at a time', async ({ openPage, page }) => {
  const french = await textsOf('fr', 'statements');
  const office = await openOffice(page, personOf('demo-isabelle-delvigne'));
  const { dossier } = await prepare(office);
  const phone = await openPage(PHONE);
  await openOffice(phone, personOf('demo-isabelle-delvigne'));
  await phone.goto(`/app/dossier/${dossier.id}?tab=statements&review=next`);
  await phone.getByRole('heading', { name: 'Immo Dijlezicht', level: 2 }).waitFor();
  await expectNoSidewaysScrolling(phone);
  await expectAccessible(phone);
  await phone.getByText(french.desk.panes.documents, { exact: true }).click();
  await phone.getByRole('img', { name: /Page 1 sur 1/ }).waitFor();
  await expectNoSidewaysScrolling(phone);
  await expectAccessible(phone);
  await phone.getByText(french.desk.panes.queue, { exact: true }).click();
  await phone.getByRole('button', { name: /Telvia/ }).click();
  await phone.getByRole('button', { name: french.desk.validate }).click();
  await phone.getByText(french.desk.validated.replace('{{name}}', 'Telvia'), { exact: true }).waitFor();
  await phone.getByRole('heading', { name: 'Immo Dijlezicht', level: 2 }).waitFor();
});

test('a validated statement is read only, and can no longer be deleted', async ({ page }) => {
  const office = await openOffice(page);
  const { dossier, phone, read } = await prepare(office);
  const address = `/api/Dossier/${dossier.id}/ThirdPartyStatement/${phone}`;
  await office.call('POST', `${address}/markAsValidated`, { version: (await read(phone)).version });
  await page.goto(`/app/dossier/${dossier.id}?tab=statements&review=${phone}`);
  const { total, validate } = desked(page);
  await total.waitFor();
  expect(await total.getAttribute('readonly')).not.toBeNull();
  expect(await validate.count()).toBe(0);
  await page.getByRole('button', { name: forms.more.replace('{{name}}', 'Telvia') }).click();
  await page.getByRole('menuitem', { name: statements.remove.validated }).waitFor();
  await expectAccessible(page);
});
