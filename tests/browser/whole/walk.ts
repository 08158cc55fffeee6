import type { Invitation } from '@prorata/contract/invitations/invitation';
import type { Topics } from '@prorata/i18n/topics';
import type { Locator, Page } from 'playwright-core';
import { pdfFile } from '../support/files.ts';
import type { Hands } from '../support/hands.ts';
import type { Office } from '../support/office.ts';
import { textsOf } from '../support/texts.ts';
import { inventFile } from './invented-extract.ts';

/** One who walks a dossier through the product: in which language, and with what they press. */
export interface Walker {
  readonly language: 'nl' | 'fr';
  readonly hands: Hands;
  readonly page: Page;
  /** To read what a letter or a mail would tell. */
  readonly office: Office;
}

const TOPICS = [
  ...(['calculation', 'dossiers', 'extracts', 'fields', 'filing', 'forms', 'invited'] as const),
  ...([
    'invitations',
    'following',
    'preview',
    'sending',
    'shell',
    'states',
    'statements',
    'vocabulary',
  ] as const),
] as const;
export type Texts = { readonly [Topic in (typeof TOPICS)[number]]: Topics[Topic] };

export async function readTexts(language: Walker['language']): Promise<Texts> {
  const topics = await Promise.all(TOPICS.map(async (topic) => [topic, await textsOf(language, topic)]));
  return Object.fromEntries(topics) as unknown as Texts;
}

export function button(place: Page | Locator, name: string | RegExp): Locator {
  return place.getByRole('button', { name, exact: typeof name === 'string' });
}

/** A sentence with its places filled in by anything. */
function pattern(text: string): RegExp {
  const quoted = text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${quoted.replaceAll(/\{\{\w+\}\}/g, '.+')}$`);
}

async function pressWhenReady(hands: Hands, target: Locator): Promise<void> {
  await target.and(target.page().locator(':not([disabled]):not([data-disabled])')).waitFor();
  await hands.press(target);
}

/** From the list of dossiers: the file of the office's software, and what becomes of each of its creditors. */
export async function openFromExtract({ language, hands, page }: Walker, texts: Texts): Promise<string> {
  const { extracts, vocabulary, fields, dossiers, shell } = texts;
  await hands.press(page.getByRole('link', { name: shell.menu.dossiers, exact: true }));
  await hands.press(page.getByRole('link', { name: dossiers.addFromExtract }));
  await hands.take(page.getByRole('radio', { name: vocabulary.extractType.providerCsv }));
  const chooser = page.waitForEvent('filechooser');
  await hands.press(button(page, extracts.upload.choose));
  await (await chooser).setFiles(inventFile(language, 3));
  await page.waitForURL(/\/app\/extract\/[0-9a-f-]{36}/);
  await hands.take(page.getByRole('checkbox', { name: vocabulary.transactionKind.sale }));
  await hands.type(page.getByRole('textbox', { name: fields.dossier.saleDate }), '22/10/2026');
  const next = button(page, new RegExp(extracts.nextKeys));
  await pressWhenReady(hands, next);
  for (const choice of ['invitation', 'skip', 'skip'] as const) {
    await page.getByText(extracts.creditors.question).waitFor();
    await decide(hands, page, extracts, choice);
  }
  for (const title of [extracts.sending.title, extracts.standard.title, extracts.confirm.title]) {
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    await pressWhenReady(hands, next);
  }
  await page.waitForURL(/\/app\/dossier\/[0-9a-f-]{36}/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function decide(
  hands: Hands,
  page: Page,
  { creditors }: Texts['extracts'],
  choice: 'invitation' | 'skip',
): Promise<void> {
  await hands.press(button(page, new RegExp(creditors.choices[choice])));
  await hands.press(button(page, new RegExp(creditors.next)));
}

/** What is to be distributed, in its tab. */
export async function fillInBalance({ hands, page }: Walker, texts: Texts, euros: string): Promise<void> {
  const { dossiers, fields, forms } = texts;
  await hands.turnTo(page.getByRole('tab', { name: dossiers.tabs.balance }));
  await hands.press(button(page, dossiers.balance.fillIn));
  await hands.type(page.getByRole('textbox', { name: fields.dossier.balanceToDistribute }), euros);
  await hands.press(button(page, forms.save));
  await button(page, dossiers.balance.edit).waitFor();
}

/** All that waits leaves, after a look at it. */
export async function sendInvitations({ hands, page }: Walker, texts: Texts): Promise<void> {
  const { dossiers, invitations, preview } = texts;
  await hands.turnTo(page.getByRole('tab', { name: dossiers.tabs.invitations }));
  await hands.press(button(page, pattern(invitations.unsent.send_other)).first());
  await pressWhenReady(hands, button(page, pattern(preview.send_other)).last());
  await page
    .getByText(pattern(invitations.send.done_other))
    .or(page.getByText(pattern(invitations.send.done_one)))
    .waitFor();
}

export async function readCode({ office }: Walker, dossierId: string): Promise<string> {
  const address = `/api/Dossier/${dossierId}/Invitation`;
  const { items } = await office.call<{ items: Invitation[] }>('GET', `${address}?pageSize=100`);
  const invitation = items.find(({ creditorReference }) => creditorReference !== null) ?? items[0];
  const { code } = await office.call<{ code: string }>('POST', `${address}/${invitation?.id}/showCode`);
  return code;
}

/** The creditor files with the code of the letter. */
export async function file({ hands, language }: Walker, creditor: Page, code: string): Promise<void> {
  const { fields, filing, invited, following } = await readTexts(language);
  const { titles } = fields.statement;
  const field = (name: string) => creditor.getByRole('textbox', { name, exact: true });
  await creditor.goto(`/invited/${code}`);
  await hands.press(button(creditor, invited.dossier.start));
  await creditor.getByRole('heading', { name: filing.known.title }).waitFor();
  await hands.type(field(filing.amount.question), '4200');
  const chooser = creditor.waitForEvent('filechooser');
  await hands.press(button(creditor, filing.paper.fileLabel));
  await (await chooser).setFiles(pdfFile('vonnis.pdf'));
  await hands.take(creditor.getByRole('radio', { name: filing.ownTitle.yes, exact: true }));
  await hands.type(field(titles.date), '26/05/2026');
  await hands.type(field(titles.court), 'Huy');
  await hands.type(field(filing.account.question), 'BE68 5390 0754 7034');
  await pressWhenReady(hands, button(creditor, filing.next.check));
  await creditor.getByRole('heading', { name: filing.check.title, level: 1 }).waitFor();
  await hands.press(button(creditor, invited.close.verb));
  await creditor.getByRole('heading', { name: following.title, level: 1 }).waitFor();
}

/** Who did not answer is waited for no longer; then every statement is looked at and validated. */
export async function review({ hands, page }: Walker, texts: Texts): Promise<void> {
  const { dossiers, invitations, statements } = texts;
  await hands.turnTo(page.getByRole('tab', { name: dossiers.tabs.invitations }));
  await hands.press(button(page, invitations.move.withoutMore));
  await hands.press(button(page.getByRole('dialog'), invitations.move.verbEnd));
  await page.getByText(invitations.move.done, { exact: true }).waitFor();
  await hands.turnTo(page.getByRole('tab', { name: dossiers.tabs.statements }));
  await hands.press(button(page, pattern(statements.toDesk_one)));
  await pressWhenReady(hands, button(page, new RegExp(`^${statements.desk.validateLast}`)));
  await page.getByText(statements.desk.allDone).waitFor();
  await hands.press(
    page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link')).last(),
  );
}

/** Calculates, signs at the desk and sends, each after its question. */
export async function distribute(walker: Walker, texts: Texts, signer: string): Promise<void> {
  const { hands, page } = walker;
  const { acts, calculate, sign, send } = texts.calculation;
  await pressWhenReady(hands, button(page, acts.calculate));
  await hands.press(button(page.getByRole('dialog', { name: calculate.title }), calculate.verb));
  await page.getByText(calculate.done, { exact: true }).waitFor();
  await hands.press(button(page, acts.sign));
  const dialog = page.getByRole('dialog', { name: sign.title });
  for (const box of [sign.confirm, sign.signOff]) {
    await hands.take(dialog.getByRole('checkbox', { name: box }));
  }
  await hands.take(dialog.getByRole('checkbox', { name: texts.vocabulary.consultationSource.centralFile }));
  await hands.press(button(dialog, sign.verb));
  await page.waitForURL('**/signing/desk/*');
  await hands.press(button(page, `Sign as ${signer}`));
  await page.getByText(sign.done, { exact: true }).waitFor();
  await hands.press(button(page, acts.send));
  await pressWhenReady(hands, button(page.getByRole('dialog', { name: send.title }), send.look));
  await pressWhenReady(hands, button(page, pattern(texts.preview.send_other)).last());
  await page.waitForURL((url) => url.searchParams.get('tab') === 'sending');
  await page.getByText(texts.vocabulary.dossierStatus.PvSent, { exact: true }).first().waitFor();
}

export async function markAsPaid({ hands, page }: Walker, texts: Texts, fileNumber: string): Promise<void> {
  const { markAsPaid: paying } = texts.dossiers.acts;
  await hands.pick(
    button(page, texts.forms.more.replace('{{name}}', fileNumber)),
    page.getByRole('menuitem', { name: paying.menu }),
  );
  const dialog = page.getByRole('dialog', { name: paying.title.replace('{{number}}', fileNumber) });
  await hands.press(button(dialog, paying.verb));
  await page.getByText(paying.done.replace('{{number}}', fileNumber), { exact: true }).waitFor();
}

/** Who runs the platform closes a month: what was charged until its end becomes invoices. */
export async function closeMonth(
  { hands, page }: Pick<Walker, 'hands' | 'page'>,
  month: string,
): Promise<void> {
  const shell = await textsOf('nl', 'shell');
  const invoicing = await textsOf('nl', 'invoicing');
  await hands.press(page.getByRole('link', { name: shell.menu.invoicing, exact: true }));
  const inWords = new Intl.DateTimeFormat('nl-BE', { month: 'long', year: 'numeric' }).format(
    new Date(month),
  );
  await hands.choose(
    page.getByRole('combobox', { name: invoicing.filters.month }),
    page.getByRole('option', { name: inWords }),
  );
  await page.waitForURL((url) => url.searchParams.get('month') === month);
  await hands.press(button(page, invoicing.closing.act));
  await hands.press(button(page.getByRole('dialog'), invoicing.closing.act));
  await page.getByText(/^Afgesloten door Bram Hermans/).waitFor();
}

/** The office finds the dossier on its newest invoice. */
export async function readInvoice(
  { hands, language }: Pick<Walker, 'hands' | 'language'>,
  page: Page,
  fileNumber: string,
): Promise<void> {
  const invoicing = await textsOf(language, 'invoicing');
  const invoices = page.getByRole('table', { name: invoicing.invoices.title, exact: true });
  const newest = invoices.getByRole('row').filter({ hasText: INVOICE_NUMBER }).first();
  await hands.pick(
    newest.getByRole('button').last(),
    page.getByRole('menuitem', { name: invoicing.invoices.madeOf }),
  );
  const made = page.getByRole('dialog').getByRole('table', { name: invoicing.transactions, exact: true });
  await made.getByText(fileNumber).first().waitFor();
}

export const INVOICE_NUMBER = /\d{4}\/\d{6}/;
