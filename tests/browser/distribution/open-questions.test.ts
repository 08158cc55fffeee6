import { calculation } from '@prorata/i18n/nl/calculation';
import { READINGS } from '@prorata/law/readings/register';
import { expect } from 'vitest';
import { fileStatements } from '../statements/filed-statement.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/browser.ts';
import { openDossier, openOffice } from '../support/office.ts';
import { SUPPLIER, setBalance, validateStatement, WORKER } from './dossier-to-distribute.ts';

const { question, answerNames, reasons } = READINGS.restAboveCap;

test('a question that the law leaves open is asked where its answer moves money, with the reason to print', async ({
  page,
}) => {
  const office = await openOffice(page);
  const { id } = await openDossier(office, `Schrijnwerkerij ${Date.now()}`);
  await setBalance(office, id, 9_000);
  const wages = { type: 'general', privilegeId: 'wages', amountDemanded: 9_000 } as const;
  const filed = await fileStatements(office, id, [
    { creditor: WORKER, total: 9_000, claims: [wages] },
    { creditor: SUPPLIER, total: 9_000 },
  ]);
  for (const statement of filed) await validateStatement(office, id, statement);

  await page.goto(`/app/dossier/${id}?tab=calculation`);
  await page.getByRole('button', { name: calculation.acts.calculate, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: calculation.calculate.title });
  const asked = dialog.getByRole('group', { name: question.nl });
  await asked.getByText(new RegExp(`${SUPPLIER} \\+`)).waitFor();
  expect(await asked.getByRole('textbox').inputValue()).toBe(reasons.ordinary.nl);
  await asked.getByRole('radio', { name: new RegExp(answerNames.unpaid.nl, 'i') }).check();
  expect(await asked.getByRole('textbox').inputValue()).toBe(reasons.unpaid.nl);
  expect(await dialog.getByRole('group', { name: READINGS.maintenanceCapPer.question.nl }).count()).toBe(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: calculation.calculate.verb }).click();
  await page.getByText(calculation.calculate.done, { exact: true }).waitFor();
});
