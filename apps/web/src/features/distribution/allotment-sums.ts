import type { AllotmentRow } from '@prorata/contract/results/allotment';
import type { AllotmentColumn } from '@prorata/domain/distribution/allotments';
import { sumEuros } from '@prorata/domain/money';

/** What each creditor gets, and whose share is explained. */
export interface Allotments {
  readonly rows: readonly AllotmentRow[];
  readonly chosen: string | undefined;
  readonly onChoose: (creditorId: string | undefined) => void;
}

export const AMOUNTS = ['privileged', 'ordinary', 'allotted', 'unpaid'] as const;
type AmountColumn = (typeof AMOUNTS)[number];

export function isAmount(column: AllotmentColumn): column is AmountColumn {
  return AMOUNTS.some((amount) => amount === column);
}

export function sumOf(rows: readonly AllotmentRow[], column: AmountColumn): number {
  return sumEuros(rows.map((row) => row[column]));
}
