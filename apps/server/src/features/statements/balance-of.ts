import type { BalanceAmounts } from '@prorata/contract/statements/balance';
import { countClaim } from '@prorata/domain/claims/count-claim';
import type { CountedPart, CutOff } from '@prorata/domain/claims/parts';
import type { IsoDate } from '@prorata/domain/iso-date';
import { type Cents, eurosFromCents, sumCents } from '@prorata/domain/money';
import type { ClaimPart } from '@prorata/domain/vocabulary';
import { restOf } from './claim-amounts.ts';
import { toCount } from './claim-to-count.ts';
import type { ClaimRecord, WholeStatement } from './statement-record.ts';

/** What is still owed of a claim, part by part. */
interface Amounts {
  readonly principalCents: Cents;
  readonly interestCents: Cents;
  readonly penaltyCents: Cents;
  readonly costsCents: Cents;
  readonly totalCents: Cents;
}

/** What is still owed by a statement on a day: what was accepted, with its interest up to then, less what was received. */
export interface Balance extends Amounts {
  readonly until: IsoDate;
  readonly lines: readonly (Amounts & { readonly privilegeId: string | null })[];
}

export function balanceOf(statement: WholeStatement, cutOff: CutOff): Balance {
  const claims = statement.claims.map((claim) => ({
    privilegeId: claim.privilegeId,
    ...amountsOf(countClaimParts(claim, cutOff)),
  }));
  const rest = amountsOf([{ kind: 'principal', cents: restOf(statement).cents }]);
  const lines = [...claims, { privilegeId: null, ...rest }].filter(({ totalCents }) => totalCents > 0n);
  const sum = (part: keyof Amounts) => sumCents(lines.map((line) => line[part]));
  return {
    until: cutOff.cutOff,
    lines,
    principalCents: sum('principalCents'),
    interestCents: sum('interestCents'),
    penaltyCents: sum('penaltyCents'),
    costsCents: sum('costsCents'),
    totalCents: sum('totalCents'),
  };
}

/** The parts of a claim as they stand on a day; one that was never split is all principal. */
export function countClaimParts(claim: ClaimRecord, cutOff: CutOff): readonly CountedPart[] {
  // Of which beneficiary it is decides on caps alone, not on what is owed.
  return countClaim(toCount(claim), { ...cutOff, asOf: cutOff.cutOff, keyOf: ({ name }) => name }).parts;
}

const COSTS: readonly ClaimPart[] = ['costs', 'proceduralIndemnity'];

function amountsOf(parts: readonly Pick<CountedPart, 'kind' | 'cents'>[]): Amounts {
  const sum = (...kinds: readonly ClaimPart[]) =>
    sumCents(parts.filter(({ kind }) => kinds.includes(kind)).map(({ cents }) => cents));
  return {
    principalCents: sum('principal'),
    interestCents: sum('interest'),
    penaltyCents: sum('penaltyClause'),
    costsCents: sum(...COSTS),
    totalCents: sumCents(parts.map(({ cents }) => cents)),
  };
}

export function presentAmounts(amounts: Amounts): BalanceAmounts {
  return {
    principal: eurosFromCents(amounts.principalCents),
    interest: eurosFromCents(amounts.interestCents),
    penalty: eurosFromCents(amounts.penaltyCents),
    costs: eurosFromCents(amounts.costsCents),
    total: eurosFromCents(amounts.totalCents),
  };
}
