import { type Cents, largerOf, sumCents } from '@prorata/domain/money';
import type { ClaimRecord, StatementRecord } from './statement-record.ts';

type Amounts = Pick<
  ClaimRecord,
  'amountDemandedCents' | 'reservedCents' | 'declaredCents' | 'originalAmountDemandedCents'
>;

/** What of a claim takes part in the distribution: what is admitted, and what is reserved. */
export function countedOf({ amountDemandedCents, reservedCents }: Amounts): Cents {
  return amountDemandedCents + reservedCents;
}

/** What a creditor filed; else what the office says was declared; else no more than counts. */
function declaredOf(claim: Amounts): Cents {
  return claim.originalAmountDemandedCents ?? claim.declaredCents ?? countedOf(claim);
}

/** What was filed before amounts were held against it may have grown since; then nothing of it is refused. */
export function rejectedOf(claim: Amounts): Cents {
  return largerOf(0n, declaredOf(claim) - countedOf(claim));
}

/** A statement with the claims that stand in it. */
interface StatementAmounts
  extends Pick<
    StatementRecord,
    'totalAmountClaimedCents' | 'originalTotalAmountClaimedCents' | 'declaredTotalCents' | 'isReserved'
  > {
  readonly claims: readonly Amounts[];
}

/** What became of all that a creditor declared: it is the sum of the other three. */
export interface DeclaredTotal {
  readonly declaredCents: Cents;
  readonly admittedCents: Cents;
  readonly reservedCents: Cents;
  readonly rejectedCents: Cents;
}

export function declaredTotalOf(statement: StatementAmounts): DeclaredTotal {
  const { totalAmountClaimedCents: counted, claims } = statement;
  const told = statement.originalTotalAmountClaimedCents ?? statement.declaredTotalCents;
  const declaredCents = largerOf(counted, told ?? counted + sumCents(claims.map(rejectedOf)));
  const reserved = sumCents(claims.map(({ reservedCents }) => reservedCents));
  const reservedCents = statement.isReserved || reserved > counted ? counted : reserved;
  return {
    declaredCents,
    admittedCents: counted - reservedCents,
    reservedCents,
    rejectedCents: declaredCents - counted,
  };
}

/** What the claims leave of the total: it is chirographic without being asked. */
export function restOf(statement: StatementAmounts): {
  readonly cents: Cents;
  readonly rejectedCents: Cents;
} {
  const { totalAmountClaimedCents, claims } = statement;
  const cents = largerOf(0n, totalAmountClaimedCents - sumCents(claims.map(countedOf)));
  const declared = declaredTotalOf(statement).declaredCents - sumCents(claims.map(declaredOf));
  return { cents, rejectedCents: largerOf(0n, declared - cents) };
}
