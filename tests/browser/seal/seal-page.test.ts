import { readFile } from 'node:fs/promises';
import { PDF } from '@libpdf/core';
import type { Result } from '@prorata/contract/results/result';
import { calculation } from '@prorata/i18n/nl/calculation';
import { forms } from '@prorata/i18n/nl/forms';
import { seal } from '@prorata/i18n/nl/seal';
import type { Page } from 'playwright-core';
import {
  type DossierToDistribute,
  prepareDossier,
  SUPPLIER,
  setBalance,
  validateStatement,
} from '../distribution/dossier-to-distribute.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { test } from '../support/browser.ts';
import { type Office, openOffice } from '../support/office.ts';

const { history } = calculation;

interface Given {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A signed report with its input, and the input of a calculation before it. */
interface Evidence {
  readonly report: Given;
  readonly input: Given;
  readonly earlierInput: Given;
}

test('anyone checks a report on the seal page: real, changed, and with the wrong input', async ({ page }) => {
  const evidence = await makeEvidence(await openOffice(page));
  await page.context().clearCookies();
  await page.goto('/seal');
  await page.getByRole('heading', { name: seal.title }).waitFor();
  await expectAccessible(page);
  // From here on without a network: nothing that is chosen can leave the device.
  await page.context().setOffline(true);
  await choose(page, evidence.report);
  await verdict(page, seal.verdict.signed);
  await choose(page, evidence.input);
  await verdict(page, seal.verdict.whole);
  await page.getByText(seal.table.same).waitFor();
  await expectAccessible(page);
  await onPhone(page);

  await choose(page, await withChangedAmount(evidence.report));
  await verdict(page, seal.verdict.changed);
  await page.getByText(seal.unchanged.differs).waitFor();
  await page.getByText(seal.next.changed).waitFor();
  await expectAccessible(page);
  await onPhone(page);

  await choose(page, evidence.report, evidence.earlierInput);
  await verdict(page, seal.verdict.pair);
  const supplier = page.getByRole('row').filter({ hasText: SUPPLIER });
  await supplier.getByText(seal.table.isDifferent).waitFor();
  await page.getByText(seal.next.pair).waitFor();
  await onPhone(page);
  await page.context().setOffline(false);
});

async function choose(page: Page, ...files: readonly Given[]): Promise<void> {
  await page.getByLabel(seal.choose, { exact: true }).setInputFiles([...files]);
}

async function verdict(page: Page, words: string): Promise<void> {
  await page.getByRole('status').filter({ hasText: words }).waitFor();
}

async function onPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** As who wants more than fell to him would do it: another figure over the one on the first page. */
async function withChangedAmount(report: Given): Promise<Given> {
  const pdf = await PDF.load(report.buffer);
  pdf.getPage(0)?.drawText('9.999,99', { x: 300, y: 300 });
  return { ...report, buffer: Buffer.from(await pdf.save({ incremental: true })) };
}

async function makeEvidence(office: Office): Promise<Evidence> {
  const dossier = await prepareDossier(office);
  await validateStatement(office, dossier.id, dossier.waiting);
  const earlier = await calculate(office, dossier, null);
  await setBalance(office, dossier.id, 11_000);
  const result = await calculate(office, dossier, 'Banktegoed bijgekomen');
  await signAtDesk(office, addressOf(dossier, result));
  const earlierInput = await office.call<object>('POST', `${addressOf(dossier, earlier)}/exportInput`);
  const { page } = office;
  await page.goto(`/app/dossier/${dossier.id}?tab=calculation`);
  const row = page.getByRole('row').filter({ hasText: result.fileName });
  await row.getByText(calculation.signature.level.replace('{{level}}', 'B-LT')).waitFor();
  await expectAccessible(page);
  return {
    report: await saved(page, () =>
      page.getByRole('button', { name: history.download.replace('{{name}}', result.fileName) }).click(),
    ),
    input: await saved(page, () => takeOutInput(page, result)),
    earlierInput: {
      name: 'earlier.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(earlierInput)),
    },
  };
}

function addressOf({ id }: DossierToDistribute, result: Result): string {
  return `/api/Dossier/${id}/Result/${result.id}`;
}

function calculate(office: Office, { id }: DossierToDistribute, note: string | null): Promise<Result> {
  return office.call<Result>('POST', `/api/Dossier/${id}/calculate`, { note });
}

async function signAtDesk({ page, call }: Office, address: string): Promise<void> {
  const { sha256: signedOff } = await call<{ sha256: string }>('GET', `${address}/pointsToSignOff`);
  const { url } = await call<{ url: string }>('POST', `${address}/getSigningUrl`, {
    isTariffConfirmed: true,
    consultation: { sources: ['centralFile'], note: null },
    signedOff,
  });
  await page.request.post(url, { form: { act: 'honest' }, maxRedirects: 0 });
  await call('POST', `${address}/getSignedDocument`);
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
