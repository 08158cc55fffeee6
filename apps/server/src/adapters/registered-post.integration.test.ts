import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestPost } from '../testing/test-post.ts';
import { CarrierError } from './registered-carrier.ts';
import { type OutgoingLetter, openRegisteredPost, readPostWebhook } from './registered-post.ts';

const NOW = new Date('2026-11-15T09:30:00.000Z');
const LETTER: OutgoingLetter = {
  idempotencyKey: 'delivery-1',
  language: 'de',
  recipient: {
    name: 'Kessel',
    line1: 'Hochstraße 112',
    line2: null,
    postcode: '4700',
    town: 'Eupen',
    country: 'BE',
  },
  document: Buffer.from('%PDF-1.7 letter'),
  enclosures: [{ name: 'report.pdf', content: Buffer.from('%PDF-1.7 report') }],
};

const server = new TestPost();
beforeAll(() => server.start());
afterEach(() => server.reset());
afterAll(() => server.stop());

function post() {
  return openRegisteredPost({ postUrl: server.url, postApiKey: 'our key' });
}

function theLetter() {
  const [letter] = server.letters;
  if (letter === undefined) throw new Error('The post has no letter.');
  return letter;
}

function answering(status: number, body: string, headers: Record<string, string> = {}) {
  return (_request: unknown, answer: ServerResponse) => {
    answer.writeHead(status, headers).end(body);
    return true;
  };
}

describe('a letter that the post takes', () => {
  it('is sent whole, under our key', async () => {
    const outcome = await post().send(LETTER);
    const { id: providerId, barcode } = theLetter();
    expect(outcome).toEqual({ kind: 'accepted', providerId, barcode, reply: `201 ${providerId}` });
    expect(server.credentials.at(-1)).toBe('Bearer our key');
    const [letter] = server.letters;
    expect(letter?.body.recipient).toEqual(LETTER.recipient);
    expect(Buffer.from(letter?.body.document ?? '', 'base64').toString()).toBe('%PDF-1.7 letter');
    expect(letter?.body.enclosures).toHaveLength(1);
  });

  it('is one letter when it is sent again because the answer was lost', async () => {
    server.disturbAnswer = (_request, answer) => {
      answer.destroy();
      return true;
    };
    expect(await post().send(LETTER)).toMatchObject({ kind: 'postponed' });
    server.disturbAnswer = () => false;
    expect(await post().send(LETTER)).toMatchObject({ kind: 'accepted' });
    expect(server.asked).toEqual(['delivery-1', 'delivery-1']);
    expect(server.letters).toHaveLength(1);
  });
});

describe('a letter that the post does not take', () => {
  it.each([
    [422, { kind: 'refused', as: 'Error', reply: '422 No such street' }],
    [400, { kind: 'refused', as: 'Error', reply: '400 No such street' }],
    [413, { kind: 'refused', as: 'Error', reply: '413 No such street' }],
    [401, { kind: 'postponed', reason: '401 No such street' }],
    [500, { kind: 'postponed', reason: '500 No such street' }],
    [502, { kind: 'postponed', reason: '502 No such street' }],
  ])('because of an answer of %i', async (status, outcome) => {
    server.disturb = answering(status, JSON.stringify({ error: 'No such street' }));
    expect(await post().send(LETTER)).toEqual(outcome);
  });

  it('waits as long as the post asks', async () => {
    server.disturb = answering(429, '', { 'retry-after': '90' });
    expect(await post().send(LETTER)).toEqual({
      kind: 'postponed',
      reason: 'The post answers 429.',
      notBeforeSeconds: 90,
    });
  });

  it.each([
    [
      'half an answer',
      (answer: ServerResponse) => answer.writeHead(201, { 'content-length': '500' }).write('{"id":"L1"'),
    ],
    ['no answer', () => {}],
  ])('stays with us after %s', async (_case, begin) => {
    server.disturb = (_request, answer) => {
      begin(answer);
      setImmediate(() => answer.destroy());
      return true;
    };
    expect(await post().send(LETTER)).toMatchObject({ kind: 'postponed' });
  });

  it.each(['{"id":"L1"', '<html>Welcome</html>', '{"id":7}', 'null', ''])(
    'stays with us after the answer %j, which cannot be understood',
    async (body) => {
      server.disturb = answering(200, body);
      expect(await post().send(LETTER)).toMatchObject({ kind: 'postponed' });
    },
  );

  it('is not sent wherever the post points to', async () => {
    server.disturb = answering(307, '', { location: 'http://127.0.0.1:1/elsewhere' });
    expect(await post().send(LETTER)).toMatchObject({ kind: 'postponed' });
  });

  it('stays with us when nobody answers', async () => {
    const gone = post();
    await server.stop();
    expect(await gone.send(LETTER)).toMatchObject({ kind: 'postponed' });
    await expect(gone.readState('L1')).rejects.toThrow(CarrierError);
    await server.start();
  });
});

describe('what became of a letter', () => {
  it.each([
    ['accepted', 'Sent'],
    ['printing', 'Processing'],
    ['deposited', 'Dropped'],
    ['in-transit', 'Ongoing'],
    ['delivery-attempted', 'Ongoing'],
    ['at-pick-up-point', 'Ongoing'],
    ['delivered', 'Delivered'],
    ['receipt-signed', 'Received'],
    ['returned', 'Returned'],
    ['lost', 'Failed'],
    ['rejected', 'Error'],
    ['eaten', 'Undefined'],
    ['constructor', 'Undefined'],
  ])('%s is %s', async (word, status) => {
    await post().send(LETTER);
    server.happens(server.letters[0], word, NOW);
    const { reports } = await post().readState(theLetter().id);
    expect(reports).toMatchObject([{ status, occurredAt: NOW }]);
  });

  it('is proven by a PDF once it lies at the post', async () => {
    await post().send(LETTER);
    expect(await post().findProofOfDeposit(theLetter().id)).toBeUndefined();
    theLetter().hasProof = true;
    expect(await post().findProofOfDeposit(theLetter().id)).toEqual({
      mediaType: 'application/pdf',
      content: Buffer.from('%PDF-1.7 proof'),
    });
    server.disturb = answering(200, '<html>Please sign in</html>');
    await expect(post().findProofOfDeposit(theLetter().id)).rejects.toThrow(CarrierError);
  });
});

describe('what the post reports by itself', () => {
  const KEY = 'the key between us and the post';
  const body = Buffer.from(
    JSON.stringify({
      letterId: 'L1',
      barcode: 'JJBEA1',
      event: { id: 'e1', status: 'deposited', occurredAt: NOW.toISOString() },
    }),
  );
  const signature = createHmac('sha256', KEY).update(body).digest('hex');

  it('is read when it is signed', () => {
    expect(readPostWebhook(body, signature, KEY)).toEqual({
      providerId: 'L1',
      barcode: 'JJBEA1',
      reports: [{ eventId: 'e1', status: 'Dropped', occurredAt: NOW, detail: null }],
    });
  });

  it.each([
    ['without a signature', body, ''],
    ['with half a signature', body, signature.slice(0, 32)],
    ['with one that is no number', body, 'z'.repeat(64)],
    ['signed under another key', body, createHmac('sha256', 'another').update(body).digest('hex')],
    ['altered on the way', Buffer.from(body.toString().replace('deposited', 'delivered')), signature],
  ])('is not believed %s', (_case, content, given) => {
    expect(readPostWebhook(content, given, KEY)).toBeUndefined();
  });
});
