import { addDays } from '../iso-date.ts';
import type { DaysInForce } from './cost-period.ts';

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
