import { inForce } from '@prorata/law/dated-parameter';
import { CAPS } from '@prorata/law/parameters/register';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carryRun } from '../../testing/carry-run.ts';
import { distribute } from '../distribution/distribute.ts';
import type {
  ClaimInput,
  CostInput,
  DistributionInput,
  PoolInput,
  StatementInput,
} from '../distribution/input.ts';
import type { Distribution } from '../distribution/outcome.ts';
import { securedAfter } from '../distribution/secured-after.ts';
import { isoDate } from '../iso-date.ts';
import { type Cents, sumCents } from '../money.ts';
import { findDueRun } from './due-run.ts';
import { laterMonth } from './forecast.ts';

const RECEIPTS = 36;
const RUNS = 12;
const AS_OF = '2023-01-10';

interface Receipt {
  readonly month: string;
  readonly receivedOn: string;
  readonly amountCents: Cents;
  readonly maintenanceOnlyCents: Cents;
}

/** Three years of months: an employer, and from some month on another; what only maintenance may take comes in some of them. */
const receiptsArbitrary = fc
  .array(fc.tuple(fc.bigInt(450_00n, 1_600_00n), fc.bigInt(0n, 200_00n)), {
    minLength: RECEIPTS,
    maxLength: RECEIPTS,
  })
  .map((amounts) =>
    amounts.map(([quotaCents, maintenanceOnlyCents], place): Receipt => {
      const month = laterMonth('2023-01', place);
      return {
        month,
        receivedOn: isoDate(Number(month.slice(0, 4)), Number(month.slice(5)), 28),
        amountCents: quotaCents + maintenanceOnlyCents,
        maintenanceOnlyCents,
      };
    }),
  );

const amount = (from: bigint, to: bigint) => fc.bigInt(from, to);

function statement(
  id: string,
  totalCents: Cents,
  claim?: Omit<ClaimInput, 'id' | 'amountCents'>,
  more: Partial<StatementInput> = {},
): StatementInput {
  const claims = claim === undefined ? [] : [{ id: `claim-${id}`, amountCents: totalCents, ...claim }];
  return { id, creditorId: `creditor-${id}`, totalCents, ...more, claims };
}

/** Maintenance, assignments before and after the seizure, wages above their cap, taxes, ordinary claims, and one that is reserved. */
const creditorsArbitrary = fc
  .tuple(
    fc.array(amount(1_000_00n, 6_000_00n), { minLength: 4, maxLength: 4 }),
    fc.array(amount(16_000_00n, 30_000_00n), { minLength: 2, maxLength: 2 }),
    fc.array(amount(500_00n, 9_000_00n), { minLength: 9, maxLength: 9 }),
  )
  .map(([first, wages, others]): StatementInput[] => [
    statement('maintenance-1', first[0] ?? 1n, { privilegeId: 'maintenance' }),
    statement('maintenance-2', first[1] ?? 1n, { privilegeId: 'maintenance' }),
    statement('assignment-1', first[2] ?? 1n, {
      privilegeId: 'chirographic',
      assignment: { notifiedAt: '2022-06-01T08:00:00.000Z' },
    }),
    statement('assignment-2', first[3] ?? 1n, {
      privilegeId: 'chirographic',
      assignment: { notifiedAt: '2023-06-01T08:00:00.000Z' },
    }),
    statement('wages-1', wages[0] ?? 1n, { privilegeId: 'wages', cappedWith: 'An' }),
    statement('wages-2', wages[1] ?? 1n, { privilegeId: 'wages', cappedWith: 'Bert' }),
    statement('tax', others[0] ?? 1n, { privilegeId: 'federal-taxes' }),
    statement('vat', others[1] ?? 1n, { privilegeId: 'vat' }),
    statement('social', others[2] ?? 1n, { privilegeId: 'social-security-contributions' }),
    ...others.slice(3, 8).map((cents, place) => statement(`ordinary-${place}`, cents)),
    statement('reserved', others[8] ?? 1n, undefined, { reservedCents: others[8] ?? 1n }),
  ]);

const costsArbitrary = fc.array(amount(20_00n, 180_00n), { minLength: RUNS, maxLength: RUNS });

function massOf(receipts: readonly Receipt[], costCents: Cents): { pools: PoolInput[]; costs: CostInput[] } {
  return {
    pools: receipts.flatMap(({ month, amountCents, maintenanceOnlyCents }): PoolInput[] => [
      { id: month, kind: 'income', amountCents: amountCents - maintenanceOnlyCents },
      ...(maintenanceOnlyCents > 0n
        ? [
            {
              id: `${month} maintenance`,
              kind: 'maintenanceOnly' as const,
              amountCents: maintenanceOnlyCents,
            },
          ]
        : []),
    ]),
    costs: [{ id: 'costs', amountCents: costCents }],
  };
}

interface Run {
  readonly input: DistributionInput;
  readonly distribution: Distribution;
  readonly receipts: readonly Receipt[];
}

/** A run as soon as three months have passed since the last cut-off; the last receipt comes when the last run is open, and waits. */
function runAll(
  receipts: readonly Receipt[],
  statements: readonly StatementInput[],
  costs: readonly Cents[],
) {
  const runs: Run[] = [];
  let waiting: Receipt[] = [];
  let lastCutOff: string | null = '2022-12-28';
  for (const [place, receipt] of receipts.entries()) {
    waiting.push(receipt);
    const terms = { thresholdCents: null, everyMonths: 3, nextRunOn: null };
    const isLast = place === receipts.length - 1;
    const isDue = findDueRun({ terms, waiting, lastCutOff }, receipt.receivedOn) !== null;
    if (isLast || !(isDue || place === receipts.length - 2)) continue;
    const mass = massOf(waiting, costs[runs.length] ?? 0n);
    const before = runs.at(-1);
    const input: DistributionInput = before
      ? carryRun(before.input, before.distribution, mass)
      : { asOf: AS_OF, incomeSeizedAt: '2023-01-10T09:30:00.000Z', statements, ...mass };
    const distribution = distribute(input);
    if (distribution.kind !== 'distributed') throw new Error(JSON.stringify(distribution));
    runs.push({ input, distribution, receipts: waiting });
    lastCutOff = receipt.receivedOn;
    waiting = [];
  }
  return { runs, waiting };
}

const dossierArbitrary = fc
  .record({ receipts: receiptsArbitrary, statements: creditorsArbitrary, costs: costsArbitrary })
  .map(({ receipts, statements, costs }) => ({
    receipts,
    statements,
    ...runAll(receipts, statements, costs),
  }));

describe('three years of 36 receipts and 12 runs among 15 creditors', () => {
  it('close to the cent, in each run and over all of them', () => {
    fc.assert(
      fc.property(dossierArbitrary, ({ receipts, runs, waiting }) => {
        expect([runs.length, waiting.length]).toEqual([RUNS, 1]);
        for (const { distribution, receipts: own } of runs) {
          const { moneyInCents, costsCents, paidCents, reservedCents, surplusCents } = distribution.totals;
          expect(moneyInCents).toBe(sumCents(own.map(({ amountCents }) => amountCents)));
          expect(costsCents + paidCents + reservedCents + surplusCents).toBe(moneyInCents);
        }
        const total = (part: keyof Distribution['totals']) =>
          sumCents(runs.map(({ distribution }) => distribution.totals[part]));
        const out = total('costsCents') + total('paidCents') + total('reservedCents') + total('surplusCents');
        const waitingCents = sumCents(waiting.map(({ amountCents }) => amountCents));
        expect(out + waitingCents).toBe(sumCents(receipts.map(({ amountCents }) => amountCents)));
      }),
      { numRuns: 40 },
    );
  });

  it('give nobody more than was owed, and carry what is left to the cent', () => {
    fc.assert(
      fc.property(dossierArbitrary, ({ runs, statements }) => {
        for (const { id, totalCents } of statements) {
          const given = runs.map(({ distribution }) =>
            sumCents(
              distribution.lines.filter((line) => line.statementId === id).map((line) => line.allottedCents),
            ),
          );
          let leftCents = totalCents;
          for (const [place, cents] of given.entries()) {
            const own = runs[place]?.input.statements.find((one) => one.id === id);
            expect(own?.totalCents ?? 0n).toBe(leftCents);
            leftCents -= cents;
          }
          expect(leftCents).toBeGreaterThanOrEqual(0n);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('use each cap once', () => {
    const cap = CAPS.get('caps.wages');
    const capCents = cap ? inForce(cap, AS_OF).value : 0n;
    let isReached = false;
    fc.assert(
      fc.property(dossierArbitrary, ({ runs }) => {
        const last = runs.at(-1);
        if (last === undefined) throw new Error('There is no run.');
        for (const worker of ['An', 'Bert']) {
          const underCap = securedAfter(last.input, last.distribution).filter(
            ({ parameterId, cappedWith }) => parameterId === 'caps.wages' && cappedWith === worker,
          );
          const usedCents = sumCents(underCap.map(({ amountCents }) => amountCents));
          expect(usedCents).toBeLessThanOrEqual(capCents);
          isReached ||= usedCents === capCents;
        }
      }),
      { numRuns: 20 },
    );
    expect(isReached).toBe(true);
  });
});
