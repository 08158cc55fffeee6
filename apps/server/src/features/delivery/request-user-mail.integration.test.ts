import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { actionOfSystem } from '../../http/action.ts';
import { createLogger } from '../../http/log/create-logger.ts';
import { type JobQueue, openJobQueue } from '../../jobs/job-queue.ts';
import { readSettings } from '../../settings.ts';
import { insertUser } from '../../testing/people.ts';
import { type DeliveryRequest, requestDelivery } from './request-delivery.ts';

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

const DEED = actionOfSystem(new Date('2026-11-15T09:30:00.000Z'));

function mailFor(occasion: string): DeliveryRequest {
  return {
    template: 'user-disapproved',
    user: { id: userId, name: 'Ann Peeters', email: 'ann@claesdewitte.example' },
    language: 'fr',
    values: {
      'applicant.organization': 'Claes & Dewitte',
      'decision.reason': 'Nobody knows her there.',
    },
    occasion,
  };
}

const tools = () => ({ jobs, settings: readSettings({}) });

function request(occasion: string): Promise<string> {
  return inTransaction(database.db, (trx) => requestDelivery(tools(), trx, DEED, mailFor(occasion)));
}

function listMails(occasion: string) {
  return database.db
    .selectFrom('deliveries')
    .selectAll()
    .where('idempotencyKey', '=', `user-disapproved ${occasion} to ${userId}`)
    .execute();
}

describe('a mail to a user', () => {
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
        content: {
          template: 'user-disapproved',
          values: {
            'applicant.organization': 'Claes & Dewitte',
            'decision.reason': 'Nobody knows her there.',
          },
        },
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
      await requestDelivery(tools(), trx, DEED, mailFor('version 7'));
      throw new Error('the decision failed');
    });
    await expect(failing).rejects.toThrow('the decision failed');
    expect(await listMails('version 7')).toEqual([]);
  });
});
