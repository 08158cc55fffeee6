import type { Reference } from '@prorata/law/dated-parameter';
import { type Fraction, toFraction } from '../fraction.ts';
import type { IsoDate } from '../iso-date.ts';
import type { Cents } from '../money.ts';
import type { Turn, TurnKind } from './outcome.ts';

/** One step of the story of an amount. Every kind has a sentence in four languages. */
export type Step = TurnStep | LimitStep | AmountStep | { readonly kind: 'nothingClaimed' };
export type StepKind = Step['kind'];

/** The line took part in a sharing. The turn tells the rank, the pools, what they held and what everybody asked. */
export interface TurnStep {
  readonly kind: TurnKind;
  readonly turn: Turn;
  readonly privilegeId: string;
  readonly references: readonly Reference[];
  readonly since: IsoDate | null;
  readonly claimedCents: Cents;
  readonly allottedCents: Cents;
}

/** Whether the line was the only one in its turn: then there was nobody to share with. */
export function isAlone({ turn, claimedCents }: Pick<TurnStep, 'turn' | 'claimedCents'>): boolean {
  return turn.demandedCents === claimedCents;
}

/** What every claim of the turn got of what it asked, exactly. */
export function quotaOf({ paidCents, demandedCents }: Turn): Fraction {
  return toFraction(paidCents, demandedCents);
}

/** The exact share of a claim, in cents. */
export function exactShareOf({ turn, claimedCents }: TurnStep): Fraction {
  return toFraction(claimedCents * turn.paidCents, turn.demandedCents);
}

/** By how many cents, or part of one, the amount differs from the exact share. */
export function roundingOf({ turn, claimedCents, allottedCents }: TurnStep): Fraction {
  return toFraction(allottedCents * turn.demandedCents - claimedCents * turn.paidCents, turn.demandedCents);
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
