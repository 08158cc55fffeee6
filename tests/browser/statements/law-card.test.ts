import { EXPLANATIONS } from '@prorata/law/explanations/register';
import { findPrivilege } from '@prorata/law/privileges/catalogue';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { addDocument, beginStatement } from '../invited/creditor.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { atNight, test } from '../support/browser.ts';
import { inviteCreditor, openDossier, openOffice } from '../support/office.ts';
import { personOf } from '../support/sign-in.ts';
import { textsOf } from '../support/texts.ts';
import { fileStatements } from './filed-statement.ts';

type Language = 'nl' | 'fr';

/** How a claim of the lessor is called on the desk. */
function lessorIn(language: Language): string {
  const name = findPrivilege('lessor')?.names[language] ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Opens what the law says about the privilege that was chosen, and finds each of its answers in the reader's language. */
async function readLawCard(page: Page, dialog: Locator, language: Language): Promise<void> {
  const { privilege } = await textsOf(language, 'claims');
  const law = await textsOf(language, 'law');
  await dialog.getByText(privilege.more).click();
  const { who, what, when, proof, conflict } = EXPLANATIONS.lessor;
  for (const sentence of [who, what, when, proof, conflict]) {
    if (sentence === null) throw new Error('The register says nothing of it.');
    await dialog.getByText(sentence[language]).waitFor();
  }
  await dialog.getByText(law.confidence, { exact: true }).waitFor();
  expect(await dialog.getByText(/20, 1°/).count()).toBeGreaterThan(0);
  await expectAccessible(page);
}

describe.each([
  ['nl', 'demo-joris-dewitte'],
  ['fr', 'demo-isabelle-delvigne'],
] as const)('in %s', (language, subject) => {
  atNight('the office reads the law beside the claim', async ({ page }) => {
    const claims = await textsOf(language, 'claims');
    const forms = await textsOf(language, 'forms');
    const office = await openOffice(page, personOf(subject));
    const dossier = await openDossier(office);
    const rent = { type: 'specific', privilegeId: 'lessor', amountDemanded: 4_900 } as const;
    const [id = ''] = await fileStatements(office, dossier.id, [
      { creditor: 'Immo Dijlezicht', total: 4_900, claims: [rent] },
    ]);
    await page.goto(`/app/dossier/${dossier.id}?tab=statements&review=${id}`);
    await page.getByRole('heading', { name: 'Immo Dijlezicht', level: 2 }).waitFor();
    await page.getByRole('button', { name: forms.more.replace('{{name}}', lessorIn(language)) }).click();
    await page.getByRole('menuitem', { name: forms.edit }).click();
    await readLawCard(page, page.getByRole('dialog', { name: claims.editTitle }), language);
  });
});

test('a creditor reads the law at a desk before choosing a privilege', async ({ page, openPage }) => {
  const [claims, fields] = await Promise.all([textsOf('nl', 'claims'), textsOf('nl', 'fields')]);
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  const { code } = await inviteCreditor(office, dossier.id);
  const desk = await openPage();
  await desk.goto(`/invited/${code}/statement`);
  await beginStatement(desk, 'Immo Dijlezicht', '4900');
  await addDocument(desk, 'afrekening.pdf');
  await addDocument(desk, 'vonnis.pdf');
  await desk.goto(`${new URL(desk.url()).pathname}?step=why`);
  await desk.getByRole('button', { name: claims.guide.toList }).click();
  await desk.getByRole('button', { name: claims.add, exact: true }).click();
  const dialog = desk.getByRole('dialog', { name: claims.add });
  await dialog.getByRole('radio', { name: 'vonnis.pdf' }).check();
  await dialog.getByLabel(fields.claim.privilegeId).first().fill('20, 1°');
  await desk.getByRole('option').first().click();
  await readLawCard(desk, dialog, 'nl');
  await expectNoSidewaysScrolling(desk);
});
