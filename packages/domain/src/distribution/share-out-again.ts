import { type Cents, smallerOf, sumCents } from '../money.ts';
import type { Distribution, LineOutcome } from './outcome.ts';

/** What is paid on top of an earlier result once reserved claims were decided. */
export interface Supplement {
  readonly payments: readonly SupplementaryPayment[];
  /** Claims that still wait for a decision, with what stays consigned for them. */
  readonly stillReserved: readonly SupplementaryPayment[];
  readonly toDefendantCents: Cents;
}

interface SupplementaryPayment {
  readonly line: LineOutcome;
  readonly cents: Cents;
}

/**
 * Shares out the money that was consigned for reserved claims, after a decision about some of them (Judicial Code
 * 1636). `after` is the same dossier with the decided claims as they were admitted, or without them: the share of a
 * rejected claim thus falls to the admitted creditors as the table ranks them.
 *
 * What was paid is not taken back. Where `after` gives a line less than it already has, be it by a cent of rounding,
 * the line keeps what it has, and the largest supplements bear the difference.
 */
export function shareOutAgain(before: Distribution, after: Distribution): Supplement {
  if (before.totals.moneyInCents !== after.totals.moneyInCents) {
    throw new RangeError('Both results must share out the same money.');
  }
  const received = new Map(
    before.lines.filter((line) => !line.reserved).map((line) => [keyOf(line), line.allottedCents]),
  );
  const wanted = after.lines.map((line) => ({
    line,
    cents: line.allottedCents - (received.get(keyOf(line)) ?? 0n),
  }));
  const toDefendant = { line: undefined, cents: after.totals.surplusCents - before.totals.surplusCents };
  const due = [...wanted, toDefendant].filter(({ cents }) => cents > 0n);
  const granted = cutToSize(due, before.totals.reservedCents);
  return {
    payments: granted.flatMap(({ line, cents }) =>
      line === undefined || line.reserved ? [] : { line, cents },
    ),
    stillReserved: granted.flatMap(({ line, cents }) => (line?.reserved === true ? { line, cents } : [])),
    toDefendantCents: sumCents(granted.map(({ line, cents }) => (line === undefined ? cents : 0n))),
  };
}

interface Due {
  readonly line: LineOutcome | undefined;
  readonly cents: Cents;
}

function keyOf({ kind, id }: LineOutcome): string {
  return `${kind} ${id}`;
}

/** Takes what exceeds the money at hand off the largest amounts, the later one first among equals. */
function cutToSize(due: readonly Due[], atHandCents: Cents): Due[] {
  let excess = sumCents(due.map(({ cents }) => cents)) - atHandCents;
  const cuts = new Map<Due, Cents>();
  for (const item of due.toReversed().sort((one, other) => Number(other.cents - one.cents))) {
    const cut = smallerOf(excess, item.cents);
    if (cut <= 0n) break;
    cuts.set(item, cut);
    excess -= cut;
  }
  return due
    .map((item) => ({ line: item.line, cents: item.cents - (cuts.get(item) ?? 0n) }))
    .filter(({ cents }) => cents > 0n);
}
