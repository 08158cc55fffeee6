import { readFile } from 'node:fs/promises';
import type { DemandedLevel } from '@prorata/domain/signature';
import type { Language } from '@prorata/domain/vocabulary';
import type { Certificate } from '@prorata/proof/signature/certificates';
import * as z from 'zod';

/** A visit to the signing service. */
export interface SigningVisit {
  readonly sessionId: string;
  /** Where the bailiff signs; it works for one person and not for long. */
  readonly url: string;
  readonly expiresAt: Date;
}

export interface SigningRequest {
  readonly document: Uint8Array;
  readonly documentName: string;
  readonly language: Language;
  readonly signer: { readonly fullName: string; readonly nationalNumber: string | null };
  readonly returnUrl: string;
}

const STATUSES = ['open', 'signed', 'cancelled', 'expired'] as const;
export type SigningStatus = (typeof STATUSES)[number];

/** Where a bailiff signs. What it says is only a hint where to look: what counts is the document, which we check. */
export interface SigningService {
  open(request: SigningRequest): Promise<SigningVisit>;
  /** A visit that the service no longer knows has expired. */
  readStatus(sessionId: string): Promise<SigningStatus>;
  fetchDocument(sessionId: string): Promise<Uint8Array>;
  /** The authorities whose certificates we accept. */
  readAuthorities(): Promise<readonly Certificate[]>;
  /** The same, as they are published (PEM). */
  readTrustFile(): Promise<string>;
  /** What a signature must bring along to be accepted. */
  readonly demandedLevel: DemandedLevel;
}

export interface SigningSettings {
  readonly url: string;
  readonly key: string;
  /** A file with the certificates of those authorities (PEM). */
  readonly trustFile: string;
  readonly level: DemandedLevel;
}

/** The service does not answer, or not as agreed. Another attempt may succeed. */
export class SigningUnavailableError extends Error {
  override readonly name = 'SigningUnavailableError';
}

/** The service understood, and will not open a visit. Another attempt is refused as well. */
export class SigningRefusedError extends Error {
  override readonly name = 'SigningRefusedError';
  /** In the words of the service. */
  readonly reason: string;

  constructor(reason: string) {
    super(`The signing service refuses: ${reason}`);
    this.reason = reason;
  }
}

const TIMEOUT_MILLISECONDS = 30_000;
const MAX_REASON_LENGTH = 200;
/** The service is too slow or too busy, which passes. */
const PASSING: readonly number[] = [408, 425, 429];
/** The service does not know the visit any more. */
const GONE: readonly number[] = [404, 410];
const MAX_DOCUMENT_BYTES = 64 * 1024 * 1024;

const sessionSchema = z.object({
  id: z.string().min(1),
  url: z.url({ protocol: /^https?$/ }),
  expiresAt: z.iso.datetime({ offset: true }),
  status: z.enum(STATUSES),
});

export function openSigningService({ url, key, trustFile, level }: SigningSettings): SigningService {
  const call = (path: string, init: RequestInit = {}) =>
    reach(`${url}/sessions${path}`, {
      ...init,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    });
  return {
    async open({ document, ...request }) {
      const body = JSON.stringify({ ...request, document: Buffer.from(document).toString('base64') });
      const response = await call('', { method: 'POST', body });
      await refuseRefusal(response);
      const { id, ...visit } = await readSession(response);
      return { sessionId: id, url: visit.url, expiresAt: new Date(visit.expiresAt) };
    },
    async readStatus(sessionId) {
      const response = await call(`/${encodeURIComponent(sessionId)}`);
      return GONE.includes(response.status) ? 'expired' : (await readSession(response)).status;
    },
    async fetchDocument(sessionId) {
      return readDocument(await call(`/${encodeURIComponent(sessionId)}/document`));
    },
    async readAuthorities() {
      const { parseCertificates } = await import('@prorata/proof/signature/certificates');
      return parseCertificates(await readFile(trustFile, 'latin1'));
    },
    readTrustFile: () => readFile(trustFile, 'latin1'),
    demandedLevel: level,
  };
}

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, {
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      redirect: 'error',
    });
  } catch (error) {
    throw new SigningUnavailableError('The signing service cannot be reached.', { cause: error });
  }
}

async function refuseRefusal(response: Response): Promise<void> {
  const { status } = response;
  if (status < 400 || status >= 500 || PASSING.includes(status)) return;
  const text = await response.text().catch(() => '');
  throw new SigningRefusedError(reasonIn(text) ?? `HTTP ${status}`);
}

const reasonSchema = z.union([
  z.object({ detail: z.string().min(1) }).transform(({ detail }) => detail),
  z.object({ reason: z.string().min(1) }).transform(({ reason }) => reason),
  z.object({ message: z.string().min(1) }).transform(({ message }) => message),
  z.object({ error: z.string().min(1) }).transform(({ error }) => error),
]);

/** What a service says of itself, in the members under which services mostly say it. */
function reasonIn(text: string): string | undefined {
  try {
    const { data } = reasonSchema.safeParse(JSON.parse(text));
    return data?.replaceAll(/\s+/g, ' ').slice(0, MAX_REASON_LENGTH);
  } catch {
    return undefined;
  }
}

async function readSession(response: Response): Promise<z.output<typeof sessionSchema>> {
  if (!response.ok) throw new SigningUnavailableError(`The signing service answered ${response.status}.`);
  const { data, error } = sessionSchema.safeParse(await response.json().catch(() => undefined));
  if (data === undefined)
    throw new SigningUnavailableError('The signing service answered nonsense.', { cause: error });
  return data;
}

async function readDocument(response: Response): Promise<Uint8Array> {
  if (!response.ok) throw new SigningUnavailableError(`The signing service answered ${response.status}.`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_DOCUMENT_BYTES) throw new SigningUnavailableError('The signed document is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
