import type { ServerProblemCode } from '@prorata/contract/problems';
import { PdfProcessLostError } from '@prorata/documents/pdf/pdf-renderer';
import { TooMuchWaitingError } from '../../adapters/fair-turns.ts';
import { DamagedFileError, StorageUnreachableError } from '../../adapters/file-storage.ts';
import { NobodyWaitsError, ProcessLostError } from '../../adapters/guarded-process.ts';
import { AuthorityUnreachableError } from '../../adapters/identity-keys.ts';
import { ProblemError } from './problem-error.ts';

/** What Fastify and its plugins refuse by themselves. What is not named here is judged by its status. */
const BY_ERROR_CODE: Readonly<Record<string, ServerProblemCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_REQ_FILE_TOO_LARGE: 'upload-too-large',
  FST_PROTO_VIOLATION: 'malformed-form',
  FST_ERR_BAD_URL: 'route-not-found',
  FST_ERR_MAX_PARAM_LENGTH: 'route-not-found',
  FST_STATIC_FORBIDDEN_PATH: 'route-not-found',
  // The disk under the files, or under the database, is full.
  ENOSPC: 'storage-full',
  EDQUOT: 'storage-full',
  '53100': 'storage-full',
};

const BY_STATUS: Readonly<Record<number, ServerProblemCode>> = {
  400: 'malformed-json',
  404: 'route-not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  503: 'service-unavailable',
};

/** PostgreSQL: a lost connection, too many of them, a server that stops or starts, or two that waited for each other. */
const DATABASE_UNAVAILABLE = /^(08...|53300|57P0[123]|40P01)$/;
/** What the kernel says of a connection whose other end died, before the driver has noticed. */
const BROKEN_PIPE: ReadonlySet<string> = new Set(['EPIPE', 'ECONNRESET']);
/**
 * The pool gave up waiting for a connection, was closed because the server ends, or lost the connection in use, which is said
 * otherwise when it is asked once more, as for the end of its transaction; the driver gives these no code.
 */
const CONNECTION_LOST =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/;

/** Something that is needed is away, and the same may succeed later. */
const UNREACHABLE = [
  AuthorityUnreachableError,
  StorageUnreachableError,
  NobodyWaitsError,
  ProcessLostError,
  PdfProcessLostError,
];

/** The problem that an error is, whoever threw it. What nobody foresaw is `internal`. */
export function problemFromError(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  return new ProblemError(codeOf(error), { cause: error });
}

function codeOf(error: unknown): ServerProblemCode {
  if (!(error instanceof Error)) return 'internal';
  if (error instanceof DamagedFileError) return 'file-damaged';
  if (error instanceof TooMuchWaitingError) return 'too-many-requests';
  const isUnreachable = UNREACHABLE.some((kind) => error instanceof kind);
  if (isUnreachable || isDatabaseUnavailable(error)) return 'service-unavailable';
  const code = 'code' in error ? BY_ERROR_CODE[String(error.code)] : undefined;
  const status = 'statusCode' in error ? BY_STATUS[Number(error.statusCode)] : undefined;
  return code ?? status ?? 'internal';
}

/** The same request may succeed later. No request but to the database has a connection of its own. */
function isDatabaseUnavailable(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  const isConnecting = 'syscall' in error && error.syscall === 'connect';
  const isBroken = BROKEN_PIPE.has(code) || DATABASE_UNAVAILABLE.test(code);
  return isConnecting || isBroken || CONNECTION_LOST.test(error.message);
}
