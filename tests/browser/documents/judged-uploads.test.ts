import type { Statement } from '@prorata/contract/statements/statement';
import { documents } from '@prorata/i18n/nl/documents';
import { extracts } from '@prorata/i18n/nl/extracts';
import { filing } from '@prorata/i18n/nl/filing';
import { tray } from '@prorata/i18n/nl/tray';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { KNOWN } from '../invited/creditor.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { PHONE, test } from '../support/browser.ts';
import { inviteCreditor, openDossier, openOffice } from '../support/office.ts';

/** Put together here, so that no scanner of a developer's machine finds it in the source. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE!', '$H+H*'].join('');
/** The stand-in hangs up the first time that it is asked about what holds these words. */
const LATER = ['PRORATA-STAND-IN-SCANNER', 'COMES-BACK-LATER'].join('-');
const WIDTHS = [360, 390, 412, 768] as const;

/** Of one page, which nobody has sent before. */
function pdf(name: string, words: string, action = '') {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${action} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  const text = `%PDF-1.7\n% ${words} ${Date.now()}\n${body}trailer << /Size 4 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text) };
}

test('a file is shown only once it is judged: office, tray and creditor see what holds, and take away what is infected', async ({
  page,
  openPage,
}) => {
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  const { id } = await office.call<Statement>('POST', `/api/Dossier/${dossier.id}/Statement`, {
    ...{ creditorType: 'legalEntity', corporateName: 'Immo Vaartkom', creditorAddress: {} },
    totalAmountClaimed: 10,
  });
  const infected = documents.verdict.infected.replace('{{virus}}', 'Eicar-Signature');

  await page.goto(`/app/dossier/${dossier.id}?tab=statements&open=${id}`);
  const files = page.locator('input[type=file]');
  await files.setInputFiles(pdf('besmet.pdf', EICAR));
  await page.getByText(infected).waitFor();
  await files.setInputFiles(pdf('later.pdf', LATER));
  await page.getByText(documents.verdict.quarantined).waitFor();
  await files.setInputFiles(pdf('script.pdf', 'x', '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'));
  await page.getByText(documents.verdict.cleaned).waitFor();
  const nameIn = (phrase: string, name: string) => phrase.replace('{{name}}', name);
  const button = (phrase: string, name: string) => page.getByRole('button', { name: nameIn(phrase, name) });
  expect(await button(documents.download, 'besmet.pdf').count()).toBe(0);
  expect(await button(documents.download, 'later.pdf').count()).toBe(0);
  const download = page.waitForEvent('download');
  await button(documents.original, 'script.pdf').click();
  expect((await download).suggestedFilename()).toBe('original-script.pdf');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'later.pdf', exact: true }).click();
  await page.getByText(documents.sealed.quarantined.title).waitFor();
  await page.keyboard.press('Escape');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScrolling(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(documents.remove, 'besmet.pdf').click();
  await page.getByRole('dialog').getByRole('button', { name: documents.removeVerb }).click();
  await page.getByText(infected).waitFor({ state: 'hidden' });

  await page.goto(`/app/dossier/${dossier.id}?tab=statements`);
  await page.getByRole('button', { name: tray.button }).click();
  await page.getByLabel(tray.choose).first().setInputFiles(pdf('vonnis Immo Vaartkom.pdf', EICAR));
  await page.getByText(documents.sealed.infected.title).waitFor();
  await page.getByText(infected).first().waitFor();

  await page.goto(`/app/dossier/${dossier.id}/import`);
  const list = Buffer.from(`Naam;Bedrag\nGeheim ${LATER} ${Date.now()};12,50\n`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'lijst.csv', mimeType: 'text/csv', buffer: list });
  await page.getByText(documents.sealed.quarantined.title).waitFor();
  expect(await page.getByText('Geheim').count()).toBe(0);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);

  await discardInfectedExtract(page);

  const { code } = await inviteCreditor(office, dossier.id, KNOWN);
  const creditor = await openPage(PHONE);
  await creditor.goto(`/invited/${code}/statement`);
  await creditor
    .locator(`input[type=file][aria-label="${filing.paper.fileLabel}"]`)
    .setInputFiles(pdf('afrekening.pdf', EICAR));
  await creditor.getByText(infected).waitFor();
  await expectAccessible(creditor);
  await expectNoSidewaysScrolling(creditor);
  await creditor.getByRole('button', { name: nameIn(documents.remove, 'afrekening.pdf') }).click();
  await creditor.getByText(infected).waitFor({ state: 'hidden' });
});

/**
 * What the scanner would find in an extract later is said at once: the judge comes by each minute, which
 * is too long to wait for. It is a true extract, and truly discarded.
 */
async function discardInfectedExtract(page: Page): Promise<void> {
  await page.route('**/api/Dossier/processCbbFile*', async (route) => {
    const answer = await route.fetch();
    const { extractId, version, dossierId, docTypeId, fileName } = await answer.json();
    const sealed = { extractId, version, dossierId, docTypeId, fileName, verdict: 'infected' };
    await route.fulfill({ response: answer, json: sealed });
  });
  await page.goto('/app/extract');
  await page.getByRole('button', { name: extracts.upload.sample }).click();
  await page.getByText(documents.sealed.infected.title).waitFor();
  await expectAccessible(page);
  const discarded = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('button', { name: extracts.discard.verb }).click();
  await page.getByRole('dialog').getByRole('button', { name: extracts.discard.verb }).click();
  expect((await discarded).status()).toBe(204);
  // Another copy is chosen in its place.
  await page.getByRole('heading', { name: extracts.upload.title }).waitFor();
}
