import { type Cents, largerOf, smallerOf } from '../money.ts';

/** What the judge or the parties decided about a reserved amount. */
export interface ReserveDecision {
  readonly reservedCents: Cents;
  readonly decidedCents: Cents;
}

/** What then counts. More than was reserved is not counted: the others were told no more. */
export function countedOfDecision({ reservedCents, decidedCents }: ReserveDecision): {
  readonly countedCents: Cents;
  readonly rejectedCents: Cents;
  readonly isCapped: boolean;
} {
  const countedCents = smallerOf(decidedCents, reservedCents);
  return {
    countedCents,
    rejectedCents: reservedCents - countedCents,
    isCapped: decidedCents > reservedCents,
  };
}

interface ReservedPart {
  readonly admittedCents: Cents;
  readonly reservedCents: Cents;
}

/** Admits what counts, part by part in the order in which they were declared, and reserves no more. */
export function admitParts<Part extends ReservedPart>(parts: readonly Part[], countedCents: Cents): Part[] {
  let left = countedCents;
  return parts.map((part) => {
    const admitted = smallerOf(left, part.reservedCents);
    left = largerOf(0n, left - admitted);
    return { ...part, admittedCents: part.admittedCents + admitted, reservedCents: 0n };
  });
}
