import type { Distribution } from '@prorata/contract/distribution/distribution';
import { sumOf } from './sum-of.ts';

interface Receiver {
  readonly kind: 'costs' | 'creditor' | 'surplus';
  readonly creditorId: string | null;
  readonly name: string | null;
  /** Nothing for the surplus, which nobody asked for. */
  readonly claimed: number | null;
  readonly allotted: number;
}

/** The costs, then every creditor in the order of the calculation, then the defendant who gets the surplus. */
export function listReceivers({ lines, totals }: Distribution): Receiver[] {
  const byCreditor = Map.groupBy(
    lines.filter(({ creditorId }) => creditorId !== null),
    ({ creditorId }) => creditorId,
  );
  const costs = lines.filter(({ kind }) => kind === 'cost');
  return [
    ...(costs.length === 0 ? [] : [receiverOf('costs', null, null, costs)]),
    ...[...byCreditor].map(([creditorId, own]) =>
      receiverOf('creditor', creditorId, own[0]?.name ?? null, own),
    ),
    ...(totals.surplus === 0
      ? []
      : [
          { kind: 'surplus', creditorId: null, name: null, claimed: null, allotted: totals.surplus } as const,
        ]),
  ];
}

function receiverOf(
  kind: Receiver['kind'],
  creditorId: string | null,
  name: string | null,
  lines: Distribution['lines'],
): Receiver {
  const claimed = sumOf(lines.map((line) => line.claimed));
  return { kind, creditorId, name, claimed, allotted: sumOf(lines.map((line) => line.allotted)) };
}
