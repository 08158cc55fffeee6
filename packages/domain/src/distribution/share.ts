import { allocateProRata, type Cents, smallerOf, sumCents } from '../money.ts';
import type { Turn } from './outcome.ts';
import type { Line, Story } from './state.ts';

/** A claim on a turn: how much of which line. */
export interface Demand {
  readonly line: Line;
  readonly cents: Cents;
}

export function demandsOf(lines: readonly Line[], centsOf: (line: Line) => Cents): Demand[] {
  const demands: Demand[] = [];
  for (const line of lines) {
    const cents = centsOf(line);
    if (cents > 0n) demands.push({ line, cents });
  }
  return demands;
}

export function totalOf(demands: readonly Demand[]): Cents {
  return sumCents(demands.map(({ cents }) => cents));
}

/** Notes one sharing and gives each line its part: all of its demand, or its part pro rata (Mortgage Act 14). */
export function share(
  story: Story,
  demands: readonly Demand[],
  paidCents: Cents,
  turn: Omit<Turn, 'demandedCents' | 'paidCents' | 'availableCents'>,
): void {
  const demandedCents = totalOf(demands);
  const availableCents = sumCents(turn.draws.map((draw) => draw.availableCents));
  const parts = paidCents < demandedCents ? allocateProRata(paidCents, centsOf(demands)) : centsOf(demands);
  const index = story.push({ ...turn, demandedCents, availableCents, paidCents }) - 1;
  demands.forEach(({ line, cents }, position) => {
    const part = parts[position] ?? 0n;
    line.allottedCents += part;
    line.steps.push({ turn: index, demandedCents: cents, paidCents: part });
  });
}

/** The most that a turn can pay out of what its pools hold. */
export function payable(demands: readonly Demand[], availableCents: Cents): Cents {
  return smallerOf(totalOf(demands), availableCents);
}

function centsOf(demands: readonly Demand[]): Cents[] {
  return demands.map(({ cents }) => cents);
}
