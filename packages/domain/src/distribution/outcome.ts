import type { PriorityRuleId } from '@prorata/law/priorities/register';
import type { IsoDate } from '../iso-date.ts';
import type { Cents } from '../money.ts';
import type { Finding } from './finding.ts';
import type { OrdinaryPart, PoolKind } from './input.ts';

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
  /** Costs, then per statement its claims and its chirographic part, in canonical order; of several estates one after the other. */
  readonly lines: readonly LineOutcome[];
  /** Of several: common ones first, in the order in which they were shared out. */
  readonly estates?: readonly EstateOutcome[];
}

/** Always: money in + received = costs + paid + reserved + passed on + surplus. */
export interface EstateOutcome extends Totals {
  readonly id: string;
  /** What common estates left it. */
  readonly receivedCents: Cents;
  /** What a common estate leaves its members. */
  readonly passedOnCents: Cents;
}

/** Always: money in = costs + paid + reserved + surplus. */
export interface Totals {
  readonly moneyInCents: Cents;
  /** All that costs were paid, also by a creditor who bears his own. */
  readonly costsCents: Cents;
  /** What creditors receive, after the costs they bear themselves. */
  readonly paidCents: Cents;
  /** What is consigned. */
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
  /** Of several estates: whose share of the lot it is, and what of it came from or went to another estate. */
  readonly estateId?: string;
  readonly receivedCents?: Cents;
  readonly passedOnCents?: Cents;
}

export const ROUND_KINDS = [
  'ownCosts',
  'lotCosts',
  'commonCosts',
  'maintenanceFromIncome',
  'maintenanceFromProtected',
  'assignment',
  'specific',
  'general',
  'ordinary',
  'subordinated',
  'creditorCosts',
] as const;
export type RoundKind = (typeof ROUND_KINDS)[number];

/**
 * One sharing: claims of the same rank draw on one pool or on several, and share pro rata (Mortgage Act 14). Claims on
 * several lots call on each of them in a round of its own. Costs that a creditor bears draw on no pool: what is
 * available for them is what falls to him.
 */
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
  /** Of several estates: in which it took place; absent for the costs, which all bear. */
  readonly estateId?: string;
  /** Of assignments of income: the instant of their notice. */
  readonly notifiedAt?: string;
}

export interface Draw {
  readonly poolId: string;
  readonly availableCents: Cents;
  readonly drawnCents: Cents;
  /** Where a round draws on several estates. */
  readonly estateId?: string;
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
  /** The lots of a specific privilege, or of a cost that some lots bear; none where everything answers. */
  readonly lots: readonly LotOutcome[];
  /** Why the bailiff fixed what each lot gives at most. */
  readonly fixedReason: string | null;
  /** The creditor who alone bears this cost. */
  readonly bearerId: string | null;
  readonly since: IsoDate | null;
  readonly claimedCents: Cents;
  readonly allottedCents: Cents;
  /** What of the claim is reserved: counted, but not decided. */
  readonly reservedCents: Cents;
  /** What of the allotted amount is consigned, in the proportion in which the claim is reserved. */
  readonly consignedCents: Cents;
  /** What of the allotted amount goes to costs that its creditor alone bears. */
  readonly borneCents: Cents;
  /** What of the claim has no privilege, and why. */
  readonly ordinary: readonly OrdinaryPart[];
  /** What cut the privileged part, one after the other. */
  readonly limits: readonly LineLimit[];
  /** The rounds in which the line took part, in order. `explainLine` tells what happened in each. */
  readonly steps: readonly LineStep[];
  /** Of several estates: in which it took part; absent for the costs, which all bear. */
  readonly estateId?: string;
  /** Of several estates: the whole debt, of which it asked this estate a part or all. */
  readonly debtCents?: Cents;
  /** The most that it took: others who owe it pay the rest, or, in one estate, earlier distributions have paid it. */
  readonly ceilingCents?: Cents;
}

export interface LotOutcome {
  readonly poolId: string;
  /** What the lot gave under the privilege. */
  readonly paidCents: Cents;
  /** The most that the bailiff lets the claim take here. */
  readonly fixedCents: Cents | null;
}

/** A cap or agreed maximum that cut the privileged part. */
export interface LineLimit {
  /** The dated parameter of the law, or `null` for a figure that the case set. */
  readonly parameterId: string | null;
  readonly limitCents: Cents;
  /** What this limit cut off, besides what others before it cut off. */
  readonly aboveCents: Cents;
  /** The line's part of a cap that several claims share. */
  readonly shareCents: Cents | null;
  /** What earlier distributions of the series have given of it. */
  readonly usedCents?: Cents;
}

export interface LineStep {
  /** Index in `rounds`. */
  readonly round: number;
  readonly demandedCents: Cents;
  readonly paidCents: Cents;
  /** Of a claim on several lots: what it asked of all of them together, and what they held. This lot is asked in proportion. */
  readonly overLots?: { readonly demandedCents: Cents; readonly heldCents: Cents };
}

/**
 * The version of the calculation. It goes up whenever the same input and the same law could give another result; a
 * stored result keeps the version that made it.
 */
export const ENGINE_VERSION = '2.0.3';
