import type { ReadingAnswer, ReadingId } from '@prorata/law/readings/register';
import type { IsoDate } from '../iso-date.ts';
import type { Cents } from '../money.ts';

/** Everything that decides who gets what. Ids are the caller's; no two things of a kind may share one. */
export interface DistributionInput {
  /** The governing date: the day of the sale or of the seizure. The law in force on it applies. */
  readonly asOf: IsoDate;
  readonly pools: readonly PoolInput[];
  readonly costs: readonly CostInput[];
  readonly statements: readonly StatementInput[];
  readonly choices?: Choices;
}

/**
 * - `asset`: what one sold asset brought in; specific privileges rest on it.
 * - `money`: the part of the balance that belongs to no asset.
 * - `income`: the quota of a wage or of a replacement income that may be seized (Judicial Code 1409-1410).
 * - `maintenanceOnly`: the protected part of an income, which only maintenance may take (1412).
 */
export const POOL_KINDS = ['asset', 'money', 'income', 'maintenanceOnly'] as const;
export type PoolKind = (typeof POOL_KINDS)[number];

export interface PoolInput {
  readonly id: string;
  readonly kind: PoolKind;
  readonly amountCents: Cents;
}

/** A cost of seizure, sale or distribution, VAT included. With a pool it is that asset's own, else it is common. */
export interface CostInput {
  readonly id: string;
  readonly amountCents: Cents;
  readonly poolId?: string;
}

/** One creditor's statement. What its claims leave of the total is chirographic. */
export interface StatementInput {
  readonly id: string;
  readonly creditorId: string;
  readonly totalCents: Cents;
  readonly claims: readonly ClaimInput[];
  /** Conservatory seizure, no enforceable title: counted, and what falls to it is consigned (Judicial Code 1628). */
  readonly reserved?: boolean;
}

export interface ClaimInput {
  readonly id: string;
  readonly privilegeId: string;
  readonly amountCents: Cents;
  /** The asset of a specific privilege. */
  readonly poolId?: string;
  /**
   * The day on which the right arose: registration of a pledge or possession, furnishing of the rented premises, the
   * spending of preservation costs, the funeral, the enforceability of a tax roll.
   */
  readonly since?: IsoDate;
  /** The most that the privilege secures where the case sets the figure: an agreed maximum, two annual premiums. */
  readonly limitCents?: Cents;
  readonly reserved?: boolean;
}

/** What the bailiff decides where the law leaves a question open. Each decision says why. */
export interface Choices {
  readonly orders?: readonly OrderDecision[];
  readonly ranks?: readonly RankDecision[];
  readonly readings?: readonly ReadingDecision[];
}

/** The order of claims whose priorities form a circle on one pool, first to last. */
export interface OrderDecision {
  readonly poolId: string;
  readonly claimIds: readonly string[];
  readonly reason: string;
}

/** Another place on the scale for a privilege. It then goes by that rank alone, whatever the rules between privileges. */
export interface RankDecision {
  readonly privilegeId: string;
  readonly rank: number;
  readonly reason: string;
}

export type ReadingDecision = {
  readonly [Id in ReadingId]: {
    readonly reading: Id;
    readonly answer: ReadingAnswer<Id>;
    readonly reason: string;
  };
}[ReadingId];
