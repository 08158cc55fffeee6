import type { ThirdPartyStatement } from '@prorata/contract/statements/third-party-statement';
import { claims } from '@prorata/i18n/nl/claims';
import { documents } from '@prorata/i18n/nl/documents';
import { fields } from '@prorata/i18n/nl/fields';
import { forms } from '@prorata/i18n/nl/forms';
import { problems } from '@prorata/i18n/nl/problems';
import { statements } from '@prorata/i18n/nl/statements';
import { states } from '@prorata/i18n/nl/states';
import { vocabulary } from '@prorata/i18n/nl/vocabulary';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { atNight, PHONE, test } from '../support/browser.ts';
import { pdfFile } from '../support/files.ts';
import { type Office, openDossier, openOffice } from '../support/office.ts';
import { personOf } from '../support/sign-in.ts';
import { textsOf } from '../support/texts.ts';
import { fileStatements } from './filed-statement.ts';

const { desk } = statements;
const ADMITTED = claims.decision.of
  .replace('{{column}}', fields.claim.parts.admitted)
  .replace('{{name}}', claims.decision.whole);
const RENT = { type: 'specific', privilegeId: 'lessor', amountDemanded: 4_900 } as const;

function desked(page: Page) {
  return {
    /** Of the first claim, and of what no claim names. */
    admitted: page.getByRole('textbox', { name: ADMITTED, exact: true }).first(),
    rest: page.getByRole('textbox', { name: ADMITTED, exact: true }).last(),
    reason: (name: string) => page.getByText(name, { exact: true }),
    note: page.getByRole('textbox', { name: fields.claim.rejectionNote, exact: true }),
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

test('less is admitted for a reason, the next one follows, and of nothing admitted the statement is invalid', async ({
  page,
}) => {
  const office = await openOffice(page);
  const { dossier, rent, phone, read } = await prepare(office);
  await page.goto(`/app/dossier/${dossier.id}?tab=statements`);
  await page.getByRole('button', { name: statements.toDesk_other.replace('{{count}}', '2') }).click();
  const { admitted, rest, reason, note, validate, title } = desked(page);
  await title('Immo Dijlezicht').waitFor();
  // Faster than the documents can be drawn.
  await page.keyboard.press('j');
  await title('Telvia').waitFor();
  await page.keyboard.press('k');
  await title('Immo Dijlezicht').waitFor();
  await page.getByRole('img', { name: /1 van 1 van Immo Dijlezicht afrekening/ }).waitFor();
  await expectAccessible(page);

  await admitted.fill('4.840,00');
  await page.getByText(desk.checks.reasonedMissing).waitFor();
  expect(await validate.isDisabled()).toBe(true);
  await page.getByRole('deletion').getByText('4.900,00').waitFor();
  await page.getByText('\u221260,00').first().waitFor();
  await reason(vocabulary.rejectionReason.noProof).click();
  await note.fill('Aanmaningskosten niet bewezen.');
  await expectAccessible(page);
  await note.press('Control+Enter');
  await title('Telvia').waitFor();
  const reviewed = await read(rent);
  expect(reviewed).toMatchObject({
    ...{ status: 'Validated', totalAmountClaimed: 7_250, amountRejected: 60 },
    explanationOfChange: 'Aanmaningskosten niet bewezen.',
    privilegedClaims: [{ amountDemanded: 4_840, rejectionReason: 'noProof' }, { amountDemanded: 2_410 }],
  });

  await rest.fill('0');
  await page.getByRole('button', { name: desk.save, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: desk.invalid.title.replace('{{name}}', 'Telvia') });
  await dialog.getByText(/412,09/).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: desk.invalid.verb }).click();
  await dialog.getByText(desk.reasonNeeded).waitFor();
  await dialog.getByText(desk.explanationNeeded).waitFor();
  await dialog.getByText(vocabulary.rejectionReason.prescribed, { exact: true }).click();
  await dialog.getByRole('textbox', { name: desk.explanation }).fill('Verjaard sinds 2024.');
  await dialog.getByRole('button', { name: desk.invalid.verb }).click();
  await page.getByText(desk.allDone, { exact: true }).waitFor();
  await expectAccessible(page);
  const wayOn = new RegExp(desk.goOnTo.replace('{{tab}}', ''));
  await page.getByRole('button', { name: wayOn }).waitFor();
  expect(await read(phone)).toMatchObject({ status: 'Invalid', rejectionReason: 'prescribed' });
});

test('a claim is split over its parts, founded on a title and laid on lots; part of it is reserved, the rest refused', async ({
  page,
}) => {
  const office = await openOffice(page);
  const { dossier, rent, read } = await prepare(office);
  const asset = { description: null, transactionKind: 'sale', poolKind: 'asset' };
  for (const [name, inLetPremises] of [
    ['Bestelwagen', false],
    ['Voorraad hout', true],
  ] as const) {
    const lot = { ...asset, name, inLetPremises, collectedAmount: 5_000 };
    await office.call('POST', `/api/Dossier/${dossier.id}/asset`, lot);
  }
  await page.goto(`/app/dossier/${dossier.id}?tab=statements&review=${rent}`);
  const { title, reason, validate } = desked(page);
  await title('Immo Dijlezicht').waitFor();
  await page.getByText(desk.checks.assetsMissing).waitFor();
  await page
    .getByRole('button', { name: forms.more.replace('{{name}}', 'Verhuurder of verpachter') })
    .click();
  await page.getByRole('menuitem', { name: forms.edit }).click();
  const editor = page.getByRole('dialog', { name: claims.editTitle });
  const named = (name: string) => editor.getByRole('textbox', { name, exact: true });

  await editor.getByText(claims.lots.wasThere, { exact: true }).waitFor();
  await editor.getByRole('checkbox', { name: /Voorraad hout/ }).check();
  await editor.getByRole('button', { name: claims.titles.add }).click();
  const becomes = async (kind: string) => {
    await editor.getByRole('combobox', { name: fields.claim.titles.kind, exact: true }).click();
    await page.getByRole('option', { name: kind, exact: true }).click();
  };
  await becomes(vocabulary.titleKind.taxRegister);
  const year = named(fields.claim.titles.year);
  await year.fill('2025');
  await year.press('Tab');
  expect(await year.inputValue()).toBe('2025');
  await becomes(vocabulary.titleKind.judgment);
  await named(fields.claim.titles.court).fill('Vredegerecht Mechelen');
  await named(fields.claim.titles.date).fill('26/05/2026');

  await editor.getByRole('button', { name: claims.parts.splitVerb }).click();
  await named(vocabulary.claimPart.principal).fill('4587,80');
  await editor
    .getByRole('alert')
    .filter({ hasText: /4\.900,00/ })
    .waitFor();
  await editor.getByRole('button', { name: vocabulary.claimPart.interest, exact: true }).click();
  await named(vocabulary.claimPart.interest).fill('312,20');
  await editor.getByRole('combobox', { name: claims.interest.kind }).click();
  await page.getByRole('option', { name: vocabulary.interestKind.conventional }).click();
  await named(fields.claim.parts.base).fill('14280');
  await named(fields.claim.parts.rate).fill('6');
  await named(fields.claim.parts.from).last().fill('26/05/2026');
  await named(fields.claim.parts.until).last().fill('06/10/2026');
  await editor.getByText(claims.interest.right).waitFor();
  await expectAccessible(page);
  await named(fields.statement.explanationOfChange).fill('Opgesplitst volgens het vonnis.');
  await editor.getByRole('button', { name: forms.save, exact: true }).click();
  await editor.waitFor({ state: 'hidden' });
  await page
    .getByText(/Vredegerecht Mechelen/)
    .first()
    .waitFor();

  // Of the interest a part is reserved and a part refused, each with its reason.
  const spoken = (column: string, name: string) =>
    claims.decision.of.replace('{{column}}', column).replace('{{name}}', name);
  const { interest } = vocabulary.claimPart;
  await page.getByRole('button', { name: claims.decision.reserve }).first().click();
  await page.getByRole('textbox', { name: spoken(fields.claim.parts.reserved, interest) }).fill('100');
  await page.getByRole('textbox', { name: spoken(fields.claim.parts.admitted, interest) }).fill('200');
  await reason(vocabulary.rejectionReason.paid).click();
  await page.getByRole('textbox', { name: fields.claim.reservationReason }).fill('Beroep hangende.');
  await expectAccessible(page);
  await validate.click();
  await page.getByText(desk.validated.replace('{{name}}', 'Immo Dijlezicht'), { exact: true }).waitFor();
  expect(await read(rent)).toMatchObject({
    ...{ status: 'Validated', totalAmountClaimed: 7_297.8, amountRejected: 12.2 },
    privilegedClaims: [
      { amountDemanded: 4_787.8, reservedAmount: 100, amountRejected: 12.2, rejectionReason: 'paid' },
      { amountDemanded: 2_410 },
    ],
  });

  await page.goto(`/app/dossier/${dossier.id}?tab=statements`);
  const row = page.getByRole('row', { name: /Immo Dijlezicht/ });
  await row.getByText('7.310,00', { exact: true }).waitFor();
  await row.getByText('\u221212,20', { exact: true }).waitFor();
  await row.getByText(statements.reservedToo.replace('{{amount}}', '100,00')).waitFor();
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

atNight(
  'another account is explained, and what was filed stays in sight once it is validated',
  async ({ page, faults }) => {
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
  },
);

atNight('who decides second is told what happened, and nothing is overwritten', async ({ page, faults }) => {
  faults.expect(/409/);
  const office = await openOffice(page);
  const { dossier, rent, phone, read } = await prepare(office);
  await page.goto(`/app/dossier/${dossier.id}?tab=statements&review=${rent}`);
  const { rest, reason, explanation, validate, title } = desked(page);
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
  await rest.waitFor();
  await office.call('POST', `${address}/${phone}/markAsValidated`, { version: (await read(phone)).version });
  await rest.fill('400');
  await reason(vocabulary.rejectionReason.paid).click();
  await validate.click();
  await page
    .getByRole('alert')
    .filter({ hasText: new RegExp(`${states.conflict.notSaved}|${problems['statement-already-validated']}`) })
    .waitFor();
  expect((await read(phone)).totalAmountClaimed).toBe(412.09);
});

atNight('the desk works in French and fits a phone, one side at a time', async ({ openPage, page }) => {
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

atNight('a validated statement is read only, and can no longer be deleted', async ({ page }) => {
  const office = await openOffice(page);
  const { dossier, phone, read } = await prepare(office);
  const address = `/api/Dossier/${dossier.id}/ThirdPartyStatement/${phone}`;
  await office.call('POST', `${address}/markAsValidated`, { version: (await read(phone)).version });
  await page.goto(`/app/dossier/${dossier.id}?tab=statements&review=${phone}`);
  const { rest, validate } = desked(page);
  await rest.waitFor();
  expect(await rest.getAttribute('readonly')).not.toBeNull();
  expect(await validate.count()).toBe(0);
  await page.getByRole('button', { name: forms.more.replace('{{name}}', 'Telvia') }).click();
  await page.getByRole('menuitem', { name: statements.remove.validated }).waitFor();
  await expectAccessible(page);
});
