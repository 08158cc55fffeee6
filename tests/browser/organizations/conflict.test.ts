import { DEMO_OFFICES } from '@prorata/demo/offices';
import { forms } from '@prorata/i18n/nl/forms';
import { organizations } from '@prorata/i18n/nl/organizations';
import { states } from '@prorata/i18n/nl/states';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/browser.ts';
import { personOf, signInAs } from '../support/sign-in.ts';

const OFFICE = personOf('demo-annelies-claes');
const PLATFORM = personOf('demo-bram-hermans');
const { phone, website } = organizations.fields;

function field(page: Page, label: string) {
  return page.getByRole('textbox', { name: label, exact: true });
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: forms.save }).click();
  await page.getByText(forms.saved, { exact: true }).waitFor();
}

/** Two administrators have the same office open; the platform's saves first. */
async function meet(openPage: () => Promise<Page>, mine: string): Promise<{ second: Page; website: string }> {
  const [first, second] = [await openPage(), await openPage()];
  await signInAs(second, OFFICE, '/app/myOrganization');
  await field(second, phone).fill(mine);
  await signInAs(first, PLATFORM, '/app/organizations');
  await first.getByRole('link', { name: DEMO_OFFICES.claesDewitte.name }).click();
  const address = `https://www.claesdewitte.example/${Date.now()}`;
  await field(first, phone).fill('+32 15 00 22 22');
  await field(first, website).fill(address);
  await save(first);
  await second.getByRole('button', { name: forms.save }).click();
  return { second, website: address };
}

test('who saves second is told who changed what, and can redo the own change on top', async ({
  openPage,
  faults,
}) => {
  faults.expect(/409/);
  const { second, website: address } = await meet(openPage, '+32 15 00 11 11');
  const notice = second.getByRole('alert').filter({ hasText: 'Bram Hermans' });
  await notice.getByText(new RegExp(`${phone}: .*\\+32 15 00 22 22`)).waitFor();
  await expectAccessible(second);
  expect(await field(second, phone).inputValue()).toBe('+32 15 00 11 11');
  await notice.getByRole('button', { name: states.conflict.redoMine }).click();
  await notice.waitFor({ state: 'hidden' });
  expect(await field(second, phone).inputValue()).toBe('+32 15 00 11 11');
  expect(await field(second, website).inputValue()).toBe(address);
  await save(second);
  await second.reload();
  expect(await field(second, phone).inputValue()).toBe('+32 15 00 11 11');
});

test('or lets the own change go and takes the newest', async ({ openPage, faults }) => {
  faults.expect(/409/);
  const { second, website: address } = await meet(openPage, '+32 15 00 33 33');
  await second.getByRole('button', { name: states.conflict.loadNewest }).click();
  await second.getByRole('button', { name: forms.save }).waitFor({ state: 'hidden' });
  expect(await field(second, phone).inputValue()).toBe('+32 15 00 22 22');
  expect(await field(second, website).inputValue()).toBe(address);
});
