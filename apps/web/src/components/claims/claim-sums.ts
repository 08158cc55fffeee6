import { centsFromEuros, eurosFromCents, sumCents } from '@prorata/domain/money';
import type { ClaimType } from '@prorata/domain/vocabulary';

interface ClaimedAmount {
  readonly type: ClaimType;
  readonly amountDemanded: number;
  readonly reservedAmount: number;
  readonly isCalculatedAutomatically: boolean;
}

/** How the total of a statement falls apart over its claims, in euros. */
export interface ClaimSums {
  /** What carries a privilege. */
  readonly privileged: number;
  /** What remains of the total: ordinary without being asked. */
  readonly rest: number;
  /** By how much the claims exceed the total; 0 when they do not. */
  readonly excess: number;
}

/** The rest is reckoned from the other claims, never read: it follows what is being typed. */
export function sumClaims(total: number, claims: readonly ClaimedAmount[]): ClaimSums {
  const entered = claims.filter(({ isCalculatedAutomatically }) => !isCalculatedAutomatically);
  const privileged = entered.filter(({ type }) => type !== 'chirographic');
  const rest = centsFromEuros(total) - sumOf(entered);
  return {
    privileged: eurosFromCents(sumOf(privileged)),
    rest: eurosFromCents(rest > 0n ? rest : 0n),
    excess: eurosFromCents(rest < 0n ? -rest : 0n),
  };
}

function sumOf(claims: readonly ClaimedAmount[]): bigint {
  return sumCents(
    claims.map(
      ({ amountDemanded, reservedAmount }) => centsFromEuros(amountDemanded) + centsFromEuros(reservedAmount),
    ),
  );
}
