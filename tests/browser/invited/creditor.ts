import { claims } from '@prorata/i18n/nl/claims';
import { fields } from '@prorata/i18n/nl/fields';
import { filing } from '@prorata/i18n/nl/filing';
import { invited } from '@prorata/i18n/nl/invited';
import type { Locator, Page } from 'playwright-core';
import { pdfFile } from '../support/files.ts';

export function field(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true });
}

export const ACCOUNT = 'BE68 5390 0754 7034';

/** Whom the office knows well enough that only four things are left to ask. */
export const KNOWN = {
  addressee: 'Houthandel Lannoy-Peeters NV',
  creditorReference: 'K-318',
  fallbackAddress: {
    street: 'Leuvensesteenweg',
    housenumber: '310',
    housenumberaddition: null,
    zipcode: '2812',
    city: 'Muizen',
    country: 'BE',
  },
} as const;

/** From the page that comes before a statement to the one on which it is filed. */
export async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: filing.begin.begin }).click();
  await page.getByRole('heading', { name: filing.known.title }).waitFor();
  await page.waitForURL(/\/statement\/[0-9a-f-]{36}/);
}

/** What was typed is with the server. */
export async function saved(page: Page): Promise<void> {
  await page.getByRole('status').filter({ hasText: savedLine() }).waitFor();
}

function savedLine(): RegExp {
  return new RegExp(filing.saving.saved.replace('{{time}}', '\\d\\d[.:]\\d\\d'));
}

/** Begins a statement of somebody of whom nothing is known, and types who it is and how much. */
export async function beginStatement(page: Page, creditor: string, amount: string): Promise<void> {
  await begin(page);
  await page.getByRole('link', { name: filing.known.changeLabel }).click();
  await page.getByRole('heading', { name: filing.data.title, level: 1 }).waitFor();
  await page.getByText(invited.creditorTypes.legalEntity).click();
  await field(page, invited.fields.corporateName).fill(creditor);
  await field(page, fields.address.street).fill('Quai de Meuse');
  await field(page, fields.address.housenumber).fill('12');
  await field(page, fields.address.zipcode).fill('4500');
  await page.getByRole('combobox', { name: fields.address.city, exact: true }).fill('Huy');
  await page.getByRole('button', { name: filing.data.done }).click();
  await page.getByRole('heading', { name: filing.title, level: 1 }).waitFor();
  await field(page, filing.amount.question).fill(amount);
  await saved(page);
}

/** Adds a paper; the first one tells the amount. */
export async function addDocument(
  page: Page,
  name: string,
  label: string = filing.paper.fileLabel,
): Promise<void> {
  await page.locator(`input[type=file][aria-label="${label}"]`).setInputFiles(pdfFile(name));
  await page.getByRole('list').getByRole('button', { name, exact: true }).waitFor();
}

/** Says whether the paper is also the title. */
export async function sayTitle(page: Page, isTitle: boolean): Promise<void> {
  await page
    .getByRole('radio', { name: isTitle ? filing.ownTitle.yes : filing.ownTitle.no, exact: true })
    .click();
}

interface NewClaim {
  readonly proof: string;
  /** What is typed to find the privilege, and the beginning of its name. */
  readonly privilege: string;
  readonly type: string;
  readonly amount: string;
}

/** Adds a claim on a document that the statement has. */
export async function addClaim(page: Page, { proof, privilege, type, amount }: NewClaim): Promise<void> {
  await page.getByRole('button', { name: claims.add, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: claims.add });
  await dialog.getByRole('radio', { name: proof }).first().check();
  await dialog.getByText(type, { exact: true }).click();
  await dialog.getByLabel(fields.claim.privilegeId).first().fill(privilege);
  await page.getByRole('option').first().click();
  await dialog.getByLabel(fields.claim.amountDemanded).fill(amount);
  await dialog.getByRole('button', { name: claims.addVerb, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}
