import { allocateProRata, type Cents, smallerOf } from '../money.ts';
import type { Draw, Turn, TurnKind } from './outcome.ts';
import { type Line, NO_STEPS, type Story } from './state.ts';

/** What lines ask of one turn: the amount at a place belongs to the line at the same place. */
export interface Demands {
  readonly lines: readonly Line[];
  readonly cents: readonly Cents[];
  readonly totalCents: Cents;
}

/** The demands of those lines that ask anything. */
export function demandsOf(lines: readonly Line[], centsOf: (line: Line) => Cents): Demands {
  const asking: Line[] = [];
  const cents: Cents[] = [];
  let totalCents = 0n;
  for (const line of lines) {
    const asked = centsOf(line);
    if (asked === 0n) continue;
    asking.push(line);
    cents.push(asked);
    totalCents += asked;
  }
  return { lines: asking, cents, totalCents };
}

/** The most that a turn can pay out of what its pools hold. */
export function payable({ totalCents }: Demands, availableCents: Cents): Cents {
  return smallerOf(totalCents, availableCents);
}

/** What is said about a turn besides the amounts that follow from its demands and draws. */
export interface TurnFacts {
  readonly kind: TurnKind;
  readonly rank: number;
  readonly draws: readonly Draw[];
  readonly besideCents?: Cents;
  readonly orderReason?: string;
}

/** Notes one sharing and gives each line its part: all of its demand, or its part pro rata (Mortgage Act 14). */
export function share(
  story: Story,
  { lines, cents, totalCents }: Demands,
  paidCents: Cents,
  facts: TurnFacts,
): void {
  const parts = paidCents < totalCents ? allocateProRata(paidCents, cents) : cents;
  const turn = story.push(toTurn(facts, totalCents, paidCents)) - 1;
  for (let place = 0; place < lines.length; place += 1) {
    const [line, demandedCents, partCents] = [lines[place], cents[place], parts[place]];
    if (line === undefined || demandedCents === undefined || partCents === undefined) continue;
    line.allottedCents = line.allottedCents === 0n ? partCents : line.allottedCents + partCents;
    const step = { turn, demandedCents, paidCents: partCents };
    line.steps = line.steps === NO_STEPS ? [step] : [...line.steps, step];
  }
}

function toTurn(facts: TurnFacts, demandedCents: Cents, paidCents: Cents): Turn {
  let availableCents = 0n;
  for (const draw of facts.draws) availableCents += draw.availableCents;
  return { ...facts, demandedCents, availableCents, paidCents };
}
