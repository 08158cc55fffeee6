import { allocateProRata, type Cents, largerOf, smallerOf, sumCents } from '../money.ts';
import type { ClaimInput, Debtors, EstateInput, PoolInput } from './input.ts';

/** The id of the defendant who comes first, beside the others whom a dossier numbers itself. */
export const MAIN_DEFENDANT = 'main';

const ONLY_MAIN: readonly string[] = [MAIN_DEFENDANT];

/** Who owes something, each once; the first defendant first, then as they came in. */
export function debtorsOf({ debtorIds = [] }: Debtors): readonly string[] {
  return debtorIds.length === 0 ? ONLY_MAIN : [...new Set(debtorIds)].sort(mainFirst);
}

function mainFirst(one: string, other: string): number {
  if (one === other) return 0;
  if (one === MAIN_DEFENDANT || other === MAIN_DEFENDANT) return one === MAIN_DEFENDANT ? -1 : 1;
  return one < other ? -1 : 1;
}

/** In which order estates are shared out: what is common first, because its surplus goes to the members. */
export function inOrder(estates: readonly EstateInput[]): readonly EstateInput[] {
  const isOwn = ({ memberIds }: EstateInput) => (memberIds === undefined ? 1 : 0);
  return estates.toSorted((one, other) => isOwn(one) - isOwn(other) || mainFirst(one.id, other.id));
}

/** A lot, or the share in it, that belongs to one estate. */
export interface SharedPool extends Pick<PoolInput, 'id' | 'kind' | 'amountCents'> {
  readonly estateId: string;
  /** Its share of the lot, in the same measure as the others. */
  readonly weight: bigint;
}

/** A lot may be in several estates, each with its own share. */
export function poolKey({ id, estateId }: Pick<SharedPool, 'id' | 'estateId'>): string {
  return `${id} ${estateId}`;
}

/** Splits what each lot brought in over the estates to which it belongs; odd cents go to the largest remainders. */
export function splitPools(pools: readonly PoolInput[]): readonly SharedPool[] {
  return pools.flatMap(({ id, kind, amountCents, shares = [] }) => {
    const sorted = shares.toSorted((one, other) => mainFirst(one.estateId, other.estateId));
    if (sorted.length === 0) return [{ id, kind, amountCents, estateId: MAIN_DEFENDANT, weight: 1n }];
    const weights = sorted.map(({ basisPoints }) => BigInt(basisPoints));
    const parts = allocateProRata(amountCents, weights);
    return sorted.map(({ estateId }, place) => ({
      id,
      kind,
      amountCents: parts[place] ?? 0n,
      estateId,
      weight: weights[place] ?? 0n,
    }));
  });
}

/**
 * What of a debt an estate is asked for, when others have paid `paidCents` of it before. A common estate answers for what
 * all its members owe; an own one for what its owner owes: all of what is left, or his part of it.
 */
export function shareOfDebt(
  debt: Debtors & { readonly amountCents: Cents },
  { id, memberIds }: EstateInput,
  paidCents: Cents,
): Cents {
  const debtors = debtorsOf(debt);
  const leftCents = debt.amountCents - paidCents;
  if (memberIds !== undefined) return memberIds.every((member) => debtors.includes(member)) ? leftCents : 0n;
  const place = debtors.indexOf(id);
  if (place < 0) return 0n;
  if (debt.liability !== 'joint') return leftCents;
  const equal = debtors.map(() => 1n);
  return allocateProRata(leftCents, equal)[place] ?? 0n;
}

/**
 * A claim as an estate is asked for it, with all that hangs on its amount. What common estates paid before was paid on
 * what has the privilege, then on what never had it, and last on what lies above its maximum; who owes a part of what that leaves owes as much of everything in it.
 */
export function partOfClaim(claim: ClaimInput, paidCents: Cents, amountCents: Cents): ClaimInput {
  if (amountCents === claim.amountCents) return claim;
  const { ordinary = [], reservedCents = 0n, limitCents, ...rest } = claim;
  const leftCents = claim.amountCents - paidCents;
  const partOf = (cents: Cents) => sameShare(leftCents, smallerOf(cents, leftCents), amountCents);
  const ordinaryCents = ordinary.map((part) => part.amountCents);
  const leftBelow = largerOf(0n, belowMaximum(claim) - paidCents);
  const keptOrdinary = allocateProRata(partOf(smallerOf(sumCents(ordinaryCents), leftBelow)), ordinaryCents);
  return {
    ...rest,
    amountCents,
    ...(limitCents !== undefined && { limitCents: partOf(largerOf(0n, limitCents - paidCents)) }),
    ...(reservedCents > 0n && { reservedCents: sameShare(claim.amountCents, reservedCents, amountCents) }),
    ...(ordinary.length > 0 && {
      ordinary: ordinary.map((part, place) => ({ ...part, amountCents: keptOrdinary[place] ?? 0n })),
    }),
  };
}

/** What of a claim its privilege secures at most: neither what never had the privilege, nor what lies above its maximum. */
export function securedOf(claim: ClaimInput): Cents {
  const withPrivilege = claim.amountCents - ordinaryOf(claim);
  return smallerOf(withPrivilege, claim.limitCents ?? withPrivilege);
}

/** What of a claim does not lie above the maximum of its privilege. */
export function belowMaximum(claim: ClaimInput): Cents {
  return securedOf(claim) + ordinaryOf(claim);
}

function ordinaryOf({ ordinary = [] }: ClaimInput): Cents {
  return sumCents(ordinary.map(({ amountCents }) => amountCents));
}

/** A claim of which other estates give the rest of what is secured: here that is ordinary, and not above a maximum. */
export function secureAtMost(claim: ClaimInput, limitCents: Cents): ClaimInput {
  const elsewhere = { because: 'securedElsewhere', amountCents: securedOf(claim) - limitCents } as const;
  return { ...claim, limitCents, ordinary: [...(claim.ordinary ?? []), elsewhere] };
}

/** As much of a part as `cents` are of the whole: what of it is reserved, or has no privilege. */
export function sameShare(wholeCents: Cents, cents: Cents, partCents: Cents): Cents {
  return allocateProRata(partCents, [wholeCents - cents, cents])[1] ?? 0n;
}
