import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';

export type Logger = FastifyBaseLogger;

const SECRET_HEADERS = ['authorization', 'cookie', 'x-service-key'];

/** The log: JSON, a line for each thing that happened, to the standard output unless a test wants to read it. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: loggableError },
    redact: SECRET_HEADERS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
    hooks: { streamWrite: scrubLogLine },
  };
  return destination ? pino(options, destination) : pino(options);
}

interface LoggableError extends Record<string, unknown> {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/**
 * What of an error may be logged. By name and not by leaving out: an error of the database also carries the row
 * that it refused, and one of HTTP the headers of the request.
 */
function loggableError(error: Error): LoggableError {
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...('code' in error && { code: error.code }),
    ...('constraint' in error && { constraint: error.constraint }),
    ...(error.cause instanceof Error && { cause: loggableError(error.cause) }),
  };
}

/**
 * Eleven digits, bare or as on an identity card (85.07.30-033.28), but not a bare JSON number such as a duration, and
 * not the end of a UUID: one in two hundred ends on eleven digits, and a request has to be found by its own id.
 */
const NATIONAL_NUMBER =
  /(?<![\d.:]|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]?)\d{11}(?!\d)|(?<!\d)\d{2}\.\d{2}\.\d{2}-\d{3}\.\d{2}(?!\d)/g;

/**
 * A signed token: three parts in base64url, of which the first two are JSON objects. Begins only where such a part does and looks
 * back for its first letters: a line of `eyJ-eyJ-` would otherwise be read once for each of them.
 */
const TOKEN = /(?<![\w-])[\w-]+\.(?<=\beyJ[\w-]+\.)eyJ[\w-]+\.[\w-]*/g;

/**
 * The last net before a line is written. Nothing that is logged on purpose holds national numbers or tokens,
 * but an error of the database or of a library can quote what it was given.
 */
export function scrubLogLine(line: string): string {
  return line.replaceAll(NATIONAL_NUMBER, '[national number]').replaceAll(TOKEN, '[token]');
}
