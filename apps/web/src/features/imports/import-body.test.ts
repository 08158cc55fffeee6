import { takeOverSchema } from '@prorata/contract/imports/import';
import { partySchema } from '@prorata/contract/parties/party';
import type { ImportField } from '@prorata/domain/imports/import-fields';
import { readImport } from '@prorata/domain/imports/read-import';
import { expect, test } from 'vitest';
import { creditorToTake } from './import-body.ts';

type Cells = Partial<Record<ImportField, string>>;

function taken(lines: readonly Cells[], party = {}, statementId?: string) {
  const columns = [...new Set(lines.flatMap((line) => Object.keys(line) as ImportField[]))];
  const { creditors } = readImport(
    lines.map((line, index) => ({ number: index + 2, cells: columns.map((field) => line[field] ?? '') })),
    {
      headNumber: 1,
      notation: 'comma',
      columns,
      corrections: {},
      causes: {},
      lots: [{ id: LOT, name: 'Wagen' }],
    },
  );
  const known = Object.keys(party).length === 0 ? undefined : partySchema.parse({ address: {}, ...party });
  const bodies = creditors.map((creditor) =>
    creditorToTake(creditor, creditor.rows, { party: known, statementId }),
  );
  return takeOverSchema.parse({ creditors: bodies }).creditors;
}

const LOT = '0193a1f0-0000-7000-8000-000000000001';

test('one ordinary amount is a statement without claims', () => {
  expect(
    taken([
      { name: 'Lumio NV', street: 'Kaai 12 bus 3', zipcode: '2800', city: 'Mechelen', principal: '10,50' },
    ]),
  ).toMatchObject([
    {
      into: 'newStatement',
      rows: [2],
      statement: {
        creditorType: 'legalEntity',
        corporateName: 'Lumio NV',
        creditorAddress: {
          street: 'Kaai',
          housenumber: '12',
          housenumberaddition: '3',
          city: 'Mechelen',
          country: 'BE',
        },
        totalAmountClaimed: 10.5,
      },
      claims: [],
    },
  ]);
});

test('interest and costs stay apart in the claim', () => {
  const [creditor] = taken([
    { name: 'Lumio', principal: '10,00', interest: '2,00', costs: '1,50', total: '13,50' },
  ]);
  expect(creditor).toMatchObject({
    statement: { totalAmountClaimed: 13.5 },
    claims: [
      {
        type: 'chirographic',
        amountDemanded: 13.5,
        parts: [
          { kind: 'principal', declared: 10, admitted: 10 },
          { kind: 'interest', declared: 2, admitted: 2 },
          { kind: 'costs', declared: 1.5, admitted: 1.5 },
        ],
      },
    ],
  });
});

test('several lines are several claims, each with its privilege, lots and title', () => {
  const [creditor] = taken([
    {
      name: 'Immo Vaart BV',
      principal: '100,00',
      cause: 'lessor',
      lot: 'wagen',
      titleKind: 'vonnis',
      titleDate: '26/05/2026',
    },
    { name: 'Immo Vaart', principal: '20,00', cause: 'gewoon' },
  ]);
  expect(creditor).toMatchObject({
    rows: [2, 3],
    statement: { totalAmountClaimed: 120 },
    claims: [
      {
        type: 'specific',
        privilegeId: 'lessor',
        assetIds: [LOT],
        titles: [{ kind: 'judgment', date: '2026-05-26' }],
      },
      { type: 'chirographic', privilegeId: null, amountDemanded: 20 },
    ],
  });
});

test('who is known brings all of it; what the sheet says goes before it', () => {
  const party = { name: 'Telvia NV', kboNumber: '0403227515', email: 'oud@telvia.example', language: 'fr' };
  expect(taken([{ name: 'Telvia', principal: '5,00', email: 'nieuw@telvia.example' }], party)).toMatchObject([
    {
      statement: {
        corporateName: 'Telvia NV',
        kboNumber: '0403227515',
        language: 'fr',
        primaryEmail: 'nieuw@telvia.example',
      },
    },
  ]);
});

test('a person has a first and a last name', () => {
  expect(taken([{ name: 'Pauwels', firstName: 'Nathalie', principal: '5,00' }])).toMatchObject([
    {
      statement: { creditorType: 'person', firstName: 'Nathalie', lastName: 'Pauwels', corporateName: null },
    },
  ]);
});

test('what is joined with a statement is a claim, also a single amount', () => {
  expect(taken([{ name: 'Lumio', principal: '5,00' }], {}, LOT)).toMatchObject([
    { into: 'statement', statementId: LOT, claims: [{ type: 'chirographic', amountDemanded: 5 }] },
  ]);
});
