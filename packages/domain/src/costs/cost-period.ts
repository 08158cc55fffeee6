import { addDays, type IsoDate } from '../iso-date.ts';
import type { Cents } from '../money.ts';
import type { CostClass, CostLayer } from './layered-amount.ts';

/** The days on which a price holds. */
export interface DaysInForce {
  readonly validFrom: IsoDate;
  /** The last day, included; `null` while no end is known. */
  readonly validUntil: IsoDate | null;
}

export interface CostPeriod extends DaysInForce {
  /** The price, or for a layered cost the least that is asked. */
  readonly costCents: Cents;
}

/** A cost has no price on a date, or more than one. Either stops the calculation: it never becomes zero. */
export class CostPeriodError extends Error {
  override readonly name = 'CostPeriodError';
  readonly reason: 'gap' | 'overlap';
  readonly costName: string;
  readonly onDate: IsoDate;

  constructor(reason: 'gap' | 'overlap', costName: string, onDate: IsoDate) {
    super(`The cost "${costName}" has ${reason === 'gap' ? 'no price' : 'several prices'} on ${onDate}.`);
    this.reason = reason;
    this.costName = costName;
    this.onDate = onDate;
  }
}

/** The one period in force on a date. @throws CostPeriodError when there is none, or more than one. */
export function getPeriodInForce<Period extends CostPeriod>(
  periods: readonly Period[],
  onDate: IsoDate,
  costName: string,
): Period {
  const inForce = periods.filter(
    ({ validFrom, validUntil }) => validFrom <= onDate && (validUntil === null || onDate <= validUntil),
  );
  const [period, another] = inForce;
  if (period === undefined) throw new CostPeriodError('gap', costName, onDate);
  if (another !== undefined) throw new CostPeriodError('overlap', costName, onDate);
  return period;
}

export type PeriodFault = 'endsBeforeItStarts' | 'overlapsAnother';

/** What is wrong with periods while they are being entered: the position, from 0, of each wrong one. */
export function listPeriodFaults(
  periods: readonly DaysInForce[],
): { position: number; fault: PeriodFault }[] {
  const faults: { position: number; fault: PeriodFault }[] = [];
  for (const [position, period] of periods.entries()) {
    const fault = findPeriodFault(period, periods.slice(0, position));
    if (fault !== undefined) faults.push({ position, fault });
  }
  return faults;
}

function findPeriodFault(period: DaysInForce, earlier: readonly DaysInForce[]): PeriodFault | undefined {
  if (period.validUntil !== null && period.validUntil < period.validFrom) return 'endsBeforeItStarts';
  return earlier.some((other) => haveCommonDay(other, period)) ? 'overlapsAnother' : undefined;
}

function haveCommonDay(one: DaysInForce, other: DaysInForce): boolean {
  const oneReaches = one.validUntil === null || other.validFrom <= one.validUntil;
  const otherReaches = other.validUntil === null || one.validFrom <= other.validUntil;
  return oneReaches && otherReaches;
}

/** The days between periods that none of them covers. What lies after the last one is a gap without end. */
export function listGaps(periods: readonly DaysInForce[]): DaysInForce[] {
  const inOrder = periods.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
  const gaps: DaysInForce[] = [];
  let covered: DaysInForce['validUntil'] | undefined;
  for (const { validFrom, validUntil } of inOrder) {
    if (covered === null) return gaps;
    const next = covered && addDays(covered, 1);
    if (next && next < validFrom) gaps.push({ validFrom: next, validUntil: addDays(validFrom, -1) });
    covered = validUntil === null ? null : laterOf(covered, validUntil);
  }
  return covered ? [...gaps, { validFrom: addDays(covered, 1), validUntil: null }] : gaps;
}

function laterOf(one: string | undefined, other: string): string {
  return one === undefined || one < other ? other : one;
}

interface PricePeriod extends CostPeriod {
  readonly layers?: readonly CostLayer[];
  readonly classes?: readonly CostClass[];
}

interface StoredPeriod extends PricePeriod {
  /** The last day on which the price was charged; `null` when it never was. */
  readonly usedUntil: IsoDate | null;
}

/**
 * Whether periods would change a price that was charged. Of such a period the start, the amount, the layers and the classes stay;
 * only its end may move, and not to before the last day on which it was charged.
 */
export function changesUsedPrice(stored: readonly StoredPeriod[], given: readonly PricePeriod[]): boolean {
  return stored.some(({ usedUntil, ...period }) => {
    if (usedUntil === null) return false;
    const kept = given.find(({ validFrom }) => validFrom === period.validFrom);
    if (kept === undefined || priceOf(kept) !== priceOf(period)) return true;
    return kept.validUntil !== null && kept.validUntil < usedUntil;
  });
}

function priceOf({ costCents, layers = [], classes = [] }: PricePeriod): string {
  const parts = layers.map(
    ({ upperLimitCents, ratePartsPerMillion }) => `${upperLimitCents}:${ratePartsPerMillion}`,
  );
  const whole = classes.map((one) => `${one.upperLimitCents}=${one.costCents}`);
  return [costCents, ...parts, ...whole].join(' ');
}
