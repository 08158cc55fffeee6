interface LoggableError extends Record<string, unknown> {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/**
 * What of an error may be logged. By name and not by leaving out: an error of the database also carries the row
 * that it refused, and one of HTTP the headers of the request.
 */
export function loggableError(error: Error): LoggableError {
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...('code' in error && { code: error.code }),
    ...('constraint' in error && { constraint: error.constraint }),
    ...(error.cause instanceof Error && { cause: loggableError(error.cause) }),
  };
}
