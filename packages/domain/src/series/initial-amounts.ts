import type { ClaimInput, OrdinaryPart, StatementInput } from '../distribution/input.ts';
import { type Cents, largerOf, sumCents } from '../money.ts';

/**
 * A statement that takes part for what its lines were when they first did, by the id of the claim or of the statement, and gets at
 * most what is left of them. Who is not named takes part for what is due now.
 */
export function withInitialAmounts(
  statement: StatementInput,
  initialOf: ReadonlyMap<string, Cents>,
): StatementInput {
  const claims = statement.claims.map((claim) => withInitial(claim, initialOf.get(claim.id)));
  const restCents = statement.totalCents - sumOf(statement.claims);
  const initialCents = largerOf(restCents, initialOf.get(statement.id) ?? 0n);
  const isLess = restCents > 0n && restCents < initialCents;
  return {
    ...statement,
    claims,
    totalCents: (isLess ? initialCents : restCents) + sumOf(claims),
    ...(isLess && { ceilingCents: restCents }),
    ...(isLess && statement.reservedCents === restCents && { reservedCents: initialCents }),
  };
}

/**
 * What the claim lacks of its initial amount weighs, but never by the privilege: earlier distributions gave it, and what they
 * gave is secured once.
 */
function withInitial(claim: ClaimInput, known: Cents | undefined): ClaimInput {
  const { amountCents: balanceCents, ordinary = [], reservedCents = 0n } = claim;
  // Interest that ran since may have made it more than it was.
  if (known === undefined || known <= balanceCents) return claim;
  const before: OrdinaryPart = { because: 'securedBefore', amountCents: known - balanceCents };
  return {
    ...claim,
    amountCents: known,
    ceilingCents: balanceCents,
    ...(ordinary.length > 0 && { ordinary: [...ordinary, before] }),
    ...(reservedCents > 0n && { reservedCents: scaled(reservedCents, balanceCents, known) }),
  };
}

/** As much of the initial amount as it is of the balance. */
function scaled(reservedCents: Cents, balanceCents: Cents, initialCents: Cents): Cents {
  return (reservedCents * initialCents) / balanceCents;
}

function sumOf(claims: readonly ClaimInput[]): Cents {
  return sumCents(claims.map(({ amountCents }) => amountCents));
}
