import { fields } from '@prorata/i18n/nl/fields';
import { forms } from '@prorata/i18n/nl/forms';
import { invited } from '@prorata/i18n/nl/invited';
import { states } from '@prorata/i18n/nl/states';
import { vocabulary } from '@prorata/i18n/nl/vocabulary';
import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { PHONE, test } from '../support/browser.ts';
import { CREDITOR, inviteCreditor, openDossier, openOffice } from '../support/office.ts';
import { addClaim, addDocument, beginStatement, field, goOn } from './creditor.ts';

const { steps, parts, close, noClaim, receipt } = invited;
const { claimTypeInLaw } = vocabulary;

describe.each([
  ['on a phone', PHONE],
  ['at a desk', { viewport: { width: 1440, height: 900 } }],
])('%s', (_place, device) => {
  test('a creditor files two claims with three documents, leaves, goes on in another browser and closes; the bailiff sees it', async ({
    page,
    openPage,
  }) => {
    const office = await openOffice(page);
    const dossier = await openDossier(office);
    const { code } = await inviteCreditor(office, dossier.id);

    const first = await openPage(device);
    await first.goto(`/invited/${code}`);
    await first.getByRole('heading', { name: invited.dossier.title }).waitFor();
    expect(new URL(first.url()).pathname).toBe(`/invited/${code}/dossier`);
    await expectAccessible(first);
    await expectNoSidewaysScrolling(first);
    await first.getByRole('link', { name: invited.dossier.start }).click();
    await beginStatement(first, CREDITOR, '8940');
    await addDocument(first, 'afrekening.pdf');
    await expectAccessible(first);
    await expectNoSidewaysScrolling(first);
    const address = new URL(first.url()).pathname;
    await first.context().close();

    const second = await openPage(device);
    await second.goto(`/invited/${code}`);
    await second.getByRole('link', { name: invited.dossier.goOn }).click();
    await second
      .getByRole('heading', { name: invited.progress.missing_other.replace('{{count}}', '2') })
      .waitFor();
    expect(new URL(second.url()).pathname).toBe(address);
    await expectAccessible(second);
    await expectNoSidewaysScrolling(second);
    await second.getByRole('link', { name: parts.titleDocument.act }).last().click();
    await addDocument(second, 'vonnis.pdf');
    await addDocument(second, 'factuur-0412.pdf');
    await goOn(second, steps.claims.title);
    await addClaim(second, {
      proof: 'factuur-0412.pdf',
      type: claimTypeInLaw.specific,
      privilege: 'verkoper',
      amount: '5200',
    });
    await addClaim(second, {
      proof: 'vonnis.pdf',
      type: claimTypeInLaw.general,
      privilege: 'loon',
      amount: '1000,50',
    });
    await second.getByText('€ 2.739,50').waitFor();
    await expectAccessible(second);
    await expectNoSidewaysScrolling(second);
    await goOn(second, steps.payment.title);
    await field(second, fields.statement.paymentaccount).fill('BE68 5390 0754 7034');
    await goOn(second, steps.sending.title);
    await second.getByRole('button', { name: steps.last }).click();
    await second.getByRole('heading', { name: invited.progress.complete }).waitFor();

    await second.getByRole('button', { name: close.act }).click();
    const dialog = second.getByRole('dialog', { name: close.title });
    await dialog.getByText(close.final).waitFor();
    await dialog.getByText('€ 8.940,00').waitFor();
    await expectAccessible(second);
    await dialog.getByRole('button', { name: close.verb, exact: true }).click();
    await second.getByRole('heading', { name: receipt.title }).waitFor();
    await second.getByText(invited.statements.documents_other.replace('{{count}}', '3')).waitFor();
    await expectAccessible(second);
    await expectNoSidewaysScrolling(second);
    const download = second.waitForEvent('download');
    await second.getByRole('button', { name: receipt.download }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

    await second.goto(address);
    await second.getByText(invited.statement.readOnly).waitFor();
    expect(await second.getByRole('button', { name: close.act }).count()).toBe(0);

    await page.goto(`/app/dossier/${dossier.id}?tab=invitations`);
    const row = page.getByRole('row', { name: CREDITOR });
    await row.getByText(vocabulary.invitationStatus.ClosedAndSubmitted, { exact: true }).waitFor();
    const statements = await office.call<{ items: object[] }>('GET', `/api/Dossier/${dossier.id}/Statement`);
    expect(statements.items).toMatchObject([
      { creditorName: expect.stringContaining(CREDITOR), totalAmountClaimed: 8940, numberOfDocuments: 3 },
    ]);
  });
});

test('a creditor with nothing to claim says so, and that is final', async ({ page, openPage }) => {
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  const { code } = await inviteCreditor(office, dossier.id);
  const phone = await openPage(PHONE);
  await phone.goto(`/invited/${code}`);
  await phone.getByRole('button', { name: invited.dossier.noClaim }).tap();
  const dialog = phone.getByRole('dialog', { name: noClaim.title });
  await dialog.getByText(noClaim.final).waitFor();
  await expectAccessible(phone);
  const verb = dialog.getByRole('button', { name: noClaim.verb, exact: true });
  expect(await verb.isDisabled()).toBe(true);
  await dialog.getByRole('checkbox').check();
  await verb.tap();
  await phone.getByRole('heading', { name: noClaim.received }).waitFor();
  await phone.getByText(/-01$/).waitFor();
  await expectAccessible(phone);
  await expectNoSidewaysScrolling(phone);
  await phone.goto(`/invited/${code}/statement`);
  await phone.getByRole('heading', { name: invited.statements.title }).waitFor();
  expect(await phone.getByRole('link', { name: invited.dossier.start }).count()).toBe(0);
});

test('a second statement is filed beside the first, and one can be withdrawn', async ({ page, openPage }) => {
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  const { code } = await inviteCreditor(office, dossier.id);
  const phone = await openPage(PHONE);
  await phone.goto(`/invited/${code}/statement`);
  await beginStatement(phone, 'Eerste schuldeiser', '100');
  await phone.goto(`/invited/${code}/myStatements`);
  await phone.getByRole('link', { name: invited.statements.another }).click();
  await beginStatement(phone, 'Tweede schuldeiser', '200');
  await phone.goto(`/invited/${code}/myStatements`);
  await phone.getByRole('link', { name: /Eerste schuldeiser/ }).waitFor();
  await phone.getByText(close.notYet).waitFor();
  expect(await phone.getByRole('button', { name: close.act }).isDisabled()).toBe(true);
  await expectAccessible(phone);
  await phone.getByRole('link', { name: /Tweede schuldeiser/ }).click();
  await phone.getByRole('button', { name: invited.statements.withdraw }).click();
  await phone
    .getByRole('dialog')
    .getByRole('button', { name: invited.statements.withdrawVerb, exact: true })
    .click();
  await phone.getByRole('heading', { name: invited.statements.title }).waitFor();
  await phone.getByRole('link', { name: /Tweede schuldeiser/ }).waitFor({ state: 'hidden' });
  await phone.getByRole('link', { name: /Eerste schuldeiser/ }).waitFor();
});

test('of two tabs, the second is told what the first changed, and loses nothing', async ({
  page,
  openPage,
  faults,
}) => {
  faults.expect(/409/);
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  const { code } = await inviteCreditor(office, dossier.id);
  const one = await openPage(PHONE);
  await one.goto(`/invited/${code}/statement`);
  await beginStatement(one, CREDITOR, '100');
  const payment = `${new URL(one.url()).pathname}?step=payment`;
  const other = await one.context().newPage();
  await one.goto(payment);
  await other.goto(payment);
  await field(one, invited.fields.paymentreference).fill('Eerste tab');
  await field(other, fields.statement.paymentaccount).fill('BE68 5390 0754 7034');
  await goOn(one, steps.sending.title);
  await other.getByRole('button', { name: steps.next }).click();
  const notice = other.getByRole('alert').filter({ hasText: 'Eerste tab' });
  await notice.waitFor();
  await expectAccessible(other);
  expect(await field(other, fields.statement.paymentaccount).inputValue()).toBe('BE68 5390 0754 7034');
  await notice.getByRole('button', { name: states.conflict.redoMine }).click();
  await notice.waitFor({ state: 'hidden' });
  expect(await field(other, invited.fields.paymentreference).inputValue()).toBe('Eerste tab');
  await goOn(other, steps.sending.title);
});

test('leaving a step with something typed asks first', async ({ page, openPage }) => {
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  const { code } = await inviteCreditor(office, dossier.id);
  const phone = await openPage(PHONE);
  await phone.goto(`/invited/${code}/statement`);
  await field(phone, invited.fields.corporateName).fill('Half ingevuld');
  await phone.getByRole('link', { name: invited.toStatements }).click();
  await phone.getByRole('dialog', { name: forms.leave.title }).waitFor();
  await phone.getByRole('button', { name: forms.leave.stay }).click();
  expect(await field(phone, invited.fields.corporateName).inputValue()).toBe('Half ingevuld');
});
