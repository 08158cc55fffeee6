import type { Reference } from '@prorata/law/dated-parameter';
import { type Fraction, toFraction } from '../fraction.ts';
import type { IsoDate } from '../iso-date.ts';
import type { Cents } from '../money.ts';
import type { PaymentRound, RoundKind } from './outcome.ts';

/** One step in the explanation of an amount. Every kind has a sentence in four languages. */
export type Step = RoundStep | LimitStep | AmountStep | { readonly kind: 'nothingClaimed' };
export type StepKind = Step['kind'];

/** The line took part in a sharing. The round tells the rank, the pools, what they held and what everybody asked. */
export interface RoundStep {
  readonly kind: RoundKind;
  readonly round: PaymentRound;
  readonly privilegeId: string;
  readonly references: readonly Reference[];
  readonly since: IsoDate | null;
  readonly claimedCents: Cents;
  readonly allottedCents: Cents;
}

/** Whether the line was the only one in its round: then there was nobody to share with. */
export function isSoleClaimant({ round, claimedCents }: Pick<RoundStep, 'round' | 'claimedCents'>): boolean {
  return round.demandedCents === claimedCents;
}

/** What every claim of the round got of what it asked, exactly. */
export function quotaOf({ paidCents, demandedCents }: PaymentRound): Fraction {
  return toFraction(paidCents, demandedCents);
}

/** The exact share of a claim, in cents. */
export function exactShareOf({ round, claimedCents }: RoundStep): Fraction {
  return toFraction(claimedCents * round.paidCents, round.demandedCents);
}

/** By how many cents, or part of one, the amount differs from the exact share. */
export function roundingOf({ round, claimedCents, allottedCents }: RoundStep): Fraction {
  return toFraction(
    allottedCents * round.demandedCents - claimedCents * round.paidCents,
    round.demandedCents,
  );
}

/** A cap of the law, or a limit that the case set, cut the privileged part. */
export interface LimitStep {
  readonly kind: 'capped' | 'limited';
  readonly references: readonly Reference[];
  readonly limitCents: Cents;
  readonly aboveCents: Cents;
}

interface AmountStep {
  readonly kind: 'joinsOrdinary' | 'reserved' | 'unpaid';
  readonly references: readonly Reference[];
  readonly amountCents: Cents;
}
