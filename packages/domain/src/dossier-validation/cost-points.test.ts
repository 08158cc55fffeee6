import { describe, expect, it } from 'vitest';
import { type CostsToCheck, type CostToCheck, listCostPoints } from './cost-points.ts';

const REPORT: CostToCheck = {
  name: 'PV van verdeling',
  kind: 'Fees',
  type: 'fixed',
  frequency: 'once',
  unitCents: 25_000n,
  isVerified: true,
  validFrom: '2026-01-01',
};
const COSTS: CostsToCheck = {
  tariff: [REPORT],
  demandedCents: 70_000n,
  balanceToDistributeCents: 1_000_000n,
  governingDate: '2026-10-22',
};

function pointsOf(changes: Partial<CostsToCheck>, cost: Partial<CostToCheck> = {}) {
  return listCostPoints({ ...COSTS, tariff: [{ ...REPORT, ...cost }], ...changes });
}

describe('listCostPoints', () => {
  it('finds nothing in costs of the right class, verified and of this year', () => {
    expect(pointsOf({})).toEqual([]);
  });

  it('points at costs above what there is, and not at costs that take exactly all', () => {
    const balanceToDistributeCents = 700_000n;
    expect(pointsOf({ demandedCents: 700_000n, balanceToDistributeCents })).toEqual([]);
    expect(pointsOf({ demandedCents: 700_001n, balanceToDistributeCents })).toEqual([
      { code: 'costsExceedMoney', params: { costs: 7_000.01, balance: 7_000 } },
    ]);
  });

  it('points at the fee of another class than that of the balance', () => {
    const small = { demandedCents: 0n, balanceToDistributeCents: 101_200n };
    const params = { cost: 'PV van verdeling', fee: 250, classFee: 125, balance: 1_012 };
    expect(pointsOf(small)).toEqual([{ code: 'feeOfOtherClass', params }]);
    expect(pointsOf(small, { unitCents: 12_500n })).toEqual([]);
    // The limit belongs to its class.
    expect(pointsOf({ ...small, balanceToDistributeCents: 200_000n }, { unitCents: 12_500n })).toEqual([]);
  });

  it.each<[string, Partial<CostToCheck>]>([
    ['another amount', { unitCents: 5_000n }],
    ['layers', { type: 'layered' }],
    ['a count', { frequency: 'perStatement' }],
    ['another kind', { kind: 'Expenses' }],
  ])('takes a cost with %s for no fee per act', (_case, cost) => {
    expect(pointsOf({ demandedCents: 0n, balanceToDistributeCents: 101_200n }, cost)).toEqual([]);
  });

  it('says nothing of classes before the tariff had them', () => {
    const early = { demandedCents: 0n, balanceToDistributeCents: 101_200n, governingDate: '2024-09-30' };
    expect(pointsOf(early, { validFrom: '2024-01-01' })).toEqual([]);
  });

  it('gathers the costs that share a doubt', () => {
    const old = { ...REPORT, isVerified: false, validFrom: '2024-10-01', unitCents: 5_000n };
    const tariff = [old, { ...old, name: 'Dossierkosten' }];
    expect(pointsOf({ tariff })).toEqual([
      {
        code: 'tariffUnverified',
        params: { count: 2, names: 'PV van verdeling; Dossierkosten', date: '2026-01-01' },
      },
      {
        code: 'tariffOld',
        params: { count: 2, names: 'PV van verdeling; Dossierkosten', date: '2026-01-01' },
      },
    ]);
  });
});
