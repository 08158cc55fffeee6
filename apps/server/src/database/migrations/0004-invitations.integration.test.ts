import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { expectRefused } from '../testing/expect-refused.ts';
import { insertDossier, insertInvitation, insertOffice } from '../testing/insert-rows.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let ids: { dossierId: string; createdBy: string };
beforeEach(async () => {
  const office = await insertOffice(database.db);
  ids = { dossierId: await insertDossier(database.db, office), createdBy: office.userId };
});

const LETTER = {
  sendMethod: 'RegisteredLetter' as const,
  emails: [],
  addressee: 'Société Générale des Eaux',
  address: { street: 'Rue de Fer', housenumber: '65', zipcode: '5000', city: 'Namur', country: 'BE' },
};
const CLOSED = { status: 'ClosedAndSubmitted', closedAt: new Date(), closedBy: 'creditor' } as const;

describe('an invitation', () => {
  it('is pending once for each mail address in a dossier', async () => {
    const { db } = database;
    await insertInvitation(db, { ...ids, emails: ['claims@lumio.example', 'second@lumio.example'] });
    const again = insertInvitation(db, { ...ids, emails: ['Claims@Lumio.example'] });
    await expectRefused(again, 'invitations_one_pending');
    const elsewhere = await insertOffice(db);
    const dossierId = await insertDossier(db, elsewhere);
    await insertInvitation(db, { dossierId, createdBy: elsewhere.userId, emails: ['claims@lumio.example'] });
  });

  it('is pending once for each addressee and place in a dossier', async () => {
    const { db } = database;
    await insertInvitation(db, { ...ids, ...LETTER });
    const again = insertInvitation(db, { ...ids, ...LETTER, addressee: 'societe generale DES EAUX' });
    await expectRefused(again, 'invitations_one_pending');
    await insertInvitation(db, { ...ids, ...LETTER, address: { ...LETTER.address, zipcode: '5100' } });
  });

  it('may follow one that is closed', async () => {
    await insertInvitation(database.db, { ...ids, ...LETTER, ...CLOSED });
    await insertInvitation(database.db, { ...ids, ...LETTER });
  });

  it('can reach somebody by its way of sending', async () => {
    const { db } = database;
    await expectRefused(
      insertInvitation(db, { ...ids, ...LETTER, addressee: null }),
      'invitations_reachable',
    );
    await expectRefused(insertInvitation(db, { ...ids, ...LETTER, address: null }), 'invitations_reachable');
  });

  it('is sent with a term, and closed at a moment by somebody', async () => {
    const { db } = database;
    const sent = { status: 'Sent' as const, sentAt: new Date() };
    await expectRefused(insertInvitation(db, { ...ids, ...sent }), 'invitations_sent_with_term');
    await insertInvitation(db, { ...ids, ...sent, validUntil: '2026-11-12' });
    await expectRefused(insertInvitation(db, { ...ids, ...CLOSED, closedBy: null }), 'invitations_closed');
    await expectRefused(insertInvitation(db, { ...ids, closedAt: new Date() }), 'invitations_closed');
  });

  it('has a code to itself', async () => {
    const codeDigest = 'c'.repeat(64);
    await insertInvitation(database.db, { ...ids, codeDigest });
    const again = insertInvitation(database.db, { ...ids, codeDigest });
    await expectRefused(again, 'invitations_code_digest_key');
  });
});
