import { calculation } from '@prorata/i18n/nl/calculation';
import { creditors } from '@prorata/i18n/nl/creditors';
import { findings } from '@prorata/i18n/nl/findings';
import { forms } from '@prorata/i18n/nl/forms';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fileStatements } from '../statements/filed-statement.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { PHONE, test } from '../support/browser.ts';
import { type Office, openDossier, openOffice } from '../support/office.ts';
import { setBalance, validateStatement } from './dossier-to-distribute.ts';

const NAME = 'Jan Peeters';

test('the office says who is who before it calculates, and may say otherwise', async ({ page, openPage }) => {
  const office = await openOffice(page);
  const dossierId = await prepareNamesakes(office);
  await page.goto(`/app/dossier/${dossierId}?tab=calculation`);
  const finding = page.getByRole('listitem').filter({ hasText: findings.creditors.creditorNameShared });
  await finding.waitFor();
  expect(await page.getByRole('button', { name: calculation.acts.calculate }).isDisabled()).toBe(true);
  await finding.getByRole('button', { name: creditors.answer }).click();
  await expectAccessible(page);
  await answer(page, creditors.apart);
  await page.getByText(calculation.findings.none).waitFor();
  expect(await page.getByRole('button', { name: calculation.acts.calculate }).isEnabled()).toBe(true);

  const phone = await openPage(PHONE);
  await openOffice(phone);
  await phone.goto(`/app/dossier/${dossierId}?tab=statements`);
  await phone.getByRole('button', { name: creditors.change }).click();
  await phone.getByRole('dialog', { name: creditors.title }).waitFor();
  await expectNoSidewaysScrolling(phone);
  await expectAccessible(phone);
  await answer(phone, creditors.sameAs.replace('{{name}}', NAME));
});

async function prepareNamesakes(office: Office): Promise<string> {
  const { id } = await openDossier(office, `Schrijnwerkerij ${Date.now()}`);
  await setBalance(office, id, 10_000);
  const filed = await fileStatements(office, id, [
    { creditor: NAME, total: 3_500 },
    { creditor: NAME, total: 9_000 },
  ]);
  for (const statementId of filed) await validateStatement(office, id, statementId);
  return id;
}

async function answer(page: Page, words: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: creditors.title });
  await dialog.getByRole('radio', { name: words }).check();
  await dialog.getByRole('button', { name: forms.save }).click();
  await page.getByText(creditors.saved).waitFor();
}
