import type { ReadingAnswer, ReadingId } from '@prorata/law/readings/register';
import type { IsoDate } from '../iso-date.ts';
import type { Cents } from '../money.ts';
import type { Liability } from '../vocabulary.ts';

/** Everything that decides who gets what. Ids are the caller's; no two things of a kind may share one. */
export interface DistributionInput {
  /** The governing date: the day of the sale or of the seizure. The law in force on it applies. */
  readonly asOf: IsoDate;
  readonly pools: readonly PoolInput[];
  readonly costs: readonly CostInput[];
  readonly statements: readonly StatementInput[];
  readonly choices?: Choices;
  /** Where there are several: the own one of each defendant, and those that some have in common. */
  readonly estates?: readonly EstateInput[];
  /** What claims received under their caps and maxima in earlier distributions of a series: each secures once. */
  readonly secured?: readonly Secured[];
  /** The instant of the first seizure of the income: what was assigned and notified before goes first. */
  readonly incomeSeizedAt?: string;
}

/** What one claim received under a cap of the law, or under the maximum that the case set. */
export interface Secured {
  /** The dated parameter of the law; `null` for the maximum of the case. */
  readonly parameterId: string | null;
  readonly claimId: string;
  readonly creditorId: string;
  /** Whose cap it shares, as the claim says. */
  readonly cappedWith?: string;
  readonly amountCents: Cents;
  /** Of several estates: of which. */
  readonly estateId?: string;
}

export interface EstateInput {
  readonly id: string;
  /** Of a common estate: whose own estates get what it leaves. */
  readonly memberIds?: readonly string[];
}

export interface EstateShare {
  readonly estateId: string;
  readonly basisPoints: number;
}

/** Who owes something, and how. None: the first defendant. */
export interface Debtors {
  readonly debtorIds?: readonly string[];
  readonly liability?: Liability;
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
  /** To which of several estates it belongs; all of it to the first defendant when absent. */
  readonly shares?: readonly EstateShare[];
}

/**
 * A cost of seizure, sale or distribution, VAT included. It is borne by those who profit (Mortgage Act 17, 21): the
 * lots it names, one creditor, or else everything.
 */
export interface CostInput {
  readonly id: string;
  readonly amountCents: Cents;
  /** The lots that bear it, in proportion to their gross proceeds. */
  readonly poolIds?: readonly string[];
  /** The creditor who bears it alone: it comes off what falls to him, never off what falls to others. */
  readonly creditorId?: string;
}

/** One creditor's statement. What its claims leave of the total is chirographic. */
export interface StatementInput extends Debtors {
  readonly id: string;
  readonly creditorId: string;
  /** All that counts: admitted, and reserved. */
  readonly totalCents: Cents;
  readonly claims: readonly ClaimInput[];
  /** What of the chirographic part is counted, and consigned until it is decided (Judicial Code 1628). */
  readonly reservedCents?: Cents;
  /** The most that the chirographic part takes, as for a claim. */
  readonly ceilingCents?: Cents;
}

export interface ClaimInput extends Debtors {
  readonly id: string;
  readonly privilegeId: string;
  /** All that counts: admitted, and reserved. */
  readonly amountCents: Cents;
  /** The lots of a specific privilege. */
  readonly lots?: readonly string[] | 'all';
  /** What the claim takes at most from each lot, where the bailiff fixes it: by agreement, by judgment. */
  readonly fixedParts?: FixedParts;
  /**
   * The day on which the right arose: registration of a pledge or possession, furnishing of the rented premises, the
   * spending of preservation costs, the funeral, the enforceability of a tax roll.
   */
  readonly since?: IsoDate;
  /** The most that the privilege secures where the case sets the figure: an agreed maximum, two annual premiums. */
  readonly limitCents?: Cents;
  /** Whose statutory cap it shares: the worker, the child. Claims with one key share one cap, whoever files them. */
  readonly cappedWith?: string;
  /** Parts of the amount that have no privilege. */
  readonly ordinary?: readonly OrdinaryPart[];
  /** What of the amount is counted, and consigned until it is decided (Judicial Code 1628). */
  readonly reservedCents?: Cents;
  /** The most that it takes of this estate: others who owe it pay the rest, or earlier distributions have paid it. */
  readonly ceilingCents?: Cents;
  /** The income was assigned for it: since its notice it goes before whoever seized later (Judicial Code 1390ter). */
  readonly assignment?: Assignment;
}

export interface Assignment {
  /** The instant at which the central file received the notice; `null` while nobody has said it. */
  readonly notifiedAt: string | null;
}

export interface FixedParts {
  readonly reason: string;
  readonly parts: readonly { readonly poolId: string; readonly amountCents: Cents }[];
}

/**
 * Why a part of a claim has no privilege: it lies outside the window in time, it is an accessory that does not follow,
 * another of several estates gives that part of what the privilege secures, or an earlier distribution of the series gave it.
 */
export const ORDINARY_BECAUSE = [
  'window',
  'interest',
  'penaltyClause',
  'proceduralIndemnity',
  'costs',
  'consumerLimit',
  'securedElsewhere',
  'securedBefore',
] as const;
export type OrdinaryBecause = (typeof ORDINARY_BECAUSE)[number];

export interface OrdinaryPart {
  readonly because: OrdinaryBecause;
  readonly amountCents: Cents;
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
