import {
  type AnswerOf,
  type Call,
  type FileAnswer,
  IDEMPOTENCY_KEY_HEADER,
  type ParamsOf,
  type SentBodyOf,
  type SentQueryOf,
  type SentUploadOf,
} from '@prorata/contract/call';
import type { Problem, ProblemCode } from '@prorata/contract/problems';
import { createIntentions } from './intentions.ts';
import { ProblemError, UnexpectedAnswerError } from './problem.ts';

/** Parts that a call does not have may be left out; parts that it has must be given. */
type Part<Name extends string, Value> = Value extends undefined
  ? { readonly [N in Name]?: undefined }
  : Record<never, never> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

type RequestParts<C extends Call> = Part<'params', ParamsOf<C>> &
  Part<'query', SentQueryOf<C>> &
  Part<'body', SentBodyOf<C>> &
  FilePart<SentUploadOf<C>> & { readonly signal?: AbortSignal };

/** A file travels as a form, with the fields of the upload beside it. */
type FilePart<Fields> = Fields extends undefined
  ? { readonly file?: undefined }
  : { readonly file: File } & Part<'upload', Fields>;

/** A downloaded file, with the name the server gave it. */
export interface DownloadedFile {
  readonly blob: Blob;
  readonly fileName: string | undefined;
}

type ReceivedOf<C extends Call> =
  AnswerOf<C> extends FileAnswer ? DownloadedFile : AnswerOf<C> extends null ? undefined : AnswerOf<C>;

/**
 * What the client needs from the session. The session registers itself here, so that making a call pulls in
 * nothing of signing in.
 */
export interface Credentials {
  /** The id token, when someone is signed in. */
  token(): string | undefined;
  /** Asks the identity service for a new token without a page; tells whether it gave one. */
  renew(): Promise<boolean>;
  /**
   * Sends the visitor to sign in again and to come back here afterwards. A session that was ended takes a new proof of
   * identity: the identity service may have kept its own.
   */
  signInAgain(isEnded: boolean): void;
}

export interface RequestOptions {
  /** The origin of the API. */
  readonly base: string;
  readonly credentials: () => Credentials;
}

export type Request = <C extends Call>(call: C, parts: RequestParts<C>) => Promise<ReceivedOf<C>>;

/**
 * Makes the one function through which every call goes. A refusal arrives as a `ProblemError`; a token that has run
 * out in the middle of work is renewed once, silently, before anybody is asked to sign in again.
 */
export function createRequest({ base, credentials }: RequestOptions): Request {
  const intentions = createIntentions();
  return request;

  function request<C extends Call>(call: C, parts: RequestParts<C>): Promise<ReceivedOf<C>> {
    // What may be dropped half-way is a question that is too long for an address, not an act.
    if (call.method !== 'POST' || parts.signal !== undefined) return perform(call, parts);
    return intentions.carryOut(intentionOf(base, call, parts), (key) => perform(call, parts, key));
  }

  async function perform<C extends Call>(
    call: C,
    parts: RequestParts<C>,
    key?: string,
  ): Promise<ReceivedOf<C>> {
    const needsToken = !call.who.includes('anyone') && !call.who.includes('invitationHolder');
    const response = await send(call, parts, needsToken, key);
    if (!response.ok) throw await readRefusal(response);
    // The server checks its answers against the same contract before it sends them.
    return (await readAnswer(call, response)) as ReceivedOf<C>;
  }

  async function send(
    call: Call,
    parts: AnyParts,
    needsToken: boolean,
    key: string | undefined,
  ): Promise<Response> {
    const first = await attempt(call, parts, needsToken, key);
    if (first.status !== 401 || !needsToken) return first;
    const second = (await credentials().renew()) ? await attempt(call, parts, needsToken, key) : first;
    if (second.status === 401) credentials().signInAgain(await isSessionEnded(second));
    return second;
  }

  async function attempt(
    call: Call,
    parts: AnyParts,
    needsToken: boolean,
    key: string | undefined,
  ): Promise<Response> {
    // Whoever is signed in and acts with a code is named in the trail; nobody is asked to sign in for it.
    const isNamed = needsToken || call.who.includes('invitationHolder');
    const token = isNamed ? credentials().token() : undefined;
    const headers = new Headers({ accept: 'application/json, application/problem+json, */*;q=0.5' });
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    if (key !== undefined) headers.set(IDEMPOTENCY_KEY_HEADER, key);
    // The browser itself names the type of a form: only it knows what separates the parts.
    if (parts.body !== undefined) headers.set('content-type', 'application/json');
    try {
      return await fetch(requestUrl(base, call.path, parts.params, parts.query), {
        method: call.method,
        headers,
        body: bodyOf(parts),
        signal: parts.signal ?? null,
      });
    } catch (error) {
      if (parts.signal?.aborted) throw error;
      throw unreachable(error);
    }
  }
}

/** What is meant, in one line: the same call with the same content. Of a file its marks will do. */
export function intentionOf(
  base: string,
  call: Call,
  { params, query, body, upload, file }: AnyParts,
): string {
  const marks = file && [file.name, file.size, file.lastModified];
  return `${requestUrl(base, call.path, params, query)} ${JSON.stringify([body, upload, marks])}`;
}

/** Without an answer: the browser knows that it is offline, or the server cannot be reached. */
export function unreachable(cause?: unknown): ProblemError {
  const code = globalThis.navigator?.onLine === false ? 'offline' : 'network-error';
  return new ProblemError({ code }, { cause });
}

interface AnyParts {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
  readonly upload?: object | undefined;
  readonly file?: File | undefined;
  readonly signal?: AbortSignal;
}

function bodyOf({ body, upload, file }: AnyParts): BodyInit | null {
  if (file === undefined) return body === undefined ? null : JSON.stringify(body);
  return formOf(file, upload);
}

export function formOf(file: File, upload: object = {}): FormData {
  const form = new FormData();
  // Before the file: a server that reads in order then knows what the file is.
  for (const [name, value] of Object.entries(upload)) form.append(name, String(value));
  form.append('file', file);
  return form;
}

async function readAnswer(call: Call, response: Response): Promise<unknown> {
  if (call.answer === null) return undefined;
  if (!('file' in call.answer)) return response.json();
  return { blob: await response.blob(), fileName: fileNameOf(response) } satisfies DownloadedFile;
}

function fileNameOf(response: Response): string | undefined {
  const disposition = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition)?.[1];
}

/** The address of a call: its path with the parameters filled in, and the query values that are there. */
export function requestUrl(base: string, path: string, params: object = {}, query: object = {}): string {
  const url = new URL(fillPath(path, params), base);
  for (const [name, value] of Object.entries(query)) {
    for (const single of Array.isArray(value) ? value : [value]) {
      if (single !== undefined && single !== null) url.searchParams.append(name, String(single));
    }
  }
  return url.href;
}

function fillPath(path: string, params: object): string {
  const values = new Map(Object.entries(params));
  return path.replace(/\{(\w+)\}/g, (_placeholder, name: string) => {
    if (!values.has(name)) throw new Error(`${path} needs ${name}.`);
    return encodeURIComponent(String(values.get(name)));
  });
}

/** What each bare status means to a person, when whoever answered did not send a problem of ours. */
const CODE_OF_STATUS: Readonly<Record<number, ProblemCode>> = {
  400: 'validation',
  401: 'unauthorized',
  403: 'insufficient-permissions',
  404: 'not-found',
  413: 'too-large',
  429: 'too-many-requests',
  500: 'internal',
  502: 'bad-gateway',
  503: 'service-unavailable',
  504: 'gateway-timeout',
};

/** Turns an answer that is not a success into the error it stands for. */
export async function readRefusal(response: Response): Promise<ProblemError | UnexpectedAnswerError> {
  const body = await response.text();
  const problem = parseProblem(response, body);
  if (problem !== undefined) return new ProblemError(problem);
  const code = CODE_OF_STATUS[response.status];
  if (code !== undefined) return new ProblemError({ code, status: response.status });
  return new UnexpectedAnswerError(response.status, response.statusText, body);
}

/** Leaves the answer to be read by the caller. */
export async function isSessionEnded(response: Response): Promise<boolean> {
  const refusal = await readRefusal(response.clone());
  return refusal instanceof ProblemError && refusal.code === 'session-ended';
}

function parseProblem(response: Response, body: string): (Problem & { code: ProblemCode }) | undefined {
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return undefined;
  try {
    const problem: unknown = JSON.parse(body);
    return isProblem(problem) ? problem : undefined;
  } catch {
    return undefined;
  }
}

/** The server checks its own answers; here only what decides the way on is looked at. */
function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
}
