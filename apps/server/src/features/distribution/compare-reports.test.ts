import { type Declarant, type Report, reportFromJson, reportToJson } from '@prorata/documents/report/report';
import { expect, it } from 'vitest';
import { compareReports } from './compare-reports.ts';

const claim = {
  kind: 'specific',
  name: 'Verhuurder',
  articles: '20, 1° Hyp.W.',
  rank: 40,
  pool: 'Voorraad',
  since: null,
  isRest: false,
  isReserved: false,
  limitCents: null,
  securedCents: 4_900_00n,
  places: [],
  besides: [],
  after: [],
  draws: [],
  fixedReason: null,
  reasons: [],
  claimedCents: 4_900_00n,
  allottedCents: 4_900_00n,
} as const;

const landlord: Declarant = {
  statementId: 'landlord',
  number: 1,
  name: 'Immo Dijlezicht NV',
  address: 'Haverwerf 27, 2800 Mechelen',
  isCompany: true,
  enterpriseNumber: null,
  declaredBy: null,
  titles: ['Vonnis'],
  filedOn: '2026-11-02',
  isLate: false,
  claimedCents: 4_900_00n,
  allottedCents: 4_900_00n,
  reservedCents: 0n,
  entries: [claim],
};

const lot = {
  kind: 'asset',
  grossCents: 6_000_00n,
  ownCostsCents: 0n,
  commonCostsCents: 100_00n,
  netCents: 5_900_00n,
} as const;

const report: Report = {
  language: 'nl',
  fileNumber: '2026/0147',
  reference: null,
  repertoryNumber: null,
  calculation: { number: 1, on: '2026-11-15' },
  office: {
    name: 'Claes & Dewitte',
    address: 'Keizerstraat 54, 2800 Mechelen',
    city: 'Mechelen',
    phone: null,
    email: null,
    enterpriseNumber: null,
    thirdPartyAccount: 'BE49999000000171',
    logo: null,
  },
  bailiff: { name: 'Ann Peeters', immatriculation: 'gerechtsdeurwaarder te Mechelen' },
  defendant: { name: 'Van Hoorick BV', address: 'Mechelen', isCompany: true, enterpriseNumber: null },
  origin: { kinds: ['sale'], saleDate: '2026-10-22', seizureDate: null },
  consultation: { on: '2026-10-26', time: '10:42' },
  invitations: {
    registered: 1,
    byMail: 2,
    firstSentOn: '2026-10-27',
    lastSentOn: '2026-10-27',
    silent: [],
    endedEarly: null,
  },
  pools: [
    { ...lot, id: 'one', lot: 1, name: 'Voorraad' },
    { ...lot, id: 'two', lot: 2, name: 'Voorraad' },
  ],
  declarants: [landlord],
  rounds: [],
  costs: {
    execution: [{ id: 'towing', description: 'Takelen', on: null, pool: 'Voorraad', amountCents: 385_00n }],
    tariff: [],
    vatRatePartsPerMillion: 210_000,
    isFreeOfRegistrationFees: false,
  },
  totals: { moneyInCents: 0n, costsCents: 0n, paidCents: 0n, reservedCents: 0n, surplusCents: 0n },
  decisions: [],
  explanation: null,
  paymentType: 'oneOff',
  contestationTermDays: 15,
  seal: { lawVersion: '1', engineVersion: '1', inputSha256: 'a', outcomeSha256: 'b' },
};

it('finds nothing in two reports that say the same, whatever the law is called and whichever edition made them', () => {
  const renamed = {
    ...report,
    repertoryNumber: undefined as never,
    declarants: [{ ...landlord, entries: [{ ...claim, name: 'Lessor', articles: '' }] }],
    seal: { ...report.seal, lawVersion: '2', inputSha256: 'c' },
  };
  expect(compareReports(renamed, report)).toEqual([]);
});

it('tells what changed of whom, from what to what', () => {
  const after = {
    ...report,
    office: { ...report.office, thirdPartyAccount: 'BE68539007547034' },
    declarants: [{ ...landlord, allottedCents: 4_800_00n }],
  };
  expect(compareReports(report, after)).toEqual([
    {
      part: 'office',
      name: null,
      kind: 'changed',
      changes: [
        {
          field: 'thirdPartyAccount',
          before: { kind: 'text', value: 'BE49 9990 0000 0171' },
          after: { kind: 'text', value: 'BE68 5390 0754 7034' },
        },
      ],
    },
    {
      part: 'statement',
      name: 'Immo Dijlezicht NV',
      kind: 'changed',
      changes: [
        {
          field: 'allotted',
          before: { kind: 'amount', value: 4_900 },
          after: { kind: 'amount', value: 4_800 },
        },
      ],
    },
  ]);
});

it('sees a cost that moved between two lots of one name', () => {
  const [one, two] = report.pools;
  if (!one || !two) throw new Error('The report has two lots.');
  const before = { ...report, pools: [{ ...one, ownCostsCents: 385_00n }, two] };
  const after = { ...report, pools: [one, { ...two, ownCostsCents: 385_00n }] };
  expect(compareReports(before, after)).toMatchObject([
    { part: 'lot', name: 'Voorraad', changes: [{ field: 'ownCosts' }] },
    { part: 'lot', name: 'Voorraad', changes: [{ field: 'ownCosts' }] },
  ]);
});

it('names what only one of the two has, and a claim that came or went', () => {
  const newcomer = { ...landlord, statementId: 'other', name: 'Scheldebank NV', entries: [] };
  const after = {
    ...report,
    declarants: [{ ...landlord, entries: [] }, newcomer],
    costs: { ...report.costs, execution: [] },
  };
  expect(compareReports(report, after)).toEqual([
    { part: 'executionCost', name: 'Takelen', kind: 'removed', changes: [] },
    { part: 'claim', name: 'Immo Dijlezicht NV, Verhuurder', kind: 'removed', changes: [] },
    { part: 'statement', name: 'Scheldebank NV', kind: 'added', changes: [] },
  ]);
});

it('finds parties and deeds as they were once they were stored, and sees another kind of deed', () => {
  const deed = {
    kind: 'movableSeizure',
    on: '2026-05-27',
    description: 'Battelsesteenweg 418',
    servedOn: null,
    officer: 'A. Claes',
    repertoryNumber: '26/01964',
  } as const;
  const bank = {
    name: 'Scheldebank NV',
    address: 'Meir 120, 2000 Antwerpen',
    enterpriseNumber: '1999200484',
  };
  const withDeeds: Report = {
    ...report,
    deeds: [deed],
    parties: {
      seizing: [{ ...bank, counsel: 'mr. Tine Adriaens', bailiff: null }],
      thirdParties: [{ ...bank, declaredOn: '2026-06-22', receivedOn: '2026-07-03' }],
      electedDomicile: null,
    },
  };
  const stored = reportFromJson(reportToJson(withDeeds));
  expect(compareReports(stored, withDeeds)).toEqual([]);
  const other = { ...withDeeds, deeds: [{ ...deed, kind: 'conservatorySeizure' as const }] };
  expect(compareReports(stored, other)).toMatchObject([{ part: 'dossier', changes: [{ field: 'deeds' }] }]);
});
