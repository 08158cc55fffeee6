import { getPrivilege } from '@prorata/law/privileges/catalogue';
import { rankInForce } from '@prorata/law/privileges/in-force';
import type { IsoDate } from '../iso-date.ts';
import { type Cents, smallerOf } from '../money.ts';
import type { RankGroup } from './group-by-rank.ts';
import type { PaymentRound } from './outcome.ts';
import { aboveLimits, privilegedCents } from './privileged-part.ts';
import type { Settled } from './read-choices.ts';
import { serveOnePool, serveWithGeneral, type Turn } from './serve-lots.ts';
import { serveQueues, type Waiting } from './serve-queues.ts';
import {
  type Demands,
  demandsOf,
  drawInProportion,
  leftIn,
  payable,
  type RoundFacts,
  share,
} from './share.ts';
import { type GeneralRank, type Line, type Pool, roomOf, unpaidOf } from './state.ts';

/** The money that is still to be shared out, and the story so far. */
interface Mass {
  readonly pools: readonly Pool[];
  readonly rounds: PaymentRound[];
  /** Whether any line may take only so much of it, because others who owe it pay the rest. */
  readonly hasCeilings: boolean;
}

/**
 * One walk over the ranks. Before each general rank every pool serves the specific claims that come before it there,
 * so that what the general claims find in each pool is exactly what the law leaves them.
 */
export function walkRanks(
  generals: readonly GeneralRank[],
  groups: ReadonlyMap<Pool, readonly RankGroup[]>,
  mass: Mass,
): void {
  const { pools, rounds } = mass;
  for (const [index, stop] of stopsOf(groups, generals.length).entries()) {
    for (const turn of stop.alone) serveOnePool(turn, rounds);
    serveQueues(stop.queues, rounds);
    const general = generals[index];
    if (general === undefined) continue;
    if (stop.withGeneral.length > 0) serveWithGeneral(general, stop.withGeneral, pools, rounds);
    else serveGeneral({ kind: 'general', rank: general.rank }, general.lines, privilegedCents, mass);
  }
}

/** What is served before a general rank, and with it; the last stop comes after all ranks. */
interface Stop {
  /** On pools where nobody has another lot. */
  readonly alone: Turn[];
  /** On the others, pool by pool. */
  readonly queues: Waiting[];
  readonly withGeneral: Turn[];
}

function stopsOf(groups: ReadonlyMap<Pool, readonly RankGroup[]>, generals: number): readonly Stop[] {
  const stops = Array.from(
    { length: generals + 1 },
    (): Stop => ({ alone: [], queues: [], withGeneral: [] }),
  );
  for (const [pool, queue] of groups) {
    const isTied = queue.some(({ lines }) => lines.some(callsOnLots));
    for (const group of queue) {
      const stop = stops[group.beforeGeneral];
      if (stop === undefined) continue;
      if (group.isWithGeneral) stop.withGeneral.push({ pool, group });
      else if (!isTied) stop.alone.push({ pool, group });
      else {
        const last = stop.queues.at(-1);
        if (last?.pool === pool) last.groups.push(group);
        else stop.queues.push({ pool, groups: [group] });
      }
    }
  }
  return stops;
}

/** Whether a claim cannot simply ask its one lot for all it lacks. */
function callsOnLots({ lots, fixedReason }: Line): boolean {
  return lots.length > 1 || fixedReason !== null;
}

/** What privileges left unpaid joins the ordinary claims (Civil Code 3.36). */
export function serveOrdinary(
  lines: readonly Line[],
  { asOf, restAboveCap }: Pick<Settled, 'restAboveCap'> & { readonly asOf: IsoDate },
  mass: Mass,
): void {
  const restOf = restAboveCap === 'ordinary' ? unpaidOf : belowLimits;
  const subordinatedRank = rankInForce(SUBORDINATED, asOf);
  const ordinaryCents = (line: Line) =>
    line.rank === subordinatedRank || line.bearerId !== null ? 0n : restOf(line);
  serveGeneral({ kind: 'ordinary', rank: rankInForce(ORDINARY, asOf) }, lines, ordinaryCents, mass);
}

function belowLimits(line: Line): Cents {
  return line.limits.length === 0 ? unpaidOf(line) : unpaidOf(line) - aboveLimits(line);
}

/** A creditor who gave up his rank by contract comes after the ordinary claims (Civil Code 3.36 al. 2). */
export function serveSubordinated(lines: readonly Line[], asOf: IsoDate, mass: Mass): void {
  serveGeneral({ kind: 'subordinated', rank: rankInForce(SUBORDINATED, asOf) }, lines, unpaidOf, mass);
}

const ORDINARY = getPrivilege('chirographic');
const SUBORDINATED = getPrivilege('subordinated');

/** Claims on everything draw on all pools that are open to them, on each in proportion to what is left in it. */
function serveGeneral(
  { kind, rank }: Pick<RoundFacts, 'kind' | 'rank'>,
  lines: readonly Line[],
  centsOf: (line: Line) => Cents,
  { pools, rounds, hasCeilings }: Mass,
): void {
  const serve = (demands: Demands) => {
    if (demands.totalCents === 0n) return;
    const paidCents = payable(demands, leftIn(pools));
    share(rounds, demands, paidCents, { kind, rank, draws: drawInProportion(paidCents, pools) });
  };
  const held = hasCeilings ? linesAtCeiling(lines, centsOf, pools) : NOBODY;
  if (held.size > 0) serve(demandsOf([...held], roomOf));
  serve(demandsOf(held.size === 0 ? lines : lines.filter((line) => !held.has(line)), centsOf));
}

const NOBODY: ReadonlySet<Line> = new Set();

/**
 * The lines that would get more than they may take of this estate. They get just that, in a round of their own, and what
 * they leave goes to the others: whose part grows, so that one more may reach its ceiling.
 */
function linesAtCeiling(
  lines: readonly Line[],
  centsOf: (line: Line) => Cents,
  pools: readonly Pool[],
): ReadonlySet<Line> {
  const limited = lines.filter(({ ceilingCents }) => ceilingCents !== undefined);
  if (limited.length === 0) return NOBODY;
  const held = new Set<Line>();
  let totalCents = demandsOf(lines, centsOf).totalCents;
  let leftCents = leftIn(pools);
  for (let reached: readonly Line[] = limited; reached.length > 0; ) {
    const paidCents = smallerOf(totalCents, leftCents);
    reached = limited.filter(
      (line) => !held.has(line) && centsOf(line) * paidCents > roomOf(line) * totalCents,
    );
    for (const line of reached) {
      held.add(line);
      totalCents -= centsOf(line);
      leftCents -= roomOf(line);
    }
  }
  return held;
}
