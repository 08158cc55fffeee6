import { addDays, type IsoDate, isIsoDate, isoDate, yearOf } from '../iso-date.ts';
import { type PartsPerMillion, partsPerMillionFromPercentage } from '../percentage.ts';
import type { InterestKind } from '../vocabulary.ts';

/** A rate that was published after the edition of the law register, as the administrator of the platform took it over. */
export interface PublishedRate {
  readonly from: IsoDate;
  readonly ratePerMillion: PartsPerMillion;
}

/** What fills the gaps of the register; where the register knows a rate, that counts. Oldest first. */
export type PublishedRates = Readonly<Partial<Record<InterestKind, readonly PublishedRate[]>>>;

const HIGHEST_PERCENTAGE = 30;
const ROW = /^(\d{4}-\d{2}-\d{2})[ :=]+(\d{1,2}(?:[.,]\d{1,2})?) ?%?$/;

/**
 * Rates as they are typed: `2027-01-01 4.75; 2028-01-01 5`. Each begins with a year or a half-year, as the law has them,
 * and later ones stand behind. `undefined` when something in it is not such a rate.
 */
export function parsePublishedRates(typed: string): readonly PublishedRate[] | undefined {
  const rows = typed
    .split(';')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map(parseRow);
  const rates = rows.filter((rate) => rate !== undefined);
  const isOrdered = rates.every(({ from }, place) => place === 0 || (rates[place - 1]?.from ?? '') < from);
  return rates.length === rows.length && isOrdered ? rates : undefined;
}

function parseRow(row: string): PublishedRate | undefined {
  const [, from = '', typed = ''] = ROW.exec(row) ?? [];
  const percentage = Number(typed.replace(',', '.'));
  const isTerm = isIsoDate(from) && /-(01|07)-01$/.test(from);
  if (!isTerm || percentage <= 0 || percentage > HIGHEST_PERCENTAGE) return undefined;
  return { from, ratePerMillion: partsPerMillionFromPercentage(percentage) };
}

/** The published rate of a day, and its last day. It ends with its term: the next one is never guessed from it. */
export function publishedOn(
  rates: PublishedRates,
  kind: InterestKind,
  day: IsoDate,
): { readonly ratePerMillion: PartsPerMillion; readonly last: IsoDate } | undefined {
  const rate = rates[kind]?.findLast(({ from }) => from <= day);
  if (rate === undefined) return undefined;
  const last = lastDayOfTerm(kind, rate.from);
  return day <= last ? { ratePerMillion: rate.ratePerMillion, last } : undefined;
}

/** Between enterprises a rate holds for half a year (Act of 2 August 2002, 5), else for a year. */
function lastDayOfTerm(kind: InterestKind, from: IsoDate): IsoDate {
  const nextJuly = isoDate(yearOf(from), 7, 1);
  const next = kind === 'commercial' && from < nextJuly ? nextJuly : isoDate(yearOf(from) + 1, 1, 1);
  return addDays(next, -1);
}
