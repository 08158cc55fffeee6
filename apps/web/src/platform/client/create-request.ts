import type {
  AnswerOf,
  Call,
  FileAnswer,
  ParamsOf,
  SentBodyOf,
  SentQueryOf,
  SentUploadOf,
} from '@prorata/contract/call';
import type { Credentials } from './credentials.ts';
import { ProblemError } from './problem-error.ts';
import { readRefusal } from './read-refusal.ts';
import { requestUrl } from './request-url.ts';

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
  return request;

  async function request<C extends Call>(call: C, parts: RequestParts<C>): Promise<ReceivedOf<C>> {
    const needsToken = !call.who.includes('anyone') && !call.who.includes('invitationHolder');
    const response = await send(call, parts, needsToken);
    if (!response.ok) throw await readRefusal(response);
    // The server checks its answers against the same contract before it sends them.
    return (await readAnswer(call, response)) as ReceivedOf<C>;
  }

  async function send(call: Call, parts: AnyParts, needsToken: boolean): Promise<Response> {
    const first = await attempt(call, parts, needsToken);
    if (first.status !== 401 || !needsToken) return first;
    const second = (await credentials().renew()) ? await attempt(call, parts, needsToken) : first;
    if (second.status === 401) credentials().signInAgain();
    return second;
  }

  async function attempt(call: Call, parts: AnyParts, needsToken: boolean): Promise<Response> {
    const token = needsToken ? credentials().token() : undefined;
    const headers = new Headers({ accept: 'application/json, application/problem+json, */*;q=0.5' });
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
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
      throw new ProblemError({ code: 'network-error' }, { cause: error });
    }
  }
}

interface AnyParts {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
  readonly upload?: object | undefined;
  readonly file?: File | undefined;
  readonly signal?: AbortSignal;
}

function bodyOf({ body, upload = {}, file }: AnyParts): BodyInit | null {
  if (file === undefined) return body === undefined ? null : JSON.stringify(body);
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
