import type { Insertable } from 'kysely';
import { newId } from '../../../database/new-id.ts';
import type { Database, DeliveriesTable } from '../../../database/tables.ts';

type Values = Partial<Insertable<DeliveriesTable>> & {
  readonly organizationId: string;
  readonly dossierId: string;
};

/** A mail of a dossier that a mail server took, unless told otherwise. */
export async function insertDelivery(db: Database, values: Values): Promise<string> {
  const id = newId();
  const content = { template: 'statement-receipt-email', values: {}, sealed: null, enclosures: [] };
  await db
    .insertInto('deliveries')
    .values({
      id,
      idempotencyKey: id,
      purpose: 'statement-receipt',
      sendMethod: 'Email',
      emailStatus: 'Sent',
      language: 'nl',
      addressee: 'Kessel',
      email: 'kessel@creditor.example',
      content,
      ...values,
    })
    .execute();
  return id;
}

/** A registered letter that the post took, unless told otherwise. */
export function insertLetter(db: Database, values: Values): Promise<string> {
  const address = { street: 'Hochstraße', housenumber: '112', zipcode: '4700', city: 'Eupen' };
  const letter = {
    sendMethod: 'RegisteredLetter',
    emailStatus: null,
    registeredLetterStatus: 'Sent',
  } as const;
  return insertDelivery(db, { ...letter, email: null, address, ...values });
}
