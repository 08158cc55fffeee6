import { addressLines } from '@prorata/domain/registered-letter-address';
import type { Selectable } from 'kysely';
import type { DeliveriesTable, Transaction } from '../../database/tables.ts';
import { recordEvents } from '../../events/record-event.ts';
import type { Action } from '../../http/action.ts';

/** What was asked and what came of it are separate happenings: that something was asked for proves no sending. */
export type DeliveryHappening =
  | 'requested'
  | 'accepted'
  | 'deposited'
  | 'delivered'
  | 'failed'
  | 'skipped'
  | 'retried';

type Delivery = Pick<
  Selectable<DeliveriesTable>,
  | 'id'
  | 'organizationId'
  | 'dossierId'
  | 'purpose'
  | 'sendMethod'
  | 'addressee'
  | 'email'
  | 'address'
  | 'emailStatus'
  | 'registeredLetterStatus'
  | 'barcode'
  | 'lastError'
>;

/** Writes what happened to a mail or letter in the chain of its dossier. Mails to users are in no chain. */
export function recordDeliveryEvent(
  trx: Transaction,
  action: Action,
  delivery: Delivery,
  happening: DeliveryHappening,
): Promise<void> {
  return recordDeliveryEvents(trx, action, [delivery], happening);
}

/** The same of several. */
export async function recordDeliveryEvents(
  trx: Transaction,
  action: Action,
  deliveries: readonly Delivery[],
  happening: DeliveryHappening,
): Promise<void> {
  await recordEvents(
    trx,
    action,
    deliveries.flatMap((delivery) => eventOf(delivery, happening) ?? []),
  );
}

function eventOf(delivery: Delivery, happening: DeliveryHappening) {
  const { id, dossierId, organizationId, purpose, sendMethod, addressee, barcode, lastError } = delivery;
  if (dossierId === null || organizationId === null) return undefined;
  return {
    dossier: { id: dossierId, organizationId },
    type: `delivery.${happening}`,
    subjectId: id,
    before: null,
    after: {
      purpose,
      sendMethod,
      addressee,
      address: addressOf(delivery),
      status: delivery.emailStatus ?? delivery.registeredLetterStatus,
      ...(barcode !== null && { barcode }),
      ...(happening === 'failed' && { failure: lastError }),
    },
    version: null,
  } as const;
}

/** Where it goes, on one line. */
export function addressOf({ email, address }: Pick<Delivery, 'email' | 'address'>): string {
  return email ?? addressLines(address ?? {}).join(', ');
}
