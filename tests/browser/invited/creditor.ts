import { claims } from '@prorata/i18n/nl/claims';
import { fields } from '@prorata/i18n/nl/fields';
import { invited } from '@prorata/i18n/nl/invited';
import type { Page } from 'playwright-core';
import { pdfFile } from '../support/files.ts';

const { steps } = invited;

export function field(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true });
}

/** To the next step; the title of it says that the last one was kept. */
export async function goOn(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: steps.next }).click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
}

/** From the invitation to the step of the documents. */
export async function beginStatement(page: Page, creditor: string, amount: string): Promise<void> {
  await page.getByText(invited.creditorTypes.legalEntity).click();
  await field(page, invited.fields.corporateName).fill(creditor);
  await field(page, fields.address.street).fill('Quai de Meuse');
  await field(page, fields.address.housenumber).fill('12');
  await field(page, fields.address.zipcode).fill('4500');
  await page.getByRole('combobox', { name: fields.address.city, exact: true }).fill('Huy');
  await goOn(page, steps.amount.title);
  await field(page, fields.statement.totalAmountClaimed).fill(amount);
  await goOn(page, steps.documents.title);
}

/** Adds the document that the form asks for next. */
export async function addDocument(page: Page, name: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(pdfFile(name));
  await page.getByRole('button', { name, exact: true }).waitFor();
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
  await dialog.getByRole('radio', { name: proof }).check();
  await dialog.getByText(type, { exact: true }).click();
  await dialog.getByLabel(fields.claim.privilegeId).first().fill(privilege);
  await page.getByRole('option').first().click();
  await dialog.getByLabel(fields.claim.amountDemanded).fill(amount);
  await dialog.getByRole('button', { name: claims.addVerb, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}
