import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents } from '../money.ts';
import { COST_FREQUENCIES } from '../vocabulary.ts';
import { CostPeriodError } from './cost-period.ts';
import {
  calculateDossierCosts,
  costCount,
  type DossierCost,
  type DossierCostPeriod,
  type DossierCostsInput,
} from './dossier-costs.ts';

const PERIOD: DossierCostPeriod = {
  validFrom: '2024-10-01',
  validUntil: null,
  costCents: 5_000n,
  layers: [],
};

const FILE_COST: DossierCost = {
  id: 'file',
  name: 'Dossierkosten',
  kind: 'Fees',
  type: 'fixed',
  isVatApplicable: true,
  frequency: 'once',
  frequencyOffset: 0,
  periods: [PERIOD],
};

/** 8 % to 2,500 euros, 5 % to 5,000, 2 % above, at least 15 euros. */
const DEGRESSIVE_FEE: DossierCost = {
  ...FILE_COST,
  id: 'fee',
  name: 'Ereloon verdeling',
  type: 'layered',
  isVatApplicable: false,
  periods: [
    {
      ...PERIOD,
      costCents: 1_500n,
      layers: [
        { upperLimitCents: 250_000n, ratePartsPerMillion: 80_000n },
        { upperLimitCents: 500_000n, ratePartsPerMillion: 50_000n },
        { upperLimitCents: null, ratePartsPerMillion: 20_000n },
      ],
    },
  ],
};

const REGISTRATION: DossierCost = {
  ...FILE_COST,
  id: 'registration',
  kind: 'Government',
  isVatApplicable: false,
};

const INPUT: DossierCostsInput = {
  costs: [FILE_COST],
  balanceToDistributeCents: 400_000n,
  governingDate: '2026-03-02',
  counts: {
    statements: 7,
    creditors: 6,
    creditorsByRegisteredLetter: 2,
    invitations: 5,
    invitationsByRegisteredLetter: 3,
  },
  vatRatePartsPerMillion: 210_000n,
  isFreeOfRegistrationFees: false,
};

describe('a fixed cost', () => {
  it('is the amount of the period plus VAT', () => {
    expect(calculateDossierCosts(INPUT)).toEqual([
      {
        costId: 'file',
        tariffArticle: null,
        name: 'Dossierkosten',
        kind: 'Fees',
        period: PERIOD,
        layers: [],
        isMinimum: false,
        unitCents: 5_000n,
        count: 1,
        netCents: 5_000n,
        vatCents: 1_050n,
        totalCents: 6_050n,
      },
    ]);
  });

  it.each([
    ['once', 0, 1],
    ['perStatement', 0, 7],
    ['perStatement', 2, 5],
    ['perCreditor', 0, 6],
    ['perCreditorSentAsRegisteredLetter', 1, 1],
    ['perInvitation', 0, 5],
    ['perInvitationSentAsRegisteredLetter', 0, 3],
  ] as const)(
    '%s with %d free is due %d times, and VAT is on the whole',
    (frequency, frequencyOffset, count) => {
      const [line] = calculateDossierCosts({
        ...INPUT,
        costs: [{ ...FILE_COST, frequency, frequencyOffset }],
      });
      const netCents = 5_000n * BigInt(count);
      expect(line).toMatchObject({ count, netCents, vatCents: (netCents * 21n) / 100n });
    },
  );

  it('that is due zero times is left out, even when it has no price', () => {
    const unpriced: DossierCost = {
      ...FILE_COST,
      frequency: 'perStatement',
      frequencyOffset: 7,
      periods: [],
    };
    expect(calculateDossierCosts({ ...INPUT, costs: [unpriced] })).toEqual([]);
  });

  it('without a price on the governing date stops the calculation', () => {
    expect(() => calculateDossierCosts({ ...INPUT, governingDate: '2024-09-30' })).toThrow(CostPeriodError);
    expect(calculateDossierCosts({ ...INPUT, governingDate: '2024-10-01' })).toHaveLength(1);
  });
});

describe('a layered cost', () => {
  it.each([
    [10_000n, 1_500n, true],
    [18_750n, 1_500n, false],
    [250_000n, 20_000n, false],
    [400_000n, 27_500n, false],
    [500_000n, 32_500n, false],
    [1_000_000n, 42_500n, false],
    [0n, 1_500n, true],
  ])('on %d cents is %d cents (minimum: %s)', (balanceToDistributeCents, unitCents, isMinimum) => {
    const [line] = calculateDossierCosts({ ...INPUT, costs: [DEGRESSIVE_FEE], balanceToDistributeCents });
    expect(line).toMatchObject({ unitCents, netCents: unitCents, vatCents: 0n, isMinimum });
  });
});

describe('all costs together', () => {
  it('stand in the configured order; a dossier free of registration fees has no government costs', () => {
    const costs = [REGISTRATION, DEGRESSIVE_FEE, FILE_COST];
    const ids = (isFreeOfRegistrationFees: boolean) =>
      calculateDossierCosts({ ...INPUT, costs, isFreeOfRegistrationFees }).map(({ costId }) => costId);
    expect(ids(false)).toEqual(['registration', 'fee', 'file']);
    expect(ids(true)).toEqual(['fee', 'file']);
  });

  it('every line adds up, and a larger balance never costs less', () => {
    const anyCost = fc
      .record({
        isVatApplicable: fc.boolean(),
        frequency: fc.constantFrom(...COST_FREQUENCIES),
        frequencyOffset: fc.nat(8),
        costCents: fc.bigInt({ min: 0n, max: 100_000n }),
        isLayered: fc.boolean(),
      })
      .map(({ costCents, isLayered, ...rest }): DossierCost => {
        const basis = isLayered ? DEGRESSIVE_FEE : FILE_COST;
        return { ...basis, ...rest, periods: basis.periods.map((period) => ({ ...period, costCents })) };
      });
    const amount = fc.bigInt({ min: 0n, max: 10n ** 9n });
    fc.assert(
      fc.property(fc.array(anyCost, { maxLength: 5 }), amount, amount, (costs, balance, more) => {
        const lines = calculateDossierCosts({ ...INPUT, costs, balanceToDistributeCents: balance });
        const larger = calculateDossierCosts({ ...INPUT, costs, balanceToDistributeCents: balance + more });
        for (const [index, line] of lines.entries()) {
          expect(line.netCents).toBe(line.unitCents * BigInt(line.count));
          expect(line.totalCents).toBe(line.netCents + line.vatCents);
          expect(line.unitCents).toBeGreaterThanOrEqual(line.period.costCents);
          expect(larger[index]?.totalCents).toBeGreaterThanOrEqual(line.totalCents);
        }
        const totals = lines.map(({ totalCents }) => totalCents);
        const parts = lines.flatMap(({ netCents, vatCents }) => [netCents, vatCents]);
        expect(sumCents(totals)).toBe(sumCents(parts));
      }),
    );
  });
});

const COUNTS = {
  statements: 7,
  creditors: 6,
  creditorsByRegisteredLetter: 2,
  invitations: 5,
  invitationsByRegisteredLetter: 3,
};

describe('costCount', () => {
  it('counts what the frequency names', () => {
    expect(Object.fromEntries(COST_FREQUENCIES.map((name) => [name, costCount(name, 0, COUNTS)]))).toEqual({
      once: 1,
      perStatement: 7,
      perCreditor: 6,
      perCreditorSentAsRegisteredLetter: 2,
      perInvitation: 5,
      perInvitationSentAsRegisteredLetter: 3,
    });
  });

  it.each([
    [0, 7],
    [1, 6],
    [6, 1],
    [7, 0],
    [8, 0],
  ])('with %d free statements, %d cost', (offset, count) => {
    expect(costCount('perStatement', offset, COUNTS)).toBe(count);
  });

  it('what is due once is due once', () => {
    expect(costCount('once', 3, COUNTS)).toBe(1);
  });

  it.each([-1, 0.5, Number.NaN])('refuses %d as an offset or a count', (wrong) => {
    expect(() => costCount('perStatement', wrong, COUNTS)).toThrow(RangeError);
    expect(() => costCount('perStatement', 0, { ...COUNTS, statements: wrong })).toThrow(RangeError);
  });
});

it('goes by the class that the balance falls in, for all of it', () => {
  const classes = [
    { upperLimitCents: 200_000n, costCents: 12_500n },
    { upperLimitCents: 500_000n, costCents: 17_500n },
    { upperLimitCents: null, costCents: 25_000n },
  ];
  const unitFor = (balanceToDistributeCents: bigint) => {
    const period = { validFrom: '2024-10-01', validUntil: null, costCents: 0n, layers: [], classes };
    const cost = { ...CLASSED, periods: [period] };
    return calculateDossierCosts({ ...CLASSED_INPUT, costs: [cost], balanceToDistributeCents })[0]?.unitCents;
  };
  expect([1n, 200_000n, 200_001n, 500_000n, 500_001n].map(unitFor)).toEqual([
    12_500n,
    12_500n,
    17_500n,
    17_500n,
    25_000n,
  ]);
});

const CLASSED = {
  id: 'act',
  name: 'Akte',
  kind: 'Fees',
  type: 'classed',
  isVatApplicable: false,
  frequency: 'once',
  frequencyOffset: 0,
} as const;
const CLASSED_INPUT = {
  governingDate: '2026-10-22',
  counts: {
    statements: 0,
    creditors: 0,
    creditorsByRegisteredLetter: 0,
    invitations: 0,
    invitationsByRegisteredLetter: 0,
  },
  vatRatePartsPerMillion: 210_000n,
  isFreeOfRegistrationFees: false,
} as const;
