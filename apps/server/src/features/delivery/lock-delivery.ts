import type { Selectable } from 'kysely';
import type { DeliveriesTable, Transaction } from '../../database/tables.ts';

export type Delivery = Selectable<DeliveriesTable>;

/** A mail or letter, locked until the transaction ends, after its dossier: whoever needs both takes them in this order. */
export async function lockDelivery(trx: Transaction, deliveryId: string): Promise<Delivery | undefined> {
  const place = await trx
    .selectFrom('deliveries')
    .select('dossierId')
    .where('id', '=', deliveryId)
    .executeTakeFirst();
  if (place?.dossierId) {
    await trx.selectFrom('dossiers').select('id').where('id', '=', place.dossierId).forUpdate().execute();
  }
  return trx.selectFrom('deliveries').selectAll().where('id', '=', deliveryId).forUpdate().executeTakeFirst();
}

/**
 * Several, locked at once, each once, in the order of their ids.
 *
 * @throws when somebody else holds one of them: who holds some does not wait for others.
 */
export async function lockDeliveries(
  trx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Delivery>> {
  await trx
    .selectFrom('dossiers')
    .select('id')
    .where('id', 'in', (query) => query.selectFrom('deliveries').select('dossierId').where('id', 'in', ids))
    .orderBy('id')
    .forUpdate()
    .noWait()
    .execute();
  const rows = await trx
    .selectFrom('deliveries')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .noWait()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** One that is locked already, as it is now. */
export function readLocked(trx: Transaction, id: string): Promise<Delivery | undefined> {
  return trx.selectFrom('deliveries').selectAll().where('id', '=', id).executeTakeFirst();
}
