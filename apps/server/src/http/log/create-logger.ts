import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { loggableError } from './loggable-error.ts';
import { scrubLogLine } from './scrub-log-line.ts';

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
