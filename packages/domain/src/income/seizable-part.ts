import type { SeizableIncome } from '@prorata/law/parameters/seizable-income';
import { allocateProRata, type Cents, largerOf, roundedShare, smallerOf, sumCents } from '../money.ts';
import { MILLION } from '../percentage.ts';
import type { IncomeKind } from '../vocabulary.ts';

/** The income of one calendar month, of one or several payers. */
export interface IncomeToCount {
  readonly incomes: readonly {
    readonly kind: IncomeKind;
    /** After tax and social security, and nothing else (1411). */
    readonly netCents: Cents;
    /** What comes once with the pay of this month: the law counts by calendar month. */
    readonly extraCents: Cents;
  }[];
  readonly children: number;
  /** What maintenance takes of this month; `null` where nobody asks for it. */
  readonly maintenanceCents: Cents | null;
}

export interface SeizablePart {
  readonly totalCents: Cents;
  readonly appliesTo: 'wage' | 'other';
  readonly brackets: readonly {
    readonly aboveCents: Cents;
    /** `null` for the last, which has no end. */
    readonly upToCents: Cents | null;
    readonly incomeCents: Cents;
    readonly perMillion: number;
    readonly seizableCents: Cents;
  }[];
  /** What the children take off, never more than there is. */
  readonly childrenCents: Cents;
  readonly quotaCents: Cents;
  readonly protectedCents: Cents;
  readonly maintenance: {
    readonly fromQuotaCents: Cents;
    readonly fromProtectedCents: Cents;
    readonly leftForOthersCents: Cents;
  } | null;
  /** Per income, in proportion: what each payer is told, since none of them knows the others. They add up to the quota. */
  readonly quotas: readonly Cents[];
}

/**
 * The part of an income that may be seized (Judicial Code 1409 to 1412), by the amounts of the law of the day on which it is paid.
 * Each bracket is rounded to the nearest cent, as payrolls do: all but the last that is reached end at a limit in whole euros, so
 * that at most one is rounded at all.
 */
export function computeSeizablePart(income: IncomeToCount, scale: SeizableIncome): SeizablePart {
  const totals = income.incomes.map(({ netCents, extraCents }) => netCents + extraCents);
  const totalCents = sumCents(totals);
  const appliesTo = hasWage(income) ? 'wage' : 'other';
  const brackets = walkBrackets(totalCents, appliesTo, scale);
  const beforeChildrenCents = sumCents(brackets.map(({ seizableCents }) => seizableCents));
  const childrenCents = smallerOf(scale.perChildCents * BigInt(income.children), beforeChildrenCents);
  const quotaCents = beforeChildrenCents - childrenCents;
  const protectedCents = totalCents - quotaCents;
  return {
    totalCents,
    appliesTo,
    brackets,
    childrenCents,
    quotaCents,
    protectedCents,
    maintenance:
      income.maintenanceCents === null
        ? null
        : takeMaintenance(income.maintenanceCents, { quotaCents, protectedCents }),
    quotas: allocateProRata(quotaCents, totals),
  };
}

/** Incomes are added up, and as soon as one of them is a wage the scale of wages goes for all (1411). */
function hasWage({ incomes }: IncomeToCount): boolean {
  return incomes.some(({ kind, netCents, extraCents }) => kind === 'wage' && netCents + extraCents > 0n);
}

function walkBrackets(
  totalCents: Cents,
  appliesTo: SeizablePart['appliesTo'],
  scale: SeizableIncome,
): SeizablePart['brackets'] {
  let aboveCents = 0n;
  return scale.brackets.map(({ upToCents, wagePerMillion, otherPerMillion }) => {
    const perMillion = appliesTo === 'wage' ? wagePerMillion : otherPerMillion;
    const endCents = upToCents === null ? totalCents : smallerOf(totalCents, upToCents);
    const incomeCents = largerOf(0n, endCents - aboveCents);
    const bracket = {
      aboveCents,
      upToCents,
      incomeCents,
      perMillion,
      seizableCents: roundedShare(incomeCents, BigInt(perMillion), MILLION),
    };
    aboveCents = upToCents ?? aboveCents;
    return bracket;
  });
}

/** Maintenance knows no limits, and what it takes comes off what the others may take (1412). */
function takeMaintenance(
  maintenanceCents: Cents,
  { quotaCents, protectedCents }: Pick<SeizablePart, 'quotaCents' | 'protectedCents'>,
): NonNullable<SeizablePart['maintenance']> {
  const fromQuotaCents = smallerOf(maintenanceCents, quotaCents);
  return {
    fromQuotaCents,
    fromProtectedCents: smallerOf(maintenanceCents - fromQuotaCents, protectedCents),
    leftForOthersCents: quotaCents - fromQuotaCents,
  };
}
