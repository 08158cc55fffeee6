import type { IsoDate } from '@prorata/domain/iso-date';
import { ProblemError } from '../../http/problems/problem-error.ts';

/** A last day to file that is over already is a slip of the pen. */
export function refusePastDays(
  days: readonly { readonly path: string; readonly validUntil: IsoDate | null }[],
  today: IsoDate,
): void {
  const errors = days
    .filter(({ validUntil }) => validUntil !== null && validUntil < today)
    .map(({ path }) => ({ path, code: 'date-order' as const }));
  if (errors.length > 0) throw new ProblemError('validation', { errors });
}
