import { describe, expect, it } from 'vitest';
import { sumCents } from '../money.ts';
import { distribute } from './distribute.ts';
import type { ClaimInput, DistributionInput, StatementInput } from './input.ts';
import type { Distribution } from './outcome.ts';

const ESTATES = [{ id: 'main' }, { id: 'an' }, { id: 'community', memberIds: ['main', 'an'] }];

function of(estateId: string, id: string, amountCents: bigint) {
  return { id, kind: 'money' as const, amountCents, shares: [{ estateId, basisPoints: 10_000 }] };
}

function owes(id: string, totalCents: bigint, debtors: Partial<StatementInput> = {}): StatementInput {
  return { id, creditorId: id, totalCents, claims: [], ...debtors };
}

const both = { debtorIds: ['main', 'an'] };
const solidary = { ...both, liability: 'solidary' } as const;

function share(input: Partial<DistributionInput>): Distribution {
  const outcome = distribute({
    ...{ asOf: '2026-10-22', pools: [], costs: [], statements: [], estates: ESTATES },
    ...input,
  });
  if (outcome.kind !== 'distributed') throw new Error(JSON.stringify(outcome));
  return outcome;
}

function paidTo({ lines }: Distribution, id: string): Record<string, bigint> {
  return Object.fromEntries(
    lines.filter((line) => line.id === id).map(({ estateId, allottedCents }) => [estateId, allottedCents]),
  );
}

describe('several estates', () => {
  it('answer each for the debts of its owner', () => {
    const shared = share({
      pools: [of('main', 'car', 1_000n), of('an', 'boat', 500n)],
      statements: [owes('his', 2_000n), owes('hers', 400n, { debtorIds: ['an'] })],
    });
    expect(paidTo(shared, 'his')).toEqual({ main: 1_000n });
    expect(paidTo(shared, 'hers')).toEqual({ an: 400n });
    expect(shared.estates).toMatchObject([{ id: 'main' }, { id: 'an', surplusCents: 100n }]);
  });

  it('split an undivided asset by shares, and the odd cent goes to the larger remainder', () => {
    const thirds = [
      { estateId: 'main', basisPoints: 3_333 },
      { estateId: 'an', basisPoints: 6_667 },
    ];
    const { pools } = share({ pools: [{ id: 'car', kind: 'asset', amountCents: 101n, shares: thirds }] });
    expect(pools.map(({ estateId, grossCents }) => [estateId, grossCents])).toEqual([
      ['main', 34n],
      ['an', 67n],
    ]);
  });

  it('divide a joint debt in equal parts', () => {
    const shared = share({
      pools: [of('main', 'car', 1_000n), of('an', 'boat', 100n)],
      statements: [owes('bank', 601n, { ...both, liability: 'joint' })],
    });
    expect(paidTo(shared, 'bank')).toEqual({ main: 301n, an: 100n });
  });

  it('divide of a joint debt also what has no privilege, and what the privilege secures at most', () => {
    const halves = [
      { estateId: 'main', basisPoints: 5_000 },
      { estateId: 'an', basisPoints: 5_000 },
    ];
    const pledge = {
      id: 'loan',
      privilegeId: 'pledge',
      amountCents: 1_000n,
      lots: ['car'],
      since: '2020-01-15',
    };
    const joint = { ...both, liability: 'joint' } as const;
    const paid = (facts: Partial<ClaimInput>) =>
      paidTo(
        share({
          pools: [{ id: 'car', kind: 'asset', amountCents: 800n, shares: halves }],
          statements: [
            owes('bank', 1_000n, { claims: [{ ...pledge, ...joint, ...facts }] }),
            owes('his', 1_000n),
            owes('hers', 1_000n, { debtorIds: ['an'] }),
          ],
        }),
        'loan',
      );
    // Each owes 500, of which 400 on the car.
    expect(paid({ ordinary: [{ because: 'interest', amountCents: 200n }] })).toEqual({
      main: 400n,
      an: 400n,
    });
    expect(paid({ limitCents: 800n })).toEqual({ main: 400n, an: 400n });
  });

  it('are each asked for all of a solidary debt, and give together no more than is owed', () => {
    const shared = share({
      pools: [of('main', 'car', 800n), of('an', 'boat', 600n)],
      statements: [owes('bank', 1_000n, solidary), owes('hers', 500n, { debtorIds: ['an'] })],
    });
    // Alone 800 of him and 400 of her: 1,200 for a debt of 1,000, so two thirds and one third of it.
    expect(paidTo(shared, 'bank')).toEqual({ main: 667n, an: 333n });
    expect(paidTo(shared, 'hers')).toEqual({ an: 267n });
    expect(shared.totals.surplusCents).toBe(133n);
  });

  describe('that answer for all of a claim whose privilege has a maximum', () => {
    const thirds = [
      { estateId: 'main', basisPoints: 2_500 },
      { estateId: 'an', basisPoints: 7_500 },
    ];
    const loan = {
      ...{ id: 'loan', privilegeId: 'pledge', amountCents: 1_600n, limitCents: 1_200n },
      ...{ lots: ['stock'], since: '2020-01-15', ...solidary },
    };
    const others = [owes('his', 10_000n), owes('hers', 10_000n, { debtorIds: ['an'] })];
    const stock = { id: 'stock', kind: 'asset' as const, amountCents: 8_000n, shares: thirds };
    const unpaid = { reading: 'restAboveCap', answer: 'unpaid', reason: 'test' } as const;

    function securedOf({ lines, rounds }: Distribution): bigint {
      const steps = lines.filter(({ id }) => id === 'loan').flatMap((line) => line.steps);
      return sumCents(
        steps.filter(({ round }) => rounds[round]?.kind === 'specific').map(({ paidCents }) => paidCents),
      );
    }

    it('give together no more under the privilege than the maximum, and the rest as an ordinary claim', () => {
      const shared = share({
        pools: [stock],
        statements: [owes('bank', 1_600n, { claims: [loan] }), ...others],
      });
      // 1,200 of each would be twice the maximum, so half of it of each. Beside 10,000 of another, the 1,000 that is then
      // left would get 127 of his 1,400 and 491 of her 5,400: 727 and 1,091, which is more than 1,600 together.
      expect(securedOf(shared)).toBe(1_200n);
      expect(paidTo(shared, 'loan')).toEqual({ main: 640n, an: 960n });
    });

    it('pay of that maximum only what the community did not', () => {
      const shared = share({
        pools: [stock, of('community', 'savings', 500n)],
        statements: [owes('bank', 1_600n, { claims: [loan] }), ...others],
      });
      expect(securedOf(shared)).toBe(700n);
    });

    it('give no more than the maximum in all, where what lies above it stays unpaid', () => {
      const paid = (savings: bigint) => {
        const shared = share({
          pools: [stock, of('community', 'savings', savings)],
          statements: [owes('bank', 1_600n, { claims: [loan] }), ...others],
          choices: { readings: [unpaid] },
        });
        return sumCents(Object.values(paidTo(shared, 'loan')));
      };
      expect([0n, 800n, 2_000n].map(paid)).toEqual([1_200n, 1_200n, 1_200n]);
    });
  });

  it('share the costs by what each brought in, and lots bear their own', () => {
    const shared = share({
      pools: [of('main', 'car', 3_000n), of('an', 'boat', 1_000n)],
      costs: [
        { id: 'draft', amountCents: 400n },
        { id: 'tow', amountCents: 50n, poolIds: ['boat'] },
      ],
    });
    expect(shared.estates).toMatchObject([
      { id: 'main', costsCents: 300n },
      { id: 'an', costsCents: 150n },
    ]);
  });

  it('pass what is common and left to the members, who share it with their own creditors', () => {
    const shared = share({
      pools: [of('community', 'house', 1_001n), of('an', 'boat', 100n)],
      statements: [owes('both', 601n, solidary), owes('hers', 1_000n, { debtorIds: ['an'] })],
    });
    expect(paidTo(shared, 'both')).toEqual({ community: 601n });
    expect(paidTo(shared, 'hers')).toEqual({ an: 300n });
    expect(shared.estates).toMatchObject([
      { id: 'community', passedOnCents: 400n, surplusCents: 0n },
      { id: 'main', receivedCents: 200n, surplusCents: 200n },
      { id: 'an', receivedCents: 200n, surplusCents: 0n },
    ]);
  });

  it('pay from what is one’s own only what the community could not', () => {
    const shared = share({
      pools: [of('community', 'house', 400n), of('an', 'boat', 500n)],
      statements: [owes('both', 1_000n, solidary), owes('hers', 400n, { debtorIds: ['an'] })],
    });
    expect(paidTo(shared, 'both')).toEqual({ community: 400n, main: 0n, an: 300n });
    expect(paidTo(shared, 'hers')).toEqual({ an: 200n });
  });

  it('leave a specific privilege on the share that is left of its lot', () => {
    const lessor = { id: 'rent', privilegeId: 'lessor', amountCents: 500n, lots: ['furniture'] };
    const shared = share({
      pools: [
        { ...of('community', 'furniture', 800n), kind: 'asset' },
        { ...of('an', 'money', 100n), kind: 'money' },
      ],
      statements: [
        owes('lessor', 500n, { claims: [{ ...lessor, debtorIds: ['an'] }] }),
        owes('hers', 400n, { debtorIds: ['an'] }),
      ],
    });
    expect(paidTo(shared, 'rent')).toEqual({ an: 420n });
    expect(paidTo(shared, 'hers')).toEqual({ an: 80n });
  });

  it('treat a specific claim as an ordinary one where none of its lots is', () => {
    const claim = { id: 'rent', privilegeId: 'lessor', amountCents: 500n, lots: ['furniture'], ...solidary };
    const shared = share({
      pools: [{ ...of('main', 'furniture', 100n), kind: 'asset' }, of('an', 'money', 500n)],
      statements: [owes('lessor', 500n, { claims: [claim] }), owes('hers', 500n, { debtorIds: ['an'] })],
    });
    expect(paidTo(shared, 'rent')).toEqual({ main: 100n, an: 250n });
  });

  it('take a cost that one creditor bears off what falls to him in each', () => {
    const shared = share({
      pools: [of('main', 'car', 100n), of('an', 'boat', 300n)],
      costs: [{ id: 'service', amountCents: 40n, creditorId: 'bank' }],
      statements: [owes('bank', 1_000n, solidary)],
    });
    expect(paidTo(shared, 'service')).toEqual({ main: 10n, an: 30n });
    expect(shared.totals).toMatchObject({ costsCents: 40n, paidCents: 360n });
  });
});
