import * as z from 'zod';
import { parseJson, readBody, reasonOf, retryAfterOf } from './http-answer.ts';

/** What became of an e-invoice that the access point has. */
export type EInvoiceReport =
  | { readonly kind: 'underWay' }
  | { readonly kind: 'delivered' }
  | { readonly kind: 'refused'; readonly reason: string };

export interface TakenEInvoice {
  readonly messageId: string;
  readonly report: EInvoiceReport;
}

export type HandOver =
  | ({ readonly kind: 'taken' } & TakenEInvoice)
  /** It will never take this document. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Perhaps it has it and perhaps not: `find` tells, and the same key makes no second one. */
  | { readonly kind: 'postponed'; readonly reason: string; readonly notBeforeSeconds?: number };

/** The way into the Peppol network. */
export interface AccessPoint {
  /** The same key for every attempt at one document: it is sent on once per key. */
  send(key: string, document: string): Promise<HandOver>;
  /** What it has under a key. @throws AccessPointError when there is no answer to be had. */
  find(key: string): Promise<TakenEInvoice | undefined>;
  /** @throws AccessPointError when there is no answer to be had. */
  readReport(messageId: string): Promise<EInvoiceReport>;
}

export interface AccessPointSettings {
  readonly url: string;
  readonly key: string;
}

/** The access point could not be asked; later perhaps. */
class AccessPointError extends Error {
  override readonly name = 'AccessPointError';
}

const TIMEOUT_MILLISECONDS = 60_000;
const MAX_REASON_LENGTH = 1000;

const STATUSES = { accepted: 'underWay', delivered: 'delivered', rejected: 'refused' } as const;

const reasonsSchema = z.array(z.string()).default([]);

const documentSchema = z
  .object({
    id: z.string().min(1).max(200),
    status: z.enum(['accepted', 'delivered', 'rejected']),
    reasons: reasonsSchema,
  })
  .transform(({ id, status, reasons }): TakenEInvoice => {
    const kind = STATUSES[status];
    return { messageId: id, report: kind === 'refused' ? { kind, reason: joined(reasons) } : { kind } };
  });

const refusalSchema = z.object({ error: z.string().default(''), reasons: reasonsSchema });

/** The refusals that are about the document; all others are about us, the line or the hour, and can be mended. */
const REFUSALS = [400, 413, 422];

export function openAccessPoint({ url, key: apiKey }: AccessPointSettings): AccessPoint {
  function request(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${url.replace(/\/$/, '')}/documents${path}`, {
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      redirect: 'error',
      headers: { authorization: `Bearer ${apiKey}`, ...init.headers },
    });
  }

  async function ask(path: string): Promise<TakenEInvoice | undefined> {
    try {
      const answer = await request(path);
      if (answer.status === 404) return undefined;
      if (answer.ok) return documentSchema.parse(parseJson(await readBody(answer)));
      throw new AccessPointError(`The access point answers ${answer.status}.`);
    } catch (error) {
      if (error instanceof AccessPointError) throw error;
      throw new AccessPointError(`The access point does not answer: ${reasonOf(error)}`, { cause: error });
    }
  }

  return {
    async send(key, document) {
      try {
        const headers = { 'content-type': 'application/xml', 'idempotency-key': key };
        const answer = await request('', { method: 'POST', headers, body: document });
        return handOverOf(answer, parseJson(await readBody(answer)));
      } catch (error) {
        return { kind: 'postponed', reason: reasonOf(error) };
      }
    },
    find: (key) => ask(`?key=${encodeURIComponent(key)}`),
    async readReport(messageId) {
      const taken = await ask(`/${encodeURIComponent(messageId)}`);
      if (taken === undefined) throw new AccessPointError('The access point no longer knows a document.');
      return taken.report;
    },
  };
}

function handOverOf(answer: Response, json: unknown): HandOver {
  if (answer.ok) {
    const { data } = documentSchema.safeParse(json);
    return data
      ? { kind: 'taken', ...data }
      : { kind: 'postponed', reason: 'The access point’s answer cannot be understood.' };
  }
  const { error = '', reasons = [] } = refusalSchema.safeParse(json).data ?? {};
  const reason = joined(reasons) || error.slice(0, MAX_REASON_LENGTH);
  const reply = reason || `The access point answers ${answer.status}.`;
  if (REFUSALS.includes(answer.status)) return { kind: 'refused', reason: reply };
  const notBeforeSeconds = retryAfterOf(answer);
  return { kind: 'postponed', reason: reply, ...(notBeforeSeconds !== undefined && { notBeforeSeconds }) };
}

function joined(reasons: readonly string[]): string {
  return reasons.join('\n').slice(0, MAX_REASON_LENGTH);
}
