/** A port from the environment; anything else ends the script with a sentence that names the setting. */
export function readPort(name: string, fallback: number): number {
  const text = process.env[name] ?? String(fallback);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  process.stderr.write(`${name} must be a port number from 1 to 65535, not "${text}".\n`);
  process.exit(1);
}
