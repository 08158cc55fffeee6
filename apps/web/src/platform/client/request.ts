import {
  type AnswerOf,
  type Call,
  IDEMPOTENCY_KEY_HEADER,
  type ParamsOf,
  type SentQueryOf,
  type SentUploadOf,
} from '@prorata/contract/call';
import { apiOriginOf } from '@prorata/contract/hosts';
import {
  type Credentials,
  createRequest,
  formOf,
  intentionOf,
  isSessionEnded,
  readRefusal,
  requestUrl,
  unreachable,
} from './create-request.ts';
import { createIntentions } from './intentions.ts';
import { ProblemError } from './problem.ts';

/** Makes a call of the contract: `request(usersCalls.me, {})`. */
export const request = createRequest({
  base: apiOriginOf(window.location.origin),
  credentials: currentCredentials,
});

const uploads = createIntentions();

interface UploadParts<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query?: SentQueryOf<C>;
  readonly upload: SentUploadOf<C>;
  readonly file: File;
  readonly signal: AbortSignal;
  /** Told how much has left, as a part of 1. */
  readonly onProgress: (part: number) => void;
}

/**
 * Sends a file and tells how far it is: `fetch` says nothing until the answer comes. As with `request`, a token that
 * has run out is renewed once; what is refused without a reason of ours counts as an unknown fault of the upload.
 */
export function uploadFile<C extends Call>(call: C, parts: UploadParts<C>): Promise<AnswerOf<C>> {
  const intention = intentionOf(apiOriginOf(window.location.origin), call, parts);
  return uploads.carryOut(intention, (key) => upload(call, parts, key));
}

async function upload<C extends Call>(call: C, parts: UploadParts<C>, key: string): Promise<AnswerOf<C>> {
  const needsToken = !call.who.includes('invitationHolder') && !call.who.includes('anyone');
  const first = await send(call, parts, needsToken, key);
  const isOver = first.status === 401 && needsToken;
  const response =
    isOver && (await currentCredentials().renew()) ? await send(call, parts, needsToken, key) : first;
  if (response.status === 401 && needsToken) {
    currentCredentials().signInAgain(await isSessionEnded(response));
  }
  if (response.ok) return (await response.json()) as AnswerOf<C>;
  throw inTermsOfUploads(await readRefusal(response));
}

function inTermsOfUploads(refusal: Error): Error {
  if (!(refusal instanceof ProblemError) || refusal.code === 'internal') {
    return new ProblemError({ code: 'upload-unknown' }, { cause: refusal });
  }
  // A proxy that finds it too large does not know what it was.
  return refusal.code === 'too-large'
    ? new ProblemError({ code: 'upload-too-large' }, { cause: refusal })
    : refusal;
}

interface AnyParts extends Omit<UploadParts<Call>, 'params' | 'query' | 'upload'> {
  readonly params: object | undefined;
  readonly query?: object | undefined;
  readonly upload: object | undefined;
}

function send(call: Call, parts: AnyParts, needsToken: boolean, key: string): Promise<Response> {
  const sending = new XMLHttpRequest();
  const { params, query } = parts;
  sending.open(call.method, requestUrl(apiOriginOf(window.location.origin), call.path, params, query));
  const isNamed = needsToken || call.who.includes('invitationHolder');
  const token = isNamed ? currentCredentials().token() : undefined;
  if (token !== undefined) sending.setRequestHeader('authorization', `Bearer ${token}`);
  sending.setRequestHeader(IDEMPOTENCY_KEY_HEADER, key);
  sending.setRequestHeader('accept', 'application/json, application/problem+json');
  sending.upload.onprogress = ({ loaded, total }) => total > 0 && parts.onProgress(loaded / total);
  return new Promise((resolve, reject) => {
    sending.onload = () => resolve(responseOf(sending));
    sending.onerror = () => reject(unreachable());
    sending.onabort = () => reject(parts.signal.reason);
    parts.signal.addEventListener('abort', () => sending.abort(), { once: true });
    sending.send(formOf(parts.file, parts.upload));
  });
}

function responseOf(sending: XMLHttpRequest): Response {
  const type = sending.getResponseHeader('content-type');
  return new Response(sending.responseText, {
    status: sending.status,
    statusText: sending.statusText,
    ...(type !== null && { headers: { 'content-type': type } }),
  });
}

const NOBODY: Credentials = { token: () => undefined, renew: async () => false, signInAgain: () => {} };

let current = NOBODY;

export function provideCredentials(credentials: Credentials): void {
  current = credentials;
}

function currentCredentials(): Credentials {
  return current;
}
