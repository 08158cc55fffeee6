import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';

export type StoredDelivery = Awaited<ReturnType<ReturnType<typeof selectDeliveries>['execute']>>[number];
export type StoredStep = Awaited<ReturnType<typeof listSteps>>[number];

/** Mails and letters with what a send log shows of them. */
export function selectDeliveries(db: Database | Transaction) {
  return db
    .selectFrom('deliveries as delivery')
    .leftJoin('users as person', 'person.id', 'delivery.requestedBy')
    .select([
      'delivery.id',
      'delivery.invitationId',
      'delivery.resultId',
      'delivery.addressee',
      'delivery.email',
      'delivery.address',
      'delivery.createdAt',
      'delivery.acceptedAt',
      'delivery.statusChangedAt',
      'delivery.lastError',
      'delivery.emailStatus',
      'delivery.registeredLetterStatus',
      'delivery.barcode',
      'delivery.proofOfDepositFileId',
      'delivery.replacesDeliveryId',
      'delivery.nextAttemptAt',
      sql<string | null>`person.first_name || ' ' || person.last_name`.as('requestedByName'),
    ]);
}

/** More than any service reports on one mail or letter. */
const MAX_STEPS = 5000;

/** What happened to each, in the order in which it happened. */
export function listSteps(db: Database | Transaction, deliveryIds: readonly string[]) {
  return db
    .selectFrom('deliveryEvents')
    .select(['deliveryId', 'status', 'occurredAt', 'detail'])
    .where('deliveryId', 'in', deliveryIds)
    .orderBy('occurredAt')
    .orderBy('id')
    .limit(MAX_STEPS)
    .execute();
}
