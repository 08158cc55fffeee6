import { partFollowsPrivilege } from '@prorata/law/privileges/accessories';
import { findPrivilege } from '@prorata/law/privileges/catalogue';
import type { ClaimInput, OrdinaryPart } from '../distribution/input.ts';
import type { IsoDate } from '../iso-date.ts';
import { type Cents, roundedShare, smallerOf, sumCents } from '../money.ts';
import { foldName } from '../parties/fold-name.ts';
import type { RejectionReason } from '../vocabulary.ts';
import {
  type ClaimEvent,
  type CountedPart,
  type CutOff,
  consumerLimit,
  countParts,
  type HasPrivilege,
  type PartToCount,
  type Payment,
} from './parts.ts';
import { type Period, type PlacedWindow, splitByWindow, type WindowDates } from './window.ts';

/** The worker, the child or the spouse whom a claim is about. */
export interface Beneficiary {
  readonly name: string;
  readonly nationalNumber: string | null;
}

/** A claim as the dossier knows it after the review. */
export interface ClaimToCount {
  /** `null` for an ordinary claim. */
  readonly privilegeId: string | null;
  readonly admittedCents: Cents;
  readonly reservedCents: Cents;
  /** None when all of it is principal. */
  readonly parts: readonly PartToCount[];
  readonly payments: readonly Payment[];
  readonly periods: readonly Period[];
  readonly beneficiary: Beneficiary | null;
  readonly isConsumerPledge: boolean;
  readonly since: IsoDate | null;
  readonly titles: WindowDates['titles'];
}

export interface CountContext extends CutOff {
  /** The governing date of the dossier. */
  readonly asOf: IsoDate;
  /** Who is who among the beneficiaries of the dossier: `beneficiaryKeys`. */
  readonly keyOf: (beneficiary: Beneficiary) => string;
}

/** What of a claim takes part in the distribution, and how the figure came about. */
export interface CountedClaim {
  readonly amountCents: Cents;
  readonly reservedCents: Cents;
  readonly ordinary: readonly OrdinaryPart[];
  /** Claims with the same key share one cap of the law. */
  readonly cappedWith: string | null;
  readonly parts: readonly CountedPart[];
  /** The interest that ran on and the payments that came off, as they followed each other. */
  readonly events: readonly ClaimEvent[];
  readonly window: PlacedWindow | null;
}

/** How an amount that takes part in the distribution came about, from what was declared. It is kept with the result. */
export interface Counting {
  /** Of the claim, or of the statement for what its claims leave of it. */
  readonly id: string;
  readonly declaredCents: Cents;
  readonly rejection: {
    readonly amountCents: Cents;
    readonly reason: RejectionReason;
    readonly note: string | null;
  } | null;
  readonly reservation: { readonly amountCents: Cents; readonly reason: string | null } | null;
  readonly events: readonly ClaimEvent[];
  readonly countedCents: Cents;
}

/** @throws LawGapError when interest runs into a day for which the law has no rate. */
export function countClaim(claim: ClaimToCount, context: CountContext): CountedClaim {
  const stated = claim.parts.length > 0 ? claim.parts : [allPrincipal(claim)];
  const { parts, events } = countParts(stated, claim.payments, context, followsIn(claim));
  const amountCents = sumCents(parts.map(({ cents }) => cents));
  const { ordinary, window } = splitPrivileged(claim, parts, context);
  return {
    amountCents,
    reservedCents: smallerOf(sumCents(parts.map(({ reservedCents }) => reservedCents)), amountCents),
    ordinary: ordinary.filter((line) => line.amountCents > 0n),
    cappedWith: capKey(claim, context),
    parts,
    events,
    window,
  };
}

/** A claim with what the engine knows it by. */
export interface ClaimToShare extends ClaimToCount, Pick<ClaimInput, 'id' | 'lots' | 'fixedParts'> {
  readonly limitCents: Cents | null;
}

/** What the engine shares out for a claim. @throws LawGapError as `countClaim`. */
export function toClaimInput(claim: ClaimToShare, context: CountContext): ClaimInput {
  const { id, privilegeId, lots, fixedParts, since, limitCents } = claim;
  const { amountCents, reservedCents, ordinary, cappedWith } = countClaim(claim, context);
  return {
    id,
    privilegeId: privilegeId ?? 'chirographic',
    amountCents,
    ...(lots && { lots }),
    ...(fixedParts && { fixedParts }),
    ...(since !== null && { since }),
    ...(limitCents !== null && { limitCents }),
    ...(cappedWith !== null && { cappedWith }),
    ...(ordinary.length > 0 && { ordinary }),
    ...(reservedCents > 0n && { reservedCents }),
  };
}

function allPrincipal({ admittedCents, reservedCents }: ClaimToCount): PartToCount {
  return { kind: 'principal', admittedCents, reservedCents, followsPrivilege: null, interest: null };
}

/** Which parts have the privilege of a claim: its principal, and what follows it by law or as the office says. */
export function followsIn({ privilegeId }: Pick<ClaimToCount, 'privilegeId'>): HasPrivilege {
  if (privilegeId === null) return () => false;
  return ({ kind, followsPrivilege }) =>
    kind === 'principal' || (followsPrivilege ?? partFollowsPrivilege(privilegeId, kind).byDefault);
}

type Split = Pick<CountedClaim, 'ordinary' | 'window'>;

function splitPrivileged(claim: ClaimToCount, parts: readonly CountedPart[], context: CountContext): Split {
  const { privilegeId } = claim;
  if (privilegeId === null || findPrivilege(privilegeId)?.kind === 'chirographic') {
    return { ordinary: [], window: null };
  }
  const follows = followsIn(claim);
  const following = parts.filter(follows);
  const principal = centsOf(following, 'principal');
  // What was paid by the privilege was inside its window, whatever came off first otherwise.
  const secured = sumCents(
    following.map(({ kind, securedCents }) => (kind === 'principal' ? securedCents : 0n)),
  );
  const split = splitByWindow(privilegeId, principal + secured, claim.periods, {
    ...context,
    since: claim.since,
    titles: claim.titles,
  });
  const { placed } = split;
  const outsideCents = smallerOf(split.outsideCents, principal);
  // Interest on what lies outside the window lies outside it too.
  const interestOutside =
    outsideCents === 0n ? 0n : roundedShare(centsOf(following, 'interest'), outsideCents, principal);
  const leftOut = parts.filter((part) => !follows(part));
  return {
    ordinary: [
      { because: 'window', amountCents: outsideCents + interestOutside },
      ...(['interest', 'penaltyClause', 'proceduralIndemnity', 'costs'] as const).map((kind) => ({
        because: kind,
        amountCents: centsOf(leftOut, kind),
      })),
      { because: 'consumerLimit', amountCents: claim.isConsumerPledge ? consumerLimit(following) : 0n },
    ],
    window: placed,
  };
}

function centsOf(parts: readonly CountedPart[], kind: CountedPart['kind']): Cents {
  return sumCents(parts.filter((part) => part.kind === kind).map(({ cents }) => cents));
}

function capKey({ privilegeId, beneficiary }: ClaimToCount, { keyOf }: CountContext): string | null {
  if (privilegeId === null || beneficiary === null) return null;
  const cap = findPrivilege(privilegeId)?.cap;
  return cap?.kind === 'statutory' ? `${cap.parameterId}/${keyOf(beneficiary)}` : null;
}

/**
 * Tells the beneficiaries of a dossier apart: by national number, and by name where a number is missing, so that a
 * worker whom one creditor names with his number and another without it is one worker.
 */
export function beneficiaryKeys(all: readonly Beneficiary[]): (beneficiary: Beneficiary) => string {
  const numberOfName = new Map(
    all.flatMap(({ name, nationalNumber }) =>
      nationalNumber === null ? [] : [[foldName(name), nationalNumber] as const],
    ),
  );
  return ({ name, nationalNumber }) => nationalNumber ?? numberOfName.get(foldName(name)) ?? foldName(name);
}
