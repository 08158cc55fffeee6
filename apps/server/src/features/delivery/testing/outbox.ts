import { readBuiltInTemplate } from '@prorata/documents/built-in';
import { openMailServer } from '../../../adapters/mail.ts';
import { openTestDatabase, type TestDatabase } from '../../../database/testing/test-database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { createLogger } from '../../../http/log/create-logger.ts';
import { LogLines } from '../../../http/testing/test-app.ts';
import { openJobQueue } from '../../../jobs/job-queue.ts';
import { insertUser } from '../../../testing/people.ts';
import { TestMailServer } from '../../../testing/test-mail-server.ts';
import { createRequestMail, type MailRequest } from '../request-mail.ts';
import type { DeliveryParts } from '../send-mail.ts';

export const MAIL_FROM = { name: 'Prorata', address: 'no-reply@prorata.example' };
export const PUBLIC_ORIGIN = 'https://app.prorata.example';

export type TestOutbox = Awaited<ReturnType<typeof openTestOutbox>>;

/** An outbox with a mail server, a clock that the test moves, and nobody who sends but the test. */
export async function openTestOutbox() {
  const database: TestDatabase = await openTestDatabase();
  const server = new TestMailServer();
  await server.start();
  const log = new LogLines();
  const logger = createLogger('info', log);
  const jobs = await openJobQueue({ pool: database.pool, logger, pollingIntervalSeconds: 0.5 });
  const userId = await insertUser(database.db, 'ann');
  let now = Date.now();
  let occasions = 0;

  const clock = () => new Date(now);
  const parts: DeliveryParts = {
    db: database.db,
    jobs,
    mailServer: openMailServer({ smtpUrl: server.url, mailFrom: MAIL_FROM }),
    clock,
    logger,
    readTemplate: async (key, language) => readBuiltInTemplate(key, language),
    publicOrigin: PUBLIC_ORIGIN,
    mailFrom: MAIL_FROM,
  };

  async function request(changes: Partial<Pick<MailRequest, 'occasion' | 'language'>> = {}): Promise<string> {
    occasions += 1;
    const mail: MailRequest = {
      kind: 'user-disapproved',
      to: { userId, name: 'Ann Peeters', email: 'ann@claesdewitte.example' },
      language: 'fr',
      params: { organizationName: 'Claes & Dewitte', reason: 'Inconnue <ici>.' },
      occasion: `occasion ${occasions}`,
      requestedBy: null,
      at: clock(),
      ...changes,
    };
    await inTransaction(database.db, (trx) => createRequestMail(jobs)(trx, mail));
    const { id } = await database.db
      .selectFrom('deliveries')
      .select('id')
      .where('idempotencyKey', '=', `${mail.kind} ${mail.occasion} to ${userId}`)
      .executeTakeFirstOrThrow();
    return id;
  }

  return {
    database,
    server,
    log,
    jobs,
    parts,
    clock,
    request,
    /** Moves the clock. */
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
    read: (deliveryId: string) =>
      database.db.selectFrom('deliveries').selectAll().where('id', '=', deliveryId).executeTakeFirstOrThrow(),
    readLog: async (deliveryId: string) => {
      const events = await database.db
        .selectFrom('deliveryEvents')
        .select(['status', 'detail'])
        .where('deliveryId', '=', deliveryId)
        .orderBy('id')
        .execute();
      return events.map(({ status, detail }) => `${status} ${detail}`);
    },
    /** Forgets what earlier tests sent and logged, and lets the server take everything again. */
    reset: () => {
      server.mails.length = 0;
      server.judgeRecipient = () => undefined;
      server.judgeMail = () => undefined;
      log.lines.length = 0;
    },
    close: async () => {
      await jobs.close();
      await server.stop();
      await database.close();
    },
  };
}
