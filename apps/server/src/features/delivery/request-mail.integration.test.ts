import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { createLogger } from '../../http/log/create-logger.ts';
import { type JobQueue, openJobQueue } from '../../jobs/job-queue.ts';
import { insertUser } from '../../testing/people.ts';
import { type MailRequest, requestMail } from './request-mail.ts';

let database: TestDatabase;
let userId: string;
let jobs: JobQueue;
beforeAll(async () => {
  database = await openTestDatabase();
  jobs = await openJobQueue({ pool: database.pool, logger: createLogger('silent') });
  userId = await insertUser(database.db, 'ann');
});
afterAll(async () => {
  await jobs.close();
  await database.close();
});

function mailFor(occasion: string): MailRequest {
  return {
    kind: 'user-disapproved',
    to: { userId, name: 'Ann Peeters', email: 'ann@claesdewitte.example' },
    language: 'fr',
    params: { organizationName: 'Claes & Dewitte', reason: 'Nobody knows her there.' },
    occasion,
    requestedBy: null,
    at: new Date('2026-11-15T09:30:00.000Z'),
  };
}

function request(occasion: string): Promise<void> {
  return inTransaction(database.db, (trx) => requestMail({ jobs }, trx, mailFor(occasion)));
}

function listMails(occasion: string) {
  return database.db
    .selectFrom('deliveries')
    .selectAll()
    .where('idempotencyKey', '=', `user-disapproved ${occasion} to ${userId}`)
    .execute();
}

describe('requestMail', () => {
  it('leaves a mail in the outbox that is due at once, with all that its template needs', async () => {
    await request('version 2');
    expect(await listMails('version 2')).toMatchObject([
      {
        purpose: 'user-disapproved',
        sendMethod: 'Email',
        emailStatus: 'Pending',
        userId,
        addressee: 'Ann Peeters',
        email: 'ann@claesdewitte.example',
        language: 'fr',
        content: { organizationName: 'Claes & Dewitte', reason: 'Nobody knows her there.' },
        nextAttemptAt: new Date('2026-11-15T09:30:00.000Z'),
        attempts: 0,
        acceptedAt: null,
      },
    ]);
  });

  it('is one mail however often it is asked for on one occasion, and another one on the next', async () => {
    await Promise.all([request('version 3'), request('version 3'), request('version 3')]);
    await request('version 5');
    expect(await listMails('version 3')).toHaveLength(1);
    expect(await listMails('version 5')).toHaveLength(1);
  });

  it('is undone with the decision that it tells of', async () => {
    const failing = inTransaction(database.db, async (trx) => {
      await requestMail({ jobs }, trx, mailFor('version 7'));
      throw new Error('the decision failed');
    });
    await expect(failing).rejects.toThrow('the decision failed');
    expect(await listMails('version 7')).toEqual([]);
  });
});
