import type { DemoPerson } from '@prorata/demo/people';
import type { Page } from 'playwright-core';
import { openDossier, openOffice } from '../support/office.ts';

/** Where the dossier stands that a test opened for itself. */
export interface OpenedDossier {
  readonly fileNumber: string;
  readonly path: string;
}

/** Signs a bailiff in and shows a side of a new dossier. It is opened by the API: one test goes through the form. */
export async function showNewDossier(
  page: Page,
  bailiff: DemoPerson,
  companyName: string,
  tab = 'general',
): Promise<OpenedDossier> {
  const { id, fileNumber } = await openDossier(await openOffice(page, bailiff), companyName);
  const path = `/app/dossier/${id}`;
  await page.goto(`${path}?tab=${tab}`);
  await page.getByRole('heading', { level: 1, name: fileNumber }).waitFor();
  return { fileNumber, path };
}
