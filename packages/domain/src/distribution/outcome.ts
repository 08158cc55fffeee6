import type { PriorityRuleId } from '@prorata/law/priorities/register';
import type { IsoDate } from '../iso-date.ts';
import type { Cents } from '../money.ts';
import type { Finding } from './finding.ts';
import type { PoolKind } from './input.ts';

/** The money is shared out, or the bailiff must first fix an order, or the input cannot be calculated. */
export type Outcome = Distribution | OrderNeeded | Rejected;

interface Rejected {
  readonly kind: 'rejected';
  readonly findings: readonly Finding[];
}

/** The law's priorities form circles. The bailiff fixes the order of each, with his reason, as an `OrderDecision`. */
interface OrderNeeded {
  readonly kind: 'orderNeeded';
  readonly circles: readonly Circle[];
}

export interface Circle {
  readonly poolId: string;
  readonly members: readonly CircleMember[];
  /** Who goes before whom, by place in `members`, and by which rule; `null` is the scale of ranks. */
  readonly priorities: readonly {
    readonly ahead: number;
    readonly behind: number;
    readonly rule: PriorityRuleId | null;
  }[];
}

export interface CircleMember {
  readonly privilegeId: string;
  readonly claimIds: readonly string[];
  readonly since: IsoDate | null;
}

export interface Distribution {
  readonly kind: 'distributed';
  readonly engineVersion: string;
  readonly asOf: IsoDate;
  readonly totals: Totals;
  readonly pools: readonly PoolOutcome[];
  /** The sharings that took place, in order. */
  readonly rounds: readonly PaymentRound[];
  /** Costs, then per statement its claims and its chirographic part, in canonical order. */
  readonly lines: readonly LineOutcome[];
}

/** Always: money in = costs + paid + reserved + surplus. */
export interface Totals {
  readonly moneyInCents: Cents;
  readonly costsCents: Cents;
  readonly paidCents: Cents;
  readonly reservedCents: Cents;
  /** Goes to the defendant (Judicial Code 1636). */
  readonly surplusCents: Cents;
}

export interface PoolOutcome {
  readonly id: string;
  readonly kind: PoolKind;
  readonly grossCents: Cents;
  readonly ownCostsCents: Cents;
  readonly commonCostsCents: Cents;
  readonly netCents: Cents;
  readonly surplusCents: Cents;
}

export const ROUND_KINDS = [
  'ownCosts',
  'commonCosts',
  'maintenanceFromIncome',
  'maintenanceFromProtected',
  'specific',
  'general',
  'ordinary',
  'subordinated',
] as const;
export type RoundKind = (typeof ROUND_KINDS)[number];

/** One sharing: claims of the same rank draw on one pool or on several, and share pro rata (Mortgage Act 14). */
export interface PaymentRound {
  readonly kind: RoundKind;
  readonly rank: number;
  readonly demandedCents: Cents;
  readonly availableCents: Cents;
  readonly paidCents: Cents;
  readonly draws: readonly Draw[];
  /** What general claims of the same rank drew on the pool at the same time. */
  readonly concurrentGeneralCents?: Cents;
  /** The bailiff's reason, when his order decided this round's place. */
  readonly orderReason?: string;
}

export interface Draw {
  readonly poolId: string;
  readonly availableCents: Cents;
  readonly drawnCents: Cents;
}

type LineKind = 'cost' | 'claim' | 'ordinaryPart';

/** What one cost, claim or chirographic part asked and got. */
export interface LineOutcome {
  readonly kind: LineKind;
  /** The id of the cost, of the claim, or of the statement whose chirographic part this is. */
  readonly id: string;
  /** `null` for a cost. */
  readonly statementId: string | null;
  readonly creditorId: string | null;
  readonly privilegeId: string;
  /** The rank at which its privilege was served. */
  readonly rank: number;
  readonly poolId: string | null;
  readonly since: IsoDate | null;
  readonly reserved: boolean;
  readonly claimedCents: Cents;
  readonly allottedCents: Cents;
  readonly limit: LineLimit | null;
  /** The rounds in which the line took part, in order. `explainLine` tells what happened in each. */
  readonly steps: readonly LineStep[];
}

/** A cap or agreed maximum that cut the privileged part. */
export interface LineLimit {
  /** The dated parameter of the law, or `null` for a figure that the case set. */
  readonly parameterId: string | null;
  readonly limitCents: Cents;
  readonly aboveCents: Cents;
}

export interface LineStep {
  /** Index in `rounds`. */
  readonly round: number;
  readonly demandedCents: Cents;
  readonly paidCents: Cents;
}

/**
 * The version of the calculation. It goes up whenever the same input and the same law could give another result; a
 * stored result keeps the version that made it.
 */
export const ENGINE_VERSION = '1.0.0';
