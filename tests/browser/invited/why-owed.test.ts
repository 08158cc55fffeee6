import { why } from '@prorata/i18n/nl/why';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { PHONE, test } from '../support/browser.ts';
import { CREDITOR, inviteCreditor, openDossier, openOffice } from '../support/office.ts';

const WIDTHS = [360, 390, 412, 768] as const;

/** As everybody's phone shows it, and the small tablet. */
async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScrolling(page);
  }
  await page.setViewportSize(PHONE.viewport);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });

test('on a phone a creditor says why it is owed and how much, to the cent; the office sees the answers', async ({
  page,
  openPage,
  faults,
}) => {
  faults.expect(/400 .*amounts/);
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  const { code } = await inviteCreditor(office, dossier.id);
  const phone = await openPage(PHONE);
  const api = `/api/invited/${code}/thirdPartyStatement`;
  const begun = await phone.request.post(api, {
    data: {
      creditorType: 'legalEntity',
      corporateName: CREDITOR,
      creditorAddress: {},
      totalAmountClaimed: 8_940,
    },
  });
  const { id } = await begun.json();
  const read = async () => (await phone.request.get(`${api}/${id}`)).json();
  const address = `/invited/${code}/statement/${id}`;

  await phone.goto(`${address}?step=why`);
  await heading(phone, why.title).waitFor();
  await phone.getByLabel(why.search).fill('Werkstatt');
  await phone.getByText('Herstelling, bewaring').waitFor();
  expect(await phone.getByRole('radio').count()).toBe(1);
  await phone.getByLabel(why.search).fill('facture');
  await expectFits(phone);
  await phone.getByText('Levering', { exact: true }).tap();
  await phone.getByRole('button', { name: why.continue }).tap();
  await heading(phone, /Levering/).waitFor();
  await phone.getByText('Goederen', { exact: true }).tap();
  const group = (number: number) => phone.getByRole('group', { name: new RegExp(`^${number}\\.`) });
  await group(2).getByText('Neen', { exact: true }).tap();
  await group(3).getByText('Ja', { exact: true }).tap();
  await expectFits(phone);
  await phone.getByRole('button', { name: why.seeProposal }).tap();
  await heading(phone, why.consequence.specific).waitFor();
  await phone.getByText(/Hyp/).first().waitFor();
  await phone.getByLabel(why.amount).fill('5.200,00');
  await phone.getByText('€ 3.740,00').waitFor();
  await expectFits(phone);
  await phone.getByRole('button', { name: why.ask }).tap();
  await phone.waitForURL((url) => !url.search.includes('why'));
  expect((await read()).privilegedClaims[0]).toMatchObject({
    privilegeId: 'unpaid-seller',
    amountDemanded: 5_200,
    cause: { answers: ['delivery', 'delivery-goods', 'delivery-not-reserved', 'delivery-still-there'] },
  });

  // Said once more, it is left to the office: what was answered stays to be seen.
  await phone.goto(`${address}?step=why`);
  await phone.getByRole('button', { name: /wijzigen/ }).tap();
  await phone.getByRole('button', { name: new RegExp(`^${why.unknown}`) }).tap();
  await heading(phone, why.consequence.unknown).waitFor();
  await phone.getByRole('button', { name: why.leaveToOffice }).tap();
  await phone.waitForURL((url) => !url.search.includes('why'));
  expect((await read()).privilegedClaims[0]).toMatchObject({
    privilegeId: null,
    cause: { answers: ['unknown'] },
  });

  await phone.goto(`${address}?step=interest`);
  await heading(phone, why.interest.title).waitFor();
  // Alone it is an amount like any other; with what the rest of the statement comes to it is too much.
  await phone.locator('#field-whole').fill('999.999.999,99');
  await phone.getByRole('button', { name: why.interest.save }).tap();
  const tooMuch = phone.getByText(/^Samen met de rest .* hoogste totaal van €.1\.000\.000\.000,00\.$/);
  await tooMuch.waitFor();
  await expect.poll(() => phone.evaluate(() => document.activeElement?.id)).toBe('field-whole');
  await phone.getByText(why.interest.split, { exact: true }).tap();
  const principal = phone.getByLabel(why.interest.principal, { exact: false }).first();
  await principal.fill('999.999.999,99');
  await phone.getByLabel('Rentevoet').fill('8');
  await phone
    .getByLabel(/^Vanaf/)
    .first()
    .fill('15/09/2025');
  await phone
    .getByLabel(/^Tot en met/)
    .first()
    .fill('12/11/2026');
  // So is a principal with its interest.
  await phone.getByRole('button', { name: why.interest.save }).tap();
  await tooMuch.waitFor();
  await expect.poll(() => phone.evaluate(() => document.activeElement?.id)).toBe('field-principal');
  await principal.fill('6.850,00');
  await phone.getByText('423 dagen × € 6.850,00 × 8 % ÷ 365').waitFor();
  await phone.getByRole('button', { name: why.interest.addCost }).tap();
  await phone.getByLabel(why.interest.costNote).fill('incassobureau');
  await phone.getByRole('textbox', { name: new RegExp(`^${why.interest.costAmount}`) }).fill('1.512,27');
  await phone.getByText(why.interest.inTitle).tap();
  await phone.getByText(why.interest.notInTitle).waitFor();
  await phone.getByText('€ 8.997,35').waitFor();
  await expectFits(phone);
  await phone.getByRole('button', { name: why.interest.save }).tap();
  await phone.waitForURL((url) => !url.search.includes('interest'));
  const saved = await read();
  expect(saved.totalAmountClaimed).toBe(12_737.35);
  expect(saved.privilegedClaims[0].parts).toMatchObject([
    { kind: 'principal', declared: 6_850 },
    { kind: 'interest', declared: 635.08, interest: { kind: 'conventional', rate: 8, runsOn: true } },
    { kind: 'costs', declared: 1_512.27, note: 'incassobureau', isInTitle: false },
  ]);
});
