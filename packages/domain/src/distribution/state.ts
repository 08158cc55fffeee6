import { type Cents, sumCents } from '../money.ts';
import type { OrdinaryPart, PoolKind } from './input.ts';
import type { LineLimit, LineOutcome, LineStep, LotOutcome } from './outcome.ts';

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
  readonly lots: readonly Lot[];
  allottedCents: LineOutcome['allottedCents'];
  consignedCents: LineOutcome['consignedCents'];
  borneCents: LineOutcome['borneCents'];
  limits: LineOutcome['limits'];
  steps: LineStep[];
}

export interface Lot extends LotOutcome {
  paidCents: LotOutcome['paidCents'];
}

/** Most lines have none of these, so they share the lists that hold nothing. */
export const NO_LOTS: readonly Lot[] = [];
export const NO_ORDINARY: readonly OrdinaryPart[] = [];
export const NO_LIMITS: readonly LineLimit[] = [];
export const NO_STEPS: LineStep[] = [];

/** The most that a line takes of its estate; few lines have one. */
export function withCeiling(line: Line, ceilingCents: Cents | undefined): Line {
  return ceilingCents === undefined ? line : { ...line, ceilingCents };
}

/** Claims of one general rank: one step of the walk. */
export interface GeneralRank {
  readonly rank: number;
  readonly lines: Line[];
  /** Those that meet others by rules, and not by their rank alone. */
  readonly ruled: Line[];
}

export function unpaidOf({ claimedCents, allottedCents }: LineOutcome): Cents {
  // Most lines are asked before they got anything: no new number for those.
  return allottedCents === 0n ? claimedCents : claimedCents - allottedCents;
}

/** What it may still take of its estate, where others who owe it pay the rest. */
export function roomOf({ ceilingCents = 0n, allottedCents }: LineOutcome): Cents {
  return ceilingCents - allottedCents;
}

/** What lines claim together. One debt may be asked of several estates, and is still one. */
export function claimedOf(lines: readonly LineOutcome[]): Cents {
  const debts = new Map(
    lines.map(({ kind, id, debtCents, claimedCents }) => [`${kind} ${id}`, debtCents ?? claimedCents]),
  );
  return sumCents([...debts.values()]);
}

/** What its creditor receives: what is neither consigned nor goes to costs that he bears. */
export function receivedOf({ allottedCents, consignedCents, borneCents }: LineOutcome): Cents {
  return allottedCents - consignedCents - borneCents;
}

/** The protected part of an income is closed to everybody but maintenance (Judicial Code 1412). */
export function isOpen({ kind }: Pick<Pool, 'kind'>): boolean {
  return kind !== 'maintenanceOnly';
}
