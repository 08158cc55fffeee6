import { sampleValues } from '@prorata/documents/catalogue/samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeal } from '../../database/sealed-text.ts';
import { insertDossier, insertInvitation, insertOffice } from '../../database/testing/insert-rows.ts';
import { openTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { createLogger } from '../../http/log/create-logger.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { type JobQueue, openJobQueue } from '../../jobs/job-queue.ts';
import { readSettings } from '../../settings.ts';
import { listEvents } from '../../testing/traces.ts';
import { createDeliverySeal, readContent } from './delivery-content.ts';
import { findLastSendResults, listSendResults } from './list-send-results.ts';
import { type DeliveryRequest, requestDelivery } from './request-delivery.ts';

const AT = new Date('2026-11-15T09:30:00.000Z');
const SETTINGS = readSettings({ CODE_SECRET: 'a secret of this test, and long enough' });
const SEAL = createDeliverySeal(SETTINGS);
const EUPEN = { street: 'Hochstraße', housenumber: '112', zipcode: '4700', city: 'Eupen', country: 'BE' };

let database: TestDatabase;
let jobs: JobQueue;
let office: { organizationId: string; userId: string };
let dossierId: string;
let invitationId: string;
beforeAll(async () => {
  database = await openTestDatabase();
  jobs = await openJobQueue({ pool: database.pool, logger: createLogger('silent') });
  office = await insertOffice(database.db);
  dossierId = await insertDossier(database.db, office);
  invitationId = await insertInvitation(database.db, { dossierId, createdBy: office.userId });
});
afterAll(async () => {
  await jobs.close();
  await database.close();
});

function invitationMail(changes: object = {}): DeliveryRequest {
  return {
    template: 'invitation-email',
    values: sampleValues('de'),
    dossier: { id: dossierId, organizationId: office.organizationId },
    invitationId,
    language: 'de',
    addressee: 'Marie-Luise Kessel',
    email: 'kessel@creditor.example',
    occasion: 'first sending',
    ...changes,
  };
}

function invitationLetter(address: object = EUPEN, addressee = 'Marie-Luise Kessel'): DeliveryRequest {
  const { email: _, ...rest } = invitationMail() as DeliveryRequest & { email: string };
  return {
    ...rest,
    template: 'invitation-letter',
    addressee,
    address,
    occasion: JSON.stringify(address),
  } as DeliveryRequest;
}

function request(wanted: DeliveryRequest): Promise<string> {
  const deed = {
    actor: { kind: 'user', id: office.userId, name: 'Some One' },
    requestId: 'r',
    at: AT,
  } as const;
  return inTransaction(database.db, (trx) =>
    requestDelivery({ jobs, settings: SETTINGS }, trx, deed, wanted),
  );
}

function read(id: string) {
  return database.db.selectFrom('deliveries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

describe('a mail that is asked for', () => {
  it('waits in the outbox, and the dossier tells that it was asked for, not that it was sent', async () => {
    const id = await request(invitationMail({ occasion: 'told' }));
    expect(await read(id)).toMatchObject({
      purpose: 'invitation',
      emailStatus: 'Pending',
      nextAttemptAt: AT,
      acceptedAt: null,
      requestedBy: office.userId,
    });
    expect(await listEvents(database.db, id)).toMatchObject([
      {
        type: 'delivery.requested',
        dossierId,
        after: { address: 'kessel@creditor.example', status: 'Pending' },
      },
    ]);
  });

  it('is one mail, however often it is asked for on the same occasion', async () => {
    const [first, second] = [await request(invitationMail()), await request(invitationMail())];
    expect(second).toBe(first);
    expect(await request(invitationMail({ email: 'other@creditor.example' }))).not.toBe(first);
  });

  it('keeps its secrets from whoever reads the database, and everything else as it was', async () => {
    const { content } = await read(await request(invitationMail({ occasion: 'sealed' })));
    expect(JSON.stringify(content)).not.toContain('K7QM-4XRD-92TF');
    expect(readContent(content, SEAL).values).toEqual(sampleValues('de'));
    expect(() => readContent(content, createSeal('another secret', 'deliveries'))).toThrow();
  });
});

describe('a letter that is asked for', () => {
  it('goes to an address that the post serves', async () => {
    expect(await read(await request(invitationLetter()))).toMatchObject({
      sendMethod: 'RegisteredLetter',
      registeredLetterStatus: 'Pending',
      address: EUPEN,
    });
  });

  it.each([
    ['country', { ...EUPEN, country: 'FR', zipcode: '59000' }, ['address.country choice-invalid']],
    ['length', { ...EUPEN, street: 'a'.repeat(60) }, ['address.street too-long']],
    ['everything', {}, ['address.address1 required', 'address.zipcode required', 'address.city required']],
  ])('is refused before anything is stored because of %s', async (_rule, address, expected) => {
    const problem = await request(invitationLetter(address)).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(ProblemError);
    const { errors = [] } = (problem as ProblemError).details;
    expect(errors.map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
  });
});

describe('the send log', () => {
  it('shows mails and letters of an invitation, newest first, with who asked', async () => {
    const own = await insertInvitation(database.db, { dossierId, createdBy: office.userId });
    const id = await request(invitationMail({ invitationId: own, occasion: 'log' }));
    const page = { page: 1, pageSize: 10 };
    expect(await listSendResults(database.db, { dossierId, invitationId: own }, page)).toMatchObject({
      total: 1,
      items: [{ id, sendMethod: 'Email', status: 'Pending', requestedBy: 'Some One', steps: [] }],
    });
    const elsewhere = await insertDossier(database.db, office);
    const foreign = await listSendResults(database.db, { dossierId: elsewhere, invitationId: own }, page);
    expect(foreign.items).toEqual([]);
    const last = await findLastSendResults(database.db, [own, elsewhere]);
    expect([...last].map(([key, { id: found }]) => [key, found])).toEqual([[own, id]]);
  });
});
