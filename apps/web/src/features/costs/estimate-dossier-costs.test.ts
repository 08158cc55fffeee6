import type { DossierCost } from '@prorata/contract/costs/dossier-cost';
import { expect, it } from 'vitest';
import { estimateDossierCosts } from './estimate-dossier-costs.ts';

const FILE: DossierCost = {
  id: 'file',
  version: 1,
  name: 'file-cost',
  displayName: 'Dossierkosten',
  displayNameFrench: 'Frais de dossier',
  displayNameGerman: null,
  displayNameEnglish: null,
  kind: 'Fees',
  type: 'fixed',
  tariffArticle: null,
  vatApplicable: true,
  frequency: 'once',
  frequencyOffset: 0,
  isVerified: false,
  periods: [
    { validFrom: '2024-10-01', validUntil: null, cost: 50, layers: [], classes: [], usedUntil: null },
  ],
};
const FEE: DossierCost = {
  ...FILE,
  id: 'fee',
  displayName: 'Ereloon',
  type: 'layered',
  periods: [
    {
      validFrom: '2024-10-01',
      validUntil: null,
      cost: 42.18,
      layers: [{ upperLimit: 2_500, percentage: 8 }],
      classes: [],
      usedUntil: null,
    },
  ],
};
const LETTER: DossierCost = {
  ...FILE,
  id: 'letter',
  kind: 'Expenses',
  vatApplicable: false,
  frequency: 'perInvitation',
};
const TYPED = {
  balance: 2_500,
  statements: 1,
  creditors: 1,
  creditorsByRegisteredLetter: 0,
  invitations: 3,
  invitationsByRegisteredLetter: 0,
  date: '2026-11-15',
  isFree: false,
};

it('adds up by kind, with VAT at the rate of the law', () => {
  expect(estimateDossierCosts([FILE, FEE, LETTER], TYPED, 'nl')).toMatchObject({
    kind: 'sums',
    sums: {
      kinds: [
        { kind: 'Fees', posts: 2, net: 250 },
        { kind: 'Expenses', posts: 1, net: 150 },
        { kind: 'Government', posts: 0, net: 0 },
      ],
      vatRatePercent: 21,
      vat: 52.5,
      total: 452.5,
    },
  });
});

it.each([
  ['a balance above the last layer', { balance: 2_500.01 }, { kind: 'exceeded' }],
  [
    'a day without a price',
    { date: '2024-09-30' },
    { kind: 'gap', name: 'Dossierkosten', date: '2024-09-30' },
  ],
  ['no balance', { balance: null }, { kind: 'incomplete' }],
  ['a negative balance', { balance: -1 }, { kind: 'incomplete' }],
  ['half a creditor', { creditors: 0.5 }, { kind: 'incomplete' }],
  ['no date', { date: null }, { kind: 'incomplete' }],
])('says so of %s', (_case, change, outcome) => {
  expect(estimateDossierCosts([FILE, FEE], { ...TYPED, ...change }, 'nl')).toEqual(outcome);
});
