import { describe, expect, it, test } from 'vitest';
import {
  type ClosingFacts,
  hasDeficit,
  isContinued,
  isFullyPaid,
  listClosingTasks,
  paidCentsOf,
  type SettledCreditor,
  unpaidCentsOf,
} from './closing-tasks.ts';

const PAID: SettledCreditor = {
  statementId: 's1',
  name: 'Immo Dijlezicht',
  declaredCents: 120_00n,
  rejectedCents: 20_00n,
  disputedCents: 0n,
  claimedCents: 100_00n,
  allottedCents: 100_00n,
  consignedCents: 0n,
  borneCents: 0n,
  unclaimedCents: 0n,
  paidOn: '2026-11-17',
};
const SHORT: SettledCreditor = { ...PAID, statementId: 's2', name: 'Scheldebank', allottedCents: 60_00n };

function facts(changes: Partial<ClosingFacts> = {}): ClosingFacts {
  return {
    dossierId: 'd1',
    closedOn: '2026-11-17',
    creditors: [PAID],
    hasSilentCreditors: false,
    thirdParties: [{ subject: '1', name: 'Bank van de Dijle' }],
    isRecurring: false,
    isFollowed: false,
    defendants: [{ id: 'd1', name: 'Van Hoorick' }],
    unclaimed: [],
    ...changes,
  };
}
const kinds = (changes?: Partial<ClosingFacts>) => listClosingTasks(facts(changes)).map(({ task }) => task);

describe('a distribution in which everybody is paid in full', () => {
  it('is reported, its notices are struck and its seizure is lifted', () => {
    expect(kinds()).toEqual(['reportToCentralFile', 'strikeNotice', 'releaseThirdParty', 'informDefendant']);
    expect(hasDeficit([PAID])).toBe(false);
  });

  it('gives three working days to strike, over weekends and holidays', () => {
    const strike = (paidOn: string) =>
      listClosingTasks(facts({ creditors: [{ ...PAID, paidOn }] })).find(
        ({ task }) => task === 'strikeNotice',
      )?.dueOn;
    // From a Tuesday, from a Friday, and over the eleventh of November and the weekend after it.
    expect(strike('2026-11-17')).toBe('2026-11-20');
    expect(strike('2026-11-20')).toBe('2026-11-25');
    expect(strike('2026-11-10')).toBe('2026-11-16');
  });
});

describe('a distribution with a deficit', () => {
  it('strikes only who was paid in full, and lifts no seizure', () => {
    const tasks = listClosingTasks(facts({ creditors: [PAID, SHORT] }));
    expect(tasks.map(({ task, subject }) => [task, subject])).toEqual([
      ['reportToCentralFile', 'd1'],
      ['strikeNotice', 's1'],
      ['informDefendant', 'd1'],
    ]);
    expect(hasDeficit([PAID, SHORT])).toBe(true);
    expect(unpaidCentsOf(SHORT)).toBe(40_00n);
  });
});

test('what is consigned is no deficit, and no payment either', () => {
  const consigned = { ...PAID, consignedCents: 30_00n };
  expect(hasDeficit([consigned])).toBe(false);
  expect(isFullyPaid(consigned)).toBe(false);
  expect(paidCentsOf(consigned)).toBe(70_00n);
  expect(kinds({ creditors: [consigned] })).not.toContain('releaseThirdParty');
});

test('money that nobody claimed goes to the deposit office two years after the closing', () => {
  const unclaimed = [{ number: '3', name: 'Scheldebank', amountCents: 12_00n }];
  expect(listClosingTasks(facts({ closedOn: '2028-02-29', unclaimed })).at(-1)).toEqual({
    task: 'consignUnclaimed',
    subject: '3',
    about: 'Scheldebank',
    dueOn: '2030-02-28',
  });
  expect(isFullyPaid({ ...PAID, unclaimedCents: 12_00n })).toBe(false);
});

test('who had nothing to claim has no notice to strike, and nobody is released when nobody claimed', () => {
  expect(kinds({ creditors: [{ ...PAID, claimedCents: 0n, allottedCents: 0n }] })).toEqual([
    'reportToCentralFile',
    'informDefendant',
  ]);
  expect(kinds({ creditors: [] })).not.toContain('releaseThirdParty');
  const nothing = { ...PAID, claimedCents: 0n, allottedCents: 0n };
  expect(kinds({ creditors: [PAID, nothing] })).toContain('releaseThirdParty');
});

test('a creditor who filed nothing is known and not paid: the third party goes on withholding', () => {
  expect(kinds({ hasSilentCreditors: true })).not.toContain('releaseThirdParty');
});

describe('one of several distributions of an income', () => {
  const payers = [
    { subject: 'p1', name: 'Drukkerij Vaartkant' },
    { subject: 'p2', name: 'Hulpkas' },
  ];
  const run = (changes: Partial<ClosingFacts> = {}) =>
    facts({ isRecurring: true, thirdParties: payers, ...changes });

  it('releases each payer once nobody of the series is left, and goes on until then', () => {
    const released = (changes?: Partial<ClosingFacts>) =>
      listClosingTasks(run(changes)).flatMap(({ task, subject }) =>
        task === 'releaseThirdParty' ? [subject] : [],
      );
    expect(released()).toEqual(['p1', 'p2']);
    expect(isContinued(run())).toBe(false);
    for (const left of [{ creditors: [PAID, SHORT] }, { hasSilentCreditors: true }, { isFollowed: true }]) {
      expect(released(left)).toEqual([]);
      expect(isContinued(run(left))).toBe(true);
    }
  });

  it('is reported each time, and goes on nowhere where money comes once', () => {
    expect(listClosingTasks(run({ creditors: [SHORT] })).map(({ task }) => task)).toEqual([
      'reportToCentralFile',
      'informDefendant',
    ]);
    expect(isContinued(facts({ creditors: [SHORT] }))).toBe(false);
  });
});
