import { readFile } from 'node:fs/promises';
import type { Result } from '@prorata/contract/results/result';
import { calculation } from '@prorata/i18n/nl/calculation';
import { differences } from '@prorata/i18n/nl/differences';
import { distribution } from '@prorata/i18n/nl/distribution';
import { dossiers } from '@prorata/i18n/nl/dossiers';
import { fields } from '@prorata/i18n/nl/fields';
import { findings } from '@prorata/i18n/nl/findings';
import { forms } from '@prorata/i18n/nl/forms';
import { problems } from '@prorata/i18n/nl/problems';
import { sending } from '@prorata/i18n/nl/sending';
import { states } from '@prorata/i18n/nl/states';
import { vocabulary } from '@prorata/i18n/nl/vocabulary';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { readReport } from '../../../packages/documents/testing/read-report.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { atNight, PHONE } from '../support/browser.ts';
import { type Office, openOffice } from '../support/office.ts';
import { sendPreviewed } from '../support/sending-preview.ts';
import {
  type DossierToDistribute,
  OPERATOR,
  prepareDossier,
  SUPPLIER,
  setBalance,
  validateStatement,
  WORKER,
} from './dossier-to-distribute.ts';

const { acts, calculate, compare, comparison, explain, figures, flow, history, send, sign, table, whatIf } =
  calculation;

const NOTE = 'Banktegoed bijgekomen';
const MOVED = 'Verhuisd volgens het rijksregister';

// By day the whole way is walked by keys, from the extract to the invoice; here each page of it is read.
atNight('a dossier goes from validation to what was sent', async ({ page, openPage, faults }) => {
  // The desk's answer after a cancelled visit, and the amounts that cannot be.
  faults.expect(/status of 4(09|22)/);
  const office = await openOffice(page);
  const dossier = await prepareDossier(office);
  await fixFinding(office, dossier);
  await calculateFirst(page);
  await lookAtDistribution(page);
  await imagineOtherwise(page);
  await calculateAgain(office, dossier);
  await compareBoth(page);
  await cancelThenSign(office);
  await readPages(office, dossier);
  await sendReport(page);
  await followOnPhone(await openPage(PHONE), dossier);
  await waitWithPaying(page, dossier);
});

async function openTab(page: Page, { id }: DossierToDistribute): Promise<void> {
  await page.goto(`/app/dossier/${id}?tab=calculation`);
  await page.getByRole('heading', { name: history.title }).waitFor();
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

/** What stands in the way is named, leads to its statement, and is gone once that is validated. */
async function fixFinding(office: Office, dossier: DossierToDistribute): Promise<void> {
  const { page } = office;
  await openTab(page, dossier);
  const finding = page.getByRole('listitem').filter({ hasText: OPERATOR });
  await finding.getByText(findings.dossier.DOSSIER_NOT_VALIDATED_STATEMENTS).waitFor();
  expect(await button(page, acts.calculate).isDisabled()).toBe(true);
  await expectAccessible(page);
  await finding.getByRole('link', { name: calculation.findings.mend }).click();
  await page.waitForURL((url) => url.searchParams.get('review') === dossier.waiting);
  await validateStatement(office, dossier.id, dossier.waiting);
  await openTab(page, dossier);
  await page.getByText(calculation.findings.none).waitFor();
}

async function calculateFirst(page: Page): Promise<void> {
  await button(page, acts.calculate).click();
  const dialog = page.getByRole('dialog', { name: calculate.title });
  await dialog.getByRole('button', { name: calculate.verb }).click();
  await page.getByText(calculate.done, { exact: true }).waitFor();
  await page.getByRole('heading', { name: flow.title.replace('{{amount}}', '€ 10.000,00') }).waitFor();
}

/** The table with ranks in words, the story of one amount under the report, and the same chosen in the drawing. */
async function lookAtDistribution(page: Page): Promise<void> {
  const worker = page.getByRole('table', { name: table.label }).getByRole('row').filter({ hasText: WORKER });
  await worker.getByText('lonen', { exact: true }).waitFor();
  await worker.getByText('3.000,00', { exact: true }).waitFor();
  await worker.getByRole('button').click();
  const panel = page.getByRole('complementary', { name: explain.title });
  await panel.getByRole('heading', { name: WORKER }).waitFor();
  await panel
    .getByText(/Loon van werknemers, op alle gelden .* rang 320 \(art\. 19, 3°ter Hyp\.W\.\)/i)
    .waitFor();
  await panel.getByText(/= 10\.000,00$/).waitFor();
  await page.getByText(figures.closes, { exact: true }).first().waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await page.locator('[data-receiver]').filter({ hasText: SUPPLIER }).click();
  await panel.getByRole('heading', { name: SUPPLIER }).waitFor();
  await panel.getByRole('button', { name: explain.close }).click();
}

/**
 * Without the operator the supplier gets more; a lower balance lowers the van; an impossible balance is refused in words;
 * nothing is kept.
 */
async function imagineOtherwise(page: Page): Promise<void> {
  await button(page, acts.whatIf).click();
  const dialog = page.getByRole('dialog', { name: whatIf.title });
  await dialog.getByRole('textbox', { name: OPERATOR }).fill('0');
  const supplier = dialog.getByRole('row').filter({ hasText: SUPPLIER });
  await supplier.getByText(distribution.reasons.othersChanged).waitFor();
  await supplier.getByText(/^\+/).waitFor();
  await dialog.getByText(comparison.zero).waitFor();
  await expectAccessible(page);
  const balance = dialog.getByRole('textbox', { name: whatIf.balance });
  const van = dialog.getByRole('textbox', { name: 'Bestelwagen' });
  await balance.fill('5000');
  await expect.poll(() => van.inputValue()).toBe('5.000,00');
  await dialog.getByText(/^De verschillen zijn samen .*5\.000,00/).waitFor();
  await van.fill('7500');
  await balance.fill('100');
  await dialog.getByText(findings.dossier.DOSSIER_ASSETS_WORTH_MORE_THAN_BALANCE_TO_DISTRIBUTE).waitFor();
  await balance.fill('veel');
  await dialog.getByText(whatIf.wrong).waitFor();
  await dialog.getByRole('button', { name: whatIf.reset }).click();
  await dialog.getByText(whatIf.start, { exact: true }).waitFor();
  expect(await dialog.getByRole('textbox', { name: OPERATOR }).inputValue()).toBe('412,09');
  await dialog.getByRole('button', { name: comparison.close }).click();
}

/** A dossier that changed makes its calculation outdated, which says in what; the next one says why it was made. */
async function calculateAgain(office: Office, dossier: DossierToDistribute): Promise<void> {
  const { page } = office;
  await setBalance(office, dossier.id, 11_000);
  await openTab(page, dossier);
  await page.getByText(states.result.outdated, { exact: true }).waitFor();
  const changed = page.getByRole('list', { name: differences.list }).getByRole('listitem');
  const money = changed.filter({ hasText: differences.fields.moneyIn });
  await money.getByText(/10\.000,00 naar .*11\.000,00$/).waitFor();
  await expectAccessible(page);
  await button(page, acts.recalculate).click();
  const dialog = page.getByRole('dialog', { name: calculate.againTitle });
  await dialog.getByRole('button', { name: calculate.verb }).click();
  await dialog.getByText(calculate.noteRequired).waitFor();
  await dialog.getByRole('textbox', { name: calculate.note }).fill(NOTE);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: calculate.verb }).click();
  const newest = page.getByRole('row').filter({ hasText: NOTE });
  await newest.getByText(states.result.actual, { exact: true }).waitFor();
  await page.getByRole('switch', { name: history.showOlder }).click();
  await page.getByRole('row').getByText(states.result.outdated, { exact: true }).waitFor();
}

async function compareBoth(page: Page): Promise<void> {
  await button(page, acts.compare).click();
  const dialog = page.getByRole('dialog', { name: compare.title });
  const supplier = dialog.getByRole('row').filter({ hasText: SUPPLIER });
  await supplier.getByText(distribution.reasons.moneyChanged).waitFor();
  await dialog
    .getByRole('row')
    .filter({ hasText: comparison.totals.moneyIn })
    .getByText('+1.000,00')
    .waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: comparison.close }).click();
}

async function goToDesk(page: Page): Promise<void> {
  await button(page, acts.sign).click();
  const dialog = page.getByRole('dialog', { name: sign.title });
  // The tariff with which an office starts is not verified: who signs has seen it.
  await dialog.getByRole('checkbox', { name: sign.signOff }).waitFor();
  // What is signed, in figures.
  await dialog.getByText('11.000,00', { exact: true }).waitFor();
  await dialog.getByText(figures.closes, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: sign.verb }).click();
  await dialog.getByText(sign.confirmFirst).first().waitFor();
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: sign.confirm }).check();
  // What was not verified is signed off, and stops nobody else.
  await dialog.getByRole('button', { name: sign.verb }).click();
  await dialog.getByText(sign.confirmFirst).waitFor();
  await dialog.getByRole('checkbox', { name: sign.signOff }).check();
  await dialog.getByRole('checkbox', { name: vocabulary.consultationSource.centralFile }).check();
  await dialog.getByRole('button', { name: sign.verb }).click();
  await page.waitForURL('**/signing/desk/*');
}

/** Whoever turns back at the desk is told so and can go again; the signature closes the dossier. */
async function cancelThenSign({ page, bailiff }: Office): Promise<void> {
  await goToDesk(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alert').getByText(problems['signing-cancelled']).waitFor();
  await expectAccessible(page);
  await goToDesk(page);
  const name = `${bailiff.firstName} ${bailiff.lastName}`;
  await page.getByRole('button', { name: `Sign as ${name}` }).click();
  await page.getByText(sign.done, { exact: true }).waitFor();
  const signed = page.getByRole('row').filter({ hasText: NOTE });
  await signed.getByText(states.result.signed, { exact: true }).waitFor();
  expect(await button(page, acts.recalculate).count()).toBe(0);
  expect(new URL(page.url()).searchParams.has('signing')).toBe(false);
}

/** The signed report as it is downloaded: who asked and got what, the money, how to contest, and its pages counted. */
async function readPages(office: Office, dossier: DossierToDistribute): Promise<void> {
  const { page } = office;
  const { items } = await office.call<{ items: Result[] }>('GET', `/api/Dossier/${dossier.id}/calculations`);
  const fileName = items.find(({ signDate }) => signDate !== null)?.fileName ?? '';
  await openTab(page, dossier);
  const download = page.waitForEvent('download');
  await button(page, history.download.replace('{{name}}', fileName)).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(fileName);
  const report = await readReport(await readFile(await file.path()));
  for (const words of [
    dossier.fileNumber,
    WORKER,
    SUPPLIER,
    OPERATOR,
    '11.000,00',
    '412,09',
    '3.500,00',
    '1629',
  ]) {
    expect(report.text).toContain(words);
  }
  for (let number = 1; number <= report.pageCount; number += 1) {
    expect(report.text).toMatch(new RegExp(`${number} van ${report.pageCount}`));
  }
  expect(report).toMatchObject({ archivalLevel: '2B', isTagged: true, language: 'nl-BE' });
}

/** One mail to the address that the three creditors share, and a letter to the defendant. */
async function sendReport(page: Page): Promise<void> {
  const everyone = [WORKER, SUPPLIER, OPERATOR].join(', ');
  await button(page, acts.send).click();
  const dialog = page.getByRole('dialog', { name: send.title });
  await dialog.getByRole('row').filter({ hasText: everyone }).waitFor();
  const byMail = dialog.getByRole('row').filter({ hasText: everyone });
  await dialog.getByRole('row').filter({ hasText: send.defendant }).waitFor();
  await byMail.filter({ hasText: send.fromReceipt }).waitFor();
  await dialog.getByRole('radio', { name: send.emailAlone.count }).check();
  await dialog.getByText(send.emailAlone.reasonFirst).waitFor();
  await dialog.getByRole('textbox', { name: send.emailAlone.reason }).fill('Zij bevestigden per kerende.');
  await byMail.filter({ hasNotText: send.fromReceipt }).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: send.look }).click();
  await sendPreviewed(page, 2);
  await page.getByText(send.done_other.replace('{{count}}', '2'), { exact: true }).waitFor();
  await page.waitForURL((url) => url.searchParams.get('tab') === 'sending');
  // Each creditor stands in the ledger, though they share one mail; when the services have it for all, it was sent.
  await page
    .getByText(sending.progress_other.replace('{{handedOver}}', '4').replace('{{count}}', '4'))
    .waitFor();
  await page.getByText(vocabulary.dossierStatus.PvSent, { exact: true }).first().waitFor();
  const ledger = page.getByRole('table', { name: sending.parts.sending });
  await ledger.getByRole('link', { name: WORKER }).click();
  const panel = page.getByRole('complementary', { name: sending.panel.label.replace('{{name}}', WORKER) });
  await panel.getByText(everyone, { exact: true }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await correctAddress(page, ledger);
}

/** The closed dossier stays as it is; the ledger sends the defendant another letter, under the first. */
async function correctAddress(page: Page, ledger: Locator): Promise<void> {
  const defendant = ledger.getByRole('row').filter({ hasText: sending.recipients.defendant });
  await defendant.getByRole('button', { name: /^Meer acties voor/ }).click();
  await page.getByRole('menuitem', { name: sending.correct.open }).click();
  const dialog = page.getByRole('dialog', { name: /^Verzending aan .* verbeteren$/ });
  const fill = (label: string, value: string) => dialog.getByRole('textbox', { name: label }).fill(value);
  await fill(fields.address.street, 'Nieuwstraat');
  await fill(fields.address.housenumber, '1');
  await fill(fields.address.zipcode, '2800');
  // The postcode brings its municipality.
  const city = dialog.getByRole('combobox', { name: fields.address.city });
  await expect.poll(() => city.inputValue()).toBe('Mechelen');
  await fill(fields.addressee.reason, MOVED);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: forms.save }).click();
  await dialog.waitFor({ state: 'hidden' });
  await ledger.getByRole('row').filter({ hasText: sending.toSendAgain }).waitFor();
  await button(page, sending.send).click();
  const plan = page.getByRole('dialog', { name: send.title });
  await plan.getByRole('button', { name: send.look }).click();
  await sendPreviewed(page, 1);
  await plan.first().waitFor({ state: 'hidden' });
  await ledger.getByRole('row').filter({ hasText: sending.sentAgain }).filter({ hasText: MOVED }).waitFor();
  await defendant.waitFor();
}

/** The same on a phone, by touch: each sending is a card, and what is open lies over them. */
async function followOnPhone(phone: Page, { id }: DossierToDistribute): Promise<void> {
  await openOffice(phone);
  await phone.goto(`/app/dossier/${id}?tab=sending`);
  const again = phone.getByRole('row').filter({ hasText: sending.sentAgain });
  await again.waitFor();
  await expectNoSidewaysScrolling(phone);
  await expectAccessible(phone);
  await again.getByRole('link').tap();
  const panel = phone.getByRole('complementary', { name: /^Zending aan/ });
  await panel.getByText(MOVED).waitFor();
  await expectNoSidewaysScrolling(phone);
  await expectAccessible(phone);
  await panel.getByRole('button', { name: sending.panel.close }).tap();
  await panel.waitFor({ state: 'hidden' });
}

/** Nothing is paid while it can be contested. */
async function waitWithPaying(page: Page, dossier: DossierToDistribute): Promise<void> {
  const { fileNumber } = dossier;
  const { markAsPaid: paying } = dossiers.acts;
  await button(page, forms.more.replace('{{name}}', fileNumber)).click();
  const item = page.getByRole('menuitem', { name: paying.menu });
  await item.getByText(paying.impossible).waitFor();
  expect(await item.isDisabled()).toBe(true);
}
