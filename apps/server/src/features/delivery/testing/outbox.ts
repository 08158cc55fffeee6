import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleValues } from '@prorata/documents/catalogue/samples';
import { openPdfRenderer } from '@prorata/documents/pdf/pdf-renderer';
import { openDiskStorage } from '../../../adapters/file-storage.ts';
import {
  insertDossier,
  insertInvitation,
  insertOffice,
  insertUser as insertUserOf,
} from '../../../database/testing/insert-rows.ts';
import { openTestDatabase, type TestDatabase } from '../../../database/testing/test-database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { createLogger } from '../../../http/log/create-logger.ts';
import { LogLines } from '../../../http/testing/test-app.ts';
import { openJobQueue } from '../../../jobs/job-queue.ts';
import { readSettings } from '../../../settings.ts';
import { TestMailServer } from '../../../testing/test-mail-server.ts';
import { TestPost } from '../../../testing/test-post.ts';
import { openOutsideServices } from '../../../tools.ts';
import type { DeliveryTools, PurposeHooks } from '../delivery-hooks.ts';
import { type DeliveryRequest, requestDelivery } from '../request-delivery.ts';

export const DELIVERY_SETTINGS = readSettings({
  MAIL_FROM: 'Prorata <no-reply@prorata.example>',
  PUBLIC_ORIGIN: 'https://app.prorata.example',
  CODE_SECRET: 'a secret of the tests of deliveries',
  BOUNCE_ADDRESS: 'bounces@prorata.example',
  POST_API_KEY: 'the key of the post',
});

const EUPEN = { street: 'Hochstraße', housenumber: '112', zipcode: '4700', city: 'Eupen', country: 'BE' };

export type TestOutbox = Awaited<ReturnType<typeof openTestOutbox>>;

/** An outbox with a mail server, a post, a clock that the test moves, and nobody who sends but the test. */
export async function openTestOutbox() {
  const database: TestDatabase = await openTestDatabase();
  const { db } = database;
  const server = new TestMailServer();
  const post = new TestPost();
  await Promise.all([server.start(), post.start()]);
  const log = new LogLines();
  const logger = createLogger('info', log);
  const jobs = await openJobQueue({ pool: database.pool, logger, pollingIntervalSeconds: 0.5 });
  const folder = await mkdtemp(path.join(tmpdir(), 'prorata-outbox-'));
  const renderer = openPdfRenderer();
  const office = await insertOffice(db);
  const dossier = { id: await insertDossier(db, office), organizationId: office.organizationId };
  const invitationId = await insertInvitation(db, { dossierId: dossier.id, createdBy: office.userId });
  const userId = await insertUserOf(db, { organizationId: office.organizationId });
  const hooks: { invitation?: PurposeHooks } = {};
  let now = Date.now();
  let occasions = 0;

  const clock = () => new Date(now);
  const settings = {
    ...DELIVERY_SETTINGS,
    smtpUrl: server.url,
    postUrl: post.url,
    bounceFolder: path.join(folder, 'bounces'),
  };
  const tools: DeliveryTools = {
    ...openOutsideServices(settings),
    settings,
    db,
    jobs,
    clock,
    logger,
    storage: openDiskStorage(path.join(folder, 'files')),
    renderer,
    hooks,
  };

  /** A mail to a user. */
  function request(changes: Partial<Pick<DeliveryRequest, 'occasion' | 'language'>> = {}): Promise<string> {
    occasions += 1;
    return requestInOffice({
      template: 'user-disapproved',
      user: { id: userId, name: 'Ann Peeters', email: 'ann@claesdewitte.example' },
      language: 'fr',
      values: { 'applicant.organization': 'Claes & Dewitte', 'decision.reason': 'Inconnue <ici>.' },
      occasion: `occasion ${occasions}`,
      ...changes,
    });
  }

  function requestInOffice(request: DeliveryRequest): Promise<string> {
    const actor = { kind: 'user', id: office.userId, name: 'Some One' } as const;
    const deed = { actor, requestId: 'request', at: clock() };
    return inTransaction(db, (trx) => requestDelivery(tools, trx, deed, request));
  }

  function about() {
    occasions += 1;
    return {
      values: sampleValues('de'),
      dossier,
      invitationId,
      language: 'de',
      addressee: 'Marie-Luise Kessel',
      occasion: `occasion ${occasions}`,
    } as const;
  }

  return {
    database,
    server,
    post,
    log,
    jobs,
    tools,
    clock,
    request,
    dossier,
    office,
    invitationId,
    /** What the office owes for a mail or letter. */
    readCharges: (deliveryId: string) =>
      db
        .selectFrom('platformTransactions')
        .select(['type', 'idempotencyKey', 'extraInfo'])
        .where('deliveryId', '=', deliveryId)
        .execute(),
    hooks,
    folder,
    /** Asks for the mail of an invitation. */
    requestInvitation: (changes: { readonly email?: string; readonly fallbackAddress?: object } = {}) =>
      requestInOffice({
        template: 'invitation-email',
        email: 'kessel@creditor.example',
        ...about(),
        ...changes,
      }),
    /** Asks for the registered letter of an invitation. */
    requestLetter: (changes: { readonly enclosures?: readonly { fileId: string; name: string }[] } = {}) =>
      requestInOffice({ template: 'invitation-letter', address: EUPEN, ...about(), ...changes }),
    /** Moves the clock. */
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
    read: (deliveryId: string) =>
      db.selectFrom('deliveries').selectAll().where('id', '=', deliveryId).executeTakeFirstOrThrow(),
    readLog: async (deliveryId: string) => {
      const events = await db
        .selectFrom('deliveryEvents')
        .select(['status', 'detail'])
        .where('deliveryId', '=', deliveryId)
        .orderBy('id')
        .execute();
      return events.map(({ status, detail }) => `${status} ${detail}`);
    },
    /** Forgets what earlier tests sent and logged, and lets the server and the post take everything again. */
    reset: () => {
      server.mails.length = 0;
      server.judgeRecipient = () => undefined;
      server.judgeMail = () => undefined;
      post.reset();
      log.lines.length = 0;
      delete hooks.invitation;
    },
    close: async () => {
      await jobs.close();
      renderer.close();
      await Promise.all([server.stop(), post.stop()]);
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
