import type { AccountComputation, Computation, Scale } from '@prorata/contract/income/income';
import { type AccountPart, computeAccount } from '@prorata/domain/income/protected-account';
import { type PublishedScale, type ScaleOfDay, scaleOn } from '@prorata/domain/income/scales';
import { computeSeizablePart, type SeizablePart } from '@prorata/domain/income/seizable-part';
import { centsFromEuros } from '@prorata/domain/money';
import { LawGapError } from '@prorata/law/law-gap-error';
import { toSeizableIncome } from '@prorata/law/parameters/seizable-income';

export interface Computed {
  readonly scale: ScaleOfDay;
  readonly part: SeizablePart;
}

/** What the server computes too; nothing where no amounts are known for the day. */
export function compute(scales: readonly Scale[], computation: Computation): Computed | undefined {
  const { paidOn, incomes, children, maintenance } = computation;
  const scale = findScale(scales, paidOn);
  if (scale === undefined) return undefined;
  const income = {
    incomes: incomes.map(({ kind, net, extra }) => ({
      kind,
      netCents: centsFromEuros(net),
      extraCents: centsFromEuros(extra),
    })),
    children,
    maintenanceCents: maintenance === null ? null : centsFromEuros(maintenance),
  };
  return { scale, part: computeSeizablePart(income, scale.value) };
}

export function computeOnAccount(
  scales: readonly Scale[],
  account: AccountComputation,
): AccountPart | undefined {
  const { seizedOn, balance, credits, countsCreditDay } = account;
  const published = publishedOf(scales);
  try {
    return computeAccount(
      {
        seizedOn,
        countsCreditDay,
        balanceCents: centsFromEuros(balance),
        credits: credits.map(({ amount, ...credit }) => ({ ...credit, amountCents: centsFromEuros(amount) })),
      },
      (day) => scaleOn(day, published).value,
    );
  } catch (error) {
    if (error instanceof LawGapError) return undefined;
    throw error;
  }
}

function findScale(scales: readonly Scale[], day: string): ScaleOfDay | undefined {
  try {
    return scaleOn(day, publishedOf(scales));
  } catch (error) {
    if (error instanceof LawGapError) return undefined;
    throw error;
  }
}

/** The register itself comes with the page; what was published since comes from the server. */
function publishedOf(scales: readonly Scale[]): PublishedScale[] {
  return scales
    .filter(({ isPublished }) => isPublished)
    .map(({ from, free, second, third, fourth, perChild, source, isConfirmed }) => ({
      from,
      value: toSeizableIncome(
        [centsFromEuros(free), centsFromEuros(second), centsFromEuros(third), centsFromEuros(fourth)],
        centsFromEuros(perChild),
      ),
      source,
      isConfirmed,
    }));
}
