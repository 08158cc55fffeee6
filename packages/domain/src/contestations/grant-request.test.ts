import { describe, expect, test } from 'vitest';
import { mustDistribute } from '../../testing/arbitrary-dossier.ts';
import type { DistributionInput } from '../distribution/input.ts';
import { grantRequest, type LineRequest } from './grant-request.ts';

/** The lessor is paid before the two others, who share what is left in proportion. */
const INPUT: DistributionInput = {
  asOf: '2026-10-22',
  pools: [
    { id: 'goods', kind: 'asset', amountCents: 60_000n },
    { id: 'rest', kind: 'money', amountCents: 30_000n },
  ],
  costs: [{ id: 'bailiff', amountCents: 1_000n, creditorId: 'lessor' }],
  statements: [
    {
      ...{ id: 'lessor', creditorId: 'lessor', totalCents: 60_000n },
      claims: [
        {
          ...{
            id: 'rent',
            privilegeId: 'lessor',
            amountCents: 50_000n,
            since: '2020-01-01',
            lots: ['goods'],
          },
          fixedParts: { reason: 'agreed', parts: [{ poolId: 'goods', amountCents: 50_000n }] },
        },
      ],
    },
    { id: 'energy', creditorId: 'energy', totalCents: 50_000n, claims: [] },
    { id: 'phone', creditorId: 'phone', totalCents: 50_000n, claims: [], reservedCents: 20_000n },
  ],
};

/** What each statement gets, in the order of their ids. */
function sharesWith(changes: Partial<LineRequest>, input = INPUT) {
  const request = { statementId: 'lessor', claimId: null, amountCents: null, privilegeId: null, lotId: null };
  const granted = grantRequest(input, { ...request, request: 'leaveOut', ...changes });
  const { lines, totals } = mustDistribute(granted);
  const shareOf = (id: string) =>
    lines.filter(({ statementId }) => statementId === id).reduce((sum, line) => sum + line.allottedCents, 0n);
  const shares = { lessor: shareOf('lessor'), energy: shareOf('energy'), phone: shareOf('phone') };
  return { ...shares, surplus: totals.surplusCents };
}

describe('if whoever contests is right', () => {
  test('a statement that is left out leaves its share to the others, and bears no costs', () => {
    expect(sharesWith({})).toEqual({ lessor: 0n, energy: 45_000n, phone: 45_000n, surplus: 0n });
  });

  test('a claim that is left out leaves the rest of its statement', () => {
    expect(sharesWith({ claimId: 'rent' })).toEqual({
      ...{ lessor: 8_182n, energy: 40_909n, phone: 40_909n, surplus: 0n },
    });
  });

  test.each([
    [60_000n, { lessor: 56_666n, energy: 16_667n, phone: 16_667n }],
    [10_000n, { lessor: 17_273n, energy: 36_364n, phone: 36_363n }],
  ])('a claim counts for %s cents instead', (amountCents, shares) => {
    const { surplus, ...others } = sharesWith({ claimId: 'rent', request: 'otherAmount', amountCents });
    expect(surplus).toBe(0n);
    expect(others).toEqual(shares);
  });

  test('a lower total is cut off the claims, and off what is reserved', () => {
    expect(sharesWith({ request: 'otherAmount', amountCents: 20_000n })).toMatchObject({ lessor: 20_000n });
    const phone = { statementId: 'phone', request: 'otherAmount', amountCents: 10_000n } as const;
    expect(grantRequest(INPUT, { ...EMPTY, ...phone }).statements[2]).toMatchObject({
      ...{ totalCents: 10_000n, reservedCents: 10_000n },
    });
  });

  test('without its privilege a claim shares with the ordinary ones', () => {
    expect(sharesWith({ claimId: 'rent', request: 'noPrivilege' })).toEqual({
      ...{ lessor: 33_750n, energy: 28_125n, phone: 28_125n, surplus: 0n },
    });
    expect(sharesWith({ request: 'noPrivilege' })).toEqual(
      sharesWith({ claimId: 'rent', request: 'noPrivilege' }),
    );
  });

  test('a privilege that falls on one lot stays on the others', () => {
    const lots = ['goods', 'van'];
    const [lessor, ...others] = INPUT.statements;
    const claims = lessor?.claims.map(({ fixedParts: _, ...claim }) => ({ ...claim, lots })) ?? [];
    const input: DistributionInput = {
      ...INPUT,
      pools: [...INPUT.pools, { id: 'van', kind: 'asset', amountCents: 5_000n }],
      statements: [{ id: 'lessor', creditorId: 'lessor', totalCents: 60_000n, claims }, ...others],
    };
    const granted = grantRequest(input, {
      ...{ ...EMPTY, statementId: 'lessor', claimId: 'rent', request: 'noPrivilege', lotId: 'goods' },
    });
    expect(granted.statements[0]?.claims[0]?.lots).toEqual(['van']);
  });

  test('what has no privilege can be given one, on all lots or on one', () => {
    const energy = { statementId: 'energy', request: 'otherPrivilege' } as const;
    const general = sharesWith({ ...energy, privilegeId: 'wages' });
    expect(general.energy).toBeGreaterThan(sharesWith({ statementId: 'nobody' }).energy);
    const pledge = grantRequest(INPUT, { ...EMPTY, ...energy, privilegeId: 'lessor', lotId: 'goods' });
    expect(pledge.statements[1]?.claims).toMatchObject([{ amountCents: 50_000n, lots: ['goods'] }]);
  });

  test('an order that was decided forgets a claim that is gone', () => {
    const orders = [{ poolId: 'goods', claimIds: ['rent'], reason: 'agreed' }];
    const granted = grantRequest({ ...INPUT, choices: { orders } }, { ...EMPTY, claimId: 'rent' });
    expect(granted.choices?.orders?.[0]?.claimIds).toEqual([]);
  });

  test('what names nothing of the draft changes nothing', () => {
    const none = sharesWith({ statementId: 'nobody' });
    expect(sharesWith({ claimId: 'nothing' })).toEqual(none);
    expect(sharesWith({ request: 'otherPrivilege', claimId: 'rent', privilegeId: 'lessor' }).lessor).toBe(
      none.lessor,
    );
  });
});

const EMPTY: LineRequest = {
  ...{ statementId: 'lessor', claimId: null, request: 'leaveOut', amountCents: null },
  ...{ privilegeId: null, lotId: null },
};
