import type { Readable } from 'node:stream';
import type { BodyOf, Call, ParamsOf, QueryOf, UploadOf } from '@prorata/contract/call';
import type * as z from 'zod';
import type { ActionOf, Claim } from '../action.ts';
import type { ActorOf } from '../authentication/actor.ts';
import type { UploadedFile } from './read-upload.ts';

/** What a handler is given: the parts of the request as the contract types them, and who is calling. */
export interface Input<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /** The fields beside the file of an upload. */
  readonly upload: UploadOf<C>;
  readonly file: UploadOf<C> extends undefined ? undefined : UploadedFile;
  readonly actor: ActorOf<C>;
  /** What is being done: by whom, when, and under which id the log knows the request. */
  readonly action: ActionOf<C>;
  /** When the request was read. */
  readonly at: Date;
  /** The network address from which it came. */
  readonly address: string;
  /** Asks what a GET would answer, without its content: nobody has then seen it. */
  readonly isHead: boolean;
  /** Under which the audit trail finds the request in the log. */
  readonly requestId: string;
  /** For a request that its sender may repeat; `action` has it too. */
  readonly claim: Claim | undefined;
}

/** A file to send. */
export interface OutgoingFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer | Readable;
  /** Of what is read while it is sent, so that whoever receives it knows how far it is. */
  readonly sizeBytes?: number;
  /** Of what is asked for again and again: who has it already is told so, and gets nothing. */
  readonly edition?: { readonly tag: string; readonly changedAt: Date };
}

/** What a handler gives back. It is checked by the contract before it leaves. */
type Answer<C extends Call> = C['answer'] extends z.ZodType ? z.input<C['answer']> : OutgoingFile;

export type Handler<C extends Call> = C['answer'] extends null
  ? (input: Input<C>) => Promise<void>
  : (input: Input<C>) => Promise<Answer<C>> | Answer<C>;

/** How much an upload takes: for good, or as administrators have set it at this moment. */
type FileLimit = number | (() => Promise<number>);

/** A call of the contract with what answers it. */
export interface Route {
  readonly call: Call;
  /** For an upload. */
  readonly maxFileBytes: FileLimit | undefined;
  readonly handle: (input: Input<Call>) => unknown;
}

/** Ties a call to its handler; the call's declaration gives the types of both sides. */
export function route<C extends Call>(
  call: C,
  handler: Handler<C>,
  // An upload must say how much it takes.
  ...[maxFileBytes]: UploadOf<C> extends undefined ? [] : [maxFileBytes: FileLimit]
): Route {
  // Sound, because a request reaches the handler only after it has been read with this very call's schemas.
  return { call, maxFileBytes, handle: (input) => handler(input as Input<C>) };
}
