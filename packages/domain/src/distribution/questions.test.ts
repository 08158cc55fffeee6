import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryDossier, mustDistribute, withDates, withOrders } from '../../testing/arbitrary-dossier.ts';
import { randomRuns } from '../../testing/random-runs.ts';
import { calculate } from './calculate.ts';
import { distribute } from './distribute.ts';
import type { ClaimInput, DistributionInput } from './input.ts';

const NSSO = { privilegeId: 'social-security-contributions', amountCents: 50n };
const LENDER = { privilegeId: 'pledge', amountCents: 80n, lots: ['goods'], since: '2019-01-01' };
const LANDLORD = { privilegeId: 'lessor', amountCents: 80n, lots: ['goods'] };

function dossier(moneyCents: bigint, claims: Record<string, Omit<ClaimInput, 'id'>>): DistributionInput {
  return {
    asOf: '2026-10-22',
    pools: [{ id: 'goods', kind: 'asset', amountCents: moneyCents }],
    costs: [],
    statements: Object.entries(claims).map(([id, claim]) => ({
      id,
      creditorId: id,
      totalCents: claim.amountCents,
      claims: [{ id, ...claim }],
    })),
  };
}

describe('a date that decides an order', () => {
  it('is asked of a landlord who meets a pledge, and not taken to be in his favour', () => {
    const outcome = distribute(dossier(100n, { landlord: LANDLORD, lender: LENDER }));
    expect(outcome).toEqual({
      kind: 'rejected',
      findings: [
        {
          code: 'dateNeeded',
          claimId: 'landlord',
          statementId: 'landlord',
          rule: 'pledge-against-lessor',
        },
      ],
    });
  });

  it('is asked of the funeral that meets costs of preservation', () => {
    const repairer = {
      privilegeId: 'preservation-costs-later',
      amountCents: 80n,
      lots: ['goods'],
      since: '2022-01-01',
    };
    const undertaker = { privilegeId: 'funeral-costs', amountCents: 80n };
    const outcome = distribute(dossier(100n, { repairer, undertaker }));
    expect(outcome.kind === 'rejected' && outcome.findings.map(({ claimId }) => claimId)).toEqual([
      'undertaker',
    ]);
  });

  it('is not asked while there is enough for both, nor when the name already says who is younger', () => {
    expect(distribute(dossier(500n, { landlord: LANDLORD, lender: LENDER, NSSO })).kind).toBe('distributed');
    const younger = { ...LANDLORD, privilegeId: 'lessor-younger-than-pledge' };
    expect(distribute(dossier(100n, { younger, lender: LENDER })).kind).toBe('distributed');
  });
});

describe('an order in a circle', () => {
  const circle = {
    landlord: { ...LANDLORD, since: '2022-01-01' },
    lender: { ...LENDER, since: '2020-01-01' },
    seller: { privilegeId: 'unpaid-seller', amountCents: 80n, lots: ['goods'] },
  };

  it('is asked when it changes what somebody gets', () => {
    expect(distribute(dossier(100n, circle)).kind).toBe('orderNeeded');
  });

  it('is not asked when every order gives the same, and no reason is told for it', () => {
    const outcome = distribute(dossier(500n, circle));
    expect(outcome.kind).toBe('distributed');
    expect(outcome.kind === 'distributed' && outcome.rounds.some((round) => 'orderReason' in round)).toBe(
      false,
    );
  });
});

it('what is not asked changes no cent, whatever the answer', () => {
  fc.assert(
    fc.property(arbitraryDossier, fc.constantFrom('2019-05-05', '2021-06-30', '2024-01-01'), (input, day) => {
      const asked = calculate(input);
      const settled = distribute(input);
      if (asked.kind === 'distributed' || settled.kind !== 'distributed') return;
      const answered =
        asked.kind === 'rejected'
          ? withDates(input, new Set(asked.findings.map(({ claimId }) => claimId)), day)
          : withOrders(input);
      expect(mustDistribute(withOrders(answered)).lines.map(({ allottedCents }) => allottedCents)).toEqual(
        settled.lines.map(({ allottedCents }) => allottedCents),
      );
    }),
    randomRuns(500),
  );
});
