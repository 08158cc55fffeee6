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
