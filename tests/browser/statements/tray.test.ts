import type { Statement } from '@prorata/contract/statements/statement';
import { tray } from '@prorata/i18n/nl/tray';
import { expect } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/browser.ts';
import { openDossier, openOffice } from '../support/office.ts';
import { writtenPdf } from './written-pdf.ts';

const CREDITORS = ['Garage Nekkerspoel', 'Immo Vaartkom', 'Papierhandel Reynders', 'Scheldebank'];
const KINDS = ['afrekening', 'vonnis'];

/** A picture costs less than a PDF: nothing is read in it. */
function pictureNamed(name: string, content: string) {
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const buffer = Buffer.concat([Buffer.from(png, 'base64'), Buffer.from(content)]);
  return { name, mimeType: 'image/png', buffer };
}

test('papers of several creditors are laid down together; the certain ones are confirmed with one press, the others by keys', async ({
  page,
}) => {
  const office = await openOffice(page);
  const dossier = await openDossier(office);
  const statements = `/api/Dossier/${dossier.id}/Statement`;
  const ids: string[] = [];
  for (const corporateName of CREDITORS) {
    const given = { creditorType: 'legalEntity', corporateName, creditorAddress: {}, totalAmountClaimed: 10 };
    ids.push((await office.call<Statement>('POST', statements, given)).id);
  }
  const documentsOf = async (at: number) => {
    const { documents } = await office.call<Statement>('GET', `${statements}/${ids[at]}`);
    return documents.map(({ documentType }) => documentType).sort();
  };
  const certain = CREDITORS.flatMap((name) =>
    KINDS.map((kind) => pictureNamed(`${kind} ${name}.png`, `${kind} ${name}`)),
  );
  const named = certain.length + 2;
  await page.goto(`/app/dossier/${dossier.id}?tab=statements`);
  await page.getByRole('button', { name: tray.button }).click();
  await page
    .getByLabel(tray.choose)
    .first()
    .setInputFiles([
      ...certain,
      // The same once more, under another name; and two that somebody must look at.
      { ...pictureNamed('kopie.png', `${KINDS[0]} ${CREDITORS[0]}`) },
      writtenPdf('scan1.pdf', 'Vonnis Scheldebank, Immo Vaartkom'),
      pictureNamed('scan2.png', 'nobody knows'),
    ]);
  await page
    .getByText(tray.repeated_one.replace('{{count}}', '1').replace('{{names}}', 'kopie.png'))
    .waitFor();
  await page.getByText(tray.waiting_other.replace('{{count}}', String(named))).waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: tray.confirmAll_other.replace('{{count}}', '8') }).click();
  await page.getByText(tray.waiting_other.replace('{{count}}', '2')).waitFor();
  expect(await documentsOf(1)).toEqual(['settlement', 'title']);

  // Two files arrive at once, so that either of these may be the first.
  await page.getByRole('navigation', { name: tray.queue }).getByRole('button', { name: 'scan1.pdf' }).click();
  const decision = page.getByRole('form', { name: tray.decision });
  await decision.getByRole('heading', { name: 'scan1.pdf' }).waitFor();
  await page.keyboard.press('3');
  await decision.getByRole('checkbox', { name: 'Immo Vaartkom' }).check();
  await decision.getByRole('button', { name: tray.confirm }).click();
  await page.getByText(tray.waiting_one.replace('{{count}}', '1')).waitFor();
  expect(await documentsOf(1)).toEqual(['other', 'settlement', 'title', 'title']);
  expect(await documentsOf(0)).toEqual(['settlement', 'title']);

  // What nobody has confirmed is still there after a reload, and hangs nowhere.
  await page.reload();
  await decision.getByRole('heading', { name: 'scan2.png' }).waitFor();
});
