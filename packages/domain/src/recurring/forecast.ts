import { groupBy } from '../group-by.ts';
import { addMonths, type IsoDate } from '../iso-date.ts';
import { type Cents, sumCents } from '../money.ts';

/** What is left of a claim after the last run, and in which place it is served. */
export interface OpenClaim {
  readonly creditorId: string;
  /** Those with the same rank are paid in proportion, hence in full on the same day; the lowest comes first. */
  readonly rank: number;
  readonly isMaintenance: boolean;
  readonly balanceCents: Cents;
}

export interface MonthlyIncome {
  /** For all creditors, costs taken off. */
  readonly quotaCents: Cents;
  /** For maintenance alone. */
  readonly maintenanceOnlyCents: Cents;
  /** What came in already and is not distributed yet, for all creditors. */
  readonly atHandCents: Cents;
}

/** What takes longer is no forecast. */
const MOST_MONTHS = 360;

/**
 * In which month each creditor is paid in full if every month brings the same, `null` when not within thirty years; of who has
 * nothing to get any more nothing. It walks the ranks as the calculation does, maintenance first, without interest that runs on
 * and without new creditors.
 */
export function forecastPayments(
  claims: readonly OpenClaim[],
  income: MonthlyIncome,
  firstMonth: string,
): ReadonlyMap<string, string | null> {
  const open = claims.filter(({ balanceCents }) => balanceCents > 0n);
  const months = new Map<string, number | null>();
  let aheadCents = 0n;
  for (const group of groupByRank(open)) {
    aheadCents += sumCents(group.map(({ balanceCents }) => balanceCents));
    const isMaintenance = group.every((claim) => claim.isMaintenance);
    const needed = isMaintenance
      ? monthsFor(aheadCents - income.atHandCents, income.quotaCents + income.maintenanceOnlyCents)
      : monthsFor(beyondMaintenance(open, aheadCents, income) - income.atHandCents, income.quotaCents);
    for (const { creditorId } of group) {
      const known = months.get(creditorId);
      months.set(creditorId, known === null || needed === null ? null : Math.max(known ?? 0, needed));
    }
  }
  return new Map(
    [...months].map(([creditorId, needed]) => [
      creditorId,
      needed === null ? null : laterMonth(firstMonth, needed - 1),
    ]),
  );
}

/** Maintenance takes of what it has to itself first: so much less of the quota. */
function beyondMaintenance(
  claims: readonly OpenClaim[],
  aheadCents: Cents,
  { quotaCents, maintenanceOnlyCents }: MonthlyIncome,
): Cents {
  const maintenanceCents = sumCents(
    claims.filter(({ isMaintenance }) => isMaintenance).map(({ balanceCents }) => balanceCents),
  );
  const together = quotaCents + maintenanceOnlyCents;
  const ownShareCents = together === 0n ? 0n : (maintenanceCents * maintenanceOnlyCents) / together;
  return aheadCents - ownShareCents;
}

function groupByRank(claims: readonly OpenClaim[]): readonly (readonly OpenClaim[])[] {
  const place = ({ isMaintenance, rank }: OpenClaim) => (isMaintenance ? -1 : rank);
  const groups = groupBy(claims, place);
  return [...groups].toSorted(([one], [other]) => one - other).map(([, group]) => group);
}

/** At least one, for what is not paid yet. */
function monthsFor(neededCents: Cents, monthlyCents: Cents): number | null {
  if (neededCents <= 0n) return 1;
  if (monthlyCents <= 0n) return null;
  const months = (neededCents + monthlyCents - 1n) / monthlyCents;
  return months > BigInt(MOST_MONTHS) ? null : Number(months);
}

/** So many months after a month: 2026-11 and 2 give 2027-01. */
export function laterMonth(month: string, months: number): string {
  return monthOf(addMonths(`${month}-01`, months));
}

export function monthOf(day: IsoDate): string {
  return day.slice(0, 7);
}
