import { loggableError } from './loggable-error.ts';
import { scrubLogLine } from './scrub-log-line.ts';

export interface LogOptions {
  readonly level: string;
  /** Where the lines go; the standard output unless a test wants to read them. */
  readonly stream?: { write(line: string): void };
}

const SECRET_HEADERS = ['authorization', 'cookie', 'x-service-key'];

export function loggerOptions({ level, stream }: LogOptions) {
  return {
    level,
    ...(stream && { stream }),
    base: null,
    serializers: { err: loggableError },
    redact: SECRET_HEADERS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
    hooks: { streamWrite: scrubLogLine },
  };
}
