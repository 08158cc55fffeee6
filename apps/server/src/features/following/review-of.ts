import type { FollowedStatement } from '@prorata/contract/following/status';
import { brusselsDate } from '@prorata/domain/iso-date';
import { type Cents, eurosFromCents, sumCents } from '@prorata/domain/money';
import { CLAIM_PARTS } from '@prorata/domain/vocabulary';
import { declaredTotalOf, restOf } from '../statements/claim-amounts.ts';
import { detailsOf } from '../statements/claim-fields.ts';
import { listCuts } from '../statements/list-cuts.ts';
import { presentClaim } from '../statements/present-claim.ts';
import type { WholeStatement } from '../statements/statement-record.ts';
import { thirdPartyStatusOf } from '../statements/third-party-status.ts';

/** What the office decided; nothing while it is still looking, whatever it has written down already. */
export function reviewOf(statement: WholeStatement): FollowedStatement['review'] {
  const status = thirdPartyStatusOf(statement);
  if (status !== 'Validated' && status !== 'Invalid') return null;
  const { admittedCents, reservedCents, rejectedCents } = declaredTotalOf(statement);
  return {
    verdict: verdictOf({ admittedCents, reservedCents, rejectedCents }),
    on: brusselsDate(statement.validatedAt ?? statement.updatedAt),
    admitted: eurosFromCents(admittedCents),
    reserved: eurosFromCents(reservedCents),
    rejected: eurosFromCents(rejectedCents),
    cuts: listCuts(statement).map(({ cents, ...cut }) => ({ ...cut, amount: eurosFromCents(cents) })),
    explanation: statement.explanationOfChange,
  };
}

type Verdict = NonNullable<FollowedStatement['review']>['verdict'];
type Amounts = Readonly<Record<'admittedCents' | 'reservedCents' | 'rejectedCents', Cents>>;

function verdictOf({ admittedCents, reservedCents, rejectedCents }: Amounts): Verdict {
  if (admittedCents === 0n && reservedCents === 0n) return 'rejected';
  if (admittedCents === 0n) return 'reserved';
  return reservedCents > 0n || rejectedCents > 0n ? 'partlyAdmitted' : 'admitted';
}

/** How what was declared is made up; nothing when all of it is principal. */
export function partsOf(statement: WholeStatement): FollowedStatement['parts'] {
  const lines = statement.claims.flatMap((claim) => {
    const { parts } = detailsOf(claim);
    if (parts.length > 0) return parts.map(({ kind, declared }) => ({ part: kind, euros: declared }));
    const { amountDeclared, amountDemanded, reservedAmount } = presentClaim(claim);
    return [{ part: 'principal' as const, euros: amountDeclared ?? amountDemanded + reservedAmount }];
  });
  const rest = restOf(statement);
  const amounts = CLAIM_PARTS.map((part) => {
    const own = lines
      .filter((line) => line.part === part)
      .map(({ euros }) => BigInt(Math.round(euros * 100)));
    const cents = sumCents(part === 'principal' ? [...own, rest.cents + rest.rejectedCents] : own);
    return { part, amount: eurosFromCents(cents), cents };
  }).filter(({ cents }) => cents > 0n);
  const isSplit = amounts.some(({ part }) => part !== 'principal');
  const isWhole = sumCents(amounts.map(({ cents }) => cents)) === declaredTotalOf(statement).declaredCents;
  return isSplit && isWhole ? amounts.map(({ part, amount }) => ({ part, amount })) : [];
}
