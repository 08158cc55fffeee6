/** Why the server could not start or go on, as a sentence for the person at the terminal. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('port' in error && 'syscall' in error && error.syscall === 'listen') return explainPort(error);
  // It names its reason, in words of ours where there are any.
  if (error.name === 'StorageUnreachableError') return error.message;
  const causes = error instanceof AggregateError ? error.errors : [error.cause];
  const [reason] = causes.filter((cause) => cause instanceof Error).map(explainFailure);
  return [error.message, reason].filter(Boolean).join(' ');
}

function explainPort(error: Error & { readonly port: unknown }): string {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${error.port} is in use. Set PORT to another one.`;
  if (code === 'EACCES')
    return `Port ${error.port} needs more rights than this account has. Set PORT to another one.`;
  return `The server cannot listen: ${error.message}. Check HOST and PORT.`;
}
