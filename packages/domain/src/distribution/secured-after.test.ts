import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryDossier, mustDistribute, withOrders } from '../../testing/arbitrary-dossier.ts';
import { randomRuns } from '../../testing/random-runs.ts';
import { type Cents, largerOf, smallerOf, sumCents } from '../money.ts';
import { dividendsOf } from '../series/dividends.ts';
import type { ClaimInput, DistributionInput, Secured } from './input.ts';
import type { Distribution } from './outcome.ts';
import { securedAfter, securedBy } from './secured-after.ts';

function worker(claim: Partial<ClaimInput> & Pick<ClaimInput, 'amountCents'>, id = 'worker') {
  return {
    ...{ id, creditorId: id, totalCents: claim.amountCents },
    claims: [{ id: `${id}-1`, privilegeId: 'wages', ...claim }],
  };
}

function run(amountCents: Cents, statements: DistributionInput['statements'], secured: readonly Secured[]) {
  const input: DistributionInput = {
    asOf: '2026-03-02',
    pools: [{ id: 'wage', kind: 'income', amountCents }],
    costs: [],
    statements: [...statements, { id: 'shop', creditorId: 'shop', totalCents: 100_000_000n, claims: [] }],
    secured,
  };
  const distribution = mustDistribute(input);
  const line = distribution.lines.find(({ id }) => id === 'worker-1');
  if (line === undefined) throw new Error('The worker takes part.');
  return {
    ...{ input, distribution, line },
    secured: securedAfter(input, distribution),
    privilegedCents: securedBy(line, distribution),
  };
}

describe('a cap of the law', () => {
  it('of 7,500.00 is used once over three runs', () => {
    const first = run(500_000n, [worker({ amountCents: 1_000_000n })], []);
    expect([first.privilegedCents, first.line.allottedCents]).toEqual([500_000n, 500_000n]);
    const second = run(400_000n, [worker({ amountCents: 500_000n })], first.secured);
    // 2,500.00 by the privilege; of the 1,500.00 that are left 2,500.00 share with 1,000,000.00.
    expect(second.privilegedCents).toBe(250_000n);
    expect(second.line.limits).toEqual([
      {
        parameterId: 'caps.wages',
        limitCents: 750_000n,
        usedCents: 500_000n,
        shareCents: null,
        aboveCents: 250_000n,
      },
    ]);
    const left = 500_000n - second.line.allottedCents;
    const third = run(400_000n, [worker({ amountCents: left })], second.secured);
    expect(third.privilegedCents).toBe(0n);
    expect(third.secured).toEqual(second.secured);
    expect(third.secured).toMatchObject([{ parameterId: 'caps.wages', amountCents: 750_000n }]);
  });

  it('that several share about one person is used by whoever was paid, also by who is no longer there', () => {
    const fund = worker({ amountCents: 600_000n, cappedWith: 'An' }, 'worker');
    const first = run(600_000n, [fund], []);
    const other = {
      id: 'worker',
      creditorId: 'other',
      totalCents: 400_000n,
      claims: [{ id: 'worker-1', privilegeId: 'wages', amountCents: 400_000n, cappedWith: 'An' }],
    };
    expect(run(400_000n, [other], first.secured).privilegedCents).toBe(150_000n);
  });

  it('does not count what maintenance took of an income, which the cap does not limit', () => {
    const child = worker({ amountCents: 2_000_000n, privilegeId: 'maintenance' });
    const { secured, line } = run(1_900_000n, [child], []);
    expect([line.allottedCents, secured]).toEqual([1_900_000n, []]);
  });

  it('counts no more than was given', () => {
    const { input, distribution } = run(500_000n, [worker({ amountCents: 1_000_000n })], []);
    expect(securedAfter(input, distribution, () => 200_000n)).toMatchObject([{ amountCents: 200_000n }]);
  });

  it('that the case sets is used once too', () => {
    const pledge = { privilegeId: 'pledge', lots: 'all', since: '2020-01-01', limitCents: 300_000n } as const;
    const first = run(200_000n, [worker({ ...pledge, amountCents: 900_000n })], []);
    const second = run(200_000n, [worker({ ...pledge, amountCents: 700_000n })], first.secured);
    expect([first.privilegedCents, second.privilegedCents]).toEqual([200_000n, 100_000n]);
    expect(second.line.limits).toMatchObject([{ parameterId: null, usedCents: 200_000n }]);
  });

  it('counts in each estate by itself, and the maximum of a case over all', () => {
    const input: DistributionInput = {
      asOf: '2026-03-02',
      pools: ['main', 'spouse'].map((estateId) => ({
        ...{ id: estateId, kind: 'money' as const, amountCents: 400_000n },
        shares: [{ estateId, basisPoints: 10_000 }],
      })),
      costs: [],
      estates: [{ id: 'main' }, { id: 'spouse' }],
      statements: [
        {
          ...worker({ amountCents: 2_000_000n }),
          claims: [
            {
              ...{ id: 'worker-1', privilegeId: 'wages', amountCents: 2_000_000n },
              ...{ debtorIds: ['main', 'spouse'], liability: 'solidary' as const },
            },
          ],
        },
      ],
    };
    const secured = securedAfter(input, mustDistribute(input));
    expect(secured.map(({ estateId, amountCents }) => [estateId, amountCents])).toEqual([
      ['main', 400_000n],
      ['spouse', 400_000n],
    ]);
    const { lines } = mustDistribute({ ...input, secured });
    expect(lines.map(({ limits }) => limits[0]?.usedCents)).toEqual([400_000n, 400_000n]);
  });
});

/** The next run: what was received came off, and as much money comes in again. */
function next(input: DistributionInput, distribution: Distribution): DistributionInput {
  const dividends = new Map(
    input.statements.flatMap(({ id }) => {
      const lines = distribution.lines.filter(({ statementId }) => statementId === id);
      const received = sumCents(lines.map(({ allottedCents }) => allottedCents));
      return dividendsOf(lines, distribution, received).map((one) => [one.id, one] as const);
    }),
  );
  const receivedBy = (id: string) => dividends.get(id)?.receivedCents ?? 0n;
  return {
    ...input,
    secured: securedAfter(input, distribution),
    statements: input.statements.map((statement) => ({
      ...statement,
      totalCents:
        statement.totalCents -
        sumCents([statement.id, ...statement.claims.map(({ id }) => id)].map(receivedBy)),
      reservedCents: 0n,
      claims: statement.claims.map((claim) => {
        const amountCents = claim.amountCents - receivedBy(claim.id);
        const withPrivilege =
          claim.amountCents -
          sumCents((claim.ordinary ?? []).map((part) => part.amountCents)) -
          (dividends.get(claim.id)?.securedCents ?? 0n);
        const ordinaryCents = amountCents - smallerOf(amountCents, largerOf(0n, withPrivilege));
        return {
          ...claim,
          ...{ amountCents, reservedCents: 0n },
          ordinary: [{ because: 'interest' as const, amountCents: ordinaryCents }],
        };
      }),
    })),
  };
}

it('over random runs no cap secures more than once, and nobody gets more than was owed', () => {
  fc.assert(
    fc.property(arbitraryDossier.map(withOrders), (given) => {
      // Fixed parts name the amounts of one run.
      const statements = given.statements.map((statement) => ({
        ...statement,
        claims: statement.claims.map(({ fixedParts: _, ...claim }) => claim),
      }));
      const first = withOrders({ ...given, statements });
      const paid = new Map<string, Cents>();
      let input = first;
      for (let count = 0; count < 3; count += 1) {
        const distribution = mustDistribute(withOrders(input));
        for (const { kind, id, allottedCents } of distribution.lines) {
          if (kind !== 'cost') paid.set(`${kind} ${id}`, (paid.get(`${kind} ${id}`) ?? 0n) + allottedCents);
        }
        input = next(input, distribution);
      }
      for (const claim of first.statements.flatMap(({ claims }) => claims)) {
        expect((paid.get(`claim ${claim.id}`) ?? 0n) <= claim.amountCents).toBe(true);
        const ofCase = (input.secured ?? []).filter(
          ({ parameterId, claimId }) => parameterId === null && claimId === claim.id,
        );
        expect(sumCents(ofCase.map(({ amountCents }) => amountCents)) <= (claim.limitCents ?? 0n)).toBe(true);
      }
      const isPerCreditor = given.choices?.readings?.some(({ answer }) => answer === 'creditor');
      const used = new Map<string, Cents>();
      for (const { parameterId, cappedWith, creditorId, claimId, amountCents } of input.secured ?? []) {
        if (parameterId === null) continue;
        const isShared = parameterId === 'caps.wages' || isPerCreditor;
        const key = `${parameterId} ${cappedWith ?? (isShared ? creditorId : claimId)}`;
        used.set(key, (used.get(key) ?? 0n) + amountCents);
      }
      for (const [key, cents] of used) {
        expect(cents <= (key.startsWith('caps.wages') ? 750_000n : 1_500_000n), key).toBe(true);
      }
    }),
    randomRuns(500),
  );
});
