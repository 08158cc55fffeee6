import type { Distribution, LineOutcome } from '../distribution/outcome.ts';
import { securedBy } from '../distribution/secured-after.ts';
import { groupBy } from '../group-by.ts';
import { type Cents, smallerOf, sumCents } from '../money.ts';
import { receivedByLine } from './received-lines.ts';

/** What a distribution gave to one claim, or to what the claims of a statement leave of it. */
export interface LineDividend {
  /** Of the claim, or of the statement. */
  readonly id: string;
  /** What was due before. */
  readonly dueCents: Cents;
  /** What counts as received of it. */
  readonly receivedCents: Cents;
  /** What of that the privilege gave. */
  readonly securedCents: Cents;
  /** What of that is consigned for a reserve. */
  readonly consignedCents: Cents;
}

/**
 * What one statement received in a distribution, line by line; of several estates each debt once. What is consigned counts as
 * received by whom it is consigned for where `receivedCents` holds it.
 */
export function dividendsOf(
  lines: readonly LineOutcome[],
  distribution: Pick<Distribution, 'rounds'>,
  receivedCents: Cents,
): readonly LineDividend[] {
  const received = receivedOfLines(lines, receivedCents);
  const each = lines.map((line, place) => {
    const cents = received[place] ?? 0n;
    return {
      line,
      receivedCents: cents,
      securedCents: smallerOf(securedBy(line, distribution), cents),
      consignedCents: smallerOf(line.consignedCents, cents),
    };
  });
  return [...groupBy(each, ({ line }) => line.id)].map(([id, parts]) => ({
    id,
    dueCents: debtOf(parts.map(({ line }) => line)),
    receivedCents: sumCents(parts.map((part) => part.receivedCents)),
    securedCents: sumCents(parts.map((part) => part.securedCents)),
    consignedCents: sumCents(parts.map((part) => part.consignedCents)),
  }));
}

/** What each line of a statement has of all that the statement received. */
export function receivedOfLines(lines: readonly LineOutcome[], receivedCents: Cents): Cents[] {
  return receivedByLine(
    lines.map((line) => ({ claimedCents: dueOf(line), allottedCents: line.allottedCents })),
    receivedCents,
  );
}

/** What is due of a line: where it takes part for its initial amount, what earlier distributions left of that. */
export function dueOf({ claimedCents, debtCents, ceilingCents }: LineOutcome): Cents {
  return debtCents === undefined ? (ceilingCents ?? claimedCents) : claimedCents;
}

function debtOf(lines: readonly LineOutcome[]): Cents {
  const [first] = lines;
  return first === undefined ? 0n : (first.debtCents ?? dueOf(first));
}
