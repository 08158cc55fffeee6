import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listEvents } from '../../testing/traces.ts';
import { MAX_ATTEMPTS } from './after-attempt.ts';
import { askPost } from './ask-post.ts';
import { sendDelivery } from './send-delivery.ts';
import { takeLetterState } from './take-report.ts';
import { openTestOutbox, type TestOutbox } from './testing/outbox.ts';

const A_DAY_SECONDS = 86_400;

let outbox: TestOutbox;
beforeAll(async () => {
  outbox = await openTestOutbox();
});
afterEach(() => outbox.reset());
afterAll(() => outbox.close());

async function typesOf(deliveryId: string): Promise<string[]> {
  return (await listEvents(outbox.database.db, deliveryId)).map(({ type }) => type);
}

describe('a letter that the post takes', () => {
  it('is the letter that was asked for, charged once and told step by step', async () => {
    const id = await outbox.requestLetter();
    expect(await sendDelivery(outbox.tools, id)).toBe('succeeded');
    expect(await sendDelivery(outbox.tools, id)).toBe('nothing');
    const [letter] = outbox.post.letters;
    expect(letter?.key).toBe(id);
    expect(letter?.body.recipient).toMatchObject({
      name: 'Marie-Luise Kessel',
      line1: 'Hochstraße 112',
      town: 'Eupen',
    });
    expect(Buffer.from(letter?.body.document ?? '', 'base64').toString('latin1')).toMatch(/^%PDF-/);
    expect(await outbox.read(id)).toMatchObject({
      registeredLetterStatus: 'Sent',
      barcode: letter?.barcode,
      providerId: letter?.id,
      acceptedAt: outbox.clock(),
      nextInquiryAt: expect.any(Date),
      handedOverAt: null,
    });
    expect(await outbox.readCharges(id)).toMatchObject([
      {
        type: 'registeredLetterPort',
        idempotencyKey: `registeredLetterPort delivery ${id}`,
        extraInfo: 'Marie-Luise Kessel',
      },
    ]);
    expect(await typesOf(id)).toEqual(['delivery.requested', 'delivery.accepted']);
  });

  it('carries the files that were given with it', async () => {
    const content = Buffer.from('%PDF-1.7 a report');
    const { storageKey, ...file } = await outbox.tools.storage.store(content);
    const fileId = '0199a1b2-0000-7000-8000-000000000001';
    const row = { id: fileId, storageKey, mediaType: 'application/pdf', ...file };
    await outbox.database.db.insertInto('files').values(row).execute();
    await sendDelivery(
      outbox.tools,
      await outbox.requestLetter({ enclosures: [{ fileId, name: 'report.pdf' }] }),
    );
    expect(outbox.post.letters[0]?.body.enclosures).toEqual([
      { name: 'report.pdf', content: content.toString('base64') },
    ]);
  });

  it('is printed once, and is the same paper, when the answer is lost', async () => {
    const id = await outbox.requestLetter();
    outbox.post.disturbAnswer = (_request, answer) => {
      answer.destroy();
      return true;
    };
    expect(await sendDelivery(outbox.tools, id)).toBe('failed');
    const first = await outbox.read(id);
    expect(first).toMatchObject({ registeredLetterStatus: 'Pending', acceptedAt: null });
    outbox.post.disturbAnswer = () => false;
    outbox.pass(10);
    expect(await sendDelivery(outbox.tools, id)).toBe('succeeded');
    expect(outbox.post.asked).toEqual([id, id]);
    expect(outbox.post.letters).toHaveLength(1);
    expect((await outbox.read(id)).letterFileId).toBe(first.letterFileId);
  });
});

describe('a letter that the post does not take', () => {
  it('is in error at once when the post refuses it, and says why', async () => {
    const id = await outbox.requestLetter();
    outbox.post.disturb = (_request, answer) => {
      answer.writeHead(422).end('{"error":"No such street"}');
      return true;
    };
    await sendDelivery(outbox.tools, id);
    expect(await outbox.read(id)).toMatchObject({
      registeredLetterStatus: 'Error',
      lastError: '422 No such street',
      nextAttemptAt: null,
      acceptedAt: null,
    });
    expect(await outbox.readCharges(id)).toEqual([]);
    expect(await typesOf(id)).toEqual(['delivery.requested', 'delivery.failed']);
  });

  it('is attempted for about a day while the post is away, and is then in error', async () => {
    const id = await outbox.requestLetter();
    outbox.post.disturb = (_request, answer) => {
      answer.writeHead(503).end();
      return true;
    };
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      expect(await sendDelivery(outbox.tools, id)).toBe('failed');
      outbox.pass(A_DAY_SECONDS);
    }
    expect(await sendDelivery(outbox.tools, id)).toBe('nothing');
    expect(await outbox.read(id)).toMatchObject({ registeredLetterStatus: 'Error' });
  });
});

describe('what the post reports', () => {
  async function sendOne() {
    const id = await outbox.requestLetter();
    await sendDelivery(outbox.tools, id);
    const letter = outbox.post.letters.at(-1);
    if (letter === undefined) throw new Error('The post has no letter.');
    return { id, letter };
  }

  it('moves the letter on, and never back', async () => {
    const { id, letter } = await sendOne();
    const at = (hours: number) => new Date(outbox.clock().getTime() + hours * 3_600_000);
    const report = (status: 'Dropped' | 'Ongoing' | 'Received', eventId: string, hours: number) => ({
      providerId: letter.id,
      barcode: null,
      reports: [{ eventId, status, occurredAt: at(hours), detail: null }],
    });
    await takeLetterState(outbox.tools, report('Ongoing', 'second', 2));
    await takeLetterState(outbox.tools, report('Dropped', 'first', 1));
    expect(await outbox.read(id)).toMatchObject({
      registeredLetterStatus: 'Ongoing',
      barcode: letter.barcode,
    });
    await takeLetterState(outbox.tools, report('Received', 'third', 3));
    await takeLetterState(outbox.tools, report('Received', 'third', 3));
    await takeLetterState(outbox.tools, report('Ongoing', 'fourth', 4));
    expect(await outbox.read(id)).toMatchObject({ registeredLetterStatus: 'Received', nextInquiryAt: null });
    const log = await outbox.readLog(id);
    expect(log.map((line) => line.split(' ')[0])).toEqual([
      'Sent',
      'Ongoing',
      'Dropped',
      'Received',
      'Ongoing',
    ]);
    expect(await typesOf(id)).toEqual([
      'delivery.requested',
      'delivery.accepted',
      'delivery.deposited',
      'delivery.delivered',
    ]);
  });

  it('is asked for when the post says nothing, with the proof of deposit, which is kept once', async () => {
    const { id, letter } = await sendOne();
    await askPost(outbox.tools, id);
    expect(await outbox.read(id)).toMatchObject({
      registeredLetterStatus: 'Sent',
      proofOfDepositFileId: null,
    });
    outbox.post.happens(letter, 'deposited', outbox.clock());
    letter.hasProof = true;
    await askPost(outbox.tools, id);
    const { proofOfDepositFileId, registeredLetterStatus } = await outbox.read(id);
    expect(registeredLetterStatus).toBe('Dropped');
    expect(proofOfDepositFileId).not.toBeNull();
    await askPost(outbox.tools, id);
    expect((await outbox.read(id)).proofOfDepositFileId).toBe(proofOfDepositFileId);
  });

  it('about a letter that is not ours is not taken', async () => {
    expect(await takeLetterState(outbox.tools, { providerId: 'L99', barcode: null, reports: [] })).toBe(
      false,
    );
  });
});
