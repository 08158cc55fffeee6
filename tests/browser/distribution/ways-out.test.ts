import type { Contestations } from '@prorata/contract/contestations/contestation';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { Payout, PayoutLine } from '@prorata/contract/payouts/payout';
import { brusselsDate } from '@prorata/domain/iso-date';
import { sumEuros } from '@prorata/domain/money';
import { writeCoda } from '@prorata/domain/payouts/testing/write-coda';
import { contestations } from '@prorata/i18n/nl/contestations';
import { dossiers } from '@prorata/i18n/nl/dossiers';
import { fields } from '@prorata/i18n/nl/fields';
import { forms } from '@prorata/i18n/nl/forms';
import { payouts } from '@prorata/i18n/nl/payouts';
import { problems } from '@prorata/i18n/nl/problems';
import { sending } from '@prorata/i18n/nl/sending';
import { series } from '@prorata/i18n/nl/series';
import { vocabulary } from '@prorata/i18n/nl/vocabulary';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { atNight, test } from '../support/browser.ts';
import { pdfFile } from '../support/files.ts';
import { type Office, openOffice, type PreparedDossier } from '../support/office.ts';
import { personOf } from '../support/sign-in.ts';
import { endTerm, openSignedDossier, signReport } from './signed-dossier.ts';

const { steps } = payouts;

const MASON = 'Aannemer Adriaens';
const SHOP = 'Bouwmarkt Bellens';
const HOME = 'Rusthuis Renders';
const CREDITORS = [
  { creditor: MASON, total: 4_000 },
  { creditor: SHOP, total: 6_000 },
];

const TODAY = brusselsDate(new Date());
/** Whatever the hour is now, that of then is over. */
const LATELY = brusselsDate(new Date(Date.now() - 3 * 24 * 60 * 60 * 1000));

const approver = personOf('demo-annelies-claes');

function readPayout(office: Office, { id }: PreparedDossier): Promise<Payout> {
  return office.call('GET', `/api/Dossier/${id}/Payout`);
}

function readDossier(office: Office, { id }: PreparedDossier): Promise<Dossier> {
  return office.call('GET', `/api/Dossier/${id}`);
}

async function openPart(page: Page, { id }: PreparedDossier, part: 'contestation' | 'payout'): Promise<void> {
  await page.goto(`/app/dossier/${id}?tab=sending&part=${part}`);
}

function button(place: Page | Locator, name: string): Locator {
  return place.getByRole('button', { name, exact: true });
}

async function choose(dialog: Locator, label: string, option: string): Promise<void> {
  await dialog.getByRole('combobox', { name: label }).click();
  await dialog.page().getByRole('option', { name: option, exact: true }).click();
}

async function chooseInMenu(page: Page, { fileNumber }: PreparedDossier, item: string): Promise<void> {
  await button(page, forms.more.replace('{{name}}', fileNumber)).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** The costs of the office go to an account of its own, which no report knows. */
async function nameOwnAccount(office: Office, dossier: PreparedDossier): Promise<void> {
  const { lines } = await readPayout(office, dossier);
  for (const { number, version } of lines.filter(({ account }) => account === null)) {
    const body = { version, account: 'BE49999000000171', reason: 'Gevraagd' };
    await office.call('PUT', `/api/Dossier/${dossier.id}/Payout/line/${number}`, body);
  }
}

/** What the bank tells of the day on which it paid every line. */
function statementOf({ account, lines, total }: Payout, { fileNumber }: PreparedDossier): string {
  const cents = (euros: number) => BigInt(Math.round(euros * 100));
  return writeCoda({
    ...{ account: account ?? '', number: fileNumber.slice(-3), closedOn: TODAY },
    ...{ openingCents: cents(total), closingCents: 0n },
    movements: lines.map((line: PayoutLine) => ({
      ...{ amountCents: -cents(line.amount), bookedOn: TODAY, communication: line.communication },
      ...{ counterpartyAccount: line.account, counterpartyName: line.name, reference: line.number },
      ...{ endToEndId: null, returnReason: null, isBankCost: false },
    })),
  });
}

test('what nobody contests is paid by a file of four eyes and the bank’s statement', async ({
  page,
  openPage,
}) => {
  const office = await openOffice(page);
  // Nothing else of the office waits with the same amounts: which of them the bank paid would be a question.
  const balance = 9_000 + (Date.now() % 100_000) / 100;
  const dossier = await openSignedDossier(office, { balance, creditors: CREDITORS, status: 'ToPay' });
  await nameOwnAccount(office, dossier);
  await openPart(page, dossier, 'payout');
  await button(page, steps.prepare).click();
  await page.getByText(steps.waitsForOther).waitFor();

  const colleague = await openPage();
  await openOffice(colleague, approver);
  await openPart(colleague, dossier, 'payout');
  await button(colleague, steps.approve).click();
  for (const source of [steps.centralFile, steps.enterpriseRegister, steps.insolvencyRegister]) {
    await colleague.getByRole('checkbox', { name: source }).check();
  }
  await button(colleague, steps.record).click();
  await button(colleague, steps.make).click();
  const underWay = colleague.getByRole('row').filter({ hasText: payouts.states.underWay });
  await underWay.filter({ hasText: MASON }).waitFor();

  const payout = await readPayout(office, dossier);
  expect(sumEuros(payout.lines.map(({ amount }) => amount))).toBe(balance);
  const statement = {
    name: 'dag.cod',
    mimeType: 'text/plain',
    buffer: Buffer.from(statementOf(payout, dossier)),
  };
  await colleague.locator('input[type=file]').setInputFiles(statement);
  await colleague
    .getByRole('row')
    .filter({ hasText: SHOP })
    .filter({ hasText: payouts.states.paid })
    .waitFor();
  await button(colleague, steps.finish).click();
  await colleague.getByText(steps.finished.replace('{{number}}', dossier.fileNumber)).waitFor();
  expect((await readDossier(office, dossier)).status).toBe('Paid');
  expect((await readPayout(office, dossier)).lines.every(({ state }) => state === 'paid')).toBe(true);
});

/** A writ that was served for one of those to whom the report goes. */
async function contest(page: Page): Promise<void> {
  await button(page, contestations.register).click();
  const dialog = page.getByRole('dialog', { name: contestations.register });
  await choose(dialog, contestations.who, SHOP);
  await dialog.getByRole('textbox', { name: contestations.dateOf.writ }).fill(LATELY);
  await dialog.getByRole('textbox', { name: contestations.time }).fill('09:20');
  await dialog.getByRole('textbox', { name: contestations.servedBy }).fill('P. Verlinden');
  await button(dialog, contestations.register).click();
  await page.getByText(contestations.frozenText).waitFor();
}

atNight('what is contested and settled is paid as drafted', async ({ page }) => {
  const office = await openOffice(page);
  const dossier = await openSignedDossier(office, { balance: 9_118, creditors: CREDITORS, status: 'PvSent' });
  await openPart(page, dossier, 'contestation');
  await contest(page);
  expect((await readDossier(office, dossier)).holds).toEqual(['contested']);
  const settle = contestations.settle;
  await button(page, settle.verb).click();
  const dialog = page.getByRole('dialog', { name: settle.act });
  await dialog.getByRole('textbox', { name: settle.date }).fill(TODAY);
  await dialog.locator('input[type=file]').setInputFiles(pdfFile('Akkoord.pdf'));
  await button(dialog, settle.verb).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(contestations.frozenText).waitFor({ state: 'hidden' });

  await endTerm(dossier.id);
  await openPart(page, dossier, 'payout');
  const paying = dossiers.acts.markAsPaid;
  await chooseInMenu(page, dossier, paying.menu);
  const question = page.getByRole('dialog', { name: paying.title.replace('{{number}}', dossier.fileNumber) });
  await question.getByRole('textbox', { name: paying.paidOn }).fill(TODAY);
  await button(question, paying.verb).click();
  await question.waitFor({ state: 'hidden' });
  expect(await readDossier(office, dossier)).toMatchObject({ status: 'Paid', holds: [] });
  expect((await readPayout(office, dossier)).lines.map(({ stateSince }) => stateSince)).toContain(TODAY);
});

test('what is contested and consigned is paid by the judge’s table', async ({ page }) => {
  const office = await openOffice(page);
  const dossier = await openSignedDossier(office, { balance: 9_119, creditors: CREDITORS, status: 'PvSent' });
  const { consign, steps: atCourt, judgment } = contestations;
  await openPart(page, dossier, 'contestation');
  await contest(page);
  await button(page, consign.verb).click();
  const deposit = page.getByRole('dialog', { name: consign.act });
  await deposit.getByRole('textbox', { name: consign.date }).fill(TODAY);
  await button(deposit, consign.verb).click();
  await page.getByText(vocabulary.proceedingState.consigned, { exact: true }).first().waitFor();
  await page.locator('input[type=file]').last().setInputFiles(pdfFile('Attest.pdf'));
  await page.getByText('Attest.pdf').waitFor();

  const record = async (step: string, paper?: string, fill?: (dialog: Locator) => Promise<void>) => {
    await button(page, step).click();
    const dialog = page.getByRole('dialog', { name: step });
    await dialog.getByRole('textbox', { name: atCourt.date, exact: true }).fill(TODAY);
    await fill?.(dialog);
    if (paper) await dialog.locator('input[type=file]').last().setInputFiles(pdfFile(paper));
    await button(dialog, atCourt.save).click();
    await dialog.waitFor({ state: 'hidden' });
  };
  await record(atCourt.file, 'Ontvangstbewijs.pdf');
  await record(atCourt.fixHearing);
  const { lines } = await office.call<Contestations>('GET', `/api/Dossier/${dossier.id}/contestations`);
  const given = lines.find(({ name }) => name === MASON)?.allotted ?? 0;
  await record(atCourt.judge, 'Vonnis.pdf', async (dialog) => {
    const amount = dialog.getByRole('textbox', { name: MASON });
    await amount.fill(String(given - 100).replace('.', ','));
    const other = lines.find(({ name }) => name === SHOP)?.allotted ?? 0;
    await dialog.getByRole('textbox', { name: SHOP }).fill(String(other + 100).replace('.', ','));
  });
  const table = page.getByRole('region', { name: judgment.title });
  await table
    .getByRole('row')
    .filter({ hasText: MASON })
    .getByText(/100,00$/)
    .waitFor();
  await record(atCourt.becomeFinal);
  await record(atCourt.pay);
  await page.getByText(vocabulary.dossierStatus.Paid, { exact: true }).first().waitFor();
  const after = await readDossier(office, dossier);
  expect([after.status, after.holds]).toEqual(['Paid', []]);
});

atNight('a bankruptcy on the day of payment keeps the money where it is', async ({ page, faults }) => {
  faults.expect(/status of 409/);
  const office = await openOffice(page);
  const dossier = await openSignedDossier(office, { balance: 9_120, creditors: CREDITORS, status: 'ToPay' });
  await openPart(page, dossier, 'payout');
  const { stops } = dossiers;
  await chooseInMenu(page, dossier, stops.menu);
  const dialog = page.getByRole('dialog', { name: stops.registerTitle });
  await choose(dialog, fields.stop.kind, vocabulary.stopKind.bankruptcy);
  await dialog.getByRole('textbox', { name: fields.stop.date }).fill(TODAY);
  await dialog.getByRole('textbox', { name: fields.stop.note }).fill('Insolventieregister');
  await button(dialog, stops.registerVerb).click();
  await page.getByText(stops.effects.bankruptcy).waitFor();
  await button(page, steps.prepare).click();
  await page.getByText(problems['dossier-stopped']).waitFor();
  const { files, lines } = await readPayout(office, dossier);
  expect(files).toEqual([]);
  expect(lines.every(({ state }) => state === 'toPay')).toBe(true);
  expect(await readDossier(office, dossier)).toMatchObject({ status: 'ToPay', holds: ['stopped'] });
});

atNight('what a decided reserve releases is shared out in a dossier that follows', async ({ page }) => {
  const office = await openOffice(page);
  const creditors = [...CREDITORS, { creditor: HOME, total: 5_000 }];
  const dossier = await openSignedDossier(office, {
    ...{ balance: 9_121, creditors, reserved: HOME, status: 'ToPay' },
  });
  const reserved = (await readPayout(office, dossier)).lines.find(({ kind }) => kind === 'reserve');
  await page.goto(`/app/dossier/${dossier.id}`);
  await button(page, series.open.reserveDecided).click();
  const dialog = page.getByRole('dialog', { name: series.open.reserveDecided });
  await dialog
    .getByRole('textbox', { name: series.source.reserveDecided })
    .fill('Vonnis van de beslagrechter');
  await dialog.getByRole('textbox', { name: series.admitted }).fill('0');
  await button(dialog, series.verb).click();
  await page.waitForURL((url) => !url.pathname.endsWith(dossier.id));
  await page.getByText(dossiers.follows.replace('{{number}}', dossier.fileNumber)).first().waitFor();

  const later = page.url().split('/').at(-1)?.split('?')[0] ?? '';
  await office.call('POST', `/api/Dossier/${later}/calculate`, { note: null });
  await signReport(later, 'ToPay');
  const released = await office.call<Payout>('GET', `/api/Dossier/${later}/Payout`);
  expect(released.lines.map(({ name }) => name)).toEqual([MASON, SHOP]);
  expect(sumEuros(released.lines.map(({ amount }) => amount))).toBe(reserved?.amount);
});

/** A dossier of the demonstration, by whom it is against. */
async function findDossier(office: Office, defendant: string): Promise<PreparedDossier> {
  const query = new URLSearchParams({ Search: defendant, ShowPaidDossiers: 'true' });
  const { items } = await office.call<{ items: PreparedDossier[] }>('GET', `/api/Dossier?${query}`);
  const [found] = items;
  if (found === undefined) throw new Error(`The demonstration has no dossier against ${defendant}.`);
  return found;
}

function beginningOf(phrase: string): string {
  return phrase.split('{{', 1)[0] ?? '';
}

test('what is over is told as something past', async ({ page }) => {
  const office = await openOffice(page, approver);
  const dossier = await findDossier(office, 'Slagerij Van Camp');
  await page.goto(`/app/dossier/${dossier.id}?tab=sending&part=sending`);
  await page.getByRole('heading', { name: beginningOf(sending.term.over) }).waitFor();
  await page.getByText(sending.payout.paid, { exact: true }).waitFor();

  await openPart(page, dossier, 'contestation');
  await page.getByText(beginningOf(contestations.untilThen)).waitFor();

  await openPart(page, dossier, 'payout');
  const course = page.getByRole('complementary', { name: steps.title });
  await course.getByText(steps.finish, { exact: true }).waitFor();
  expect(await course.locator('[aria-current="step"]').count()).toBe(0);
  expect(await page.getByText(payouts.noAccount, { exact: true }).count()).toBe(0);
});

test('where a stop comes from is a sentence with one end', async ({ page }) => {
  const office = await openOffice(page, approver);
  const dossier = await findDossier(office, 'Garage Zuiderlaan');
  await page.goto(`/app/dossier/${dossier.id}`);
  await page.getByText('Faillissement bekendgemaakt in het Belgisch Staatsblad. ').waitFor();
});

test('what is stopped does not say when it is paid', async ({ page }) => {
  const office = await openOffice(page, approver);
  const dossier = await findDossier(office, 'Garage Zuiderlaan');
  await page.goto(`/app/dossier/${dossier.id}?tab=sending&part=sending`);
  const line = page.getByRole('region', { name: sending.payout.label });
  await line.getByText(sending.payout.blocked, { exact: true }).waitFor();
  await line.getByText(sending.payout.held_other.split(': ')[1] ?? '').waitFor();
});
