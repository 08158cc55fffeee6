import { readFile } from 'node:fs/promises';
import type { Language } from '@prorata/domain/vocabulary';
import { seal } from '@prorata/i18n/nl/seal';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { SUPPLIER } from '../distribution/dossier-to-distribute.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { test } from '../support/browser.ts';
import { openOffice } from '../support/office.ts';
import { LANGUAGE_NAMES, textsOf } from '../support/texts.ts';
import { forge, type Given, makeEvidence } from './evidence.ts';

type Headline = keyof Omit<typeof seal.verdict, 'checked'>;

/** Only a report that is proven completely is called real. */
const REAL = {
  nl: /\becht/i,
  fr: /\bauthentique/i,
  de: /\becht/i,
  en: /\breal\b/i,
} as const satisfies Record<Language, RegExp>;

/** The scenario asked of the signing desk, and the answer of the page. */
const VERDICTS: readonly (readonly [
  act: string,
  headline: Headline,
  sentence?: keyof typeof seal.foreign,
])[] = [
  ['genuine/renewed', 'signed'],
  ['genuine/timeStamped', 'partial'],
  ['revoked', 'partial'],
  ['pages/pageBehind', 'changed'],
  ['structure/hybrid', 'ambiguous'],
  ['signer/stranger', 'foreign', 'otherSigner'],
  ['signer/namesake', 'foreign', 'namesake'],
  ['annotations/textWithin', 'foreign', 'signedOtherwise'],
  ['signer/expired', 'invalid'],
  ['signer/unsigned', 'notSigned'],
  ['signer/notPdf', 'unreadable'],
];

test('anyone checks a report on the seal page, without a network and in four languages', async ({ page }) => {
  const office = await openOffice(page);
  const evidence = await makeEvidence(office);
  const changed = await forge(office, evidence, { act: 'annotations/stampBehind' });
  const forgeries: Given[] = [];
  for (const [act] of VERDICTS) forgeries.push(await forge(office, evidence, { act }));
  const beforeItsDays = await forge(office, evidence, { act: 'honest', at: '2026-03-02T10:00:00Z' });
  await page.context().clearCookies();

  await openSealPage(page);
  await expectAccessible(page);
  // From here on without a network: nothing that is chosen can leave the device.
  await page.context().setOffline(true);
  await choose(page, evidence.report);
  await expectVerdict(page, 'signed');
  await choose(page, evidence.input);
  await expectVerdict(page, 'whole');
  await page.getByText(seal.table.same).waitFor();
  await expectAccessible(page);

  await choose(page, changed);
  await expectVerdict(page, 'changed');
  await page.getByText(seal.next.changed).waitFor();
  await expectSignedRevision(page, changed);

  await choose(page, evidence.report, evidence.earlierInput);
  await expectVerdict(page, 'pair');
  const supplier = page.getByRole('row').filter({ hasText: SUPPLIER });
  await supplier.getByText(seal.table.isDifferent).waitFor();
  await page.getByText(seal.next.pair).waitFor();
  await expectAccessible(page);
  await page.context().setOffline(false);

  await openSealPage(page);
  for (const [place, [act, headline, sentence]] of VERDICTS.entries()) {
    await choose(page, forgeries[place]);
    await expectVerdict(page, headline, sentence);
    await expectAccessible(page);
    await inEachLanguage(page, headline, act);
  }
  const ofOtherDossier = `${evidence.fileNumber}/${evidence.calculation}/${'a'.repeat(64)}/${'b'.repeat(64)}`;
  await openSealPage(page, `#${ofOtherDossier}`);
  await choose(page, evidence.report);
  await expectVerdict(page, 'otherDossier');
  await inEachLanguage(page, 'otherDossier', 'other dossier');
  await choose(page, beforeItsDays);
  await expectVerdict(page, 'foreign', 'tooEarly');
});

async function openSealPage(page: Page, mark = ''): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/seal${mark}`);
  await page.getByRole('heading', { name: seal.title }).waitFor();
  // All that the check needs has come.
  await page.getByText(seal.stays.text).waitFor();
}

/** The name of a file is shown with what was found in it. */
async function choose(page: Page, ...files: readonly (Given | undefined)[]): Promise<void> {
  const given = files.filter((file) => file !== undefined);
  await page.getByLabel(seal.choose, { exact: true }).setInputFiles(given);
  for (const { name } of given) await page.getByText(name, { exact: true }).waitFor();
}

async function expectVerdict(
  page: Page,
  headline: Headline,
  sentence?: keyof typeof seal.foreign,
): Promise<void> {
  const verdict = page.getByRole('region', { name: seal.verdict[headline], exact: true });
  await verdict.getByRole('status').filter({ hasText: seal.verdict[headline] }).waitFor();
  const isReal = headline === 'signed' || headline === 'whole';
  expect(REAL.nl.test((await verdict.textContent()) ?? ''), headline).toBe(isReal);
  if (sentence === undefined) return;
  const longest = seal.foreign[sentence]
    .split(/\{\{\w+\}\}/)
    .sort((one, other) => other.length - one.length)[0];
  await verdict.getByText(longest?.trim() ?? '').waitFor();
}

/** The same verdict of the same file, on a desk and on a phone. */
async function inEachLanguage(page: Page, headline: Headline, name: string): Promise<void> {
  for (const language of ['fr', 'de', 'en', 'nl'] as const) {
    const texts = await textsOf(language, 'seal');
    await page.getByRole('button', { name: LANGUAGE_NAMES[language] }).click();
    const verdict = page.getByRole('region', { name: texts.verdict[headline], exact: true });
    await verdict.waitFor();
    const isReal = headline === 'signed' || headline === 'whole';
    expect(REAL[language].test((await verdict.textContent()) ?? ''), `${headline} in ${language}`).toBe(
      isReal,
    );
    await expectNoSidewaysScrolling(page);
    await takePicture(page, `${name} ${language} desk`);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScrolling(page);
    await takePicture(page, `${name} ${language} phone`);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
}

/** After a refusal: what was signed, judged by the same rules and given as it is. */
async function expectSignedRevision(page: Page, forged: Given): Promise<void> {
  await page.getByRole('button', { name: seal.signedRevision.show }).click();
  const signed = page.getByRole('region', { name: seal.signedRevision.title });
  // The desk brings the proof of validity in a revision of its own, which is not signed.
  await signed.getByText(seal.verdict.partial).waitFor();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await signed.getByRole('button', { name: seal.signedRevision.save }).click();
  const bytes = await readFile(await (await download).path());
  expect(bytes.equals(forged.buffer.subarray(0, bytes.length))).toBe(true);
  expect(bytes.length).toBeLessThan(forged.buffer.length);
}

/** For a person who wants to see each of them. */
async function takePicture(page: Page, name: string): Promise<void> {
  const folder = process.env['SEAL_PICTURES'];
  if (folder === undefined) return;
  await page.screenshot({ path: `${folder}/${name.replace(/\W+/g, '-')}.png`, fullPage: true });
}
