import type { ProductPorts } from './product.ts';

/** Of a product that a person starts. As in the settings of its parts, the stand-ins of a service follow the port of them all. */
export function readPorts(): ProductPorts {
  const port = readPort('PORT', 3000);
  const sandboxPort = readPort('SANDBOX_PORT', 4000);
  return {
    port,
    sandboxPort,
    smtpPort: readPort('SANDBOX_SMTP_PORT', sandboxPort + 25),
    scannerPort: readPort('SANDBOX_SCANNER_PORT', sandboxPort + 31),
  };
}

/** A port from the environment; anything else ends the script with a sentence that names the setting. */
function readPort(name: string, fallback: number): number {
  const text = process.env[name] ?? String(fallback);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  process.stderr.write(`${name} must be a port number from 1 to 65535, not "${text}".\n`);
  process.exit(1);
}
