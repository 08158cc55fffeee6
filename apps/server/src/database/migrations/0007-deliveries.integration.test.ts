import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { newId } from '../new-id.ts';
import type { DeliveriesTable } from '../tables.ts';
import { expectRefused } from '../testing/expect-refused.ts';
import { insertDossier, insertInvitation, insertOffice } from '../testing/insert-rows.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function insertDelivery(values: Partial<Insertable<DeliveriesTable>> = {}): Promise<string> {
  const id = newId();
  const mail = {
    idempotencyKey: id,
    purpose: 'invitation',
    sendMethod: 'Email',
    emailStatus: 'Pending',
    email: 'claims@lumio.example',
    language: 'nl',
  } as const;
  await database.db
    .insertInto('deliveries')
    .values({ id, ...mail, ...values })
    .execute();
  return id;
}

describe('a delivery', () => {
  it('is asked for once under a key', async () => {
    await insertDelivery({ idempotencyKey: 'invitation 1, first sending' });
    const again = insertDelivery({ idempotencyKey: 'invitation 1, first sending' });
    await expectRefused(again, 'deliveries_idempotency_key_key');
  });

  it('has the status of its way of sending', async () => {
    const rule = 'deliveries_status_of_method';
    await expectRefused(insertDelivery({ registeredLetterStatus: 'Pending' }), rule);
    await expectRefused(insertDelivery({ emailStatus: null }), rule);
    await expectRefused(insertDelivery({ emailStatus: null, registeredLetterStatus: 'Pending' }), rule);
  });

  it('can reach somebody', async () => {
    await expectRefused(insertDelivery({ email: null }), 'deliveries_reachable');
    const letter = {
      sendMethod: 'RegisteredLetter',
      emailStatus: null,
      registeredLetterStatus: 'Pending',
    } as const;
    await expectRefused(insertDelivery({ ...letter, addressee: 'No address' }), 'deliveries_reachable');
  });

  it('carries an invitation of the dossier that it names', async () => {
    const { db } = database;
    const office = await insertOffice(db);
    const { organizationId } = office;
    const [dossierId, otherId] = [await insertDossier(db, office), await insertDossier(db, office)];
    const invitationId = await insertInvitation(db, { dossierId, createdBy: office.userId });
    await expectRefused(insertDelivery({ invitationId }), 'deliveries_inside_dossier');
    await expectRefused(insertDelivery({ dossierId, invitationId }), 'deliveries_inside_organization');
    const elsewhere = insertDelivery({ organizationId, dossierId: otherId, invitationId });
    await expectRefused(elsewhere, 'deliveries_dossier_id_invitation_id_fkey');
    await insertDelivery({ organizationId, dossierId, invitationId });
  });

  it('is replaced by one letter at most', async () => {
    const replacesDeliveryId = await insertDelivery();
    await insertDelivery({ replacesDeliveryId });
    await expectRefused(insertDelivery({ replacesDeliveryId }), 'deliveries_replaces_delivery_id_key');
  });
});

describe('a report on a delivery', () => {
  it('is written down once, however often the service repeats it', async () => {
    const deliveryId = await insertDelivery();
    const report = (providerEventId: string) =>
      database.db
        .insertInto('deliveryEvents')
        .values({ id: newId(), deliveryId, status: 'Delivered', providerEventId, occurredAt: new Date() })
        .execute();
    await report('event 1');
    await report('event 2');
    await expectRefused(report('event 1'), 'delivery_events_once');
  });
});
