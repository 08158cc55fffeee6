import { invited } from '@prorata/i18n/nl/invited';
import { problems } from '@prorata/i18n/nl/problems';
import { start } from '@prorata/i18n/nl/start';
import { expect } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { atNight, PHONE, test } from '../support/browser.ts';
import { inviteCreditor, openDossier, openOffice } from '../support/office.ts';
import { LANGUAGE_NAMES, textsOf } from '../support/texts.ts';

test.for([
  ['that is none', 'geen-code', problems['invitation-code-invalid']],
  ['that nobody has', '0000-0000-0000', problems['invitation-not-found']],
] as const)(
  'a code %s gets the words of the specification',
  async ([, code, phrase], { openPage, faults }) => {
    faults.expect(/40[04]/);
    const page = await openPage(PHONE);
    await page.goto(`/invited/${code}`);
    await page.getByText(phrase.replace('{{code}}', code)).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: invited.wrongCode.again }).click();
    await page.getByLabel(start.code).waitFor();
  },
);

test('the code of the letter opens the invitation however it is typed', async ({ page, openPage }) => {
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  const { code } = await inviteCreditor(office, dossier.id);
  const visitor = await openPage(PHONE);
  await visitor.goto('/');
  await visitor.getByLabel(start.code).fill(` ${code.toLowerCase().replaceAll('-', ' ')} `);
  await visitor.getByRole('button', { name: start.continue, exact: true }).click();
  await visitor.getByRole('heading', { name: invited.dossier.title }).waitFor();
});

test('the invitation speaks its own language until the creditor chooses one', async ({ page, openPage }) => {
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  const { code } = await inviteCreditor(office, dossier.id, { language: 'fr' });
  const [french, german] = [await textsOf('fr', 'invited'), await textsOf('de', 'invited')];
  const visitor = await openPage({ ...PHONE, locale: 'en-GB' });
  await visitor.goto(`/invited/${code}`);
  await visitor.getByRole('heading', { name: french.dossier.title }).waitFor();
  await visitor.getByRole('button', { name: LANGUAGE_NAMES.de }).click();
  await visitor.getByRole('heading', { name: german.dossier.title }).waitFor();
  await visitor.reload();
  await visitor.getByRole('heading', { name: german.dossier.title }).waitFor();
});

atNight('a statement of another invitation stays closed', async ({ page, openPage, faults }) => {
  faults.expect(/40[34]/);
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  const mine = await inviteCreditor(office, dossier.id);
  const theirs = await inviteCreditor(office, dossier.id, { addressee: 'Iemand anders' });
  const visitor = await openPage(PHONE);
  const made = await visitor.request.post(`/api/invited/${theirs.code}/thirdPartyStatement`, {
    data: { creditorAddress: {}, totalAmountClaimed: 5, corporateName: 'Iemand anders' },
  });
  expect(made.status()).toBe(201);
  const { id } = await made.json();
  await visitor.goto(`/invited/${mine.code}/statement/${id}`);
  await visitor.getByText(problems['access-denied'], { exact: true }).waitFor();
  await expectAccessible(visitor);
});

test('who lost the code asks for it again, and is told nothing about who was invited', async ({
  page,
  openPage,
}) => {
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  const known = `kwijt-${Date.now()}@example.be`;
  await inviteCreditor(office, dossier.id, { email: known });
  for (const email of [known, `niemand-${Date.now()}@example.be`]) {
    const visitor = await openPage(PHONE);
    await visitor.goto('/');
    await visitor.getByRole('button', { name: start.findCode }).click();
    const help = visitor.getByRole('dialog', { name: start.codeHelp.title });
    await help.getByRole('textbox', { name: start.codeHelp.ownEmail }).fill(email);
    await expectAccessible(visitor);
    await help.getByRole('button', { name: start.codeHelp.sendAgain }).click();
    await help.getByText(start.codeHelp.sendAgainDone).waitFor();
  }
});
