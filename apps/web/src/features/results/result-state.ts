import type { Result } from '@prorata/contract/results/result';

/** What a calculation is worth now. */
export function stateOfResult({ voided, signDate, isOutdated }: Result) {
  if (voided !== null) return voided.kind;
  if (signDate !== null) return 'signed';
  return isOutdated ? 'outdated' : 'actual';
}
