import type { Selectable } from 'kysely';
import type { DeliveriesTable, Transaction } from '../../database/tables.ts';

export type RequestedDelivery = Selectable<DeliveriesTable>;

const WATCHED = new WeakMap<Transaction, RequestedDelivery[]>();

/** Lists, from now on, what a transaction puts in the outbox, in the order in which it is asked for. */
export function watchRequests(trx: Transaction): readonly RequestedDelivery[] {
  const requested: RequestedDelivery[] = [];
  WATCHED.set(trx, requested);
  return requested;
}

export function noteRequested(trx: Transaction, delivery: RequestedDelivery): void {
  WATCHED.get(trx)?.push(delivery);
}
