import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { Payout } from '@prorata/contract/payouts/payout';
import type { Recurring } from '@prorata/contract/recurring/recurring';
import { sumEuros } from '@prorata/domain/money';
import { dossiers } from '@prorata/i18n/nl/dossiers';
import { fields } from '@prorata/i18n/nl/fields';
import { forms } from '@prorata/i18n/nl/forms';
import { income } from '@prorata/i18n/nl/income';
import { recurring } from '@prorata/i18n/nl/recurring';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { validateStatement } from '../distribution/dossier-to-distribute.ts';
import { signReport } from '../distribution/signed-dossier.ts';
import { fileStatements } from '../statements/filed-statement.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { PHONE, test } from '../support/browser.ts';
import { type Office, openOffice, type PreparedDossier } from '../support/office.ts';
import { addPayerTo, openWageDossier, receive } from './wage-dossier.ts';

const EMPLOYER = 'Bouwbedrijf Rotsaert';
const FUND = 'Ziekenfonds De Brug';
const BANK = 'Scheldebank';
const GRID = 'Lumio Energie';

function button(place: Page | Locator, name: string): Locator {
  return place.getByRole('button', { name, exact: true });
}

/** As the screen prints an amount without its unit. */
function printed(euros: number): string {
  return new Intl.NumberFormat('nl-BE', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(euros);
}

function readRecurring(office: Office, { id }: PreparedDossier): Promise<Recurring> {
  return office.call('GET', `/api/Dossier/${id}/Recurring`);
}

async function openTab(page: Page, { id }: PreparedDossier): Promise<void> {
  await page.goto(`/app/dossier/${id}?tab=recurring`);
  await page.getByRole('heading', { name: recurring.matrix.title }).waitFor();
}

async function addPayer(page: Page): Promise<void> {
  await button(page, recurring.payers.add).click();
  const dialog = page.getByRole('dialog', { name: recurring.payers.add });
  await dialog.getByRole('textbox', { name: fields.payer.name }).fill(EMPLOYER);
  await dialog.getByRole('textbox', { name: fields.payer.paysOnDay }).fill('32');
  await button(dialog, forms.save).click();
  // A day that no month has is refused at its field.
  await dialog.getByRole('textbox', { name: fields.payer.paysOnDay, exact: false }).fill('15');
  await button(dialog, forms.save).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** What the employer paid, with our own figure beside it, which differs. */
async function addReceipt(page: Page): Promise<void> {
  await button(page, recurring.receipts.add).click();
  const dialog = page.getByRole('dialog', { name: recurring.receipts.add });
  await dialog.getByRole('combobox', { name: recurring.receipts.payer }).click();
  await page.getByRole('option', { name: EMPLOYER, exact: true }).click();
  await dialog.getByRole('combobox', { name: fields.income.month }).click();
  await page.getByRole('option', { name: 'februari 2026', exact: true }).click();
  await dialog.getByRole('textbox', { name: fields.income.receivedOn }).fill('16/02/2026');
  await dialog.getByRole('textbox', { name: fields.income.amount, exact: false }).first().fill('412,80');
  await dialog.getByRole('checkbox', { name: recurring.computation.compute }).check();
  await dialog.getByRole('textbox', { name: income.fields.net, exact: false }).fill('2262,70');
  await dialog.getByRole('textbox', { name: fields.income.differenceNote }).fill('Volgens de loonbrief');
  await expectAccessible(page);
  await button(dialog, forms.save).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Calculates a run and takes it for signed, contested by nobody and paid. */
async function finishRun(office: Office, run: PreparedDossier): Promise<Payout> {
  const dossier = await office.call<Dossier>('GET', `/api/Dossier/${run.id}`);
  if (dossier.status === 'Created' || dossier.status === 'InvitesSent') {
    await office.call('POST', `/api/Dossier/moveToProvisioned?dossierId=${run.id}`);
  }
  await office.call('POST', `/api/Dossier/${run.id}/calculate`, { note: null });
  await signReport(run.id, 'ToPay');
  return office.call('GET', `/api/Dossier/${run.id}/Payout`);
}

function allottedTo(payout: Payout, creditor: string): number {
  return sumEuros(payout.lines.filter(({ name }) => name === creditor).map(({ amount }) => amount));
}

/** The next run by the button in the head; leads to the dossier in which the money is. */
async function run(page: Page, month: string, consulted: string, taken: string): Promise<void> {
  await button(page, recurring.run.ofMonth.replace('{{month}}', month)).click();
  const dialog = page.getByRole('dialog', { name: recurring.run.title });
  await dialog.getByText(taken).waitFor();
  await dialog.getByRole('textbox', { name: fields.income.consultedAt }).fill(consulted);
  await button(dialog, recurring.run.verb).click();
  await dialog.waitFor({ state: 'hidden' });
}

test('income of two payers is distributed in two runs, and each balance goes on to the next', async ({
  page,
  openPage,
  faults,
}) => {
  faults.expect(/status of 4(00|22)/);
  const office = await openOffice(page);
  const first = await openWageDossier(office);
  await openTab(page, first);
  await page.getByText(recurring.receipts.payerFirst).waitFor();
  await addPayer(page);
  await addReceipt(page);
  await page.getByText('Volgens de loonbrief').waitFor();

  const [employer] = (await readRecurring(office, first)).payers;
  const employerId = employer?.id ?? '';
  const fundId = await addPayerTo(office, first, FUND);
  await receive(office, first, { payerId: fundId, receivedOn: '2026-02-20', amount: 1_587.2 });
  const { terms } = await readRecurring(office, first);
  await office.call('PUT', `/api/Dossier/${first.id}/Recurring/terms`, { ...terms, threshold: 1_500 });

  const statementIds = await fileStatements(office, first.id, [
    { creditor: BANK, total: 6_420 },
    { creditor: GRID, total: 812.35 },
  ]);
  for (const id of statementIds) await validateStatement(office, first.id, id);

  // Whoever looks at the list sees that a run is due, and so does the tab.
  await page.goto('/app/dossiers?due=true');
  const row = page.getByRole('row').filter({ hasText: first.fileNumber });
  // The first of the two is for a phone.
  await row.getByText(dossiers.runDue).last().waitFor();
  await openTab(page, first);
  await page.getByText(recurring.due.title).waitFor();
  await run(page, 'Februari', '23/02/2026 10:00', '2.000,00');
  await page.getByText(recurring.run.done.replace('{{number}}', first.fileNumber)).waitFor();

  const paidFirst = await finishRun(office, first);
  await receive(office, first, { payerId: employerId, receivedOn: '2026-03-16', amount: 405.35 });
  await receive(office, first, { payerId: fundId, receivedOn: '2026-03-20', amount: 594.65 });
  await openTab(page, first);
  await run(page, 'Maart', '23/03/2026 10:00', '1.000,00');
  await page.waitForURL(({ pathname }) => !pathname.endsWith(first.id));
  const second = (await readRecurring(office, first)).runs.at(-1);
  if (second === undefined) throw new Error('There is no second run.');
  const paidSecond = await finishRun(office, { id: second.dossierId, fileNumber: second.fileNumber });

  await page.reload();
  const table = page.getByRole('region', { name: recurring.matrix.label }).getByRole('table');
  for (const [name, accepted] of [
    [BANK, 6_420],
    [GRID, 812.35],
  ] as const) {
    const [one, two] = [allottedTo(paidFirst, name), allottedTo(paidSecond, name)];
    expect(one * two).toBeGreaterThan(0);
    const cellsOf = table.getByRole('row').filter({ hasText: name }).getByRole('cell');
    await cellsOf.first().waitFor();
    const cells = await cellsOf.allInnerTexts();
    const { creditors } = await readRecurring(office, first);
    const balance = creditors.find((creditor) => creditor.name === name)?.balance ?? 0;
    expect(cells).toEqual([accepted, one, two, balance].map(printed));
    // What is left is what was accepted, with the interest that ran, less both runs.
    expect(balance).toBeGreaterThanOrEqual(sumEuros([accepted, -one, -two]));
  }
  const received = table.getByRole('row').filter({ hasText: recurring.matrix.received });
  expect((await received.getByRole('cell').allInnerTexts()).slice(1, 3)).toEqual(['2.000,00', '1.000,00']);
  await page.getByRole('img', { name: /Wat nog verschuldigd is/ }).waitFor();
  await expectAccessible(page);

  const phone = await openPage(PHONE);
  await openOffice(phone);
  await openTab(phone, { id: second.dossierId, fileNumber: second.fileNumber });
  await phone.getByText(recurring.matrix.perRun).first().click();
  await phone
    .getByText(printed(allottedTo(paidFirst, BANK)))
    .first()
    .waitFor();
  await expectAccessible(phone);
  for (const width of [360, 390, 412, 768]) {
    await phone.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScrolling(phone);
  }
});
