import type { ClaimPartLine } from '@prorata/contract/statements/claim-breakdown';
import type { ClaimToCount } from '@prorata/domain/claims/count-claim';
import type { InterestTerms } from '@prorata/domain/claims/interest';
import type { Payment } from '@prorata/domain/claims/parts';
import { centsFromEuros } from '@prorata/domain/money';
import { partsPerMillionFromPercentage } from '@prorata/domain/percentage';
import { type ClaimDetails, detailsOf } from './claim-fields.ts';
import type { ClaimRecord } from './statement-record.ts';

/** A stored claim as the law's functions look at it. */
export function toCount(claim: ClaimRecord): ClaimToCount {
  const { parts, payments, dividends, periods, beneficiary, isConsumerPledge, titles } = detailsOf(claim);
  return {
    privilegeId: claim.privilegeId,
    admittedCents: claim.amountDemandedCents,
    reservedCents: claim.reservedCents,
    parts: parts.map(({ kind, admitted, reserved, followsPrivilege, interest }) => ({
      kind,
      admittedCents: centsFromEuros(admitted),
      reservedCents: centsFromEuros(reserved),
      followsPrivilege,
      interest: interest && {
        ...interestTermsOf(interest),
        until: interest.until,
        runsOn: interest.runsOn,
      },
    })),
    payments: [
      ...payments.map(({ date, amount }) => ({ date, amountCents: centsFromEuros(amount) })),
      ...dividends.map(toDividend),
    ],
    periods: periods.map(({ from, until, amount }) => ({ from, until, amountCents: centsFromEuros(amount) })),
    beneficiary,
    isConsumerPledge,
    since: claim.since,
    titles,
  };
}

function toDividend({ date, amount, secured, consigned }: ClaimDetails['dividends'][number]): Payment {
  return {
    date,
    amountCents: centsFromEuros(amount),
    dividend: { securedCents: centsFromEuros(secured), consignedCents: centsFromEuros(consigned) },
  };
}

/** From what the interest of a part is computed, as the law's functions take it. */
export function interestTermsOf(interest: NonNullable<ClaimPartLine['interest']>): InterestTerms {
  const { kind, rate, base, from } = interest;
  return {
    kind,
    ratePerMillion: rate === null ? null : partsPerMillionFromPercentage(rate),
    baseCents: centsFromEuros(base),
    from,
  };
}
