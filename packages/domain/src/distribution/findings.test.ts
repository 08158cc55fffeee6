import { describe, expect, it } from 'vitest';
import { distribute } from './distribute.ts';
import { FINDING_CODES, type FindingCode } from './finding.ts';
import type { ClaimInput, DistributionInput, StatementInput } from './input.ts';

const sound: DistributionInput = {
  asOf: '2026-10-22',
  pools: [
    { id: 'car', kind: 'asset', amountCents: 1_000n },
    { id: 'protected', kind: 'maintenanceOnly', amountCents: 1_000n },
  ],
  costs: [{ id: 'sale', amountCents: 10n }],
  statements: [
    statement('lender', { privilegeId: 'pledge', amountCents: 100n, lots: ['car'], since: '2022-01-01' }),
  ],
};

function statement(id: string, claim: Omit<ClaimInput, 'id'>): StatementInput {
  return { id, creditorId: id, totalCents: claim.amountCents, claims: [{ id: `${id}-1`, ...claim }] };
}

function withStatement(...added: StatementInput[]): DistributionInput {
  return { ...sound, statements: [...sound.statements, ...added] };
}

const lent = { privilegeId: 'chirographic', amountCents: 100n };
const withIncome = [...sound.pools, { id: 'wage', kind: 'income', amountCents: 100n } as const];
const vat = { privilegeId: 'vat', amountCents: 100n };

/** For each code an input that is wrong in that one way. */
const WRONG: Record<FindingCode, DistributionInput> = {
  governingDateInvalid: { ...sound, asOf: '2026-02-30', statements: [] },
  duplicateId: { ...sound, costs: ['sale', 'sale'].map((id) => ({ id, amountCents: 1n })) },
  amountNegative: { ...sound, costs: [{ id: 'sale', amountCents: -1n }] },
  amountTooLarge: { ...sound, pools: [{ id: 'car', kind: 'asset', amountCents: 10n ** 16n }] },
  poolUnknown: { ...sound, costs: [{ id: 'sale', amountCents: 10n, poolIds: ['boat'] }] },
  poolMissing: withStatement(statement('landlord', { privilegeId: 'lessor', amountCents: 100n })),
  poolNotAllowed: withStatement(statement('treasury', { ...vat, lots: ['car'] })),
  privilegeUnknown: withStatement(
    statement('stranger', { privilegeId: 'droit-de-suite', amountCents: 100n }),
  ),
  privilegeNotInForce: withStatement(
    statement('hotel', { privilegeId: 'innkeeper', amountCents: 100n, lots: ['car'] }),
  ),
  claimsExceedTotal: withStatement({ ...statement('treasury', vat), totalCents: 99n }),
  partsExceedClaim: withStatement(statement('treasury', { ...vat, reservedCents: vat.amountCents + 1n })),
  creditorUnknown: { ...sound, costs: [{ id: 'service', amountCents: 10n, creditorId: 'nobody' }] },
  dateInvalid: withStatement(statement('treasury', { ...vat, since: 'yesterday' })),
  dateNeeded: withStatement(
    statement('second', { privilegeId: 'pledge', amountCents: 1_000n, lots: ['car'] }),
  ),
  assignmentTimeNeeded: {
    ...withStatement(statement('assignee', { ...lent, assignment: { notifiedAt: null } })),
    pools: withIncome,
  },
  seizureTimeNeeded: {
    ...withStatement(statement('assignee', { ...lent, assignment: { notifiedAt: '2026-01-05T09:00:00Z' } })),
    pools: withIncome,
  },
  reasonMissing: { ...sound, choices: { ranks: [{ privilegeId: 'pledge', rank: 300, reason: ' ' }] } },
  decisionUnknownClaim: {
    ...sound,
    choices: { orders: [{ poolId: 'car', claimIds: ['gone'], reason: 'because' }] },
  },
  rankNotEditable: {
    ...sound,
    choices: { ranks: [{ privilegeId: 'chirographic', rank: 1, reason: 'because' }] },
  },
  estateUnknown: { ...sound, estates: [{ id: 'main' }, { id: 'common', memberIds: ['main', 'nobody'] }] },
  solidaryUnsettled: {
    asOf: sound.asOf,
    costs: [],
    ...manyWhoGetTooMuch(),
  },
};

/** Each is paid more than is owed only when the one before it has left something: more often than is tried. */
function manyWhoGetTooMuch(): Pick<DistributionInput, 'pools' | 'statements' | 'estates'> {
  const people = ['main', 'b', 'c', 'd', 'e', 'f'];
  const debts = people.map((id, place) => [id, people[place + 1]].filter((debtor) => debtor !== undefined));
  return {
    estates: people.map((id) => ({ id })),
    pools: people.map((id) => ({
      ...{ id: `money of ${id}`, kind: 'money', amountCents: id === 'main' ? 1_200n : 1_000n },
      shares: [{ estateId: id, basisPoints: 10_000 }],
    })),
    statements: [['main'], ...debts].map((debtorIds, place) => ({
      ...{ id: `${place}`, creditorId: `${place}`, totalCents: 1_000n, claims: [], debtorIds },
      liability: debtorIds.length > 1 ? 'solidary' : 'own',
    })),
  };
}

function codesOf(input: DistributionInput): FindingCode[] {
  const outcome = distribute(input);
  return outcome.kind === 'rejected' ? outcome.findings.map(({ code }) => code) : [];
}

describe('what is wrong with an input', () => {
  it('is nothing for a sound one', () => {
    expect(distribute(sound).kind).toBe('distributed');
  });

  it.each(FINDING_CODES)('%s is found, and nothing else', (code) => {
    expect(codesOf(WRONG[code])).toEqual([code]);
  });

  it('is reported all at once, each with its place', () => {
    const outcome = distribute({
      ...withStatement(statement('a', { ...vat, amountCents: -1n }), statement('b', { ...vat, since: 'x' })),
      costs: [{ id: 'sale', amountCents: 1n, poolIds: ['protected'] }],
    });
    expect(outcome).toEqual({
      kind: 'rejected',
      findings: [
        { code: 'poolNotAllowed', costId: 'sale', poolId: 'protected' },
        { code: 'amountNegative', statementId: 'a' },
        { code: 'amountNegative', statementId: 'a', claimId: 'a-1', privilegeId: 'vat' },
        { code: 'dateInvalid', statementId: 'b', claimId: 'b-1', privilegeId: 'vat' },
      ],
    });
  });

  it('finds one claim id in two statements, whatever their order', () => {
    const claim = { id: 'same', ...vat };
    const twice = ['y', 'x'].map((id) => ({ id, creditorId: id, totalCents: 100n, claims: [claim] }));
    expect(codesOf({ ...sound, statements: twice })).toEqual(['duplicateId']);
  });

  it('does not ask for a date where there is nothing to dispute', () => {
    const second = statement('second', { privilegeId: 'pledge', amountCents: 100n, lots: ['car'] });
    const empty = { ...sound.pools[0], id: 'car', kind: 'asset', amountCents: 0n } as const;
    expect(codesOf({ ...withStatement(second), pools: [empty] })).toEqual([]);
    expect(codesOf(withStatement({ ...second, totalCents: 0n, claims: [{ id: 'z', ...zero }] }))).toEqual([]);
  });
});

const zero = { privilegeId: 'pledge', amountCents: 0n, lots: ['car'] };
