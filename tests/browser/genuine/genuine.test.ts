import { genuine } from '@prorata/i18n/nl/genuine';
import { start } from '@prorata/i18n/nl/start';
import { vocabulary } from '@prorata/i18n/nl/vocabulary';
import { expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { PHONE, test } from '../support/browser.ts';
import { pdfFile } from '../support/files.ts';
import { CREDITOR, inviteCreditor, openDossier, openOffice } from '../support/office.ts';
import { personOf, signInAs } from '../support/sign-in.ts';

const WIDTHS = [360, 412, 768, 390] as const;

test('whoever doubts a letter asks whether it is ours, and reports the one that is not', async ({
  page,
  openPage,
}) => {
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  const { code } = await inviteCreditor(office, dossier.id);
  const phone = await openPage(PHONE);
  await phone.goto('/');
  await phone.getByRole('link', { name: start.genuine }).tap();
  await phone.getByRole('heading', { name: genuine.title }).waitFor();
  await phone.getByText(/@/).first().waitFor();
  await expectAccessible(phone);
  const fits = async () => {
    for (const width of WIDTHS) {
      await phone.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScrolling(phone);
    }
  };
  await fits();
  const number = phone.getByRole('textbox', { name: genuine.number });
  const check = phone.getByRole('button', { name: genuine.check, exact: true });
  await check.tap();
  await phone.getByText(genuine.empty).waitFor();

  await number.fill(code.toLowerCase());
  await check.tap();
  const yes = phone.locator('[data-answer=yes]');
  await yes.getByText('M… d… H…').waitFor();
  expect(await yes.textContent()).not.toContain(CREDITOR);
  expect(await phone.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  // The code stands in no address.
  expect(phone.url()).not.toContain(code);
  await expectAccessible(phone);
  await fits();

  await number.fill('AAAA-AAAA-AAAA');
  await check.tap();
  const unknown = phone.locator('[data-answer=unknown]');
  await unknown.getByText(genuine.unknown.text).waitFor();
  await expectAccessible(phone);
  await unknown.getByRole('button', { name: genuine.report.act }).tap();
  await phone.getByRole('heading', { name: genuine.report.formTitle }).waitFor();
  await expectAccessible(phone);
  await fits();
  expect(await phone.getByRole('textbox', { name: genuine.report.numberShown }).inputValue()).toBe(
    'AAAA-AAAA-AAAA',
  );
  const what = `Ze vragen 250 euro (${Date.now()}).`;
  await phone.getByRole('textbox', { name: genuine.report.description }).fill(what);
  await phone.locator('input[type=file]').setInputFiles(pdfFile('valse-brief.pdf'));
  await phone.getByText('valse-brief.pdf').waitFor();
  await phone.getByRole('button', { name: genuine.report.send }).tap();
  await phone.getByText(genuine.report.receivedText).waitFor();
  const received = await phone
    .getByRole('status')
    .filter({ hasText: genuine.report.receivedText })
    .textContent();
  const report = /F-\d{5}/.exec(received ?? '')?.[0] ?? '';
  await expectAccessible(phone);

  const desk = await openPage();
  await signInAs(desk, personOf('demo-bram-hermans'), '/app/maintenance');
  await desk.getByRole('button', { name: report }).click();
  const dialog = desk.getByRole('dialog', { name: genuine.reports.one.replace('{{number}}', report) });
  await dialog.getByText(what).waitFor();
  await dialog.getByText(`${genuine.report.way} ${vocabulary.falseLetterWay.letter}`).waitFor();
  await expectAccessible(desk);
  await dialog.getByRole('textbox', { name: genuine.reports.note }).fill('Gemeld aan Safeonweb.');
  await dialog.getByRole('button', { name: genuine.reports.handle }).click();
  await dialog.waitFor({ state: 'hidden' });
  await desk.getByRole('button', { name: report }).waitFor({ state: 'hidden' });
  await desk.getByText(genuine.reports.handled, { exact: true }).click();
  await desk.getByRole('button', { name: report }).waitFor();
});
