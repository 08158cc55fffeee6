import { readFile } from 'node:fs/promises';
import type { Result } from '@prorata/contract/results/result';
import { calculation } from '@prorata/i18n/nl/calculation';
import { forms } from '@prorata/i18n/nl/forms';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  type DossierToDistribute,
  prepareDossier,
  setBalance,
  validateStatement,
} from '../distribution/dossier-to-distribute.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { PRODUCT, SANDBOX } from '../support/browser.ts';
import type { Office } from '../support/office.ts';

const { history } = calculation;

export interface Given {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A signed report with its input, the input of a calculation before it, and the report as it was before it was signed. */
export interface Evidence {
  readonly report: Given;
  readonly unsigned: Buffer;
  readonly input: Given;
  readonly earlierInput: Given;
  readonly fileNumber: string;
  readonly calculation: number;
}

export async function makeEvidence(office: Office): Promise<Evidence> {
  const dossier = await prepareDossier(office);
  await validateStatement(office, dossier.id, dossier.waiting);
  const earlier = await calculate(office, dossier, null);
  await setBalance(office, dossier.id, 11_000);
  const result = await calculate(office, dossier, 'Banktegoed bijgekomen');
  const address = addressOf(dossier, result);
  const unsigned = await signAtDesk(office, address);
  const earlierInput = await office.call<object>('POST', `${addressOf(dossier, earlier)}/exportInput`);
  const { page } = office;
  await page.goto(`/app/dossier/${dossier.id}?tab=calculation`);
  const row = page.getByRole('row').filter({ hasText: result.fileName });
  await row.getByText(calculation.signature.level.replace('{{level}}', 'B-LT')).waitFor();
  await expectAccessible(page);
  const input = await saved(page, () => takeOutInput(page, result));
  return {
    report: await saved(page, () =>
      page.getByRole('button', { name: history.download.replace('{{name}}', result.fileName) }).click(),
    ),
    unsigned,
    input,
    earlierInput: {
      name: 'earlier.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(earlierInput)),
    },
    fileNumber: dossier.fileNumber,
    calculation: JSON.parse(input.buffer.toString()).calculation.number,
  };
}

function addressOf({ id }: DossierToDistribute, result: Result): string {
  return `/api/Dossier/${id}/Result/${result.id}`;
}

function calculate(office: Office, { id }: DossierToDistribute, note: string | null): Promise<Result> {
  return office.call<Result>('POST', `/api/Dossier/${id}/calculate`, { note });
}

/** Signs it, and gives the report as the desk was given it. */
async function signAtDesk({ page, call }: Office, address: string): Promise<Buffer> {
  const { sha256: signedOff } = await call<{ sha256: string }>('GET', `${address}/pointsToSignOff`);
  const { url } = await call<{ url: string }>('POST', `${address}/getSigningUrl`, {
    isTariffConfirmed: true,
    consultation: { sources: ['centralFile'], note: null },
    signedOff,
  });
  const unsigned = await (await page.request.get(`${url}/document.pdf`)).body();
  await page.request.post(url, { form: { act: 'honest' }, maxRedirects: 0 });
  await call('POST', `${address}/getSignedDocument`);
  return unsigned;
}

/** The key under which the product visits the stand-in desk. */
const DESK = { authorization: 'Bearer stand-in-signing-desk' };

/** The same report, signed by the desk in another way: what a signing service or a forger makes of it. */
export async function forge(
  { page, bailiff }: Office,
  { report, unsigned }: Evidence,
  visit: { readonly act: string; readonly at?: string },
): Promise<Given> {
  const sessions = `${SANDBOX}/signing/api/sessions`;
  const opened = await page.request.post(sessions, {
    headers: DESK,
    data: {
      documentName: report.name,
      document: unsigned.toString('base64'),
      language: 'nl',
      signer: {
        fullName: `${bailiff.firstName} ${bailiff.lastName}`,
        nationalNumber: bailiff.nationalNumber,
      },
      returnUrl: `${PRODUCT}/`,
    },
  });
  expect(opened.ok(), await opened.text()).toBe(true);
  const { id, url } = await opened.json();
  await page.request.post(url, { form: { ...visit }, maxRedirects: 0 });
  const signed = await page.request.get(`${sessions}/${id}/document`, { headers: DESK });
  expect(signed.ok(), visit.act).toBe(true);
  return { ...report, name: `${visit.act.replace('/', '-')}.pdf`, buffer: await signed.body() };
}

/** From the menu of the calculation; the dialog says what stands in the file. */
async function takeOutInput(page: Page, { fileName }: Result): Promise<void> {
  await page.getByRole('button', { name: forms.more.replace('{{name}}', fileName) }).click();
  await page.getByRole('menuitem', { name: history.export }).click();
  const dialog = page.getByRole('dialog', { name: calculation.export.title });
  await dialog.getByRole('button', { name: calculation.export.verb }).click();
}

async function saved(page: Page, act: () => Promise<void>): Promise<Given> {
  const download = page.waitForEvent('download');
  await act();
  const file = await download;
  const name = file.suggestedFilename();
  const mimeType = name.endsWith('.pdf') ? 'application/pdf' : 'application/json';
  return { name, mimeType, buffer: await readFile(await file.path()) };
}
