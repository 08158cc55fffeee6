import type { AnswerOf, Call, ParamsOf, SentUploadOf } from '@prorata/contract/call';
import { apiBase } from './api-base.ts';
import { currentCredentials } from './credentials.ts';
import { ProblemError } from './problem-error.ts';
import { readRefusal } from './read-refusal.ts';
import { requestUrl } from './request-url.ts';

interface UploadParts<C extends Call> {
  readonly params: ParamsOf<C>;
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
export async function uploadFile<C extends Call>(call: C, parts: UploadParts<C>): Promise<AnswerOf<C>> {
  const needsToken = !call.who.includes('invitationHolder');
  const first = await send(call, parts, needsToken);
  const isOver = first.status === 401 && needsToken;
  const response =
    isOver && (await currentCredentials().renew()) ? await send(call, parts, needsToken) : first;
  if (response.status === 401 && needsToken) currentCredentials().signInAgain();
  if (response.ok) return (await response.json()) as AnswerOf<C>;
  const refusal = await readRefusal(response);
  throw refusal instanceof ProblemError && response.status < 500
    ? refusal
    : new ProblemError({ code: 'upload-unknown' }, { cause: refusal });
}

interface AnyParts extends Omit<UploadParts<Call>, 'params' | 'upload'> {
  readonly params: object | undefined;
  readonly upload: object | undefined;
}

function send(call: Call, parts: AnyParts, needsToken: boolean): Promise<Response> {
  const sending = new XMLHttpRequest();
  sending.open(call.method, requestUrl(apiBase(window.location.origin), call.path, parts.params));
  const token = needsToken ? currentCredentials().token() : undefined;
  if (token !== undefined) sending.setRequestHeader('authorization', `Bearer ${token}`);
  sending.setRequestHeader('accept', 'application/json, application/problem+json');
  sending.upload.onprogress = ({ loaded, total }) => total > 0 && parts.onProgress(loaded / total);
  return new Promise((resolve, reject) => {
    sending.onload = () => resolve(responseOf(sending));
    sending.onerror = () => reject(new ProblemError({ code: 'network-error' }));
    sending.onabort = () => reject(parts.signal.reason);
    parts.signal.addEventListener('abort', () => sending.abort(), { once: true });
    sending.send(formOf(parts));
  });
}

function formOf({ upload = {}, file }: AnyParts): FormData {
  const form = new FormData();
  // Before the file: a server that reads in order then knows what the file is.
  for (const [name, value] of Object.entries(upload)) form.append(name, String(value));
  form.append('file', file);
  return form;
}

function responseOf(sending: XMLHttpRequest): Response {
  const type = sending.getResponseHeader('content-type');
  return new Response(sending.responseText, {
    status: sending.status,
    statusText: sending.statusText,
    ...(type !== null && { headers: { 'content-type': type } }),
  });
}
