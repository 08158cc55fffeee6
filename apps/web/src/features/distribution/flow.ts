import type { Distribution } from '@prorata/contract/distribution/distribution';
import { precedenceOf } from '@prorata/domain/distribution/allotments';
import { surplusesOf } from './surpluses.ts';

/** Where an amount stands; the same classes colour chips, bands and the report. */
export type FlowClass = 'costs' | 'specific' | 'general' | 'chirographic' | 'surplus';

interface FlowNode {
  readonly id: string;
  readonly cents: number;
}

/** Money as it came in: a sold asset, or what belongs to none. */
export interface PoolNode extends FlowNode {
  readonly name: string;
}

/** A rank at which it was shared out. */
export interface RankNode extends FlowNode {
  readonly class: FlowClass;
  readonly rank: number | null;
  /** Where the law has it: what is served first has the lowest. */
  readonly precedence: number;
  /** What the claims asked for here. */
  readonly demandedCents: number;
  /** Of the claims that were served here, each once. */
  readonly privilegeIds: readonly string[];
}

/** Whoever receives it; no creditor for the costs and for the defendant who gets the surplus, whom one of several names. */
export interface ReceiverNode extends FlowNode {
  readonly creditorId: string | null;
  readonly class: 'creditor' | 'costs' | 'surplus';
  readonly name: string | null;
}

export interface Flow {
  readonly pools: readonly PoolNode[];
  readonly ranks: readonly RankNode[];
  readonly receivers: readonly ReceiverNode[];
  /** From a pool to a rank, and from a rank to a receiver. */
  readonly draws: readonly FlowLink[];
  readonly payments: readonly FlowLink[];
}

export interface FlowLink {
  readonly from: string;
  readonly to: string;
  readonly cents: number;
}

export const CLASS_OF_TURN = {
  ownCosts: 'costs',
  lotCosts: 'costs',
  commonCosts: 'costs',
  maintenanceFromIncome: 'general',
  maintenanceFromProtected: 'general',
  assignment: 'general',
  specific: 'specific',
  general: 'general',
  ordinary: 'chirographic',
  subordinated: 'chirographic',
  creditorCosts: 'costs',
} as const satisfies Record<Distribution['turns'][number]['kind'], FlowClass>;

const COSTS = 'costs';
const SURPLUS = 'surplus';

/** The money of a distribution on its way: out of the pools, through the ranks, to whoever receives it. */
export function flowOf(distribution: Distribution): Flow {
  const { pools, turns, lines, totals } = distribution;
  const ranks = new Map<string, RankNode>();
  const receivers = new Map<string, ReceiverNode>();
  const draws = new Links();
  const payments = new Links();
  for (const turn of turns.filter((each) => !isBorneByCreditor(each))) {
    const { id, ...rank } = rankOf(turn);
    const before = ranks.get(id);
    const cents = centsOf(turn.paid) + (before?.cents ?? 0);
    const demandedCents = centsOf(turn.demanded) + (before?.demandedCents ?? 0);
    const precedence = Math.min(rank.precedence, before?.precedence ?? rank.precedence);
    ranks.set(id, {
      ...rank,
      id,
      precedence,
      cents,
      demandedCents,
      privilegeIds: before?.privilegeIds ?? [],
    });
    for (const { poolId, drawn } of turn.draws) draws.add(poolId, id, centsOf(drawn));
  }
  const pay = (rankId: string, receiver: Omit<ReceiverNode, 'cents'>, paidCents: number) => {
    if (paidCents === 0) return;
    payments.add(rankId, receiver.id, paidCents);
    receivers.set(receiver.id, { ...receiver, cents: (receivers.get(receiver.id)?.cents ?? 0) + paidCents });
  };
  for (const line of lines) {
    // What goes to costs that the creditor bears himself comes off what he was given first.
    let borneCents = centsOf(line.borne);
    for (const { turn, paid } of line.steps) {
      const step = turns[turn];
      if (step === undefined || paid === 0 || isBorneByCreditor(step)) continue;
      const { id } = rankOf(step);
      const toCosts = Math.min(borneCents, centsOf(paid));
      borneCents -= toCosts;
      pay(id, receiverOf(line), centsOf(paid) - toCosts);
      pay(id, COSTS_RECEIVER, toCosts);
      const rank = ranks.get(id);
      if (rank)
        ranks.set(id, { ...rank, privilegeIds: [...new Set([...rank.privilegeIds, line.privilegeId])] });
    }
  }
  if (totals.surplus > 0) {
    const cents = centsOf(totals.surplus);
    ranks.set(SURPLUS, {
      ...{ id: SURPLUS, class: 'surplus', rank: null, precedence: Number.POSITIVE_INFINITY },
      ...{ privilegeIds: [], cents, demandedCents: cents },
    });
    for (const pool of pools) draws.add(pool.id, SURPLUS, centsOf(pool.surplus));
  }
  for (const { id, name, amount } of surplusesOf(distribution)) {
    pay(SURPLUS, { id, class: 'surplus', creditorId: null, name }, centsOf(amount));
  }
  return {
    pools: lotsOf(pools),
    ranks: [...ranks.values()]
      .filter(({ cents }) => cents > 0)
      .sort((one, other) => one.precedence - other.precedence),
    receivers: [...receivers.values()],
    draws: draws.list(),
    payments: payments.list(),
  };
}

/** A lot of which several estates have a share is still one. */
function lotsOf(pools: Distribution['pools']): PoolNode[] {
  const lots = new Map<string, PoolNode>();
  for (const { id, name, gross } of pools) {
    if (gross > 0) lots.set(id, { id, name, cents: centsOf(gross) + (lots.get(id)?.cents ?? 0) });
  }
  return [...lots.values()];
}

function rankOf({
  kind,
  rank,
}: Distribution['turns'][number]): Omit<RankNode, 'cents' | 'demandedCents' | 'privilegeIds'> {
  const flowClass = CLASS_OF_TURN[kind];
  const precedence = precedenceOf(kind, rank);
  if (flowClass === 'costs') return { id: COSTS, class: flowClass, rank: null, precedence };
  if (flowClass === 'chirographic') return { id: kind, class: flowClass, rank: null, precedence };
  return { id: `${flowClass} ${rank}`, class: flowClass, rank, precedence };
}

const COSTS_RECEIVER = { id: COSTS, class: 'costs', creditorId: null, name: null } as const;

/** Costs that a creditor bears draw on no pool: they are paid out of what another turn gave him. */
function isBorneByCreditor({ kind }: Distribution['turns'][number]): boolean {
  return kind === 'creditorCosts';
}

function receiverOf({ creditorId, name }: Distribution['lines'][number]): Omit<ReceiverNode, 'cents'> {
  return creditorId === null ? COSTS_RECEIVER : { id: creditorId, class: 'creditor', creditorId, name };
}

/** Euros of the API have at most two decimals, so whole cents come back exactly. */
function centsOf(euros: number): number {
  return Math.round(euros * 100);
}

class Links {
  readonly #links = new Map<string, FlowLink>();

  add(from: string, to: string, cents: number): void {
    if (cents === 0) return;
    const key = `${from}\n${to}`;
    this.#links.set(key, { from, to, cents: cents + (this.#links.get(key)?.cents ?? 0) });
  }

  list(): FlowLink[] {
    return [...this.#links.values()];
  }
}

/** Under this name the last of many receivers share a band. */
export const REST = 'rest';

export interface GatheredFlow extends Flow {
  /** How many creditors share the last band; none when each has their own. */
  readonly gathered: number;
}

/** Costs first, then the creditors as they are given, in the order of their ranks, and last what is left. */
export function inOrder(flow: Flow, creditorIds: readonly string[]): Flow {
  const places = new Map(creditorIds.map((id, place) => [id, place]));
  const placeOf = ({ id, class: kind }: ReceiverNode) => {
    if (kind === 'creditor') return places.get(id) ?? creditorIds.length;
    return kind === 'costs' ? -1 : creditorIds.length + 1;
  };
  return { ...flow, receivers: flow.receivers.toSorted((one, other) => placeOf(one) - placeOf(other)) };
}

/**
 * Draws the first creditors each by themselves and the last of them together: a band thinner than its name helps nobody.
 * Whoever is chosen among the last comes out of them.
 */
export function gatherRest(flow: Flow, most: number, chosen?: string): GatheredFlow {
  const creditors = flow.receivers.filter((receiver) => receiver.class === 'creditor');
  const rest = creditors.slice(most - 1).filter(({ id }) => id !== chosen);
  if (creditors.length <= most || rest.length < 2) return { ...flow, gathered: 0 };
  const gathered = new Set(rest.map(({ id }) => id));
  const cents = rest.reduce((sum, { cents: own }) => sum + own, 0);
  const others: ReceiverNode = { id: REST, class: 'creditor', creditorId: null, name: null, cents };
  const shown = flow.receivers.filter(({ id }) => !gathered.has(id));
  const last = shown.findLastIndex((receiver) => receiver.class === 'creditor');
  return {
    ...flow,
    receivers: shown.toSpliced(last + 1, 0, others),
    payments: together(flow.payments, gathered),
    gathered: rest.length,
  };
}

function together(payments: readonly FlowLink[], gathered: ReadonlySet<string>): FlowLink[] {
  const sums = new Map<string, FlowLink>();
  for (const { from, to, cents } of payments) {
    const target = gathered.has(to) ? REST : to;
    const key = `${from}\n${target}`;
    sums.set(key, { from, to: target, cents: cents + (sums.get(key)?.cents ?? 0) });
  }
  return [...sums.values()];
}

/** The ranks at which a creditor is paid; ordinary claims share in everything, so that tells no way of their own. */
export function ranksOf(flow: Flow, creditorId: string | undefined) {
  const paid = new Set(flow.payments.filter(({ to }) => to === creditorId).map(({ from }) => from));
  const own = flow.ranks.filter((rank) => paid.has(rank.id) && rank.class !== 'chirographic');
  return { paid, drawn: new Set(own.map(({ id }) => id)) };
}
