import type * as z from 'zod';

/**
 * Who may make a call. Finer rules (own or foreign object, the dossier's status) stand in the feature's policy
 * on the server; this is what can be said before looking at the object.
 */
export const CALLERS = {
  anyone: 'public',
  signedIn: 'token',
  dossierReader: 'token',
  dossierWriter: 'token',
  signingBailiff: 'token',
  organizationAdministrator: 'token',
  /** Of a bailiffs' office: what only an office has is none of a creditor's. */
  officeAdministrator: 'token',
  platformAdministrator: 'token',
  /** Of an organization that files often: its people who may, or a machine with a key of the organization. */
  claimant: 'workspace',
  workspaceAdministrator: 'token',
  invitationHolder: 'invitation',
  service: 'service',
} as const;
export type Caller = keyof typeof CALLERS;

/** What proves who is calling: nothing, an id token, the same or the key of an organization, an invitation code in the path, or a service key. */
export type Credential = (typeof CALLERS)[Caller];

/**
 * A POST may carry a key of its sender's own making, one for each thing that a person wants done. Sent again within a day
 * with the same key, it is not carried out twice but answered as it was before.
 */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';
/** Stands in the answer to a request that had been carried out before. */
export const IDEMPOTENCY_REPLAYED_HEADER = 'idempotency-replayed';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** An answer that is a file rather than JSON, with the media types it may have. */
export interface FileAnswer {
  readonly file: readonly string[];
}

/** One call of the API: everything that server, web and the OpenAPI document need to know about it. */
export interface Call {
  readonly method: Method;
  /** As in the specification, with `{name}` for parameters; matched without regard to case. */
  readonly path: string;
  /** One sentence for the API page. */
  readonly summary: string;
  readonly who: readonly Caller[];
  /** How often people behind one network address ask for it; whoever asks more often is a machine, and is held back. */
  readonly requestsPerMinute?: number;
  /** How long anyone may cache a successful answer; it must be the same for every caller. Not at all unless it says so. */
  readonly maxAgeSeconds?: number;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** A JSON body. */
  readonly body?: z.ZodType;
  /** The text fields that travel beside the file of a multipart upload. */
  readonly upload?: z.ZodObject;
  /** The status of a successful answer; 204 has no content. */
  readonly status: 200 | 201 | 202 | 204;
  readonly answer: z.ZodType | FileAnswer | null;
}

/** Declares a call, keeping the exact types of its parts. */
export function call<const C extends Call>(declaration: C): C {
  return declaration;
}

type PartOf<C extends Call, Part extends 'params' | 'query' | 'body' | 'upload'> = C extends {
  readonly [P in Part]: infer Schema extends z.ZodType;
}
  ? Schema
  : undefined;
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** What a handler receives, parsed: `undefined` for a part that the call does not have. */
export type ParamsOf<C extends Call> = OutputOf<PartOf<C, 'params'>>;
export type QueryOf<C extends Call> = OutputOf<PartOf<C, 'query'>>;
export type BodyOf<C extends Call> = OutputOf<PartOf<C, 'body'>>;
export type UploadOf<C extends Call> = OutputOf<PartOf<C, 'upload'>>;

/** What a caller gives: fields that have a default may be left out. */
export type SentBodyOf<C extends Call> = InputOf<PartOf<C, 'body'>>;
export type SentUploadOf<C extends Call> = InputOf<PartOf<C, 'upload'>>;
/** Query values are given as what they mean (`true`, `2`); the address bar turns them into text. */
export type SentQueryOf<C extends Call> = WithOptionalKeysOf<InputOf<PartOf<C, 'query'>>, QueryOf<C>>;

type WithOptionalKeysOf<Input, Output> = Input extends object
  ? Output extends object
    ? Partial<Output> & Pick<Output, RequiredKeys<Input> & keyof Output>
    : undefined
  : undefined;
type RequiredKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T];

/** What comes back: the parsed JSON, the kind of file, or `null` for no content. */
export type AnswerOf<C extends Call> = C['answer'] extends z.ZodType ? z.output<C['answer']> : C['answer'];
