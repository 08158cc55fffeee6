import { describe, expect, it } from 'vitest';
import { mustDistribute } from '../../testing/arbitrary-dossier.ts';
import { applyChange, type Change, whatIf } from '../../testing/what-if.ts';
import type { DifferenceReason } from './diff.ts';
import { diff } from './diff.ts';
import type { DistributionInput, StatementInput } from './input.ts';

const landlord: StatementInput = {
  id: 'landlord',
  creditorId: 'landlord',
  totalCents: 500n,
  claims: [{ id: 'rent', privilegeId: 'lessor', amountCents: 500n, lots: ['goods'] }],
};
const supplier: StatementInput = { id: 'supplier', creditorId: 'supplier', totalCents: 1_000n, claims: [] };
const input: DistributionInput = {
  asOf: '2026-10-22',
  pools: [{ id: 'goods', kind: 'asset', amountCents: 1_100n }],
  costs: [{ id: 'sale', amountCents: 100n }],
  statements: [landlord, supplier],
};

/** What a change does to the supplier, who gets 500 of 1,000 as things are. */
function effectOnSupplier(change: Change) {
  const { differences } = whatIf(input, change);
  return differences.find(({ creditorId }) => creditorId === 'supplier');
}

describe('diff', () => {
  it('finds nothing between a result and itself', () => {
    const result = { distribution: mustDistribute(input) };
    expect(diff(result, result).map(({ reasons }) => reasons)).toEqual([[], []]);
  });

  it.each<[DifferenceReason, Change, bigint]>([
    ['amountChanged', { kind: 'putStatement', statement: { ...supplier, totalCents: 400n } }, 400n],
    ['claimRemoved', { kind: 'removeStatement', statementId: 'supplier' }, 0n],
    [
      'reservationChanged',
      { kind: 'putStatement', statement: { ...supplier, reservedCents: supplier.totalCents } },
      0n,
    ],
    ['othersChanged', { kind: 'removeStatement', statementId: 'landlord' }, 1_000n],
    ['moneyChanged', { kind: 'putPool', pool: { id: 'goods', kind: 'asset', amountCents: 900n } }, 300n],
    ['costsChanged', { kind: 'removeCost', costId: 'sale' }, 600n],
  ])('names %s as the reason', (reason, change, afterCents) => {
    const effect = effectOnSupplier(change);
    expect(effect?.before.paidCents).toBe(500n);
    expect(effect?.after.paidCents).toBe(afterCents);
    expect(effect?.reasons).toEqual([reason]);
  });

  it('does not call it a changed amount when an estate is asked what another left of the same debt', () => {
    const share = (estateId: string) => [{ estateId, basisPoints: 10_000 }];
    const couple: DistributionInput = {
      ...{ asOf: '2026-10-22', costs: [] },
      estates: [{ id: 'main' }, { id: 'an' }, { id: 'community', memberIds: ['main', 'an'] }],
      pools: [
        { id: 'house', kind: 'money', amountCents: 600n, shares: share('community') },
        { id: 'car', kind: 'money', amountCents: 1_000n, shares: share('main') },
      ],
      statements: [
        { ...supplier, debtorIds: ['main', 'an'], liability: 'solidary' },
        { id: 'bank', creditorId: 'bank', totalCents: 1_000n, claims: [], debtorIds: ['main', 'an'] },
      ],
    };
    const { differences } = whatIf(couple, { kind: 'removeStatement', statementId: 'bank' });
    const effect = differences.find(({ creditorId }) => creditorId === 'supplier');
    expect(effect?.after.paidCents).not.toBe(effect?.before.paidCents);
    expect(effect?.reasons).toEqual(['othersChanged']);
  });

  it('names an added claim, a changed privilege and what they do to the others', () => {
    const rank = {
      ...landlord,
      claims: [{ id: 'rent', privilegeId: 'chirographic', amountCents: 500n }],
    };
    const { differences } = whatIf(input, { kind: 'putStatement', statement: rank });
    expect(differences.map(({ creditorId, reasons }) => [creditorId, reasons])).toEqual([
      ['landlord', ['privilegeChanged']],
      ['supplier', ['othersChanged']],
    ]);
    const added = { id: 'x', creditorId: 'supplier', totalCents: 10n, claims: [] };
    expect(effectOnSupplier({ kind: 'putStatement', statement: added })?.reasons).toEqual([]);
    const large = { id: 'x', creditorId: 'newcomer', totalCents: 1_000n, claims: [] };
    const { differences: after } = whatIf(input, { kind: 'putStatement', statement: large });
    expect(after.find(({ creditorId }) => creditorId === 'newcomer')?.reasons).toEqual(['claimAdded']);
  });

  it('names a decision of the bailiff', () => {
    const ranks = [{ privilegeId: 'vat', rank: 90, reason: 'trial' }];
    const treasury = {
      id: 'treasury',
      creditorId: 'treasury',
      totalCents: 800n,
      claims: [{ id: 'tax', privilegeId: 'vat', amountCents: 800n }],
    };
    const dossier = { ...input, statements: [landlord, treasury] };
    const { differences } = whatIf(dossier, { kind: 'setChoices', choices: { ranks } });
    expect(differences.map(({ reasons }) => reasons)).toEqual([['decisionChanged'], ['decisionChanged']]);
  });

  it('calls another order for the same reason another decision, and the same order for another reason none', () => {
    const result = mustDistribute(input);
    const distribution = { ...result, lines: result.lines.map((line) => ({ ...line, allottedCents: 0n })) };
    const order = { poolId: 'goods', claimIds: ['rent', 'supplier'], reason: 'agreed' };
    const before = { distribution: result, choices: { orders: [order] } };
    const reasonsWith = (claimIds: string[], reason: string) =>
      diff(before, { distribution, choices: { orders: [{ ...order, claimIds, reason }] } })[0]?.reasons;
    expect(reasonsWith(['supplier', 'rent'], 'agreed')).toEqual(['decisionChanged']);
    expect(reasonsWith(['rent', 'gone', 'supplier'], 'otherwise')).toEqual(['lawOrEngineChanged']);
  });

  it('shows a creditor once whose first statement is gone, by whom the caller knows it to be', () => {
    const second = { ...supplier, id: 'second' };
    const twice = { distribution: mustDistribute({ ...input, statements: [supplier, second] }) };
    const alone = { ...second, creditorId: 'second' };
    const once = { distribution: mustDistribute({ ...input, statements: [alone] }) };
    expect(diff(twice, once)).toHaveLength(2);
    expect(diff(twice, once, () => 'the supplier')).toMatchObject([
      {
        creditorId: 'the supplier',
        statementId: 'second',
        before: { paidCents: 1_000n },
        after: { paidCents: 1_000n },
        reasons: [],
      },
    ]);
  });

  it('names the date, and failing everything else the law or the engine', () => {
    const result = mustDistribute(input);
    const lines = result.lines.map((line) => ({ ...line, allottedCents: 0n }));
    const [before, after] = [{ distribution: result }, { distribution: { ...result, lines } }];
    expect(diff(before, after).map(({ reasons }) => reasons)).toEqual([
      ['lawOrEngineChanged'],
      ['lawOrEngineChanged'],
    ]);
    const later = mustDistribute({ ...input, asOf: '2026-10-23' });
    const changed = { ...later, lines: later.lines.map((line) => ({ ...line, allottedCents: 0n })) };
    expect(diff(before, { distribution: changed })[0]?.reasons).toEqual(['dateChanged']);
  });
});

describe('whatIf', () => {
  it('leaves the input as it was and compares only what could be calculated', () => {
    const { before, after, differences } = whatIf(input, { kind: 'removePool', poolId: 'goods' });
    expect(before.kind).toBe('distributed');
    expect(after.kind).toBe('rejected');
    expect(differences).toEqual([]);
    expect(input.pools).toHaveLength(1);
  });

  it('applies every kind of change', () => {
    const cost = { id: 'towing', amountCents: 5n, poolIds: ['goods'] };
    expect(applyChange(input, { kind: 'putCost', cost }).costs).toHaveLength(2);
    expect(applyChange(input, { kind: 'setDate', asOf: '2027-01-01' }).asOf).toBe('2027-01-01');
    const pool = { id: 'bank', kind: 'money', amountCents: 1n } as const;
    expect(applyChange(input, { kind: 'putPool', pool }).pools).toHaveLength(2);
  });
});
