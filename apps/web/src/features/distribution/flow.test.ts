import type { Distribution } from '@prorata/contract/distribution/distribution';
import { describe, expect, it } from 'vitest';
import { flowOf, gatherSmall, OTHERS } from './flow.ts';
import { layOutFlow } from './lay-out-flow.ts';

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

  it('gathers the smallest receivers when there are many, and keeps the sum', () => {
    const gathered = gatherSmall(flow, 2);
    expect(gathered.gathered).toBe(2);
    expect(gathered.receivers.find(({ id }) => id === OTHERS)?.cents).toBe(80_050);
    expect(gatherSmall(flow, 3).gathered).toBe(0);
    const paid = (links: typeof flow.payments) => links.reduce((sum, { cents }) => sum + cents, 0);
    expect(paid(gathered.payments)).toBe(paid(flow.payments));
  });
});

describe('the layout', () => {
  const measures = { moneyHeight: 300, poolSlot: 44, rankSlot: 24, receiverSlot: 24 };

  it('puts nothing over anything else, and nothing outside', () => {
    const { height, ...columns } = layOutFlow(flowOf(distribution), measures);
    for (const bars of [columns.pools, columns.ranks, columns.receivers]) {
      let end = 0;
      for (const bar of bars) {
        expect(bar.y).toBeGreaterThanOrEqual(end);
        end = bar.y + bar.height;
      }
      expect(end).toBeLessThanOrEqual(height);
    }
  });

  it('fills each bar with the bands that touch it', () => {
    const { ranks, draws } = layOutFlow(flowOf(distribution), measures);
    for (const rank of ranks) {
      const bands = draws.filter(({ to }) => to === rank.id).toSorted((one, other) => one.endY - other.endY);
      const first = bands[0];
      const last = bands.at(-1);
      expect(first && first.endY - first.thickness / 2).toBeCloseTo(rank.y, 5);
      expect(last && last.endY + last.thickness / 2).toBeCloseTo(rank.y + rank.height, 5);
    }
  });

  it('is empty, not broken, without money', () => {
    const nothing = {
      ...distribution,
      pools: [],
      turns: [],
      lines: [],
      totals: { ...distribution.totals, surplus: 0 },
    };
    expect(layOutFlow(flowOf(nothing), measures)).toMatchObject({ height: 0, pools: [], receivers: [] });
  });
});

it('draws a lot of which two estates have a share as one', () => {
  const shared = [pool('van', 600), { ...pool('van', 400), estateId: 'an' }, pool('stock', 500.5)];
  const [van] = flowOf({ ...distribution, pools: shared }).pools;
  expect(van).toMatchObject({ id: 'van', cents: 100_000 });
});
