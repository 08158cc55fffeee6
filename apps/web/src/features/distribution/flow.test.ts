import type { Distribution } from '@prorata/contract/distribution/distribution';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Flow, flowOf, gatherRest, inOrder, REST } from './flow.ts';
import { areaOf, type Bar, layOutFlow, type Ribbon } from './lay-out-flow.ts';

function line(
  creditorId: string | null,
  privilegeId: string,
  steps: readonly { readonly turn: number; readonly demanded: number; readonly paid: number }[],
): Distribution['lines'][number] {
  return {
    kind: creditorId === null ? 'cost' : 'claim',
    id: `${creditorId} ${privilegeId}`,
    statementId: creditorId,
    creditorId,
    name: creditorId ?? 'Verkoop',
    privilegeId,
    rank: 1,
    lots: [],
    fixedReason: null,
    bearerId: null,
    since: null,
    counting: null,
    claimed: 0,
    allotted: 0,
    reserved: 0,
    consigned: 0,
    borne: 0,
    estateId: null,
    debt: null,
    ceiling: null,
    ordinary: [],
    limits: [],
    steps: steps.map((step) => ({ ...step, overLots: null })),
  };
}

function turn(kind: Distribution['turns'][number]['kind'], rank: number, draws: Record<string, number>) {
  const paid = Object.values(draws).reduce((sum, drawn) => sum + drawn, 0);
  return {
    kind,
    rank,
    demanded: paid,
    available: paid,
    paid,
    draws: Object.entries(draws).map(([poolId, drawn]) => ({ poolId, available: drawn, drawn })),
    beside: null,
    orderReason: null,
    estateId: null,
  };
}

function pool(id: string, gross: number, surplus = 0) {
  const of = { estateId: null, received: 0, passedOn: 0 };
  return {
    ...{ id, kind: 'asset' as const, name: id, gross, ownCosts: 0, commonCosts: 0, net: gross, surplus },
    ...of,
  };
}

/** A van of 1,000 and stock of 500.50: costs 100, the lessor 400 on the stock, then everyone else. */
const distribution: Distribution = {
  asOf: '2026-10-22',
  lawVersion: '',
  engineVersion: '',
  inputSha256: '',
  outcomeSha256: '',
  totals: { moneyIn: 1500.5, costs: 100, paid: 1350.5, reserved: 0, surplus: 50 },
  pools: [pool('van', 1000, 50), pool('stock', 500.5)],
  turns: [
    turn('ownCosts', 10, { van: 60 }),
    turn('commonCosts', 10, { van: 40 }),
    turn('specific', 70, { stock: 400 }),
    turn('general', 140, { van: 500, stock: 50 }),
    turn('ordinary', 999, { van: 350, stock: 50.5 }),
  ],
  settlement: null,
  balances: null,
  estates: [],
  lines: [
    line(null, 'judicialCosts', [{ turn: 0, demanded: 60, paid: 60 }]),
    line(null, 'judicialCosts', [{ turn: 1, demanded: 40, paid: 40 }]),
    line('lessor', 'lessor', [
      { turn: 2, demanded: 400, paid: 400 },
      { turn: 4, demanded: 100, paid: 100.5 },
    ]),
    line('worker', 'wages', [{ turn: 3, demanded: 550, paid: 550 }]),
    line('shop', 'chirographic', [{ turn: 4, demanded: 300, paid: 300 }]),
  ],
};

describe('the flow of a distribution', () => {
  const flow = flowOf(distribution);

  it('takes the money through the ranks to whoever receives it, to the cent', () => {
    expect(flow.pools.map(({ id, cents }) => [id, cents])).toEqual([
      ['van', 100_000],
      ['stock', 50_050],
    ]);
    expect(flow.ranks.map(({ id, cents, privilegeIds }) => [id, cents, privilegeIds])).toEqual([
      ['costs', 10_000, ['judicialCosts']],
      ['specific 70', 40_000, ['lessor']],
      ['general 140', 55_000, ['wages']],
      ['ordinary', 40_050, ['lessor', 'chirographic']],
      ['surplus', 5_000, []],
    ]);
    expect(flow.receivers.map(({ id, cents }) => [id, cents])).toEqual([
      ['costs', 10_000],
      ['lessor', 50_050],
      ['worker', 55_000],
      ['shop', 30_000],
      ['surplus', 5_000],
    ]);
  });

  it('lets as much into every node as comes out of it', () => {
    const sumTo = (id: string) =>
      flow.draws.filter(({ to }) => to === id).reduce((sum, { cents }) => sum + cents, 0);
    const sumFrom = (id: string) =>
      flow.payments.filter(({ from }) => from === id).reduce((sum, { cents }) => sum + cents, 0);
    for (const { id, cents } of flow.ranks) expect([sumTo(id), sumFrom(id)]).toEqual([cents, cents]);
  });

  it('leads what is left to each of several debtors, by what his own estate leaves', () => {
    const nothing = { moneyIn: 0, received: 0, costs: 0, paid: 0, reserved: 0, passedOn: 0 };
    const estates = [
      { ...nothing, id: 'main', name: 'Jan Maes', surplus: 20 },
      { ...nothing, id: 'other', name: 'Jan Maes', surplus: 30 },
      { ...nothing, id: 'common', name: 'Huwgemeenschap', surplus: 0 },
    ];
    const left = flowOf({ ...distribution, estates }).receivers.filter(
      ({ class: kind }) => kind === 'surplus',
    );
    expect(left.map(({ name, cents }) => [name, cents])).toEqual([
      ['Jan Maes', 2_000],
      ['Jan Maes', 3_000],
    ]);
  });

  it('has the ranks in the order of the law, whatever turn came first', () => {
    const [own, common, lessor, wages, ordinary] = distribution.turns;
    const mixed = [wages, ordinary, lessor, common, own].flatMap((turn) => turn ?? []);
    const lines = distribution.lines.map((each) => ({
      ...each,
      steps: each.steps.map((step) => {
        const turn = distribution.turns[step.turn];
        return { ...step, turn: turn ? mixed.indexOf(turn) : step.turn };
      }),
    }));
    expect(flowOf({ ...distribution, turns: mixed, lines })).toEqual({
      ...flow,
      draws: expect.arrayContaining([...flow.draws]),
      payments: expect.arrayContaining([...flow.payments]),
    });
  });

  it('gathers the last of many creditors, keeps the sum, and lets who is chosen out', () => {
    const ordered = inOrder(flow, ['lessor', 'worker', 'shop']);
    const gathered = gatherRest(ordered, 2);
    expect(gathered.gathered).toBe(2);
    expect(gathered.receivers.map(({ id, cents }) => [id, cents])).toEqual([
      ['costs', 10_000],
      ['lessor', 50_050],
      [REST, 85_000],
      ['surplus', 5_000],
    ]);
    expect(gatherRest(ordered, 3).gathered).toBe(0);
    expect(gatherRest(ordered, 2, 'shop').gathered).toBe(0);
    const paid = (links: typeof flow.payments) => links.reduce((sum, { cents }) => sum + cents, 0);
    expect(paid(gathered.payments)).toBe(paid(flow.payments));
  });
});

const MEASURES = { room: 600, poolSlot: 54, rankSlot: 20, receiverSlot: 22 };

/** Two to five hundred creditors at some ranks, paid from some lots. */
const arbitraryFlow = fc
  .record({
    lots: fc.integer({ min: 1, max: 8 }),
    ranks: fc.integer({ min: 1, max: 12 }),
    creditors: fc.array(
      fc.record({ cents: fc.integer({ min: 1, max: 50_000_000 }), rank: fc.nat(), lot: fc.nat() }),
      {
        minLength: 2,
        maxLength: 500,
        size: 'max',
      },
    ),
  })
  .map(({ lots, ranks, creditors }): Flow => {
    const rankOf = (place: number) => `rank ${place % ranks}`;
    const draws = new Map<string, { from: string; to: string; cents: number }>();
    for (const { cents, rank, lot } of creditors) {
      const [from, to] = [`lot ${lot % lots}`, rankOf(rank)];
      const before = draws.get(`${from} ${to}`)?.cents ?? 0;
      draws.set(`${from} ${to}`, { from, to, cents: before + cents });
    }
    const sum = (links: readonly { cents: number }[]) => links.reduce((total, { cents }) => total + cents, 0);
    const all = [...draws.values()];
    const fromLots = [...new Set(all.map(({ from }) => from))].toSorted();
    const toRanks = [...new Set(all.map(({ to }) => to))].toSorted();
    return {
      pools: fromLots.map((id) => ({ id, name: id, cents: sum(all.filter(({ from }) => from === id)) })),
      ranks: toRanks.map((id, place) => {
        const cents = sum(all.filter(({ to }) => to === id));
        const rank = { class: 'general' as const, rank: place, precedence: place, privilegeIds: [] };
        return { ...rank, id, cents, demandedCents: cents };
      }),
      receivers: creditors.map(({ cents }, place) => {
        const creditorId = `creditor ${place}`;
        return { id: creditorId, creditorId, class: 'creditor', name: creditorId, cents };
      }),
      draws: all,
      payments: creditors.map(({ cents, rank }, place) => ({
        ...{ from: rankOf(rank), to: `creditor ${place}`, cents },
      })),
    };
  });

function expectFilled(
  bar: Bar,
  ribbons: readonly Ribbon[],
  edgeOf: (ribbon: Ribbon) => Ribbon['start'],
): void {
  const edges = ribbons.map(edgeOf).toSorted((one, other) => one.top - other.top);
  let at = bar.y;
  for (const { top, bottom } of edges) {
    expect(top).toBeCloseTo(at, 6);
    at = bottom;
  }
  expect(at).toBeCloseTo(bar.y + bar.height, 6);
}

describe('the layout of 2 to 500 creditors', () => {
  const runs = { numRuns: 25 };
  const byLeast = { pools: MEASURES.poolSlot, ranks: MEASURES.rankSlot, receivers: MEASURES.receiverSlot };

  it('puts no bar and no label over another, and nothing outside', () => {
    fc.assert(
      fc.property(arbitraryFlow, fc.boolean(), (flow, isFolded) => {
        const { height, ...columns } = layOutFlow(isFolded ? gatherRest(flow, 18) : flow, MEASURES);
        if (isFolded) expect(height).toBeLessThanOrEqual(MEASURES.room + 1);
        for (const name of ['pools', 'ranks', 'receivers'] as const) {
          let end = -1e-6;
          let label = Number.NEGATIVE_INFINITY;
          for (const bar of columns[name]) {
            expect(bar.y).toBeGreaterThanOrEqual(end);
            expect(bar.middle - label).toBeGreaterThanOrEqual(byLeast[name] - 1e-6);
            end = bar.y + bar.height - 1e-6;
            label = bar.middle;
          }
          expect(end).toBeLessThanOrEqual(height);
        }
      }),
      runs,
    );
  });

  it('fills every bar with its ribbons, in proportion to their amounts', () => {
    fc.assert(
      fc.property(arbitraryFlow, (flow) => {
        const { pools, ranks, receivers, draws, payments } = layOutFlow(flow, MEASURES);
        for (const bar of pools)
          expectFilled(
            bar,
            draws.filter(({ from }) => from === bar.id),
            ({ start }) => start,
          );
        for (const bar of ranks) {
          expectFilled(
            bar,
            draws.filter(({ to }) => to === bar.id),
            ({ end }) => end,
          );
          expectFilled(
            bar,
            payments.filter(({ from }) => from === bar.id),
            ({ start }) => start,
          );
        }
        for (const bar of receivers)
          expectFilled(
            bar,
            payments.filter(({ to }) => to === bar.id),
            ({ end }) => end,
          );
        const bars = new Map(ranks.map((bar) => [bar.id, bar]));
        for (const { from, to, cents } of flow.payments) {
          const ribbon = payments.find((each) => each.from === from && each.to === to);
          const rank = flow.ranks.find(({ id }) => id === from);
          const part =
            ((ribbon?.start.bottom ?? 0) - (ribbon?.start.top ?? 0)) / (bars.get(from)?.height ?? 1);
          expect(part).toBeCloseTo(cents / (rank?.cents ?? 1), 6);
        }
      }),
      { numRuns: 8 },
    );
  });

  it('keeps the order in which ranks and creditors are given', () => {
    fc.assert(
      fc.property(arbitraryFlow, (flow) => {
        const { ranks, receivers } = layOutFlow(flow, MEASURES);
        expect(ranks.map(({ id }) => id)).toEqual(flow.ranks.map(({ id }) => id));
        expect(receivers.map(({ id }) => id)).toEqual(flow.receivers.map(({ id }) => id));
      }),
      runs,
    );
  });

  it('makes the larger of two amounts the thicker, unless both are too thin to tell', () => {
    fc.assert(
      fc.property(arbitraryFlow, (flow) => {
        const heights = layOutFlow(flow, MEASURES).receivers.map(({ height }) => height);
        const sorted = flow.receivers
          .map(({ cents }, place) => ({ cents, height: heights[place] ?? 0 }))
          .toSorted((one, other) => one.cents - other.cents);
        for (const [place, { height }] of sorted.entries()) {
          expect(height).toBeGreaterThanOrEqual((sorted[place - 1]?.height ?? 2) - 1e-6);
        }
      }),
      runs,
    );
  });
});

it('draws a ribbon as an area between two curves, from the top of each edge to its foot', () => {
  const ribbon = { from: 'a', to: 'b', start: { top: 0, bottom: 10 }, end: { top: 20, bottom: 25 } };
  expect(areaOf(ribbon, 0, 100)).toBe('M0,0C50,0 50,20 100,20L100,25C50,25 50,10 0,10Z');
});

it('is empty, not broken, without money', () => {
  const nothing = {
    ...distribution,
    pools: [],
    turns: [],
    lines: [],
    totals: { ...distribution.totals, surplus: 0 },
  };
  expect(layOutFlow(flowOf(nothing), MEASURES)).toMatchObject({ height: 0, pools: [], receivers: [] });
});

it('draws a lot of which two estates have a share as one', () => {
  const shared = [pool('van', 600), { ...pool('van', 400), estateId: 'an' }, pool('stock', 500.5)];
  const [van] = flowOf({ ...distribution, pools: shared }).pools;
  expect(van).toMatchObject({ id: 'van', cents: 100_000 });
});
