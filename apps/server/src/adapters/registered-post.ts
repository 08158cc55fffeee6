import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Language, RegisteredLetterStatus } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { parseJson, readBody, reasonOf, retryAfterOf } from './http-answer.ts';

export interface OutgoingLetter {
  /** The same for every attempt at one letter: the post prints a letter once per key. */
  readonly idempotencyKey: string;
  readonly language: Language;
  readonly recipient: {
    readonly name: string;
    readonly line1: string;
    readonly line2: string | null;
    readonly postcode: string;
    readonly town: string;
    readonly country: string;
  };
  readonly document: Uint8Array;
  /** Printed behind the letter, in the same envelope. */
  readonly enclosures: readonly { readonly name: string; readonly content: Uint8Array }[];
}

export type LetterOutcome =
  | {
      readonly kind: 'accepted';
      readonly providerId: string;
      readonly barcode: string | null;
      readonly reply: string;
    }
  /** The post will never take this letter. */
  | { readonly kind: 'refused'; readonly as: 'Error'; readonly reply: string }
  /** Nobody can say whether it has the letter, but asking again under the same key makes no second one. */
  | { readonly kind: 'postponed'; readonly reason: string; readonly notBeforeSeconds?: number };

/** What the post says about a letter, in our words. */
export interface LetterReport {
  readonly eventId: string;
  readonly status: RegisteredLetterStatus;
  readonly occurredAt: Date;
  readonly detail: string | null;
}

export interface LetterState {
  readonly providerId: string;
  readonly barcode: string | null;
  readonly reports: readonly LetterReport[];
}

export interface RegisteredPost {
  send(letter: OutgoingLetter): Promise<LetterOutcome>;
  /** @throws PostError when there is no answer to be had. */
  readState(providerId: string): Promise<LetterState>;
  /** The PDF, or nothing while the letter was not deposited. @throws PostError */
  findProofOfDeposit(providerId: string): Promise<Buffer | undefined>;
}

export interface RegisteredPostSettings {
  readonly postUrl: string;
  readonly postApiKey: string;
}

/** The post could not be asked; later perhaps. */
export class PostError extends Error {
  override readonly name = 'PostError';
}

/** What the post's words mean. One that is not listed is kept as `Undefined` and changes nothing. */
const STATUSES: Readonly<Record<string, RegisteredLetterStatus>> = {
  accepted: 'Sent',
  printing: 'Processing',
  deposited: 'Dropped',
  'in-transit': 'Ongoing',
  'delivery-attempted': 'Ongoing',
  'at-pick-up-point': 'Ongoing',
  delivered: 'Delivered',
  'receipt-signed': 'Received',
  returned: 'Returned',
  lost: 'Failed',
  rejected: 'Error',
};

const TIMEOUT_MILLISECONDS = 60_000;
const MAX_TEXT_LENGTH = 500;

const eventSchema = z.object({
  id: z.string().min(1).max(200),
  status: z.string().max(100),
  occurredAt: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
  detail: z.string().max(2000).nullable().default(null),
});

const letterSchema = z.object({
  id: z.string().min(1).max(200),
  barcode: z.string().max(40).nullable().default(null),
  events: z.array(eventSchema).max(1000).default([]),
});

const refusalSchema = z.object({ error: z.string() });

/** The refusals that are about the letter; all others are about us, the line or the hour, and can be mended. */
const REFUSALS = [400, 413, 422];

export function openRegisteredPost({ postUrl, postApiKey }: RegisteredPostSettings): RegisteredPost {
  const headers = { authorization: `Bearer ${postApiKey}` };

  function request(path: string, init: RequestInit = {}): Promise<Response> {
    const address = `${postUrl.replace(/\/$/, '')}${path}`;
    const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
    return fetch(address, { ...init, signal, redirect: 'error', headers: { ...headers, ...init.headers } });
  }

  async function ask(path: string): Promise<Response> {
    try {
      return await request(path);
    } catch (error) {
      throw new PostError(`The post does not answer: ${reasonOf(error)}`, { cause: error });
    }
  }

  return {
    async send(letter) {
      try {
        const answer = await request('/letters', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': letter.idempotencyKey },
          body: JSON.stringify(bodyOf(letter)),
        });
        return outcomeOf(answer, await readBody(answer));
      } catch (error) {
        return { kind: 'postponed', reason: reasonOf(error) };
      }
    },
    async readState(providerId) {
      const answer = await ask(`/letters/${encodeURIComponent(providerId)}`);
      if (!answer.ok) throw new PostError(`The post answers ${answer.status}.`);
      const { data, error } = letterSchema.safeParse(parseJson(await readBody(answer)));
      if (error)
        throw new PostError('The post answers something that cannot be understood.', { cause: error });
      return { providerId: data.id, barcode: data.barcode, reports: data.events.map(reportOf) };
    },
    async findProofOfDeposit(providerId) {
      const answer = await ask(`/letters/${encodeURIComponent(providerId)}/proof-of-deposit`);
      if (answer.status === 404) return undefined;
      const content = await readBody(answer);
      if (!answer.ok || !content.subarray(0, 5).equals(Buffer.from('%PDF-'))) {
        throw new PostError(`The post answers ${answer.status} instead of a proof of deposit.`);
      }
      return content;
    },
  };
}

const webhookSchema = z.object({
  letterId: z.string().min(1).max(200),
  barcode: z.string().max(40).nullable().default(null),
  event: eventSchema,
});

/** The header in which the post signs what it reports. */
export const POST_SIGNATURE_HEADER = 'x-post-signature';

/**
 * What the post reports by itself; nothing when the signature (HMAC-SHA256 of the body, in hexadecimal) is not its
 * own, so that nobody else can make a letter look delivered.
 *
 * @throws ZodError when the post signed something that is no report.
 */
export function readPostWebhook(body: Buffer, signature: string, key: string): LetterState | undefined {
  const expected = createHmac('sha256', key).update(body).digest();
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(signature) ? signature : '', 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const { letterId, barcode, event } = webhookSchema.parse(parseJson(body));
  return { providerId: letterId, barcode, reports: [reportOf(event)] };
}

function reportOf({ id, status, occurredAt, detail }: z.output<typeof eventSchema>): LetterReport {
  const known = Object.hasOwn(STATUSES, status) ? STATUSES[status] : undefined;
  const said = known === undefined ? [status, detail].filter(Boolean).join(': ') : detail;
  return { eventId: id, status: known ?? 'Undefined', occurredAt, detail: said };
}

function bodyOf({ language, recipient, document, enclosures }: OutgoingLetter) {
  const encode = (content: Uint8Array) => Buffer.from(content).toString('base64');
  return {
    product: 'registered-with-receipt',
    language,
    recipient,
    document: encode(document),
    enclosures: enclosures.map(({ name, content }) => ({ name, content: encode(content) })),
  };
}

function outcomeOf(answer: Response, body: Buffer): LetterOutcome {
  const json = parseJson(body);
  if (answer.ok) {
    const { data } = letterSchema.safeParse(json);
    if (data === undefined) return { kind: 'postponed', reason: 'The post’s answer cannot be understood.' };
    const reply = `${answer.status} ${data.id}`;
    return { kind: 'accepted', providerId: data.id, barcode: data.barcode, reply };
  }
  const said = refusalSchema.safeParse(json).data?.error.slice(0, MAX_TEXT_LENGTH);
  const reply = said ? `${answer.status} ${said}` : `The post answers ${answer.status}.`;
  if (REFUSALS.includes(answer.status)) return { kind: 'refused', as: 'Error', reply };
  const notBeforeSeconds = retryAfterOf(answer);
  return { kind: 'postponed', reason: reply, ...(notBeforeSeconds !== undefined && { notBeforeSeconds }) };
}
