import type { Application } from '@prorata/contract/parameters/parameter';
import {
  computeInterest,
  type InterestMethod,
  linesOfInterest,
  perDayInTenThousandths,
} from '@prorata/domain/claims/interest';
import { isIsoDate } from '@prorata/domain/iso-date';
import { centsFromEuros, eurosFromCents, isEuroAmount } from '@prorata/domain/money';
import { partsPerMillionFromPercentage } from '@prorata/domain/percentage';
import { INTEREST_KINDS } from '@prorata/domain/vocabulary';
import { LawGapError } from '@prorata/law/law-gap-error';
import { eurosTyped } from './claim-amounts.ts';

/** From what interest is reckoned, as it is being typed. */
export interface TypedTerms {
  readonly kind?: unknown;
  readonly rate?: unknown;
  readonly base?: unknown;
  readonly from?: unknown;
  readonly until?: unknown;
}

export type InterestCheck =
  /** Something is still to be filled in. */
  | { readonly kind: 'incomplete' }
  /** The law has no rate for one of the days, such as one that is still to come. */
  | { readonly kind: 'noRate' }
  | {
      readonly kind: 'reckoned';
      readonly euros: number;
      readonly days: number;
      /** With four decimals, at the rate of the last day. */
      readonly perDay: number;
      readonly hasOneRate: boolean;
      /** The sum as it is printed; the rate in per cent. */
      readonly lines: readonly {
        readonly days: number;
        readonly rate: number;
        readonly daysInYear: number;
      }[];
      /** How much more was declared than the terms give. */
      readonly difference: number;
    };

/** As the platform counts interest; until that is known, as the law register does. */
export function interestMethodOf(application: Application | undefined): InterestMethod {
  if (application === undefined) return { dayCount: 'ACT/365' };
  const { dayCount, rates } = application.interest;
  const published = (rows: (typeof rates)['civil']) =>
    rows.map(({ from, rate }) => ({ from, ratePerMillion: partsPerMillionFromPercentage(rate) }));
  return {
    dayCount,
    rates: {
      civil: published(rates.civil),
      commercial: published(rates.commercial),
      tax: published(rates.tax),
      vat: published(rates.vat),
    },
  };
}

/** What interest comes to by its rate, its base and its days, against what was declared. */
export function checkInterest(terms: TypedTerms, declared: unknown, method: InterestMethod): InterestCheck {
  const kind = INTEREST_KINDS.find((known) => known === terms.kind);
  const { rate, base, from, until } = terms;
  const isBase = typeof base === 'number' && base > 0 && isEuroAmount(base);
  const isRate = kind !== 'conventional' || (typeof rate === 'number' && rate >= 0);
  if (kind === undefined || !isBase || !isRate || !isDay(from) || !isDay(until) || until < from) {
    return { kind: 'incomplete' };
  }
  const ratePerMillion = kind === 'conventional' ? partsPerMillionFromPercentage(Number(rate)) : null;
  try {
    const terms = { kind, ratePerMillion, baseCents: centsFromEuros(base), from };
    const interest = computeInterest(terms, { until, ...method });
    const { cents, perDay, segments } = interest;
    return {
      kind: 'reckoned',
      euros: eurosFromCents(cents),
      days: segments.reduce((sum, { days }) => sum + days, 0),
      perDay: Number(perDayInTenThousandths(perDay)) / 10_000,
      hasOneRate: new Set(segments.map((segment) => segment.ratePerMillion)).size === 1,
      lines: linesOfInterest(interest, method.dayCount).map(({ ratePerMillion: rate, ...line }) => ({
        ...line,
        rate: Number(rate) / 10_000,
      })),
      difference: eurosFromCents(centsFromEuros(eurosTyped(declared)) - cents),
    };
  } catch (error) {
    if (error instanceof LawGapError) return { kind: 'noRate' };
    throw error;
  }
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && isIsoDate(value);
}
