import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EmailSendStatus } from '@prorata/domain/vocabulary';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MAX_REPORT_BYTES } from '../../http/hooks.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { listEvents } from '../../testing/traces.ts';
import type { DeliveryFacts } from './delivery-hooks.ts';
import { readReports } from './read-reports.ts';
import { createReportAddress } from './report-address.ts';
import { sendDelivery } from './send-delivery.ts';
import { publishPending } from './settle-delivery.ts';
import { takeMailReport } from './take-report.ts';
import { openTestOutbox, type TestOutbox } from './testing/outbox.ts';
import { reportMail } from './testing/report-mail.ts';

const EUPEN = { street: 'Hochstraße', housenumber: '112', zipcode: '4700', city: 'Eupen', country: 'BE' };

let outbox: TestOutbox;
beforeAll(async () => {
  outbox = await openTestOutbox();
});
afterEach(() => outbox.reset());
afterAll(() => outbox.close());

async function typesOf(deliveryId: string): Promise<string[]> {
  return (await listEvents(outbox.database.db, deliveryId)).map(({ type }) => type);
}

let reports = 0;
function report(deliveryId: string, status: EmailSendStatus, eventId = `report ${++reports}`): Promise<void> {
  return takeMailReport(outbox.tools, deliveryId, {
    status,
    detail: null,
    occurredAt: outbox.clock(),
    eventId,
  });
}

async function lettersInstead(mailId: string) {
  return outbox.database.db
    .selectFrom('deliveries')
    .selectAll()
    .where('replacesDeliveryId', '=', mailId)
    .execute();
}

/** Puts a mail into the folder for reports, as a mail server would. */
async function drop(name: string, raw: Buffer): Promise<void> {
  const folder = path.join(outbox.folder, 'bounces', 'new');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, name), raw);
}

describe('a mail', () => {
  it('asks for reports, under a name that only we can give', async () => {
    const id = await outbox.requestInvitation();
    await sendDelivery(outbox.tools, id);
    const [envelope] = outbox.server.envelopes.slice(-1);
    expect(envelope).toEqual({
      from: createReportAddress(outbox.tools.settings).returnPathOf(id),
      envelopeId: createReportAddress(outbox.tools.settings).tokenOf(id),
      notify: ['SUCCESS', 'FAILURE', 'DELAY'],
    });
    const headers = outbox.server.mails[0]?.headers.map(({ key }) => key);
    expect(headers).not.toContain('list-unsubscribe');
    expect(outbox.server.mails[0]?.html).toContain('K7QM-4XRD-92TF');
  });

  it('is told about as it happens: asked for, accepted, delivered', async () => {
    const id = await outbox.requestInvitation();
    await sendDelivery(outbox.tools, id);
    await report(id, 'Delivered');
    expect(await typesOf(id)).toEqual(['delivery.requested', 'delivery.accepted', 'delivery.delivered']);
    expect(await outbox.readCharges(id)).toMatchObject([
      { type: 'emailPort', idempotencyKey: `emailPort delivery ${id}`, extraInfo: 'kessel@creditor.example' },
    ]);
  });

  it('was accepted if it is reported on, whatever the mail server had time to answer', async () => {
    const id = await outbox.requestInvitation();
    await report(id, 'Delivered');
    expect(await outbox.read(id)).toMatchObject({
      emailStatus: 'Delivered',
      acceptedAt: outbox.clock(),
      nextAttemptAt: null,
    });
    expect(await sendDelivery(outbox.tools, id)).toBe('nothing');
    expect(await outbox.readCharges(id)).toHaveLength(1);
    expect(await typesOf(id)).toEqual(['delivery.requested', 'delivery.accepted', 'delivery.delivered']);
  });

  it('ends the same, in whatever order and however often the reports come', async () => {
    const id = await outbox.requestInvitation();
    await sendDelivery(outbox.tools, id);
    await report(id, 'Delivered', 'twice');
    await report(id, 'Expanded');
    await report(id, 'Delivered', 'twice');
    await report(id, 'Undefined');
    expect((await outbox.read(id)).emailStatus).toBe('Delivered');
    expect((await outbox.readLog(id)).map((line) => line.split(' ')[0])).toEqual([
      'Sent',
      'Delivered',
      'Expanded',
      'Undefined',
    ]);
    expect(await typesOf(id)).toHaveLength(3);
  });

  it('that nobody needs any more is skipped', async () => {
    const id = await outbox.requestInvitation();
    outbox.hooks.invitation = { isWanted: async () => false };
    expect(await sendDelivery(outbox.tools, id)).toBe('nothing');
    expect(outbox.server.mails).toEqual([]);
    expect(await outbox.read(id)).toMatchObject({ emailStatus: 'Skipped', nextAttemptAt: null });
    expect(await typesOf(id)).toEqual(['delivery.requested', 'delivery.skipped']);
  });
});

describe('the feature behind a mail', () => {
  it('is told once that it was taken over, and once that it came back', async () => {
    const told: string[] = [];
    const hear =
      (what: string) =>
      async (_trx: unknown, _deed: unknown, { id, invitationId }: DeliveryFacts) => {
        told.push(`${what} ${id} ${invitationId}`);
      };
    outbox.hooks.invitation = { onAccepted: hear('accepted'), onFailed: hear('failed') };
    const id = await outbox.requestInvitation();
    await sendDelivery(outbox.tools, id);
    await report(id, 'Bounced');
    await report(id, 'Failed');
    expect(told).toEqual([`accepted ${id} ${outbox.invitationId}`, `failed ${id} ${outbox.invitationId}`]);
  });

  it('may stumble: the mail is not sent again, and it is told later', async () => {
    let isBroken = true;
    outbox.hooks.invitation = {
      onAccepted: async () => {
        if (isBroken) throw new ProblemError('no-price-in-force');
      },
    };
    const id = await outbox.requestInvitation();
    expect(await sendDelivery(outbox.tools, id)).toBe('succeeded');
    expect(await outbox.read(id)).toMatchObject({
      emailStatus: 'Sent',
      acceptedAt: outbox.clock(),
      untold: ['accepted'],
    });
    outbox.pass(86_400);
    expect(await sendDelivery(outbox.tools, id)).toBe('nothing');
    await publishPending(outbox.tools);
    expect(await typesOf(id)).toEqual(['delivery.requested']);

    isBroken = false;
    await publishPending(outbox.tools);
    await publishPending(outbox.tools);
    expect(await typesOf(id)).toEqual(['delivery.requested', 'delivery.accepted']);
    expect((await outbox.read(id)).untold).toEqual([]);
    expect(outbox.server.mails).toHaveLength(1);
  });
});

describe('a mail that comes back', () => {
  it('is followed by one registered letter, where an address was given for that', async () => {
    const id = await outbox.requestInvitation({ fallbackAddress: EUPEN });
    await sendDelivery(outbox.tools, id);
    await report(id, 'Bounced', 'the same');
    await report(id, 'Bounced', 'the same');
    await report(id, 'Suppressed');
    const letters = await lettersInstead(id);
    expect(letters).toMatchObject([
      {
        sendMethod: 'RegisteredLetter',
        registeredLetterStatus: 'Pending',
        address: EUPEN,
        invitationId: outbox.invitationId,
      },
    ]);
    const letterId = letters[0]?.id ?? '';
    expect(await sendDelivery(outbox.tools, letterId)).toBe('succeeded');
    expect(outbox.post.letters).toHaveLength(1);
    expect(await typesOf(letterId)).toEqual(['delivery.requested', 'delivery.accepted']);
  });

  it('also when the mail server refuses it at once', async () => {
    const id = await outbox.requestInvitation({ fallbackAddress: EUPEN });
    outbox.server.judgeRecipient = () => ({ code: 550, text: '5.1.1 No such mailbox' });
    await sendDelivery(outbox.tools, id);
    expect(await lettersInstead(id)).toHaveLength(1);
    expect(await outbox.readCharges(id)).toEqual([]);
  });

  it('leaves a letter in error when the post does not serve that address', async () => {
    const id = await outbox.requestInvitation({ fallbackAddress: { ...EUPEN, country: 'FR' } });
    await report(id, 'Bounced');
    expect(await lettersInstead(id)).toMatchObject([
      { registeredLetterStatus: 'Error', nextAttemptAt: null },
    ]);
  });

  it.each(['Quarantined', 'Delivered', 'Expanded'] as const)('is not one that is %s', async (status) => {
    const id = await outbox.requestInvitation({ fallbackAddress: EUPEN });
    await report(id, status);
    expect(await lettersInstead(id)).toEqual([]);
  });

  it('is followed by nothing where no address was given', async () => {
    const id = await outbox.requestInvitation();
    await report(id, 'Bounced');
    expect(await lettersInstead(id)).toEqual([]);
  });
});

describe('the folder for reports', () => {
  it('is read once, and what is not about a mail of ours changes nothing', async () => {
    const id = await outbox.requestInvitation();
    const envelopeId = createReportAddress(outbox.tools.settings).tokenOf(id);
    await drop(
      '1',
      reportMail({ action: 'failed', status: '5.1.1', envelopeId, diagnostic: '550 5.1.1 No' }),
    );
    await drop('2', reportMail({ action: 'failed', status: '5.1.1' }));
    await drop('3', Buffer.from('hello'));
    expect(await readReports(outbox.tools)).toEqual({ processed: 3, succeeded: 1, failed: 2 });
    expect(await readReports(outbox.tools)).toEqual({ processed: 0, succeeded: 0, failed: 0 });
    expect(await outbox.read(id)).toMatchObject({
      emailStatus: 'Bounced',
      lastError: 'failed 5.1.1 550 5.1.1 No',
    });
    expect(await readdir(path.join(outbox.folder, 'bounces', 'cur'))).toHaveLength(3);
  });

  it('counts whatever signs the server of the recipient says why with', async () => {
    const id = await outbox.requestInvitation();
    await sendDelivery(outbox.tools, id);
    const envelopeId = createReportAddress(outbox.tools.settings).tokenOf(id);
    const diagnostic = '550 no\0 such user';
    await drop('zeros', reportMail({ action: 'failed', status: '5.1.1', envelopeId, diagnostic }));
    expect(await readReports(outbox.tools)).toEqual({ processed: 1, succeeded: 1, failed: 0 });
    expect(await outbox.read(id)).toMatchObject({
      emailStatus: 'Bounced',
      lastError: 'failed 5.1.1 550 no such user',
    });
  });

  it('is read past what is no report by its size, which somebody is told of', async () => {
    const id = await outbox.requestInvitation();
    const envelopeId = createReportAddress(outbox.tools.settings).tokenOf(id);
    const report = reportMail({ action: 'failed', status: '5.1.1', envelopeId });
    await drop('1', Buffer.concat([report, Buffer.alloc(MAX_REPORT_BYTES, ' ')]));
    await drop('2', Buffer.concat([report, Buffer.alloc(MAX_REPORT_BYTES - report.length, ' ')]));
    expect(await readReports(outbox.tools)).toEqual({ processed: 2, succeeded: 1, failed: 1 });
    const complaints = outbox.log.parsed().filter(({ msg }) => String(msg).includes('too large'));
    expect(complaints).toMatchObject([{ level: 50, file: '1' }]);
    expect(await outbox.read(id)).toMatchObject({ emailStatus: 'Bounced' });
    expect(await readdir(path.join(outbox.folder, 'bounces', 'new'))).toEqual([]);
  });

  it('may be read by several at once', async () => {
    const ids = [await outbox.requestInvitation(), await outbox.requestInvitation()];
    for (const id of ids) {
      const envelopeId = createReportAddress(outbox.tools.settings).tokenOf(id);
      await drop(id, reportMail({ action: 'delivered', status: '2.0.0', envelopeId }));
    }
    await Promise.all([readReports(outbox.tools), readReports(outbox.tools), readReports(outbox.tools)]);
    for (const id of ids) {
      expect(await outbox.readLog(id)).toHaveLength(1);
      expect(await typesOf(id)).toEqual(['delivery.requested', 'delivery.accepted', 'delivery.delivered']);
    }
  });

  it('settles a mail in doubt before it is sent again', async () => {
    const id = await outbox.requestInvitation();
    outbox.server.judgeMail = () => {
      outbox.server.breakConnections();
      return undefined;
    };
    await sendDelivery(outbox.tools, id);
    outbox.server.judgeMail = () => undefined;
    await drop(
      'late',
      reportMail({
        action: 'delivered',
        status: '2.0.0',
        envelopeId: createReportAddress(outbox.tools.settings).tokenOf(id),
      }),
    );
    outbox.pass(900);
    expect(await sendDelivery(outbox.tools, id)).toBe('nothing');
    expect(outbox.server.mails).toHaveLength(1);
    expect(await outbox.read(id)).toMatchObject({ emailStatus: 'Delivered' });
  });
});
