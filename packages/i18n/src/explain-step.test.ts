import { distribute } from '@prorata/domain/distribution/distribute';
import type { Step, StepKind } from '@prorata/domain/distribution/explain-line';
import { explainLine } from '@prorata/domain/distribution/explain-line';
import { type DistributionInput, ORDINARY_BECAUSE } from '@prorata/domain/distribution/input';
import { LANGUAGES, type Language } from '@prorata/domain/vocabulary';
import { describe, expect, test } from 'vitest';
import { explainStep } from './explain-step.ts';

/** A dossier in which every kind of step occurs. */
const input: DistributionInput = {
  asOf: '2026-10-22',
  pools: [
    { id: 'goods', kind: 'asset', amountCents: 172_447n },
    { id: 'stock', kind: 'asset', amountCents: 80_000n },
    { id: 'quota', kind: 'income', amountCents: 50_000n },
    { id: 'protected', kind: 'maintenanceOnly', amountCents: 20_000n },
    { id: 'bank', kind: 'money', amountCents: 4_000_000n },
  ],
  costs: [
    { id: 'towing', amountCents: 1_000n, poolIds: ['goods'] },
    { id: 'draft', amountCents: 2_000n },
    { id: 'publicity', amountCents: 700n, poolIds: ['goods', 'stock'] },
    { id: 'service', amountCents: 300n, creditorId: 'supplier' },
  ],
  statements: [
    one('landlord', { privilegeId: 'lessor', amountCents: 235_000n, lots: ['goods'], since: '2021-03-01' }),
    one('lender', {
      privilegeId: 'pledge',
      amountCents: 9_000n,
      lots: ['goods'],
      since: '2022-01-01',
      limitCents: 5_000n,
    }),
    one('child', { privilegeId: 'maintenance', amountCents: 1_600_000n }),
    one('son', {
      privilegeId: 'maintenance',
      amountCents: 900_000n,
      cappedWith: 'son',
      ordinary: ORDINARY_BECAUSE.map((because) => ({ because, amountCents: 1_000n })),
      reservedCents: 100_000n,
    }),
    one('fund', { privilegeId: 'maintenance', amountCents: 900_000n, cappedWith: 'son' }),
    one('business lender', {
      privilegeId: 'pledge',
      amountCents: 90_000n,
      lots: 'all',
      since: '2019-01-01',
    }),
    one('buyer', {
      privilegeId: 'pledge',
      amountCents: 90_000n,
      lots: ['goods', 'stock'],
      since: '2018-01-01',
      fixedParts: { reason: 'As agreed.', parts: [{ poolId: 'stock', amountCents: 5_000n }] },
    }),
    one('worker', { privilegeId: 'wages', amountCents: 800_000n, reservedCents: 800_000n }),
    one('shareholder', { privilegeId: 'subordinated', amountCents: 100n }),
    one('nobody', { privilegeId: 'vat', amountCents: 0n }),
    { id: 'supplier', creditorId: 'supplier', totalCents: 77_777n, claims: [] },
  ],
};

/** Each of two debtors could pay more than half of what both owe. */
const solidary: DistributionInput = {
  asOf: input.asOf,
  costs: [],
  estates: [{ id: 'main' }, { id: 'spouse' }],
  pools: ['main', 'spouse'].map((estateId) => ({
    ...{ id: estateId, kind: 'money', amountCents: 800n, shares: [{ estateId, basisPoints: 10_000 }] },
  })),
  statements: [
    {
      id: 'both',
      creditorId: 'both',
      totalCents: 1_000n,
      claims: [],
      debtorIds: ['main', 'spouse'],
      liability: 'solidary',
    },
    {
      id: 'each',
      creditorId: 'each',
      totalCents: 10n,
      claims: [],
      debtorIds: ['main', 'spouse'],
      liability: 'joint',
    },
  ],
};

/** The second run of a series: income that was assigned, shares on initial amounts, and a cap of which a part is used. */
const secondRun: DistributionInput = {
  asOf: input.asOf,
  costs: [],
  pools: [{ id: 'wage', kind: 'income', amountCents: 500_000n }],
  incomeSeizedAt: '2026-02-01T09:00:00.000Z',
  secured: [{ parameterId: 'caps.wages', claimId: 'worker-1', creditorId: 'worker', amountCents: 700_000n }],
  statements: [
    one('bank', {
      privilegeId: 'chirographic',
      amountCents: 100_000n,
      assignment: { notifiedAt: '2026-01-31T22:30:00.000Z' },
    }),
    one('worker', { privilegeId: 'wages', amountCents: 100_000n }),
    one('shop', { privilegeId: 'chirographic', amountCents: 900_000n, ceilingCents: 400_000n }),
  ],
};

function one(
  id: string,
  claim: Omit<DistributionInput['statements'][number]['claims'][number], 'id'>,
): DistributionInput['statements'][number] {
  return { id, creditorId: id, totalCents: claim.amountCents, claims: [{ id: `${id}-1`, ...claim }] };
}

function stepsOf(dossier: DistributionInput): Map<string, readonly Step[]> {
  const outcome = distribute(dossier);
  if (outcome.kind !== 'distributed') throw new Error(outcome.kind);
  return new Map(outcome.lines.map((line) => [line.id, explainLine(outcome, line)]));
}

const EVERY_KIND = {
  ownCosts: true,
  lotCosts: true,
  commonCosts: true,
  maintenanceFromIncome: true,
  maintenanceFromProtected: true,
  assignment: true,
  specific: true,
  general: true,
  ordinary: true,
  subordinated: true,
  creditorCosts: true,
  withoutPrivilege: true,
  capped: true,
  cappedTogether: true,
  limited: true,
  joinsOrdinary: true,
  reserved: true,
  partlyReserved: true,
  wholeDebt: true,
  partOfDebt: true,
  initialAmount: true,
  bearsCosts: true,
  solidaryCeiling: true,
  unpaid: true,
  unpaidHere: true,
  nothingClaimed: true,
} satisfies Record<StepKind, true>;

describe('explainStep', () => {
  const steps = [
    ...stepsOf(input).values(),
    ...stepsOf(solidary).values(),
    ...stepsOf(secondRun).values(),
  ].flat();
  const name = (poolId: string) => `«${poolId}»`;

  test('the dossier has every kind of step', () => {
    expect(new Set(steps.map(({ kind }) => kind))).toEqual(new Set(Object.keys(EVERY_KIND)));
  });

  test.each(LANGUAGES)('in %s every step is a sentence without a hole', (language) => {
    for (const step of steps) {
      const sentence = explainStep(step, language, name);
      expect(sentence).toMatch(/^\S.*\.$|^\S.*: .*$/);
      expect(sentence).not.toMatch(/\{\{|\}\}|undefined|null|\(\)/);
    }
  });

  test('each language says it in its own words', () => {
    for (const step of steps) {
      expect(new Set(LANGUAGES.map((language) => explainStep(step, language, name))).size).toBe(4);
    }
  });
});

test('a claim on several lots tells how it was spread', () => {
  const steps = stepsOf({
    asOf: '2026-10-22',
    pools: [
      { id: 'meubels', kind: 'asset', amountCents: 240_000n },
      { id: 'voorraad', kind: 'asset', amountCents: 360_000n },
    ],
    costs: [],
    statements: [
      one('immo', { privilegeId: 'lessor', amountCents: 450_000n, lots: ['meubels', 'voorraad'] }),
    ],
  });
  const [first] = (steps.get('immo-1') ?? []).map((step) => explainStep(step, 'nl', (id) => id));
  expect(first?.replaceAll('\u00a0', ' ')).toBe(
    'Verhuurder of verpachter, op meubels, rang 170 (art. 20, 1° Hyp.W.). De schuldvordering rust op meerdere goederen. Ze vraagt € 4.500,00 naar verhouding van wat er op elk rest: dit goed heeft € 2.400,00 van de € 6.000,00 en draagt € 1.800,00. Gevorderd € 1.800,00, beschikbaar € 2.400,00: volledig toegekend.',
  );
});

test('an assignment tells when it was notified, and a cap what was used of it', () => {
  const steps = stepsOf(secondRun);
  const told = (id: string) =>
    (steps.get(id) ?? []).map((step) => explainStep(step, 'nl', (pool) => pool).replaceAll('\u00a0', ' '));
  expect(told('bank-1')[0]).toContain('ter kennis gebracht op 31/01/2026, 23:30, vóór het beslag');
  expect(told('worker-1')[0]).toBe(
    'Het voorrecht geldt tot € 7.500,00 (art. 19, 3°ter Hyp.W.); € 500,00 valt erbuiten. In eerdere verdelingen van de reeks is daarvan al € 7.000,00 betaald.',
  );
  expect(told('shop-1')[0]).toBe(
    'Deze schuldvordering deelt mee voor haar oorspronkelijke bedrag van € 9.000,00 en krijgt ten hoogste wat daarvan nog open staat: € 4.000,00.',
  );
});

describe('a landlord whose goods fell short', () => {
  const explanation = (language: Language) => {
    const steps = stepsOf({
      asOf: '2026-10-22',
      pools: [
        { id: 'office', kind: 'asset', amountCents: 172_447n },
        { id: 'rest', kind: 'money', amountCents: 335_789n },
      ],
      costs: [],
      statements: [
        one('immo', { privilegeId: 'lessor', amountCents: 235_000n, lots: ['office'] }),
        { id: 'others', creditorId: 'others', totalCents: 1_245_330n, claims: [] },
      ],
    });
    return (steps.get('immo-1') ?? []).map((step) =>
      explainStep(step, language, () => (language === 'nl' ? 'kantoorinboedel' : 'the office')).replaceAll(
        '\u00a0',
        ' ',
      ),
    );
  };

  test('reads in Dutch', () => {
    expect(explanation('nl')).toEqual([
      'Verhuurder of verpachter, op kantoorinboedel, rang 170 (art. 20, 1° Hyp.W.). Gevorderd € 2.350,00, beschikbaar € 1.724,47: € 1.724,47 toegekend, daarmee is het geld op.',
      '€ 625,53 is dan nog onbetaald en wordt een gewone schuldvordering (art. 3.36 lid 2 BW).',
      'Gewone schuldvordering, naar evenredigheid (art. 3.36 lid 2 BW). Er is € 3.357,89 voor € 13.078,83, dat is 25,6742 %: € 625,53 geeft € 160,6000, toegekend € 160,60 (afronding € 0,0000).',
      '€ 464,93 blijft onbetaald.',
    ]);
  });

  test('reads in English', () => {
    expect(explanation('en')[3]).toBe('€464.93 remains unpaid.');
    expect(explanation('en')[1]).toBe(
      '€625.53 is then still unpaid and becomes an ordinary claim (Civil Code, art. 3.36 para. 2).',
    );
  });
});
