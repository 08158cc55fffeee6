import { createSandbox } from './sandbox.ts';
import { readSettings, SettingError, type Settings } from './settings.ts';

/** A sentence for the person who starts this, when something outside the program stands in the way. */
function explain(error: unknown, settings: Settings | undefined): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (error instanceof SettingError) return error.message;
  if (code === 'EADDRINUSE') {
    const taken = error instanceof Error && 'port' in error ? error.port : undefined;
    const [name, port] =
      taken === settings?.smtpPort
        ? ['SANDBOX_SMTP_PORT', settings?.smtpPort]
        : taken === settings?.scannerPort
          ? ['SANDBOX_SCANNER_PORT', settings?.scannerPort]
          : ['SANDBOX_PORT', settings?.port];
    return `${name} ${port} is in use by another program. Stop it, or set ${name} to a free port.`;
  }
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR') {
    return `The stand-ins cannot write in ${settings?.dataFolder}. Set PRORATA_DATA to a folder that you may write in.`;
  }
  return error instanceof Error ? `${error.stack}` : String(error);
}

let settings: Settings | undefined;
try {
  settings = readSettings(process.env);
  const sandbox = await createSandbox(settings);
  // Before the ready message: whoever waits for it may stop us at once.
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
    process.once(event, () => void sandbox.close().then(() => process.exit(0)));
  }
  await sandbox.listen({ host: 'localhost', port: settings.port });
  process.send?.({ type: 'ready', address: settings.address });
} catch (error) {
  process.stderr.write(`${explain(error, settings)}\n`);
  process.exit(1);
}
