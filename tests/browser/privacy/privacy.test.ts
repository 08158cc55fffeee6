import { audit } from '@prorata/i18n/nl/audit';
import { privacy } from '@prorata/i18n/nl/privacy';
import { expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts';
import { PHONE, test } from '../support/browser.ts';
import { pdfFile } from '../support/files.ts';
import { openDossier, openOffice } from '../support/office.ts';
import { personOf, takeUpSession } from '../support/sign-in.ts';

const ADMINISTRATOR = personOf('demo-annelies-claes');

test('an office gives somebody their data and erases what may go, and sees who opened what', async ({
  page,
  openPage,
  faults,
}) => {
  const office = await openOffice(page, ADMINISTRATOR);
  const lastName = `Toets${Date.now()}`;
  const email = `${lastName.toLowerCase()}@people.example`;
  const dossier = await openDossier(office);
  const statements = `/api/Dossier/${dossier.id}/Statement`;
  const statement = await office.call<{ id: string }>('POST', statements, {
    ...{ creditorType: 'person', firstName: 'Els', lastName, primaryEmail: email, totalAmountClaimed: 100 },
    creditorAddress: {
      street: 'Haverwerf',
      housenumber: '27',
      zipcode: '2800',
      city: 'Mechelen',
      country: 'BE',
    },
  });
  const token = await takeUpSession(page, ADMINISTRATOR);
  const headers = { authorization: `Bearer ${token}` };
  const documents = `${statements}/${statement.id}/document`;
  const { name, mimeType, buffer } = pdfFile('afrekening.pdf');
  const added = await page.request.post(documents, {
    headers,
    multipart: { documentType: 'settlement', file: { name, mimeType, buffer } },
  });
  const { id: documentId } = await added.json();
  await page.request.get(`${documents}/${documentId}/file`, { headers });
  await office.call('POST', `/api/Dossier/${dossier.id}/cancel`, { reason: 'Vergissing' });

  await page.goto('/app/privacy?open=new');
  await page.getByRole('textbox', { name: privacy.find.name }).fill(`Els ${lastName}`);
  await page.getByRole('textbox', { name: privacy.find.email }).fill(email);
  await page.getByRole('button', { name: privacy.find.act }).click();
  await page
    .getByRole('table', { name: privacy.found.title })
    .getByText(privacy.recognitions.certain)
    .first()
    .waitFor();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: privacy.found.proof }).fill('Identiteitskaart');
  await page.getByRole('button', { name: privacy.found.act }).click();

  await page.getByRole('heading', { name: `Els ${lastName}` }).waitFor();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: privacy.request.download }).click();
  expect((await download).suggestedFilename()).toBe(`${privacy.export.file}.zip`);
  const plan = page.getByRole('table', { name: privacy.request.plan });
  await plan.getByText(privacy.reasons.nothingSent).first().waitFor();
  await plan.getByText(privacy.reasons.convenience).first().waitFor();

  const phone = await openPage(PHONE);
  await takeUpSession(phone, ADMINISTRATOR);
  await phone.goto(page.url());
  await phone.getByText(privacy.reasons.nothingSent).first().waitFor();
  await expectNoSidewaysScrolling(phone);
  await expectAccessible(phone);

  await phone.goto('/app/privacy?open=new');
  await phone.getByRole('textbox', { name: privacy.find.name }).fill(lastName);
  await phone.getByRole('button', { name: privacy.find.act }).tap();
  // Of who has only the name in common somebody has to say whether it is them.
  await phone.getByRole('table', { name: privacy.found.title }).getByRole('checkbox').last().check();
  await phone.getByText('1 plaats aangeduid').waitFor();
  await expectNoSidewaysScrolling(phone);
  await expectAccessible(phone);

  // What is typed is not the name.
  faults.expect(/422.*erase/);
  await page.getByRole('button', { name: privacy.request.erase }).click();
  const dialog = page.getByRole('dialog', { name: privacy.request.eraseTitle });
  await dialog.getByRole('textbox').fill('Iemand anders');
  await dialog.getByRole('button', { name: privacy.request.erase }).click();
  await dialog.getByText(privacy.request.notErased).waitFor();
  await dialog.getByRole('textbox').fill(`els ${lastName}`);
  await dialog.getByRole('button', { name: privacy.request.erase }).click();
  await page.getByRole('heading', { name: privacy.list.erasedPerson, exact: true }).waitFor();
  expect(await page.locator('main').textContent()).not.toContain(lastName);

  await phone.goto(`/app/dossier/${dossier.id}?tab=audit&log=readings`);
  await phone.getByText('afrekening.pdf').waitFor();
  await phone.getByText(audit.readings.kinds.document, { exact: true }).first().waitFor();
  await expectNoSidewaysScrolling(phone);
  await expectAccessible(phone);
});
