import type { SoldAsset } from '@prorata/contract/dossiers/sold-asset';
import type { ThirdPartyStatement } from '@prorata/contract/statements/third-party-statement';
import { calculation } from '@prorata/i18n/nl/calculation';
import { claims } from '@prorata/i18n/nl/claims';
import { fields } from '@prorata/i18n/nl/fields';
import { forms } from '@prorata/i18n/nl/forms';
import { statements } from '@prorata/i18n/nl/statements';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addPayerTo, openWageDossier, receive } from '../recurring/wage-dossier.ts';
import { fileStatements } from '../statements/filed-statement.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { PHONE, test } from '../support/browser.ts';
import { type Office, openDossier, openOffice } from '../support/office.ts';
import { setBalance, validateStatement } from './dossier-to-distribute.ts';

const BANK = 'Scheldebank';
const LENDER = 'Kredietkas Dijle';

test('the office says from which day validated claims rank, where the calculation asks for it', async ({
  page,
  openPage,
}) => {
  const office = await openOffice(page);
  const { dossierId, statementIds } = await preparePledges(office);
  await page.goto(`/app/dossier/${dossierId}?tab=calculation`);
  await say(page, BANK, DAY, '08/04/2022');

  const phone = await openPage(PHONE);
  await openOffice(phone);
  await phone.goto(`/app/dossier/${dossierId}?tab=calculation`);
  await say(phone, LENDER, DAY, '19/05/2023');
  await phone.getByText(calculation.findings.none).waitFor();

  for (const [place, since] of ['2022-04-08', '2023-05-19'].entries()) {
    const address = `/api/Dossier/${dossierId}/ThirdPartyStatement/${statementIds[place]}`;
    const filed = await office.call<ThirdPartyStatement>('GET', address);
    expect(filed).toMatchObject({ status: 'Validated', privilegedClaims: [{ since }, {}] });
  }
});

test('the office says at what hour the notice of an assignment came', async ({ page }) => {
  const office = await openOffice(page);
  const dossier = await openWageDossier(office);
  const assigned = {
    type: 'chirographic',
    amountDemanded: 4_000,
    incomeRight: { kind: 'assignment', notifiedAt: null },
  } as const;
  const filed = await fileStatements(office, dossier.id, [
    { creditor: BANK, total: 4_000, claims: [assigned] },
    { creditor: LENDER, total: 9_500 },
  ]);
  for (const statementId of filed) await validateStatement(office, dossier.id, statementId);
  const payerId = await addPayerTo(office, dossier, 'Bouwbedrijf Rotsaert');
  await receive(office, dossier, { payerId, receivedOn: '2026-02-28', amount: 1_000 });
  const run = { receivedUntil: '2026-02-28', consultedAt: '2026-10-01T09:00:00Z' };
  await office.call('POST', `/api/Dossier/${dossier.id}/Recurring/run`, run);
  await page.goto(`/app/dossier/${dossier.id}?tab=calculation`);
  await say(page, BANK, HOUR, '12/01/2026 09:29');
});

/** Two pledges on one lot, which were filed without a day and validated. */
async function preparePledges(office: Office) {
  const { id: dossierId } = await openDossier(office, `Schrijnwerkerij ${Date.now()}`);
  const own = `/api/Dossier/${dossierId}`;
  const sold = { name: 'Bestelwagen', collectedAmount: 7_500 };
  const { id: assetId } = await office.call<SoldAsset>('POST', `${own}/asset`, sold);
  await setBalance(office, dossierId, 10_000);
  const pledge = { type: 'specific', privilegeId: 'pledge', amountDemanded: 9_000 } as const;
  const statementIds = await fileStatements(office, dossierId, [
    { creditor: BANK, total: 9_000, claims: [pledge] },
    { creditor: LENDER, total: 9_500, claims: [pledge] },
  ]);
  for (const statementId of statementIds) {
    const address = `${own}/ThirdPartyStatement/${statementId}`;
    const { privilegedClaims } = await office.call<ThirdPartyStatement>('GET', address);
    await office.call('PUT', `${own}/privilegedclaim/${privilegedClaims[0]?.id}/asset/${assetId}`);
    await validateStatement(office, dossierId, statementId);
  }
  return { dossierId, statementIds };
}

interface Asked {
  /** What the finding offers, and what the field is called. */
  readonly act: string;
  readonly field: string;
  readonly hint: string;
}

const DAY = {
  act: calculation.findings.sayDay,
  field: fields.claim.since,
  hint: claims.hints.sincePledge,
} satisfies Asked;

const HOUR = {
  act: calculation.findings.sayHour,
  field: fields.claim.incomeRight.notifiedAt,
  hint: claims.hints.incomeRight,
} satisfies Asked;

/** From the finding that asks for it through the dialog, until nothing asks for it any more. */
async function say(
  page: Page,
  creditorName: string,
  { act, field, hint }: Asked,
  value: string,
): Promise<void> {
  const finding = page
    .getByRole('listitem')
    .filter({ hasText: creditorName })
    .filter({ has: page.getByRole('button', { name: act }) });
  await finding.getByRole('button', { name: act }).click();
  const title = statements.claimDay.title.replace('{{name}}', creditorName);
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByText(hint).waitFor();
  // Empty, nothing is sent.
  await dialog.getByRole('button', { name: forms.save }).click();
  await dialog.getByRole('alert').waitFor();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: field }).fill(value);
  await dialog.getByRole('button', { name: forms.save }).click();
  await dialog.waitFor({ state: 'hidden' });
  await finding.waitFor({ state: 'hidden' });
}
