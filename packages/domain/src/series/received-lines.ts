import type { LineOutcome } from '../distribution/outcome.ts';
import { type Cents, smallerOf, sumCents } from '../money.ts';

type GivenLine = Pick<LineOutcome, 'claimedCents' | 'allottedCents'>;

/**
 * What a creditor received, line by line. As a rule that is what the run gave to each; where it was less, because costs came
 * off it, the last lines lack it, and where a judge gave more, the first that are not paid in full have it.
 */
export function receivedByLine(lines: readonly GivenLine[], receivedCents: Cents): Cents[] {
  const given = takeInOrder(
    receivedCents,
    lines.map(({ allottedCents }) => allottedCents),
  );
  const more = takeInOrder(
    receivedCents - sumCents(given),
    lines.map(({ claimedCents }, place) => claimedCents - (given[place] ?? 0n)),
  );
  return given.map((cents, place) => cents + (more[place] ?? 0n));
}

function takeInOrder(cents: Cents, wanted: readonly Cents[]): Cents[] {
  let left = cents;
  return wanted.map((want) => {
    const taken = smallerOf(left, want);
    left -= taken;
    return taken;
  });
}
