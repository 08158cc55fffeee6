import type { SeizableIncome } from '@prorata/law/parameters/seizable-income';
import { daysBetween, type IsoDate } from '../iso-date.ts';
import { allocateProRata, type Cents, largerOf, roundedShare, sumCents } from '../money.ts';
import type { IncomeKind } from '../vocabulary.ts';
import { computeSeizablePart } from './seizable-part.ts';

/** How long a protected sum keeps its protection on an account, per month that it was paid for (1411bis). */
const PROTECTED_DAYS = 30;

export interface CreditToCount {
  /** `protected` is what 1410 § 2 protects wholly, such as family benefits. */
  readonly kind: IncomeKind | 'protected';
  readonly creditedOn: IsoDate;
  readonly amountCents: Cents;
  /** For how many months it was paid at once. */
  readonly months: number;
  readonly children: number;
}

export interface AccountToCount {
  readonly seizedOn: IsoDate;
  readonly balanceCents: Cents;
  readonly credits: readonly CreditToCount[];
  /** Whether the day of crediting counts as the first of the thirty: one day less. */
  readonly countsCreditDay: boolean;
}

export interface AccountPart {
  readonly credits: readonly {
    readonly days: number;
    readonly remainingDays: number;
    readonly quotaCents: Cents;
    /** What of the credit was protected on its first day. */
    readonly protectedCents: Cents;
    /** What of it still is on the day of the seizure. */
    readonly protectedLeftCents: Cents;
  }[];
  readonly protectedCents: Cents;
  readonly seizableCents: Cents;
}

/**
 * What of the balance of a seized account may be taken (Judicial Code 1411bis to 1411quater). Each coded credit is counted by
 * itself, with its own scale: adding up (1411) is not for accounts. What is protected of it shrinks by the day.
 */
export function computeAccount(
  account: AccountToCount,
  scaleOf: (day: IsoDate) => SeizableIncome,
): AccountPart {
  const credits = account.credits.map((credit) => countCredit(credit, account, scaleOf));
  const protectedCents = sumCents(credits.map(({ protectedLeftCents }) => protectedLeftCents));
  return {
    credits,
    protectedCents,
    seizableCents: largerOf(0n, account.balanceCents - protectedCents),
  };
}

function countCredit(
  credit: CreditToCount,
  { seizedOn, countsCreditDay }: AccountToCount,
  scaleOf: (day: IsoDate) => SeizableIncome,
): AccountPart['credits'][number] {
  const days = PROTECTED_DAYS * credit.months;
  const passed = daysBetween(credit.creditedOn, seizedOn);
  // What came after the seizure is not on the account that was seized.
  const remainingDays = passed < 0 ? 0 : Math.max(0, days - passed - (countsCreditDay ? 1 : 0));
  const quotaCents = credit.kind === 'protected' ? 0n : quotaOf(credit, credit.kind, scaleOf);
  const protectedCents = credit.amountCents - quotaCents;
  return {
    days,
    remainingDays,
    quotaCents,
    protectedCents,
    protectedLeftCents: roundedShare(protectedCents, BigInt(remainingDays), BigInt(days)),
  };
}

/** What was paid at once for several months is counted month by month: the limits are those of one month. */
function quotaOf(
  { amountCents, months, children, creditedOn }: CreditToCount,
  kind: IncomeKind,
  scaleOf: (day: IsoDate) => SeizableIncome,
): Cents {
  const scale = scaleOf(creditedOn);
  const perMonth = allocateProRata(amountCents, new Array<Cents>(months).fill(1n));
  return sumCents(
    perMonth.map((netCents) => {
      const incomes = [{ kind, netCents, extraCents: 0n }];
      return computeSeizablePart({ incomes, children, maintenanceCents: null }, scale).quotaCents;
    }),
  );
}
