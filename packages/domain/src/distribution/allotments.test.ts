import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryCouple } from '../../testing/arbitrary-couple.ts';
import { arbitraryDossier, mustDistribute, withOrders } from '../../testing/arbitrary-dossier.ts';
import { randomRuns } from '../../testing/random-runs.ts';
import { sumCents } from '../money.ts';
import { allotmentsOf, arrangeAllotments } from './allotments.ts';
import { distribute } from './distribute.ts';
import type { Distribution } from './outcome.ts';

function expectClosed(distribution: Distribution): void {
  const allotments = allotmentsOf(distribution);
  const { paidCents, reservedCents, costsCents, surplusCents, moneyInCents } = distribution.totals;
  const allotted = sumCents(allotments.map(({ allottedCents }) => allottedCents));
  expect(allotted).toBe(paidCents + reservedCents);
  expect(allotted + costsCents + surplusCents).toBe(moneyInCents);
  expect(sumCents(allotments.map((one) => one.reservedCents))).toBe(reservedCents);
  for (const { privilegedCents, ordinaryCents, allottedCents, unpaidCents, standings } of allotments) {
    expect(privilegedCents + ordinaryCents).toBe(allottedCents);
    expect(unpaidCents >= 0n).toBe(true);
    expect(standings.length).toBeGreaterThan(0);
  }
  expect(new Set(allotments.map(({ creditorId }) => creditorId)).size).toBe(allotments.length);
}

describe('what each creditor gets', () => {
  it('adds up to all that the creditors get, in every dossier', () => {
    fc.assert(
      fc.property(arbitraryDossier.map(withOrders), (input) => expectClosed(mustDistribute(input))),
      randomRuns(300),
    );
  });

  it('also of several estates', () => {
    fc.assert(
      fc.property(arbitraryCouple, (input) => {
        const outcome = distribute(input);
        if (outcome.kind === 'distributed') expectClosed(outcome);
      }),
      randomRuns(200),
    );
  });

  it('gives a place on a lot to everybody who was served there, the first to who was served first', () => {
    fc.assert(
      fc.property(arbitraryDossier.map(withOrders), (input) => {
        const distribution = mustDistribute(input);
        for (const { standings } of allotmentsOf(distribution)) {
          for (const standing of standings) {
            if (standing.kind !== 'specific') continue;
            expect(standing.poolIds.length).toBeGreaterThan(0);
            expect(standing.place ?? 1).toBeGreaterThanOrEqual(1);
          }
        }
        for (const { id } of distribution.pools) {
          const first = distribution.rounds.findIndex(
            ({ kind, draws }) => kind === 'specific' && draws.some(({ poolId }) => poolId === id),
          );
          const lines = distribution.lines.filter(({ steps }) => steps.some(({ round }) => round === first));
          for (const { creditorId } of lines) {
            const own = allotmentsOf(distribution).find((one) => one.creditorId === creditorId);
            const places = own?.standings.flatMap((one) =>
              one.kind === 'specific' && one.poolIds.includes(id) ? [one.place] : [],
            );
            if (places && places.length > 0) expect(places).toContain(1);
          }
        }
      }),
      randomRuns(200),
    );
  });
});

const ROWS = [
  { name: 'Élan NV', privileged: 5, ordinary: 0, allotted: 5, unpaid: 1, accounts: ['BE71096123456769'] },
  { name: 'Acme', privileged: 0, ordinary: 9, allotted: 9, unpaid: 0, accounts: [] },
  { name: 'Zinc', privileged: 1, ordinary: 1, allotted: 2, unpaid: 3, accounts: ['BE02999999999940'] },
];

it.each([
  [{ search: '', sort: 'rank', direction: 'asc' }, ['Élan NV', 'Acme', 'Zinc']],
  [{ search: '', sort: 'rank', direction: 'desc' }, ['Zinc', 'Acme', 'Élan NV']],
  [{ search: '', sort: 'name', direction: 'asc' }, ['Acme', 'Élan NV', 'Zinc']],
  [{ search: '', sort: 'allotted', direction: 'desc' }, ['Acme', 'Élan NV', 'Zinc']],
  [{ search: '', sort: 'unpaid', direction: 'asc' }, ['Acme', 'Élan NV', 'Zinc']],
  [{ search: '', sort: 'account', direction: 'asc' }, ['Acme', 'Zinc', 'Élan NV']],
  [{ search: 'elan nv', sort: 'rank', direction: 'asc' }, ['Élan NV']],
  [{ search: '9999', sort: 'rank', direction: 'asc' }, ['Zinc']],
  [{ search: 'nobody', sort: 'rank', direction: 'asc' }, []],
] as const)('finds and orders what is asked: %j', (arrangement, names) => {
  expect(arrangeAllotments(ROWS, arrangement).map(({ name }) => name)).toEqual(names);
});
