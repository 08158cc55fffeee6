import { allocateProRata, type Cents, smallerOf } from '../money.ts';
import type { Draw, LineStep, PaymentRound, RoundKind } from './outcome.ts';
import type { Line, Pool } from './state.ts';

/** What lines ask of one round: the amount at an index belongs to the line at the same index. Some may ask nothing. */
export interface Demands {
  readonly lines: readonly Line[];
  readonly cents: readonly Cents[];
  readonly totalCents: Cents;
  /** For those that ask of several lots: what they ask of all, and what these hold. */
  readonly overLots?: readonly LineStep['overLots'][];
}

export function demandsOf(lines: readonly Line[], centsOf: (line: Line) => Cents): Demands {
  const cents = lines.map(centsOf);
  let totalCents = 0n;
  for (const each of cents) totalCents += each;
  return { lines, cents, totalCents };
}

/** The most that a round can pay out of what its pools hold. */
export function payable({ totalCents }: Demands, availableCents: Cents): Cents {
  return smallerOf(totalCents, availableCents);
}

/** What is said about a round besides the amounts that follow from its demands and draws. */
export interface RoundFacts {
  readonly kind: RoundKind;
  readonly rank: number;
  readonly draws: readonly Draw[];
  readonly concurrentGeneralCents?: Cents;
  readonly orderReason?: string | undefined;
  /** Where it is not what the pools hold. */
  readonly availableCents?: Cents;
  readonly notifiedAt?: string;
}

/** Notes one sharing and gives each line its part: all of its demand, or its part pro rata (Mortgage Act 14). */
export function share(
  rounds: PaymentRound[],
  { lines, cents, totalCents, overLots }: Demands,
  paidCents: Cents,
  facts: RoundFacts,
): void {
  const parts = paidCents < totalCents ? allocateProRata(paidCents, cents) : cents;
  const round = rounds.push(toRound(facts, totalCents, paidCents)) - 1;
  const lotId = isOfOneLot(facts) ? facts.draws[0]?.poolId : undefined;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    const demandedCents = cents[index] ?? 0n;
    if (line === undefined || demandedCents === 0n) continue;
    const partCents = parts[index] ?? 0n;
    const asked = overLots?.[index];
    addStep(
      line,
      asked === undefined
        ? { round, demandedCents, paidCents: partCents }
        : { round, demandedCents, paidCents: partCents, overLots: asked },
    );
    if (lotId !== undefined) giveFromLot(line, lotId, partCents);
  }
}

function isOfOneLot({ kind }: RoundFacts): boolean {
  return kind === 'specific' || kind === 'ownCosts';
}

export function giveFromLot({ lots }: Line, poolId: string, cents: Cents): void {
  const lot = lots.length === 1 ? lots[0] : lots.find((candidate) => candidate.poolId === poolId);
  if (lot !== undefined) lot.paidCents = lot.paidCents === 0n ? cents : lot.paidCents + cents;
}

/** Few lines have more than two steps, so each list is made to measure: one that grows keeps room for many more. */
function addStep(line: Line, step: LineStep): void {
  const { steps } = line;
  const first = steps[0];
  if (first === undefined) {
    line.allottedCents = step.paidCents;
    line.steps = [step];
    return;
  }
  line.allottedCents += step.paidCents;
  if (steps.length === 1) line.steps = [first, step];
  else steps.push(step);
}

function toRound(facts: RoundFacts, demandedCents: Cents, paidCents: Cents): PaymentRound {
  const { kind, rank, draws, concurrentGeneralCents, orderReason, notifiedAt } = facts;
  let availableCents = facts.availableCents ?? 0n;
  for (const draw of draws) availableCents += draw.availableCents;
  const round = { kind, rank, demandedCents, availableCents, paidCents, draws };
  // Hardly any round has more to tell.
  if (concurrentGeneralCents === undefined && orderReason === undefined && notifiedAt === undefined) {
    return round;
  }
  return {
    ...round,
    ...(concurrentGeneralCents !== undefined && { concurrentGeneralCents }),
    ...(orderReason !== undefined && { orderReason }),
    ...(notifiedAt !== undefined && { notifiedAt }),
  };
}

export function leftIn(pools: readonly Pool[]): Cents {
  let left = 0n;
  for (const pool of pools) left += pool.leftCents;
  return left;
}

/** Takes an amount out of pools, from each in proportion to what is left in it. There must be enough. */
export function drawInProportion(amountCents: Cents, pools: readonly Pool[]): Draw[] {
  const parts = allocateProRata(
    amountCents,
    pools.map(({ leftCents }) => leftCents),
  );
  return pools.map((pool, index) => drawFrom(pool, parts[index] ?? 0n));
}

export function drawFrom(pool: Pool, drawnCents: Cents): Draw {
  const availableCents = pool.leftCents;
  if (drawnCents > availableCents) throw new Error(`Pool ${pool.id} does not hold ${drawnCents} cents.`);
  pool.leftCents -= drawnCents;
  return { poolId: pool.id, availableCents, drawnCents };
}

/**
 * Takes an amount out of pools in proportion to their gross proceeds, as common costs are borne. What a pool cannot
 * bear any more falls on the others, in the same proportion.
 */
export function drawByGross(amountCents: Cents, pools: readonly Pool[]): Draw[] {
  const drawn = new Map<Pool, Cents>();
  let bearing = pools.filter(({ leftCents }) => leftCents > 0n);
  let openCents = amountCents;
  while (openCents > 0n) {
    const parts = allocateProRata(
      openCents,
      bearing.map(({ grossCents }) => grossCents),
    );
    const shares = bearing.map((pool, index) => ({ pool, cents: parts[index] ?? 0n }));
    const exhausted = shares.filter(({ pool, cents }) => cents > pool.leftCents);
    for (const { pool, cents } of exhausted.length > 0 ? exhausted : shares) {
      const borne = smallerOf(cents, pool.leftCents);
      drawn.set(pool, borne);
      openCents -= borne;
    }
    bearing = bearing.filter((pool) => !drawn.has(pool));
  }
  return pools.map((pool) => drawFrom(pool, drawn.get(pool) ?? 0n));
}
