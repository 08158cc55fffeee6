import { allocateProRata, type Cents, smallerOf, sumCents } from '../money.ts';
import type { Draw, LineStep, PaymentRound, RoundKind } from './outcome.ts';
import { type Line, NO_STEPS } from './state.ts';

/** What lines ask of one round: the amount at an index belongs to the line at the same index. Some may ask nothing. */
export interface Demands {
  readonly lines: readonly Line[];
  readonly cents: readonly Cents[];
  readonly totalCents: Cents;
}

export function demandsOf(lines: readonly Line[], centsOf: (line: Line) => Cents): Demands {
  const cents = lines.map(centsOf);
  return { lines, cents, totalCents: sumCents(cents) };
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
  readonly orderReason?: string;
}

/** Notes one sharing and gives each line its part: all of its demand, or its part pro rata (Mortgage Act 14). */
export function share(
  rounds: PaymentRound[],
  { lines, cents, totalCents }: Demands,
  paidCents: Cents,
  facts: RoundFacts,
): void {
  const parts = paidCents < totalCents ? allocateProRata(paidCents, cents) : cents;
  const round = rounds.push(toRound(facts, totalCents, paidCents)) - 1;
  lines.forEach((line, index) => {
    const demandedCents = cents[index] ?? 0n;
    if (demandedCents > 0n) addStep(line, { round, demandedCents, paidCents: parts[index] ?? 0n });
  });
}

/** Few lines have more than one or two steps, so each list is made to measure. */
function addStep(line: Line, step: LineStep): void {
  if (line.steps === NO_STEPS) {
    line.allottedCents = step.paidCents;
    line.steps = [step];
  } else {
    line.allottedCents += step.paidCents;
    line.steps = line.steps.concat(step);
  }
}

function toRound(facts: RoundFacts, demandedCents: Cents, paidCents: Cents): PaymentRound {
  let availableCents = 0n;
  for (const draw of facts.draws) availableCents += draw.availableCents;
  return { ...facts, demandedCents, availableCents, paidCents };
}
