import type { Cents } from '../money.ts';
import type { PoolKind } from './input.ts';
import type { LineOutcome, LineStep } from './outcome.ts';

/** The calculation's own view of a pool: what is left in it goes down as rounds are served. */
export interface Pool {
  readonly id: string;
  readonly kind: PoolKind;
  readonly grossCents: Cents;
  leftCents: Cents;
  ownCostsCents: Cents;
  commonCostsCents: Cents;
}

/** A line while it is being calculated: the same object becomes part of the result, when nothing changes it any more. */
export interface Line extends LineOutcome {
  allottedCents: LineOutcome['allottedCents'];
  limit: LineOutcome['limit'];
  steps: LineOutcome['steps'];
}

/** A line that has had no round yet; few have more than one or two, so each list is made to measure. */
export const NO_STEPS: readonly LineStep[] = [];

/** Claims of one general rank: one step of the walk. */
export interface GeneralRank {
  readonly rank: number;
  readonly lines: readonly Line[];
}

export function unpaidOf({ claimedCents, allottedCents }: LineOutcome): Cents {
  // Most lines are asked before they got anything: no new number for those.
  return allottedCents === 0n ? claimedCents : claimedCents - allottedCents;
}

/** The protected part of an income is closed to everybody but maintenance (Judicial Code 1412). */
export function isOpen(pool: Pool): boolean {
  return pool.kind !== 'maintenanceOnly';
}
