import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { insertDossier } from '../../database/testing/insert-rows.ts';
import { SERVICE_KEY } from '../../http/testing/test-app.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { insertDelivery, insertLetter } from './testing/insert-delivery.ts';

const KEYS = {
  MAIL_HOOK_KEY: 'the key of the mail service, long enough',
  POST_HOOK_KEY: 'the key of the post service, long enough',
  QUALIFIED_DELIVERY_HOOK_KEY: 'the key of registered delivery, long enough',
};
/** Port 1 is reserved: nobody answers there. */
const NOBODY = { SMTP_URL: 'smtp://127.0.0.1:1', POST_URL: 'http://127.0.0.1:2' };

let server: TestServer;
let cast: TestUsers;
let dossierId: string;
beforeAll(async () => {
  server = await startTestServer({ SERVICE_KEY, ...KEYS, ...NOBODY });
  cast = await insertTestUsers(server.db);
  dossierId = await insertDossier(server.db, {
    organizationId: cast.own.id,
    userId: cast.own.administratorId,
  });
});
afterAll(() => server.close());

function insertMail(values: Partial<Parameters<typeof insertDelivery>[1]> = {}): Promise<string> {
  return insertDelivery(server.db, { organizationId: cast.own.id, dossierId, ...values });
}

function insertOwnLetter(values: Partial<Parameters<typeof insertLetter>[1]> = {}): Promise<string> {
  return insertLetter(server.db, { organizationId: cast.own.id, dossierId, ...values });
}

async function statusOf(id: string) {
  const row = await server.db
    .selectFrom('deliveries')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.emailStatus ?? row.registeredLetterStatus;
}

async function insertPdf(content: string): Promise<string> {
  const id = newId();
  const stored = await server.storage.store(Buffer.from(content));
  await server.db
    .insertInto('files')
    .values({ id, ...stored, mediaType: 'application/pdf' })
    .execute();
  return id;
}

describe('service triggers', () => {
  const TRIGGERS = [
    '/runEmailStatusService',
    '/sendPendingMails',
    '/retrySendFailedEmails',
    '/runRegisteredLetterService',
    '/Test/sendRegisteredLetters',
  ];

  it.each(TRIGGERS)('%s answers to the service key alone', async (url) => {
    const headers = { 'x-service-key': SERVICE_KEY };
    const answer = await server.app.inject({ method: 'POST', url, headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      processed: expect.any(Number),
      succeeded: 0,
      failed: expect.any(Number),
    });
    expect((await server.app.inject({ method: 'POST', url })).statusCode).toBe(401);
    expect((await server.call('platform', { method: 'POST', url })).statusCode).toBe(401);
  });

  it('may be called twice at once: each mail is attempted once', async () => {
    const id = await insertMail({ emailStatus: 'Pending', nextAttemptAt: TEST_NOW });
    const call = () =>
      server.app.inject({
        method: 'POST',
        url: '/sendPendingMails',
        headers: { 'x-service-key': SERVICE_KEY },
      });
    await Promise.all([call(), call(), call()]);
    const { attempts } = await server.db
      .selectFrom('deliveries')
      .select('attempts')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(attempts).toBe(1);
  });
});

describe('the hook of the mail service', () => {
  const url = `/hooks/azureMailEvents?key=${encodeURIComponent(KEYS.MAIL_HOOK_KEY)}`;

  function report(id: string, status: string, eventId: string) {
    const data = {
      internetMessageId: `<${id}@prorata.example>`,
      recipient: 'kessel@creditor.example',
      status,
    };
    return { id: eventId, eventType: 'Microsoft.Communication.EmailDeliveryReportReceived', data };
  }

  it('answers the handshake', async () => {
    const event = {
      id: '1',
      eventType: 'Microsoft.EventGrid.SubscriptionValidationEvent',
      data: { validationCode: 'abc' },
    };
    const answer = await server.app.inject({ method: 'POST', url, payload: [event] });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ validationResponse: 'abc' });
  });

  it('takes reports once, in whatever order', async () => {
    const id = await insertMail();
    const payload = [report(id, 'Delivered', 'b'), report(id, 'Delivered', 'b'), report(id, 'Expanded', 'a')];
    expect((await server.app.inject({ method: 'POST', url, payload })).statusCode).toBe(200);
    expect(await statusOf(id)).toBe('Delivered');
    const events = await server.db
      .selectFrom('deliveryEvents')
      .select('status')
      .where('deliveryId', '=', id)
      .execute();
    expect(events).toHaveLength(2);
  });

  it('knows a mail however the service spells its address and its status', async () => {
    const id = await insertMail();
    const event = report(id, 'BOUNCED', 'shouted');
    const data = { ...event.data, recipient: 'Kessel@Creditor.EXAMPLE' };
    await server.app.inject({ method: 'POST', url, payload: [{ ...event, data }] });
    expect(await statusOf(id)).toBe('Bounced');
  });

  it.each(['/hooks/azureMailEvents', '/hooks/azureMailEvents?key=wrong', '/hooks/mailReports?key=wrong'])(
    'lets nobody in at %s',
    async (address) => {
      const id = await insertMail();
      const payload = [report(id, 'Bounced', 'forged')];
      expect((await server.app.inject({ method: 'POST', url: address, payload })).statusCode).toBe(401);
      expect(await statusOf(id)).toBe('Sent');
    },
  );

  it.each(['{}', '[', '[{"id":1}]', ''])('refuses %j', async (payload) => {
    const headers = { 'content-type': 'application/json' };
    expect((await server.app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(422);
  });
});

describe('the hook of the post', () => {
  function tell(payload: string, key = KEYS.POST_HOOK_KEY) {
    const signature = createHmac('sha256', key).update(payload).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-post-signature': signature };
    return server.app.inject({ method: 'POST', url: '/hooks/registeredPost', payload, headers });
  }

  function news(letterId: string, status: string, id = newId()) {
    return JSON.stringify({
      letterId,
      barcode: '3232',
      event: { id, status, occurredAt: TEST_NOW.toISOString() },
    });
  }

  it('moves the letter that the post signed for, and no other', async () => {
    const providerId = newId();
    const id = await insertOwnLetter({ providerId });
    expect((await tell(news(providerId, 'delivered'), 'another key')).statusCode).toBe(401);
    expect(await statusOf(id)).toBe('Sent');
    expect((await tell(news(providerId, 'delivered'))).statusCode).toBe(200);
    expect((await tell(news(providerId, 'in-transit'))).statusCode).toBe(200);
    expect(await statusOf(id)).toBe('Delivered');
    expect((await tell(news('unknown', 'delivered'))).statusCode).toBe(404);
  });
});

describe('the hook of registered delivery', () => {
  function tell(messageId: string, status: string, key = KEYS.QUALIFIED_DELIVERY_HOOK_KEY) {
    const event = { id: newId(), status, occurredAt: TEST_NOW.toISOString() };
    const payload = JSON.stringify({ messageId, event });
    const signature = createHmac('sha256', key).update(payload).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-delivery-signature': signature };
    return server.app.inject({ method: 'POST', url: '/hooks/qualifiedDelivery', payload, headers });
  }

  it('moves the message that the provider signed for, and no letter of the same name', async () => {
    const providerId = newId();
    const letterId = await insertOwnLetter({ providerId });
    expect((await tell(providerId, 'content-consigned')).statusCode).toBe(404);
    const message = { sendMethod: 'QualifiedDelivery', email: 'a@creditor.example', address: null } as const;
    const id = await insertOwnLetter({ ...message, providerId });
    expect((await tell(providerId, 'content-consigned', 'another key')).statusCode).toBe(401);
    expect((await tell(providerId, 'content-consigned')).statusCode).toBe(200);
    expect((await tell(providerId, 'submission-accepted')).statusCode).toBe(200);
    expect((await tell(providerId, 'a word of tomorrow')).statusCode).toBe(200);
    expect(await statusOf(id)).toBe('Delivered');
    expect(await statusOf(letterId)).toBe('Sent');
  });
});

describe('the papers of a letter', () => {
  it('are for those who may see the dossier', async () => {
    const [proofOfDepositFileId, letterFileId] = [
      await insertPdf('%PDF proof'),
      await insertPdf('%PDF letter'),
    ];
    const id = await insertOwnLetter({ proofOfDepositFileId, letterFileId });
    for (const [name, content] of [
      ['downloadProofOfDeposit', '%PDF proof'],
      ['downloadLetter', '%PDF letter'],
    ] as const) {
      const url = `/api/Dossier/${dossierId}/Result/${name}/${id}`;
      const answer = await server.call('ann', { url });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe(content);
      expect((await server.call('bob', { url })).statusCode).toBe(404);
      expect((await server.call('emma', { url })).statusCode).toBe(403);
    }
  });

  it('are not there before the post gave them', async () => {
    const url = `/api/Dossier/${dossierId}/Result/downloadProofOfDeposit/${await insertOwnLetter()}`;
    expect((await server.call('ann', { url })).statusCode).toBe(404);
  });
});

describe('trying again', () => {
  const retry = (subject: string, id: string) =>
    server.call(subject, { method: 'POST', url: `/api/Dossier/${dossierId}/Delivery/${id}/retry` });

  it('is for what no service took, by those who may send', async () => {
    const id = await insertMail({ emailStatus: 'FailedToSend', attempts: 8 });
    expect((await retry('bob', id)).statusCode).toBe(404);
    expect((await retry('emma', id)).statusCode).toBe(403);
    expect((await retry('ann', id)).statusCode).toBe(202);
    expect(await statusOf(id)).toBe('Pending');
    expect((await retry('ann', id)).statusCode).toBe(409);
  });

  it.each(['Sent', 'Delivered', 'Bounced'] as const)(
    'is refused for a mail that is %s',
    async (emailStatus) => {
      expect((await retry('ann', await insertMail({ emailStatus }))).statusCode).toBe(409);
    },
  );

  it('is refused for a letter that the post has', async () => {
    const id = await insertOwnLetter({ registeredLetterStatus: 'Error', providerId: newId() });
    expect((await retry('ann', id)).statusCode).toBe(409);
  });
});
