import type { Flow, FlowLink, ReceiverNode } from './flow.ts';

/** Under this name the smallest receivers share a band. */
export const OTHERS = 'others';

export interface GatheredFlow extends Flow {
  /** How many creditors share the last band; none when each has their own. */
  readonly gathered: number;
}

/** Draws the largest receivers each by themselves and the others together: a band thinner than its name helps nobody. */
export function gatherSmall(flow: Flow, most: number): GatheredFlow {
  const creditors = flow.receivers.filter((receiver) => receiver.class === 'creditor');
  if (creditors.length <= most) return { ...flow, gathered: 0 };
  const small = new Set(
    creditors
      .toSorted((one, other) => other.cents - one.cents)
      .slice(most - 1)
      .map(({ id }) => id),
  );
  const cents = creditors.reduce((sum, { id, cents: own }) => sum + (small.has(id) ? own : 0), 0);
  const others: ReceiverNode = { id: OTHERS, class: 'creditor', creditorId: null, name: null, cents };
  return {
    ...flow,
    receivers: [...flow.receivers.filter(({ id }) => !small.has(id)), others],
    payments: together(flow.payments, small),
    gathered: small.size,
  };
}

function together(payments: readonly FlowLink[], small: ReadonlySet<string>): FlowLink[] {
  const sums = new Map<string, FlowLink>();
  for (const { from, to, cents } of payments) {
    const target = small.has(to) ? OTHERS : to;
    const key = `${from}\n${target}`;
    sums.set(key, { from, to: target, cents: cents + (sums.get(key)?.cents ?? 0) });
  }
  return [...sums.values()];
}
