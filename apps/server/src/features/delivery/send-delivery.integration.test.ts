import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import { isChainIntact, readChain } from '../audit/chain.ts';
import { MAX_ATTEMPTS } from './after-attempt.ts';
import { confirmHandover, LeaseLostError, leaseDelivery } from './lease-delivery.ts';
import { type Attempted, sendDelivery } from './send-delivery.ts';
import { settleTogether } from './settle-delivery.ts';
import { DELIVERY_SETTINGS, openTestOutbox, type TestOutbox } from './testing/outbox.ts';

const A_DAY_SECONDS = 86_400;

let outbox: TestOutbox;
beforeAll(async () => {
  outbox = await openTestOutbox();
});
afterEach(() => outbox.reset());
afterAll(() => outbox.close());

function send(deliveryId: string): Promise<Attempted> {
  return sendDelivery(outbox.tools, deliveryId);
}

describe('a mail that is accepted', () => {
  it('is what was asked for, in the language of its recipient', async () => {
    const id = await outbox.request();
    await send(id);
    expect(outbox.server.mails).toMatchObject([
      {
        messageId: `<${id}@prorata.example>`,
        from: { name: 'Prorata', address: 'no-reply@prorata.example' },
        to: [{ name: 'Ann Peeters', address: 'ann@claesdewitte.example' }],
        subject: 'Votre demande auprès de Prorata a été refusée',
        text: expect.stringContaining('> Inconnue <ici>.'),
        html: expect.stringContaining('Inconnue &lt;ici&gt;.'),
      },
    ]);
  });

  it('is recorded as sent once, with the answer of the server', async () => {
    const id = await outbox.request();
    await send(id);
    await send(id);
    expect(await outbox.read(id)).toMatchObject({
      emailStatus: 'Sent',
      attempts: 1,
      nextAttemptAt: null,
      handedOverAt: null,
      lastError: null,
      providerId: `<${id}@prorata.example>`,
      acceptedAt: outbox.clock(),
      statusChangedAt: outbox.clock(),
    });
    expect(await outbox.readLog(id)).toEqual([expect.stringMatching(/^Sent 250 /)]);
    expect(outbox.server.mails).toHaveLength(1);
  });
});

describe('a mail that the server does not take', () => {
  it('is attempted again later when it asks for that', async () => {
    const id = await outbox.request();
    outbox.server.judgeRecipient = () => ({ code: 450, text: '4.2.0 Greylisted' });
    await send(id);
    expect(await outbox.read(id)).toMatchObject({
      emailStatus: 'Pending',
      nextAttemptAt: new Date(outbox.clock().getTime() + 10_000),
      lastError: expect.stringContaining('450 4.2.0 Greylisted'),
    });

    outbox.server.judgeRecipient = () => undefined;
    outbox.pass(9);
    await send(id);
    expect(outbox.server.mails).toEqual([]);

    outbox.pass(1);
    await send(id);
    expect(outbox.server.mails).toHaveLength(1);
    expect(await outbox.read(id)).toMatchObject({ emailStatus: 'Sent', attempts: 2, lastError: null });
    expect(await outbox.readLog(id)).toEqual([
      expect.stringContaining('Pending'),
      expect.stringMatching(/^Sent/),
    ]);
  });

  it.each([
    ['judgeRecipient', 550, '5.1.1 No such mailbox', 'Bounced'],
    ['judgeMail', 554, '5.7.1 This is spam', 'FilteredSpam'],
  ] as const)('is not attempted again after a refusal (%s %i)', async (step, code, text, status) => {
    const id = await outbox.request();
    outbox.server[step] = () => ({ code, text });
    await send(id);
    outbox.reset();
    outbox.pass(A_DAY_SECONDS);
    await send(id);
    expect(outbox.server.mails).toEqual([]);
    expect(await outbox.read(id)).toMatchObject({
      emailStatus: status,
      attempts: 1,
      nextAttemptAt: null,
      acceptedAt: null,
      lastError: expect.stringContaining(text),
    });
  });

  it('arrives once when the server was down and comes back', async () => {
    const id = await outbox.request();
    await outbox.server.stop();
    await send(id);
    outbox.pass(10);
    await send(id);
    await outbox.server.start();
    outbox.pass(60);
    await send(id);
    expect(outbox.server.mails).toHaveLength(1);
    expect(await outbox.read(id)).toMatchObject({ emailStatus: 'Sent', attempts: 3 });
  });

  it('is given up after a day of attempts, and says so loudly', async () => {
    const id = await outbox.request();
    await outbox.server.stop();
    for (let attempt = 1; attempt <= MAX_ATTEMPTS + 2; attempt += 1) {
      await send(id);
      outbox.pass(A_DAY_SECONDS);
    }
    await outbox.server.start();
    await send(id);
    expect(outbox.server.mails).toEqual([]);
    expect(await outbox.read(id)).toMatchObject({
      emailStatus: 'FailedToSend',
      attempts: MAX_ATTEMPTS,
      nextAttemptAt: null,
      lastError: expect.stringContaining('ECONNREFUSED'),
    });
    expect(outbox.log.parsed().at(-1)).toMatchObject({
      level: 50,
      msg: 'a mail or letter could not be sent',
    });
  });

  it('names nobody in the log', async () => {
    outbox.server.judgeRecipient = (address) => ({
      code: 550,
      text: `5.1.1 <${address}> Ann Peeters unknown`,
    });
    await send(await outbox.request());
    expect(outbox.log.text).toContain('550 5.1.1');
    expect(outbox.log.text).not.toContain('claesdewitte');
  });
});

describe('several at once', () => {
  it('send a mail once', async () => {
    const ids = [await outbox.request(), await outbox.request(), await outbox.request()];
    await Promise.all([...ids, ...ids, ...ids].map(send));
    expect(outbox.server.mails.map(({ messageId }) => messageId).sort()).toEqual(
      ids.map((id) => `<${id}@prorata.example>`).sort(),
    );
  });

  it('are each recorded, charged and told once, whether a feature is told of them or not', async () => {
    const asked = () => Array.from({ length: 4 }, () => outbox.requestInvitation());
    const plain = await Promise.all(asked());
    await Promise.all(plain.map(send));
    const accepted: string[] = [];
    outbox.hooks.invitation = {
      onAccepted: async (_trx, _action, { id }) => {
        accepted.push(id);
      },
    };
    const followed = await Promise.all(asked());
    await Promise.all(followed.map(send));
    expect(accepted.sort()).toEqual([...followed].sort());
    const chain = await readChain(outbox.database.db, outbox.dossier.id);
    expect(isChainIntact(chain)).toBe(true);
    const told = chain.events.filter(({ type }) => type === 'delivery.accepted');
    for (const id of [...plain, ...followed]) {
      expect(await outbox.read(id)).toMatchObject({
        ...{ emailStatus: 'Sent', attempts: 1, nextAttemptAt: null, handedOverAt: null, lastError: null },
        ...{ providerId: `<${id}@prorata.example>`, acceptedAt: outbox.clock(), untold: [] },
      });
      expect(await outbox.readLog(id)).toEqual([expect.stringMatching(/^Sent 250 /)]);
      expect(await outbox.readCharges(id)).toHaveLength(1);
      expect(told.filter(({ subjectId }) => subjectId === id)).toHaveLength(1);
    }
  });

  const onPostgres = it.runIf(inject('databaseTemplate').kind === 'postgres');
  onPostgres(
    'are settled one by one while somebody is at work on their dossier, which is told in a line',
    async () => {
      const ids = [await outbox.requestInvitation(), await outbox.requestInvitation()];
      const [held, freed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const working = inTransaction(outbox.database.db, async (trx) => {
        await trx
          .selectFrom('dossiers')
          .select('id')
          .where('id', '=', outbox.dossier.id)
          .forUpdate()
          .execute();
        held.resolve();
        await freed.promise;
      });
      await held.promise;
      const told: string[] = [];
      const outcome = {
        now: outbox.clock(),
        judge: ({ id }: { readonly id: string }) => void told.push(id),
        onStored: async () => {},
      };
      const settling = Promise.all(ids.map((id) => settleTogether(outbox.tools, id, outcome)));
      await expect.poll(() => outbox.log.text).toContain('one by one');
      freed.resolve();
      await Promise.all([working, settling]);
      expect(told).toEqual(ids);
      expect(outbox.log.parsed()).toMatchObject([{ level: 30, count: 2 }]);
      expect(outbox.log.text).not.toContain('55P03');
    },
  );

  it.each([
    ['has sent it', undefined, 1],
    ['waits to try again', { code: 450, text: '4.2.0 Later' }, 0],
  ])(
    'cannot overtake each other: who stalled may no longer send once another %s',
    async (_, reply, mails) => {
      const id = await outbox.request();
      let isFirst = true;
      outbox.server.judgeRecipient = async () => {
        if (!isFirst) return reply;
        isFirst = false;
        outbox.pass(601);
        await send(id);
        return undefined;
      };
      await send(id);
      expect(outbox.server.mails).toHaveLength(mails);
      expect(await outbox.read(id)).toMatchObject({ emailStatus: mails ? 'Sent' : 'Pending', attempts: 2 });
      expect(outbox.log.text).toContain('an attempt ended after it was given up for lost');
    },
  );

  it('cannot send what a report has settled meanwhile', async () => {
    const id = await outbox.request();
    const claim = await leaseDelivery(outbox.database.db, id, outbox.clock());
    if (claim === undefined) throw new Error('The mail is due.');
    await outbox.database.db
      .updateTable('deliveries')
      .set({ emailStatus: 'Delivered' })
      .where('id', '=', id)
      .execute();
    const handover = confirmHandover(outbox.database.db, claim, outbox.clock());
    await expect(handover).rejects.toThrow(LeaseLostError);
  });
});

/** Sends in a process of its own, which is killed when the server gets to a step. */
async function sendAndDie(deliveryId: string, step: 'judgeRecipient' | 'judgeMail'): Promise<void> {
  const child = fork(path.join(import.meta.dirname, 'testing/send-one-mail.ts'), { execArgv: [] });
  const ended = once(child, 'exit');
  outbox.server[step] = async () => {
    child.kill('SIGKILL');
    await ended;
    return undefined;
  };
  const { address } = outbox.database;
  const settings = {
    ...DELIVERY_SETTINGS,
    smtpUrl: outbox.server.url,
    postUrl: undefined,
    bounceFolder: undefined,
  };
  child.send({ address, settings, folder: outbox.folder, deliveryId, now: outbox.clock().toISOString() });
  expect(await ended).toEqual([null, 'SIGKILL']);
  outbox.server[step] = () => undefined;
}

describe('a process that is killed', () => {
  it('before the end of a mail leaves one that is sent by the next, once', async () => {
    const id = await outbox.request();
    await sendAndDie(id, 'judgeRecipient');
    expect(await outbox.read(id)).toMatchObject({ emailStatus: 'Pending', attempts: 1, handedOverAt: null });

    outbox.pass(599);
    await send(id);
    expect(outbox.server.mails).toEqual([]);

    outbox.pass(1);
    await send(id);
    expect(outbox.server.mails).toHaveLength(1);
    expect(await outbox.read(id)).toMatchObject({ emailStatus: 'Sent', attempts: 2 });
    expect(outbox.log.text).not.toContain('may arrive twice');
  });

  it('between the end and the answer leaves one in doubt: left alone, then sent again as the same mail', async () => {
    const id = await outbox.request();
    await sendAndDie(id, 'judgeMail');
    expect(await outbox.read(id)).toMatchObject({
      emailStatus: 'Pending',
      attempts: 1,
      handedOverAt: outbox.clock(),
    });

    outbox.pass(899);
    await send(id);
    expect(outbox.server.mails).toHaveLength(1);

    outbox.pass(1);
    await send(id);
    expect(outbox.server.mails.map(({ messageId }) => messageId)).toEqual(
      Array(2).fill(`<${id}@prorata.example>`),
    );
    expect(await outbox.read(id)).toMatchObject({ emailStatus: 'Sent', handedOverAt: null });
    expect(outbox.log.parsed()).toContainEqual(
      expect.objectContaining({
        level: 40,
        deliveryId: id,
        msg: 'nobody knows what came of the last attempt at a mail; it may arrive twice',
      }),
    );
  });

  it('between the end and the answer sends nothing again once a report has come', async () => {
    const id = await outbox.request();
    await sendAndDie(id, 'judgeMail');
    await outbox.database.db
      .updateTable('deliveries')
      .set({ emailStatus: 'Delivered' })
      .where('id', '=', id)
      .execute();
    outbox.pass(A_DAY_SECONDS);
    await send(id);
    expect(outbox.server.mails).toHaveLength(1);
  });

  it('each time by the same mail is spared it in the end', async () => {
    const id = await outbox.request();
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      await leaseDelivery(outbox.database.db, id, outbox.clock());
      outbox.pass(A_DAY_SECONDS);
    }
    await send(id);
    expect(outbox.server.mails).toEqual([]);
    expect(await outbox.read(id)).toMatchObject({ emailStatus: 'FailedToSend', nextAttemptAt: null });
  });
});

describe('a mail in doubt', () => {
  it('stays so until an attempt settles it', async () => {
    const id = await outbox.request();
    outbox.server.judgeMail = () => {
      outbox.server.breakConnections();
      return undefined;
    };
    await send(id);
    expect(await outbox.read(id)).toMatchObject({ emailStatus: 'Pending', handedOverAt: outbox.clock() });
    expect(outbox.log.parsed()).toMatchObject([
      { level: 50, msg: 'a mail may or may not have been accepted' },
    ]);

    outbox.server.judgeMail = () => undefined;
    outbox.server.judgeRecipient = () => ({ code: 450, text: '4.2.0 Later' });
    outbox.pass(900);
    await send(id);
    expect(await outbox.read(id)).toMatchObject({ emailStatus: 'Pending', handedOverAt: expect.any(Date) });

    outbox.reset();
    outbox.pass(A_DAY_SECONDS);
    await send(id);
    expect(outbox.log.text).toContain('it may arrive twice');
    expect(await outbox.read(id)).toMatchObject({ emailStatus: 'Sent', handedOverAt: null });
  });
});

describe('a database that is away when the answer comes', () => {
  it('is told again, so that the mail is not sent twice', async () => {
    const { db } = outbox.database;
    const id = await outbox.request();
    await sql`create function fail() returns trigger language plpgsql as $$ begin raise 'away'; end $$`.execute(
      db,
    );
    await sql`create trigger away before insert on delivery_events for each row execute function fail()`.execute(
      db,
    );
    const sending = send(id);
    await expect.poll(() => outbox.log.text).toContain('an outcome could not be stored yet');
    await sql`drop function fail cascade`.execute(db);
    await sending;
    expect(await outbox.read(id)).toMatchObject({ emailStatus: 'Sent', attempts: 1 });
    expect(outbox.server.mails).toHaveLength(1);
  });
});

describe('a mail that cannot be put into words', () => {
  it('holds up no other, and is given up in the end', async () => {
    const id = await outbox.request();
    await outbox.database.db.updateTable('deliveries').set({ content: {} }).where('id', '=', id).execute();
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      expect(await send(id)).toBe('failed');
      outbox.pass(A_DAY_SECONDS);
    }
    expect(await send(id)).toBe('nothing');
    expect(await outbox.read(id)).toMatchObject({
      emailStatus: 'FailedToSend',
      lastError: expect.stringContaining('template'),
    });
  });
});
