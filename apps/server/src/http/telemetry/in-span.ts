import { channel } from 'node:diagnostics_channel';
import { SpanStatusCode, trace } from '@opentelemetry/api';

/** A piece of work that is done, for whoever measures. */
export interface DoneWork {
  readonly work: string;
  readonly seconds: number;
  readonly isFailed: boolean;
}

/** Under which done work is told to the diagnostics of Node; nobody listens unless something measures. */
export const DONE_WORK = channel('prorata:work');

/**
 * Does a piece of work under a name: as a span of OpenTelemetry, which costs next to nothing while no SDK is loaded, and as
 * a duration for the measurements.
 */
export function inSpan<T>(work: string, carryOut: () => Promise<T>): Promise<T> {
  const started = performance.now();
  return trace.getTracer('prorata').startActiveSpan(work, async (span) => {
    const end = (isFailed: boolean) => {
      span.end();
      const seconds = (performance.now() - started) / 1000;
      DONE_WORK.publish({ work, seconds, isFailed } satisfies DoneWork);
    };
    try {
      const result = await carryOut();
      end(false);
      return result;
    } catch (error) {
      // Its kind and not its message, which may quote what people typed.
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
      end(true);
      throw error;
    }
  });
}
