import type { ExtractContents } from '@prorata/contract/extracts/extract';
import { describe, expect, it } from 'vitest';
import { A4, type SetDocument } from '../samples/set-pages.ts';
import { pagesOf } from '../testing/pages-of.ts';
import { BLOCK_SHAPES, TABLE_SHAPES, testExtract } from '../testing/shapes.ts';
import { toldBy } from '../testing/told-by.ts';
import type { Layout } from './layout.ts';
import { loadLayout } from './load-layouts.ts';
import { readBlocks } from './read-blocks.ts';
import { readTable } from './read-table.ts';
import { understand } from './understand.ts';

function read(document: SetDocument, layout: Layout): ExtractContents {
  const pages = pagesOf(document);
  if (layout.format === 'blocks') return understand(readBlocks(pages, layout), layout);
  if (layout.format === 'table') return understand(readTable(pages, layout), layout);
  throw new Error(`${layout.docTypeId} is not printed.`);
}

it.each([
  ['cbbDutch', BLOCK_SHAPES],
  ['cbbFrench', BLOCK_SHAPES],
  ['providerPdf', TABLE_SHAPES],
] as const)('whatever is written in %s is read back, in whichever shape', (docTypeId, shapes) => {
  for (let seed = 100; seed < 126; seed += 1) {
    const shape = shapes[seed % shapes.length];
    if (shape === undefined) continue;
    const { document, layout, expected } = testExtract(docTypeId, shape, seed, 4);
    expect(toldBy(read(document, layout)), `${shape.name}, seed ${seed}`).toEqual(expected);
  }
});

/** A page of the central file with these lines, as typed: two blanks stand between columns. */
function typed(...lines: readonly string[]): ExtractContents {
  const texts = ['CENTRAAL BESTAND VAN BERICHTEN  Raadpleging 26/10/2026 10:42  1/1', ...lines].map(
    (text, index) => ({
      text,
      left: 40,
      baseline: 50 + index * 12,
      font: 'IBM Plex Mono' as const,
      size: 10,
    }),
  );
  return read({ title: '', ...A4, pages: [{ texts, rules: [] }] }, loadLayout('cbbDutch'));
}

describe('an extract as it is drawn in the design', () => {
  const contents = typed(
    'BERICHT 2026-0398214   BESLAGBERICHT',
    'Ontvangen op .................: 04/06/2026 15:31:08',
    'Vervaldatum ..................: 04/06/2029',
    '',
    'SCHULDEISER',
    'Benaming .....................: IMMO DIJLEZICHT BV',
    'Ondernemingsnummer ...........: 0588.134.754',
    'Zetel ........................: HAVERWERF 27, 2800 MECHELEN',
    'Gekozen woonplaats ...........: Claes & Dewitte, Mechelen',
    '',
    'BESLAG',
    'Soort en aard ................: UITVOEREND ROEREND BESLAG',
    'Datum betekening .............: 03/06/2026',
    'Plaats .......................: Battelsesteenweg 418, Mechelen',
    'Beslagen goederen ............: machines, voorraad, inboedel',
    '',
    'VORDERING',
    'Aard .........................: HUURGELDEN',
    'Bedrag .......................: EUR 7.250,00',
    'Reden van voorrang ...........: VERHUURDER (20,1° HYP.W.)',
    'Bijk. verm. : zie ook dossier 26/881 vr. Mechelen',
    '',
    'BERICHT 2026-0402550   BERICHT VAN BEVEL',
    'Ontvangen op .................: 09/06/2026 09:12:44',
    '',
    'SCHULDEISER',
    'Benaming .....................: FOD FINANCIEN',
    'Dienst .......................: TEAM INVORDERING',
  );

  it('is understood field by field', () => {
    expect(contents.consultedAt.value).toBe('2026-10-26T09:42:00.000Z');
    expect(contents.creditors).toMatchObject([
      {
        name: 'IMMO DIJLEZICHT BV',
        corporateName: { value: 'IMMO DIJLEZICHT' },
        corporateForm: { value: 'BV' },
        kboNumber: { value: '0588134754', printed: '0588.134.754' },
        address: { value: { street: 'HAVERWERF', housenumber: '27', zipcode: '2800', city: 'MECHELEN' } },
        electedDomicile: { value: 'Claes & Dewitte, Mechelen' },
        totalAmount: 7250,
        suggestedPrivilegeId: 'lessor',
        notices: [
          {
            noticeType: { value: 'seizure' },
            receivedAt: { value: '2026-06-04T13:31:08.000Z' },
            seizureNature: { value: 'UITVOEREND ROEREND BESLAG' },
            servedOn: { value: '2026-06-03' },
            amount: { value: 7250, printed: 'EUR 7.250,00' },
          },
        ],
      },
      { name: 'FOD FINANCIEN, TEAM INVORDERING', notices: [{ noticeType: { value: 'command' } }] },
    ]);
  });

  it('lists what it does not understand, with its creditor', () => {
    expect(contents.notUnderstood).toMatchObject([
      { text: 'Bijk. verm. : zie ook dossier 26/881 vr. Mechelen', creditorKey: contents.creditors[0]?.key },
    ]);
  });

  it('shows each value in a box of its own, the name apart from the legal form', () => {
    const creditor = contents.creditors[0];
    const sign = (index: number) => (40 + index * 6) / A4.width;
    expect(creditor?.corporateName.places).toMatchObject([{ page: 1, left: expect.closeTo(sign(32), 3) }]);
    expect(creditor?.corporateForm.places).toMatchObject([
      { page: 1, left: expect.closeTo(sign(48), 3), width: expect.closeTo(12 / A4.width, 3) },
    ]);
  });
});

describe('an insolvency', () => {
  it.each([
    ['BERICHT VAN FAILLISSEMENT', 'bankruptcy'],
    ['BERICHT VAN GERECHTELIJKE REORGANISATIE', 'reorganisation'],
    ['BERICHT VAN OVERDRACHT ONDER GERECHTELIJK GEZAG', 'reorganisation'],
    ['BERICHT VAN FAILLISSEMENT OF REORGANISATIE', null],
  ])('of which the notice says %s is %s', (type, stopKind) => {
    const { stoppingNotices, creditors } = typed(
      `BERICHT 2026-0398214   ${type}`,
      'Ontvangen op ...: 04/06/2026 15:31',
    );
    expect(creditors).toEqual([]);
    expect(stoppingNotices).toMatchObject([
      { stopKind: { value: stopKind, printed: type }, receivedAt: { value: '2026-06-04T13:31:00.000Z' } },
    ]);
  });
});

it('a debtor who is told otherwise in a notice is shown, not chosen', () => {
  const { defendant, notUnderstood } = typed(
    'SCHULDENAAR',
    'Naam ....: PEETERS',
    'BERICHT 2026-0398214   BESLAGBERICHT',
    'SCHULDENAAR',
    'Naam ....: Peeters',
    'Voornaam : Jan',
    'BERICHT 2026-0398215   BESLAGBERICHT',
    'SCHULDENAAR',
    'Naam ....: PIETERS',
  );
  expect(defendant).toMatchObject({ lastName: { value: 'PEETERS' }, firstName: { value: 'Jan' } });
  expect(notUnderstood.map(({ text }) => text)).toEqual(['PIETERS']);
});

it('labels that mean one thing are understood where the title of their section is missing', () => {
  const { creditors } = typed(
    'BERICHT 2026-0398214   BESLAGBERICHT',
    'Bedrag ...: 100,00',
    'Reden van voorrang: verhuurder',
  );
  expect(creditors).toMatchObject([{ totalAmount: 100, suggestedPrivilegeId: 'lessor' }]);
});
