import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { organizations } from '@prorata/i18n/fr/organizations';
import { invoicing } from '@prorata/i18n/nl/invoicing';
import { shell } from '@prorata/i18n/nl/shell';
import { start } from '@prorata/i18n/nl/start';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { endTerm, inDatabase } from '../distribution/signed-dossier.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { IS_THOROUGH, PHONE } from '../support/browser.ts';
import { KEYS, POINTER, watchPointer } from '../support/hands.ts';
import { openOffice } from '../support/office.ts';
import { test } from '../support/second-product.ts';
import { personOf, signInAs } from '../support/sign-in.ts';
import {
  button,
  closeMonth,
  distribute,
  file,
  fillInBalance,
  INVOICE_NUMBER,
  markAsPaid,
  openFromExtract,
  readCode,
  readInvoice,
  readTexts,
  review,
  sendInvitations,
  type Walker,
} from './walk.ts';

const DUTCH = personOf('demo-joris-dewitte');
const FRENCH = personOf('demo-isabelle-delvigne');
const PLATFORM = personOf('demo-bram-hermans');

// The product beside the others: months are closed here, which everybody would notice.
const DATABASE = inject('secondProductDatabase');

/** What no test can wait for: the fifteen days in which a report can be contested, and the end of the month. */
async function letTimePass(dossierId: string): Promise<string> {
  await endTerm(dossierId, DATABASE);
  return inDatabase(async ({ db }) => {
    const { first } = await db
      .selectFrom('platformTransactions')
      .where('invoiceId', 'is', null)
      .select(sql<string>`to_char(min(occurred_at at time zone 'Europe/Brussels'), 'YYYY-MM')`.as('first'))
      .executeTakeFirstOrThrow();
    const occurredAt = new Date(`${first}-15T12:00:00Z`);
    await db
      .updateTable('platformTransactions')
      .set({ occurredAt })
      .where('dossierId', '=', dossierId)
      .execute();
    return first;
  }, DATABASE);
}

/** From the extract to the payment; gives the number of the dossier, and the month that is over since. */
async function walkToPaid(walker: Walker, creditor: Page) {
  const texts = await readTexts(walker.language);
  const { page, office } = walker;
  const id = await openFromExtract(walker, texts);
  await fillInBalance(walker, texts, '12000');
  await sendInvitations(walker, texts);
  await file(walker, creditor, await readCode(walker, id));
  await review(walker, texts);
  await distribute(walker, texts, `${office.bailiff.firstName} ${office.bailiff.lastName}`);
  const month = await letTimePass(id);
  await page.reload();
  const { fileNumber } = await office.call<Dossier>('GET', `/api/Dossier/${id}`);
  await markAsPaid(walker, texts, fileNumber);
  const { status } = await office.call<Dossier>('GET', `/api/Dossier/${id}`);
  expect(status).toBe('Paid');
  return { fileNumber, month };
}

test('in Dutch, from the extract to the invoice, without a mouse', async ({ openOwnPage }) => {
  const page = await openOwnPage();
  const creditor = await openOwnPage();
  const platform = await openOwnPage();
  const pressed = [await watchPointer(page), await watchPointer(creditor), await watchPointer(platform)];
  const office = await openOffice(await openOwnPage(), DUTCH);
  await signInByKeys(page, `${DUTCH.firstName} ${DUTCH.lastName}`);
  const { fileNumber, month } = await walkToPaid({ language: 'nl', hands: KEYS, page, office }, creditor);
  await signInByKeys(platform, `${PLATFORM.firstName} ${PLATFORM.lastName}`);
  await closeMonth({ hands: KEYS, page: platform }, month);
  const invoices = platform.getByRole('table', { name: invoicing.invoices.title, exact: true });
  await invoices.getByRole('row').filter({ hasText: INVOICE_NUMBER }).first().waitFor();
  const charged = platform.getByRole('table', { name: invoicing.transactions, exact: true });
  await charged.getByText(fileNumber).first().waitFor();
  await platform.getByRole('link', { name: shell.menu.invoicing, exact: true }).waitFor();
  expect(pressed.map((count) => count())).toEqual([0, 0, 0]);
});

async function signInByKeys(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await KEYS.press(button(page, start.signIn));
  await page.waitForURL('**/identity/sign-in/*');
  await KEYS.press(page.getByRole('button', { name }));
  await page.waitForURL(({ pathname }) => pathname.startsWith('/app'));
}

test.runIf(IS_THOROUGH)(
  'in French, from the extract to the invoice that the office reads on a phone',
  async ({ openOwnPage }) => {
    const page = await openOwnPage({ locale: 'fr-BE' });
    const office = await openOffice(page, FRENCH);
    await page.goto('/app');
    const walker = { language: 'fr', hands: POINTER, page, office } as const;
    const { fileNumber, month } = await walkToPaid(walker, await openOwnPage({ locale: 'fr-BE' }));

    const platform = await openOwnPage();
    await signInAs(platform, PLATFORM);
    await closeMonth({ hands: POINTER, page: platform }, month);
    await handOverAndCredit(platform);

    const phone = await openOwnPage({ ...PHONE, locale: 'fr-BE' });
    await signInAs(phone, FRENCH, '/app/myOrganization?tab=invoices');
    await phone.getByRole('tab', { name: organizations.tabs.invoices }).waitFor();
    await phone.getByRole('row').filter({ hasText: INVOICE_NUMBER }).first().waitFor();
    await expectNoSidewaysScrolling(phone);
    await expectAccessible(phone);
    await readInvoice(walker, phone, fileNumber);
    await expectNoSidewaysScrolling(phone);
  },
);

/** The invoices of the month reach the offices over Peppol, and what was charged wrongly is credited once. */
async function handOverAndCredit(page: Page): Promise<void> {
  const table = (name: string) => page.getByRole('table', { name, exact: true });
  expect(await button(page, invoicing.closing.act).count()).toBe(0);
  const first = table(invoicing.invoices.title).getByRole('row').filter({ hasText: INVOICE_NUMBER }).first();
  await first.getByText(invoicing.eInvoice.states.handedOver).filter({ visible: true }).waitFor();
  const download = page.waitForEvent('download');
  await POINTER.pick(
    first.getByRole('button').last(),
    page.getByRole('menuitem', { name: invoicing.invoices.downloadXml }),
  );
  expect((await download).suggestedFilename()).toMatch(/^\d{4}-\d{6}\.xml$/);
  await expectAccessible(page);
  const row = table(invoicing.transactions)
    .getByRole('row')
    .filter({ hasText: invoicing.events.creation })
    .first();
  await POINTER.pick(
    row.getByRole('button').last(),
    page.getByRole('menuitem', { name: invoicing.credit.act }),
  );
  const crediting = page.getByRole('dialog');
  const act = button(crediting, invoicing.credit.act);
  expect(await act.isDisabled()).toBe(true);
  await crediting.getByLabel(invoicing.credit.reason).fill('Dubbel geopend');
  await act.click();
  await crediting.waitFor({ state: 'hidden' });
  await row.getByRole('button').last().click();
  await page.getByText(invoicing.credit.done).waitFor();
}
