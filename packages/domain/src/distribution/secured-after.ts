import { getPrivilege } from '@prorata/law/privileges/catalogue';
import { type Cents, smallerOf, sumCents } from '../money.ts';
import { statutoryCap } from './claim-book.ts';
import type { ClaimInput, DistributionInput, Secured } from './input.ts';
import type { Distribution, LineOutcome, RoundKind } from './outcome.ts';

/**
 * What claims have received under caps and maxima after a distribution, with what they had received before: the `secured` of
 * the next one of the series. Of what was given less than calculated, as much as was given counts.
 */
export function securedAfter(
  { statements, secured = [] }: Pick<DistributionInput, 'statements' | 'secured'>,
  distribution: Pick<Distribution, 'lines' | 'rounds'>,
  receivedOf: (line: LineOutcome) => Cents = ({ allottedCents }) => allottedCents,
): readonly Secured[] {
  const claims = new Map(statements.flatMap(({ claims: own }) => own.map((claim) => [claim.id, claim])));
  const now = distribution.lines.flatMap((line) => {
    const claim = line.kind === 'claim' ? claims.get(line.id) : undefined;
    if (claim === undefined) return [];
    const amountCents = smallerOf(securedBy(line, distribution), receivedOf(line));
    return amountCents === 0n ? [] : underLimits(line, claim, amountCents);
  });
  return addUp([...secured, ...now]);
}

/** What a line got by its privilege, within its cap: neither as an ordinary claim nor before the ranks, from an income. */
export function securedBy({ steps }: LineOutcome, { rounds }: Pick<Distribution, 'rounds'>): Cents {
  return sumCents(
    steps.map(({ round, paidCents }) => (UNDER_PRIVILEGE.has(rounds[round]?.kind) ? paidCents : 0n)),
  );
}

const UNDER_PRIVILEGE: ReadonlySet<RoundKind | undefined> = new Set(['specific', 'general']);

/** Under the cap of the law, in each estate by itself, and under the maximum of the case, which is one for all. */
function underLimits(line: LineOutcome, claim: ClaimInput, amountCents: Cents): Secured[] {
  const { cappedWith, limitCents } = claim;
  const cap = statutoryCap(getPrivilege(line.privilegeId), cappedWith);
  const received = {
    claimId: line.id,
    creditorId: line.creditorId ?? '',
    ...(cappedWith !== undefined && { cappedWith }),
    amountCents,
  };
  return [
    ...(cap === undefined
      ? []
      : [
          {
            parameterId: cap.parameterId,
            ...received,
            ...(line.estateId !== undefined && { estateId: line.estateId }),
          },
        ]),
    ...(limitCents === undefined ? [] : [{ parameterId: null, ...received }]),
  ];
}

function addUp(all: readonly Secured[]): readonly Secured[] {
  const sums = new Map<string, Secured>();
  for (const one of all) {
    const { parameterId, claimId, cappedWith = '', estateId = '' } = one;
    const key = [parameterId ?? '', claimId, cappedWith, estateId].join('|');
    const known = sums.get(key);
    sums.set(key, known ? { ...known, amountCents: known.amountCents + one.amountCents } : one);
  }
  return [...sums.values()];
}
