import { followsIn } from '@prorata/domain/claims/count-claim';
import { computeInterest } from '@prorata/domain/claims/interest';
import { type CutOff, countParts } from '@prorata/domain/claims/parts';
import { contestationDaysOf, plannedDeposit } from '@prorata/domain/contestation-term';
import { type Fraction, toFraction } from '@prorata/domain/fraction';
import { brusselsDate } from '@prorata/domain/iso-date';
import { type Cents, sumCents } from '@prorata/domain/money';
import { detailsOf } from '../statements/claim-fields.ts';
import { interestTermsOf, toCount } from '../statements/claim-to-count.ts';
import type { ClaimRecord } from '../statements/statement-record.ts';
import type { DossierContent } from './content.ts';

/** Up to when the interest of one draft is counted: the day of the report, or the last day to contest it (1637). */
export type InterestCutOff = 'reportDate' | 'endOfTerm';

/** When a report is drawn up, and where it stops all interest. */
export interface ReportDay {
  readonly at: Date;
  readonly interestCutOff: InterestCutOff;
}

export function cutOffOf({ interest, followUp }: DossierContent, { at, interestCutOff }: ReportDay): CutOff {
  // A decided reserve is run on the same mass up to the same day: what was received was counted so.
  const earlier = followUp?.kind === 'reserveDecided' ? followUp.before.interestUntil : undefined;
  if (earlier !== undefined) return { ...interest, cutOff: earlier };
  if (interestCutOff === 'reportDate') return { ...interest, cutOff: brusselsDate(at) };
  // The debtor always gets a letter, and whoever gets one has the longest term.
  const letter = { kind: 'letter', depositedOn: plannedDeposit(at) } as const;
  return { ...interest, cutOff: contestationDaysOf(letter).lastDay };
}

/** What one more day adds to claims of which interest runs on, in cents; nothing where none does. */
export function interestPerDay(
  claims: readonly ClaimRecord[],
  { cutOff: until, ...method }: CutOff,
): Fraction {
  return claims
    .flatMap((claim) => {
      const { left, of } = principalLeft(claim, { cutOff: until, ...method });
      return detailsOf(claim).parts.flatMap(({ interest, admitted }) => {
        if (!interest?.runsOn || admitted === 0) return [];
        const { perDay } = computeInterest(interestTermsOf(interest), { until, ...method });
        return [toFraction(perDay.numerator * left, perDay.denominator * of)];
      });
    })
    .reduce(
      (sum, one) =>
        toFraction(
          sum.numerator * one.denominator + one.numerator * sum.denominator,
          sum.denominator * one.denominator,
        ),
      toFraction(0n, 1n),
    );
}

/** How much of its principal payments and earlier distributions of the series left of a claim: interest runs on that. */
function principalLeft(claim: ClaimRecord, cutOff: CutOff): { readonly left: Cents; readonly of: Cents } {
  const { parts, payments } = toCount(claim);
  const ofPrincipal = (cents: readonly Cents[]) =>
    sumCents(cents.filter((_, place) => parts[place]?.kind === 'principal'));
  const of = ofPrincipal(parts.map(({ admittedCents, reservedCents }) => admittedCents + reservedCents));
  if (of === 0n || payments.length === 0) return { left: 1n, of: 1n };
  const counted = countParts(parts, payments, cutOff, followsIn(claim)).parts;
  return { left: ofPrincipal(counted.map(({ cents }) => cents)), of };
}
