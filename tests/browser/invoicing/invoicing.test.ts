import { invoicing } from '@prorata/i18n/nl/invoicing';
import { organizations } from '@prorata/i18n/nl/organizations';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { PHONE } from '../support/browser.ts';
import { test } from '../support/second-product.ts';
import { personOf, signInAs } from '../support/sign-in.ts';

const PLATFORM = personOf('demo-bram-hermans');
const OFFICE = personOf('demo-annelies-claes');
const INVOICE_NUMBER = /\d{4}\/\d{6}/;

/** The first month in which anything was charged: months are closed in their order. */
async function findFirstMonth(page: Page): Promise<string> {
  const [call] = await Promise.all([
    page.waitForRequest(/\/api\/Invoicing\?/),
    signInAs(page, PLATFORM, '/app/invoicing'),
  ]);
  const headers = { authorization: call.headers()['authorization'] ?? '' };
  const answer = await page.request.get('/api/Invoicing?pageSize=200', { headers });
  const { items } = (await answer.json()) as { items: { transactionDate: string }[] };
  const dates = items.map(({ transactionDate }) => transactionDate).sort();
  return dates[0]?.slice(0, 7) ?? '';
}

const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true });

async function choose(page: Page, row: Locator, act: string): Promise<void> {
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: act }).click();
}

describe('invoicing', () => {
  test('goes from the month’s transactions to invoices that reach the offices over Peppol', async ({
    openOwnPage,
  }) => {
    const page = await openOwnPage();
    const month = await findFirstMonth(page);
    await page.goto(`/app/invoicing?month=${month}`);
    await table(page, invoicing.totals.title).waitFor();
    await expectAccessible(page);

    await page.getByRole('button', { name: invoicing.closing.act }).click();
    const closing = page.getByRole('dialog');
    await closing.getByText(invoicing.closing.afterwards).waitFor();
    await expectAccessible(page);
    await closing.getByRole('button', { name: invoicing.closing.act }).click();
    await page.getByText(/^Afgesloten door Bram Hermans/).waitFor();
    expect(await page.getByRole('button', { name: invoicing.closing.act }).count()).toBe(0);

    const invoices = table(page, invoicing.invoices.title);
    const first = invoices.getByRole('row').filter({ hasText: INVOICE_NUMBER }).first();
    await first.getByText(invoicing.eInvoice.states.handedOver).filter({ visible: true }).waitFor();
    const download = page.waitForEvent('download');
    await choose(page, first, invoicing.invoices.downloadXml);
    expect((await download).suggestedFilename()).toMatch(/^\d{4}-\d{6}\.xml$/);
    await expectAccessible(page);

    const transactions = table(page, invoicing.transactions);
    const row = transactions.getByRole('row').filter({ hasText: invoicing.events.creation }).first();
    await choose(page, row, invoicing.credit.act);
    const crediting = page.getByRole('dialog');
    const act = crediting.getByRole('button', { name: invoicing.credit.act });
    expect(await act.isDisabled()).toBe(true);
    await crediting.getByLabel(invoicing.credit.reason).fill('Dubbel geopend');
    await act.click();
    await crediting.waitFor({ state: 'hidden' });
    await row.getByRole('button').last().click();
    await page.getByText(invoicing.credit.done).waitFor();
  });

  test('shows an office its own invoices, with what they are made of, on a phone too', async ({
    openOwnPage,
  }) => {
    const page = await openOwnPage(PHONE);
    await signInAs(page, OFFICE, '/app/myOrganization?tab=invoices');
    await page.getByRole('tab', { name: organizations.tabs.invoices }).waitFor();
    const row = table(page, invoicing.invoices.title).getByRole('row').filter({ hasText: INVOICE_NUMBER });
    await row.first().waitFor();
    expect(await row.count()).toBe(1);
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    await row.getByRole('button').last().click();
    expect(await page.getByRole('menuitem', { name: invoicing.eInvoice.sendAgain }).count()).toBe(0);
    await page.getByRole('menuitem', { name: invoicing.invoices.madeOf }).click();
    const made = page.getByRole('dialog');
    await table(page, invoicing.transactions).getByText(invoicing.events.creation).first().waitFor();
    expect(await made.getByText(INVOICE_NUMBER).count()).toBe(1);
    await expectNoSidewaysScrolling(page);
  });
});
