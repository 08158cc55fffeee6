import type { DatedParameter } from '@prorata/law/dated-parameter';
import { LawGapError } from '@prorata/law/law-gap-error';
import {
  civilInterestRate,
  commercialInterestRate,
  socialInterestRate,
  taxInterestRate,
  vatInterestRate,
} from '@prorata/law/parameters/interest';
import { type Fraction, toFraction } from '../fraction.ts';
import { addDays, daysBetween, type IsoDate, isoDate, yearOf } from '../iso-date.ts';
import { type Cents, roundedShare } from '../money.ts';
import { MILLION, type PartsPerMillion } from '../percentage.ts';
import type { InterestKind } from '../vocabulary.ts';
import { type PublishedRates, publishedOn } from './published-rates.ts';

/**
 * How many days a year has. No statute says it; both are seen.
 *
 * - `ACT/365`: every year counts 365, so that a leap year bears one day more.
 * - `ACT/ACT`: a leap year counts 366.
 */
export const DAY_COUNTS = ['ACT/365', 'ACT/ACT'] as const;
export type DayCount = (typeof DAY_COUNTS)[number];

export interface InterestTerms {
  readonly kind: InterestKind;
  /** Per year, of conventional interest; the law has the others. */
  readonly ratePerMillion: PartsPerMillion | null;
  readonly baseCents: Cents;
  /** The day on which the debt fell due or notice was given: interest runs from the day after. */
  readonly from: IsoDate;
}

/** Days in a row of one year and one rate. */
export interface InterestSegment {
  readonly from: IsoDate;
  readonly until: IsoDate;
  readonly days: number;
  readonly ratePerMillion: PartsPerMillion;
  /** Rounded, for people to read: the interest itself is rounded once, as a whole. */
  readonly cents: Cents;
}

export interface Interest {
  readonly cents: Cents;
  /** What one more day adds at the rate of the last day, exactly, in cents. */
  readonly perDay: Fraction;
  readonly segments: readonly InterestSegment[];
}

/** How interest is counted. */
export interface InterestMethod {
  readonly dayCount: DayCount;
  /** Rates that the law register does not have yet. */
  readonly rates?: PublishedRates;
}

const LEGAL_RATES: Readonly<Record<Exclude<InterestKind, 'conventional'>, DatedParameter<number>>> = {
  civil: civilInterestRate,
  commercial: commercialInterestRate,
  tax: taxInterestRate,
  vat: vatInterestRate,
  social: socialInterestRate,
};

/**
 * Simple interest up to and including a day, in exact fractions that are rounded once, half a cent up.
 *
 * @throws LawGapError when the law has no rate for one of the days: it is not published yet, or lies too far back.
 */
export function computeInterest(
  terms: InterestTerms,
  { until, dayCount, rates = {} }: InterestMethod & { readonly until: IsoDate },
): Interest {
  const stretches = splitByRate(terms, until, rates);
  let exact: Fraction = { numerator: 0n, denominator: 1n };
  const segments = stretches.map(({ from, until: last, ratePerMillion }): InterestSegment => {
    const days = daysBetween(from, last) + 1;
    const share = interestOf(terms.baseCents, ratePerMillion, days, daysInYear(from, dayCount));
    exact = add(exact, share);
    return { from, until: last, days, ratePerMillion, cents: rounded(share) };
  });
  const perDay = interestOf(
    terms.baseCents,
    rateOn(terms, until, rates).value,
    1,
    daysInYear(until, dayCount),
  );
  return { cents: rounded(exact), perDay, segments };
}

interface Stretch {
  readonly from: IsoDate;
  readonly until: IsoDate;
  readonly ratePerMillion: PartsPerMillion;
}

function splitByRate(terms: InterestTerms, until: IsoDate, rates: PublishedRates): Stretch[] {
  const stretches: Stretch[] = [];
  for (let day = addDays(terms.from, 1); day <= until; ) {
    const { value, nextChange } = rateOn(terms, day, rates);
    const lastOfYear = isoDate(yearOf(day), 12, 31);
    const lastOfRate = nextChange === undefined ? lastOfYear : addDays(nextChange, -1);
    const last = [until, lastOfYear, lastOfRate].toSorted()[0] ?? until;
    stretches.push({ from: day, until: last, ratePerMillion: value });
    day = addDays(last, 1);
  }
  return stretches;
}

/** The rate of a day, and the day on which the law gives another. */
function rateOn(
  { kind, ratePerMillion }: InterestTerms,
  day: IsoDate,
  rates: PublishedRates,
): { readonly value: PartsPerMillion; readonly nextChange: IsoDate | undefined } {
  if (kind === 'conventional') {
    if (ratePerMillion === null) throw new Error('Conventional interest has a rate of its own.');
    return { value: ratePerMillion, nextChange: undefined };
  }
  const { id, values } = LEGAL_RATES[kind];
  const known = values.findLast(({ from }) => from <= day)?.value ?? null;
  if (known !== null) {
    return { value: BigInt(known), nextChange: values.find(({ from }) => from > day)?.from };
  }
  const published = publishedOn(rates, kind, day);
  if (published === undefined) throw new LawGapError(id, day);
  return { value: published.ratePerMillion, nextChange: addDays(published.last, 1) };
}

function interestOf(baseCents: Cents, rate: PartsPerMillion, days: number, yearDays: bigint): Fraction {
  return toFraction(baseCents * rate * BigInt(days), MILLION * yearDays);
}

function daysInYear(day: IsoDate, dayCount: DayCount): bigint {
  if (dayCount === 'ACT/365') return 365n;
  return BigInt(daysBetween(isoDate(yearOf(day), 1, 1), isoDate(yearOf(day) + 1, 1, 1)));
}

function add(one: Fraction, other: Fraction): Fraction {
  return toFraction(
    one.numerator * other.denominator + other.numerator * one.denominator,
    one.denominator * other.denominator,
  );
}

function rounded({ numerator, denominator }: Fraction): Cents {
  return roundedShare(1n, numerator, denominator);
}

/** A line of the sum as people check it: so many days at one rate, in years of so many days. */
export interface InterestLine {
  readonly days: number;
  readonly ratePerMillion: PartsPerMillion;
  readonly daysInYear: number;
}

/** The sum line by line: what runs on at one rate, in years of one length, is one of them. */
export function linesOfInterest({ segments }: Interest, dayCount: DayCount): InterestLine[] {
  const lines: InterestLine[] = [];
  for (const { from, days, ratePerMillion } of segments) {
    const line = { days, ratePerMillion, daysInYear: Number(daysInYear(from, dayCount)) };
    const last = lines.at(-1);
    const isSame = last?.ratePerMillion === ratePerMillion && last.daysInYear === line.daysInYear;
    if (last !== undefined && isSame) lines[lines.length - 1] = { ...last, days: last.days + days };
    else lines.push(line);
  }
  return lines;
}

/** Whether the law has a rate of its own for interest of this kind, by the id under which the register keeps it. */
export function isRateOf(kind: InterestKind, parameterId: string): boolean {
  return kind !== 'conventional' && LEGAL_RATES[kind].id === parameterId;
}

/** Cents per day as ten-thousandths of a euro, as the report prints them: `1.2329`. */
export function perDayInTenThousandths({ numerator, denominator }: Fraction): bigint {
  return roundedShare(100n, numerator, denominator);
}
