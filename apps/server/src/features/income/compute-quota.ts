import type { Computation } from '@prorata/contract/income/income';
import { type PublishedScale, type ScaleOfDay, scaleOn } from '@prorata/domain/income/scales';
import {
  computeSeizablePart,
  type IncomeToCount,
  type SeizablePart,
} from '@prorata/domain/income/seizable-part';
import { type Cents, centsFromEuros } from '@prorata/domain/money';
import { LawGapError } from '@prorata/law/law-gap-error';
import type { Database, Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { readPublishedScales } from './published-scales.ts';

/** What comes of a computation, by which amounts of the law. */
export interface Computed {
  readonly scale: ScaleOfDay;
  readonly part: SeizablePart;
  /** Of the first income, which is that of the payer in question; of one income it is the whole part. */
  readonly quotaCents: Cents;
}

/** Our figure of the part of an income that may be seized. */
export async function computeQuota(db: Database | Transaction, computation: Computation): Promise<Computed> {
  return computeBy(await readPublishedScales(db), computation);
}

export function computeBy(published: readonly PublishedScale[], computation: Computation): Computed {
  const scale = getScale(published, computation.paidOn);
  const part = computeSeizablePart(toCount(computation), scale.value);
  return { scale, part, quotaCents: part.quotas[0] ?? 0n };
}

/** In cents, as the core counts. */
export function toCount({ incomes, children, maintenance }: Computation): IncomeToCount {
  return {
    incomes: incomes.map(({ kind, net, extra }) => ({
      kind,
      netCents: centsFromEuros(net),
      extraCents: centsFromEuros(extra),
    })),
    children,
    maintenanceCents: maintenance === null ? null : centsFromEuros(maintenance),
  };
}

/** Before 2016 the register knows no amounts, and nothing is guessed. */
export function getScale(published: readonly PublishedScale[], day: string): ScaleOfDay {
  try {
    return scaleOn(day, published);
  } catch (error) {
    if (!(error instanceof LawGapError)) throw error;
    throw new ProblemError('law-gap', { params: { date: day }, detail: error.message, cause: error });
  }
}
