import type { Language } from '@prorata/domain/vocabulary';
import type { Page } from 'playwright-core';
import { textsOf } from '../support/texts.ts';

/** Where the dossier stands that a test opened for itself. */
export interface OpenedDossier {
  readonly fileNumber: string;
  readonly path: string;
}

/** Opens a dossier through the form, as a bailiff who is signed in; the page then shows its general side. */
export async function openDossier(
  page: Page,
  companyName: string,
  language: Language = 'nl',
): Promise<OpenedDossier> {
  const dossiers = await textsOf(language, 'dossiers');
  const fields = await textsOf(language, 'fields');
  const vocabulary = await textsOf(language, 'vocabulary');
  // Who has only just signed in is known to the next page once this one is there.
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('/app/dossier');
  await page.getByRole('checkbox', { name: vocabulary.transactionKind.sale }).check();
  await page.getByRole('textbox', { name: fields.dossier.saleDate }).fill('22/10/2026');
  await page.getByRole('textbox', { name: fields.dossier.defendant.companyName }).fill(companyName);
  await page.getByRole('button', { name: dossiers.create }).click();
  await page.waitForURL(/\/app\/dossier\/[0-9a-f-]{36}/);
  const heading = page.getByRole('heading', { level: 1, name: /\d{4}\/\d{4}/ });
  const title = await heading.textContent();
  const fileNumber = /\d{4}\/\d+/.exec(title ?? '')?.[0];
  if (fileNumber === undefined) throw new Error(`No file number in “${title}”.`);
  return { fileNumber, path: new URL(page.url()).pathname };
}
