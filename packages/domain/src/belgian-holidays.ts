import { addDays, type IsoDate, isoDate, yearOf } from './iso-date.ts';

/** The ten public holidays of the royal decree of 18 April 1974, article 1, in the order of the year. */
const BELGIAN_HOLIDAYS = [
  'newYear',
  'easterMonday',
  'labourDay',
  'ascension',
  'whitMonday',
  'nationalDay',
  'assumption',
  'allSaints',
  'armistice',
  'christmas',
] as const;
export type BelgianHoliday = (typeof BELGIAN_HOLIDAYS)[number];

/** Labour Day and Ascension can fall on one day, as in 2008; both are listed. */
export function listBelgianHolidays(year: number): { holiday: BelgianHoliday; date: IsoDate }[] {
  const easter = easterSunday(year);
  const dates: Record<BelgianHoliday, IsoDate> = {
    newYear: isoDate(year, 1, 1),
    easterMonday: addDays(easter, 1),
    labourDay: isoDate(year, 5, 1),
    ascension: addDays(easter, 39),
    whitMonday: addDays(easter, 50),
    nationalDay: isoDate(year, 7, 21),
    assumption: isoDate(year, 8, 15),
    allSaints: isoDate(year, 11, 1),
    armistice: isoDate(year, 11, 11),
    christmas: isoDate(year, 12, 25),
  };
  return BELGIAN_HOLIDAYS.map((holiday) => ({ holiday, date: dates[holiday] }));
}

export function findBelgianHoliday(date: IsoDate): BelgianHoliday | undefined {
  return holidaysOf(yearOf(date)).get(date);
}

/** The holidays of a year never change, and a list of dossiers asks for them with every row. */
const KNOWN_YEARS = new Map<number, ReadonlyMap<IsoDate, BelgianHoliday>>();

function holidaysOf(year: number): ReadonlyMap<IsoDate, BelgianHoliday> {
  const known = KNOWN_YEARS.get(year);
  if (known !== undefined) return known;
  // Of two on one day the first in the order of the decree gives its name.
  const holidays = new Map(
    listBelgianHolidays(year)
      .reverse()
      .map(({ holiday, date }) => [date, holiday]),
  );
  KNOWN_YEARS.set(year, holidays);
  return holidays;
}

/** Easter by the rule of Gauss as Lichtenberg corrected it: exact for every year of the Gregorian calendar. */
function easterSunday(year: number): IsoDate {
  const century = Math.floor(year / 100);
  const skippedLeapDays = Math.floor((3 * century + 3) / 4);
  const moonCorrection = 15 + skippedLeapDays - Math.floor((8 * century + 13) / 25);
  const yearOfMoonCycle = year % 19;
  const moonAge = (19 * yearOfMoonCycle + moonCorrection) % 30;
  const fullMoon = 21 + moonAge - Math.floor((moonAge + Math.floor(yearOfMoonCycle / 11)) / 29);
  const firstSunday = 7 - ((year + Math.floor(year / 4) + 2 - skippedLeapDays) % 7);
  // Both are counted in days of March, so 32 is the first of April.
  const easter = fullMoon + 7 - ((((fullMoon - firstSunday) % 7) + 7) % 7);
  return addDays(isoDate(year, 3, 1), easter - 1);
}
