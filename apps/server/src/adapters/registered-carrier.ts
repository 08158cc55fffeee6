import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EvidenceKind, RegisteredLetterStatus } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { parseJson, readBody, reasonOf, retryAfterOf } from './http-answer.ts';

/*
 * What the postal service and the provider of qualified electronic registered delivery have in common: both take something
 * over under a key, tell what becomes of it by themselves and when asked, and prove that they took it in.
 */

export type CarrierOutcome =
  | {
      readonly kind: 'accepted';
      readonly providerId: string;
      readonly barcode: string | null;
      readonly reply: string;
    }
  /** The carrier will never take it. */
  | { readonly kind: 'refused'; readonly as: 'Error'; readonly reply: string }
  /** Nobody can say whether it has it, but asking again under the same key makes no second one. */
  | { readonly kind: 'postponed'; readonly reason: string; readonly notBeforeSeconds?: number };

/** What a carrier says about something it carries, in our words. */
export interface CarrierReport {
  readonly eventId: string;
  readonly status: RegisteredLetterStatus;
  readonly occurredAt: Date;
  readonly detail: string | null;
  /** What it has evidence of, to be fetched under the id of the event; absent for what it does not vouch for. */
  readonly evidence?: EvidenceKind;
}

export interface CarriedState {
  readonly providerId: string;
  readonly barcode: string | null;
  readonly reports: readonly CarrierReport[];
}

export interface Carrier<Item> {
  send(item: Item): Promise<CarrierOutcome>;
  /** @throws CarrierError when there is no answer to be had. */
  readState(providerId: string): Promise<CarriedState>;
  /** A paper about what it carries, or nothing while there is none. @throws CarrierError */
  findPaper(providerId: string, place: string): Promise<Paper | undefined>;
}

/** As the carrier gave it, byte for byte. */
export interface Paper {
  readonly mediaType: PaperMediaType;
  readonly content: Buffer;
}

/** Signed papers, and the signed XML of ETSI EN 319 522. */
export type PaperMediaType = 'application/pdf' | 'application/xml';

/** The carrier could not be asked; later perhaps. */
export class CarrierError extends Error {
  override readonly name = 'CarrierError';
}

/** How one carrier speaks. */
interface Protocol<Item> {
  /** For sentences: `The post`. */
  readonly name: string;
  readonly url: string;
  readonly apiKey: string;
  /** Under which what is carried stands: `/letters`. */
  readonly path: string;
  readonly words: Words;
  readonly bodyOf: (item: Item) => object;
}

/** What the words of a carrier mean. One that is not listed is kept as `Undefined` and changes nothing. */
export type Words = Readonly<
  Record<string, { readonly status: RegisteredLetterStatus; readonly evidence?: EvidenceKind }>
>;

const TIMEOUT_MILLISECONDS = 60_000;
const MAX_TEXT_LENGTH = 500;

const eventSchema = z.object({
  id: z.string().min(1).max(200),
  status: z.string().max(100),
  occurredAt: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
  detail: z.string().max(2000).nullable().default(null),
});

const carriedSchema = z.object({
  id: z.string().min(1).max(200),
  barcode: z.string().max(40).nullable().default(null),
  events: z.array(eventSchema).max(1000).default([]),
});

const refusalSchema = z.object({ error: z.string() });

/** The refusals that are about what is sent; all others are about us, the line or the hour, and can be mended. */
const REFUSALS = [400, 413, 422];

export function openCarrier<Item extends { readonly idempotencyKey: string }>({
  name,
  url,
  apiKey,
  path,
  words,
  bodyOf,
}: Protocol<Item>): Carrier<Item> {
  const headers = { authorization: `Bearer ${apiKey}` };

  function request(place: string, init: RequestInit = {}): Promise<Response> {
    const address = `${url.replace(/\/$/, '')}${place}`;
    const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
    return fetch(address, { ...init, signal, redirect: 'error', headers: { ...headers, ...init.headers } });
  }

  async function ask(place: string): Promise<Response> {
    try {
      return await request(place);
    } catch (error) {
      throw new CarrierError(`${name} does not answer: ${reasonOf(error)}`, { cause: error });
    }
  }

  return {
    async send(item) {
      try {
        const answer = await request(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': item.idempotencyKey },
          body: JSON.stringify(bodyOf(item)),
        });
        return outcomeOf(name, answer, await readBody(answer));
      } catch (error) {
        return { kind: 'postponed', reason: reasonOf(error) };
      }
    },
    async readState(providerId) {
      const answer = await ask(`${path}/${encodeURIComponent(providerId)}`);
      if (!answer.ok) throw new CarrierError(`${name} answers ${answer.status}.`);
      const { data, error } = carriedSchema.safeParse(parseJson(await readBody(answer)));
      if (error)
        throw new CarrierError(`${name} answers something that cannot be understood.`, { cause: error });
      const { id, barcode, events } = data;
      return { providerId: id, barcode, reports: events.map((event) => reportOf(event, words)) };
    },
    async findPaper(providerId, place) {
      const answer = await ask(`${path}/${encodeURIComponent(providerId)}/${place}`);
      if (answer.status === 404) return undefined;
      const content = await readBody(answer);
      const mediaType = answer.ok ? mediaTypeOf(content) : undefined;
      if (mediaType === undefined) {
        throw new CarrierError(`${name} answers ${answer.status} instead of a paper.`);
      }
      return { mediaType, content };
    },
  };
}

/** By how it begins: a carrier that announces a paper and sends a page of apology has sent none. */
function mediaTypeOf(content: Buffer): PaperMediaType | undefined {
  const start = content.subarray(0, 5).toString('latin1');
  if (start === '%PDF-') return 'application/pdf';
  return start === '<?xml' ? 'application/xml' : undefined;
}

/**
 * What a carrier reports by itself, as its body says; nothing when the signature (HMAC-SHA256 of the body, in hexadecimal)
 * is not its own, so that nobody else can make something look delivered.
 */
export function readSignedJson(body: Buffer, signature: string, key: string): unknown {
  const expected = createHmac('sha256', key).update(body).digest();
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(signature) ? signature : '', 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return parseJson(body) ?? null;
}

/** The part of a report by itself that all carriers have in common. */
export const toldSchema = z.object({
  barcode: z.string().max(40).nullable().default(null),
  event: eventSchema,
});

/** The name of what is carried, as the carrier gave it. */
export const carriedIdSchema = z.string().min(1).max(200);

export function reportOf(
  { id, status, occurredAt, detail }: z.output<typeof eventSchema>,
  words: Words,
): CarrierReport {
  const known = Object.hasOwn(words, status) ? words[status] : undefined;
  const said = known === undefined ? [status, detail].filter(Boolean).join(': ') : detail;
  return { eventId: id, status: 'Undefined', ...known, occurredAt, detail: said };
}

/** PDFs as JSON carries them. */
export function encodePapers({ document, enclosures }: Papers) {
  const encode = (content: Uint8Array) => Buffer.from(content).toString('base64');
  return {
    document: encode(document),
    enclosures: enclosures.map(({ name, content }) => ({ name, content: encode(content) })),
  };
}

export interface Papers {
  readonly document: Uint8Array;
  /** In the same envelope, or in the same message. */
  readonly enclosures: readonly { readonly name: string; readonly content: Uint8Array }[];
}

function outcomeOf(name: string, answer: Response, body: Buffer): CarrierOutcome {
  const json = parseJson(body);
  if (answer.ok) {
    const { data } = carriedSchema.safeParse(json);
    if (data === undefined) return { kind: 'postponed', reason: `${name}’s answer cannot be understood.` };
    const reply = `${answer.status} ${data.id}`;
    return { kind: 'accepted', providerId: data.id, barcode: data.barcode, reply };
  }
  const said = refusalSchema.safeParse(json).data?.error.slice(0, MAX_TEXT_LENGTH);
  const reply = said ? `${answer.status} ${said}` : `${name} answers ${answer.status}.`;
  if (REFUSALS.includes(answer.status)) return { kind: 'refused', as: 'Error', reply };
  const notBeforeSeconds = retryAfterOf(answer);
  return { kind: 'postponed', reason: reply, ...(notBeforeSeconds !== undefined && { notBeforeSeconds }) };
}
