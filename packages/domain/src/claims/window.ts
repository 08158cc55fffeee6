import { findWindow, LEASE_WINDOWS, type Window } from '@prorata/law/privileges/windows';
import { addDays, addMonths, addYears, daysBetween, type IsoDate, isoDate, yearOf } from '../iso-date.ts';
import { type Cents, roundedShare, smallerOf, sumCents } from '../money.ts';
import type { TitleKind } from '../vocabulary.ts';

/** A time for which principal is owed: a month of rent, a delivery, a premium. Both days belong to it. */
export interface Period {
  readonly from: IsoDate;
  readonly until: IsoDate;
  readonly amountCents: Cents;
}

/** The dates that place a window in time. */
export interface WindowDates {
  /** The day of the sale or the seizure. */
  readonly asOf: IsoDate;
  /** The day that the claim itself names: the death, or the day on which the goods came into the premises. */
  readonly since: IsoDate | null;
  /** The titles of the claim: a lease says when its years begin and whether its date can be disputed. */
  readonly titles: readonly {
    readonly kind: TitleKind;
    readonly date: IsoDate | null;
    readonly registeredOn: IsoDate | null;
  }[];
}

/** The days between which principal is privileged, both inclusive; `null` where it is open. */
export interface PlacedWindow {
  readonly window: Window;
  readonly from: IsoDate;
  readonly until: IsoDate | null;
}

export interface SplitByWindow {
  readonly insideCents: Cents;
  readonly outsideCents: Cents;
  readonly placed: PlacedWindow | null;
}

/** The window of a privilege for one claim; `null` when time does not limit it. */
export function placeWindow(
  privilegeId: string,
  periods: readonly Period[],
  dates: WindowDates,
): PlacedWindow | null {
  const found = findWindow(privilegeId);
  if (found === undefined) return null;
  const lease = dates.titles.find(({ kind }) => kind === 'lease' || kind === 'farmLease');
  const window = found.kind === 'years' && found.of === 'lease' ? windowOfLease(lease, dates.titles) : found;
  switch (window.kind) {
    case 'before': {
      const anchor = dates.since ?? dates.asOf;
      return { window, from: addDays(addMonths(anchor, -window.months), 1), until: anchor };
    }
    case 'years': {
      const firstDay = window.of === 'calendar' ? null : (lease?.date ?? dates.since);
      const current = beginningOfYear(dates.asOf, firstDay);
      const until = window.future === null ? null : addDays(addYears(current, window.future + 1), -1);
      return { window, from: addYears(current, -window.past), until };
    }
    case 'latest': {
      const last = periods
        .map(({ until }) => until)
        .toSorted()
        .at(-1);
      return last === undefined
        ? null
        : { window, from: addDays(addYears(last, -window.years), 1), until: last };
    }
  }
}

/** A farm has less; a house all the future when the deed is a notary's or was registered before the seizure. */
function windowOfLease(
  lease: WindowDates['titles'][number] | undefined,
  titles: WindowDates['titles'],
): Window {
  if (lease?.kind === 'farmLease') return LEASE_WINDOWS.farm;
  const isDated = (lease?.registeredOn ?? null) !== null || titles.some(({ kind }) => kind === 'notarial');
  return isDated ? LEASE_WINDOWS.datedHouse : LEASE_WINDOWS.house;
}

/**
 * How much of the principal lies inside the window of a privilege. A period that lies across its edge is split by days.
 * What is no longer due of the periods was the oldest of it; principal without a period counts as inside.
 */
export function splitByWindow(
  privilegeId: string,
  principalCents: Cents,
  periods: readonly Period[],
  dates: WindowDates,
): SplitByWindow {
  const placed = placeWindow(privilegeId, periods, dates);
  if (placed === null) return { insideCents: principalCents, outsideCents: 0n, placed };
  const outside = sumCents(
    stillDue(principalCents, periods).map((period) => period.amountCents - insideOf(period, placed)),
  );
  return { insideCents: principalCents - outside, outsideCents: outside, placed };
}

function stillDue(principalCents: Cents, periods: readonly Period[]): Period[] {
  let left = principalCents;
  const newestFirst = periods.toSorted((one, other) => (one.until > other.until ? -1 : 1));
  return newestFirst.map((period) => {
    const amountCents = smallerOf(period.amountCents, left);
    left -= amountCents;
    return { ...period, amountCents };
  });
}

function insideOf({ from, until, amountCents }: Period, window: PlacedWindow): Cents {
  const first = from > window.from ? from : window.from;
  const last = window.until !== null && window.until < until ? window.until : until;
  const days = daysBetween(first, last) + 1;
  if (days <= 0) return 0n;
  return roundedShare(amountCents, BigInt(days), BigInt(daysBetween(from, until) + 1));
}

/** The first day of the year in which a day falls, for years that begin on the day of another date. */
function beginningOfYear(day: IsoDate, firstDay: IsoDate | null): IsoDate {
  if (firstDay === null) return isoDate(yearOf(day), 1, 1);
  const thisYear = addYears(firstDay, yearOf(day) - yearOf(firstDay));
  return thisYear <= day ? thisYear : addYears(firstDay, yearOf(day) - yearOf(firstDay) - 1);
}
