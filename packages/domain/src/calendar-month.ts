import { addDays, addMonths, dayOfWeek, type IsoDate } from './iso-date.ts';

/** The first and the last day of the weeks in which a month (`2026-11`) has a day: from a Monday to a Sunday. */
export function weeksOfMonth(month: string): { readonly from: IsoDate; readonly until: IsoDate } {
  const first = `${month}-01`;
  const last = addDays(addMonths(first, 1), -1);
  return { from: addDays(first, 1 - dayOfWeek(first)), until: addDays(last, 7 - dayOfWeek(last)) };
}

/** Every day of those weeks, in their order. */
export function listDaysOfWeeks(month: string): IsoDate[] {
  const { from, until } = weeksOfMonth(month);
  const days: IsoDate[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}
