import type { Flow } from './flow.ts';

/** The ranks at which a creditor is paid; ordinary claims share in everything, so that tells no way of their own. */
export function ranksOf(flow: Flow, creditorId: string | undefined) {
  const paid = new Set(flow.payments.filter(({ to }) => to === creditorId).map(({ from }) => from));
  const own = flow.ranks.filter((rank) => paid.has(rank.id) && rank.class !== 'chirographic');
  return { paid, drawn: new Set(own.map(({ id }) => id)) };
}
