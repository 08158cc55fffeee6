import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildPart } from '../../../scripts/build-server.ts';
import { findFreePort } from '../../../scripts/free-ports.ts';

let main: string;
beforeAll(async () => {
  main = await buildPart('sandbox');
});

let dataFolder: string;
let port: number;
let smtpPort: number;
let scannerPort: number;

beforeEach(async () => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'prorata-sandbox-'));
  port = await findFreePort();
  smtpPort = await findFreePort();
  scannerPort = await findFreePort();
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

function start(settings: Record<string, string> = {}): { process: ChildProcess; errors: Promise<string> } {
  const env = {
    PATH: process.env['PATH'],
    PRORATA_DATA: dataFolder,
    SANDBOX_PORT: String(port),
    SANDBOX_SMTP_PORT: String(smtpPort),
    SANDBOX_SCANNER_PORT: String(scannerPort),
    ...settings,
  };
  const child = fork(main, { env, execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  return { process: child, errors: readAll(child) };
}

async function readAll(child: ChildProcess): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of child.stderr ?? []) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

describe('the process of the stand-ins', () => {
  test.each([
    ['SIGTERM', (child: ChildProcess) => void child.kill('SIGTERM')],
    ['SIGINT', (child: ChildProcess) => void child.kill('SIGINT')],
    ['its starter being gone', (child: ChildProcess) => child.disconnect()],
  ])('says when it is ready, serves, and ends on %s without a word', async (_name, stop) => {
    const { process: child, errors } = start();
    expect(await once(child, 'message')).toEqual([
      { type: 'ready', address: `http://localhost:${port}` },
      undefined,
    ]);
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
    stop(child);
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(await errors).toBe('');
  });

  test('names the setting when its port is taken', async () => {
    const other = createServer().listen(port, 'localhost');
    await once(other, 'listening');
    const { process: child, errors } = start();
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(await errors).toMatch(new RegExp(`^SANDBOX_PORT ${port} is in use by another program\\..*\\n$`));
    other.close();
  });

  test('names the setting when the port of its mailbox is taken', async () => {
    const other = createServer().listen(smtpPort, '127.0.0.1');
    await once(other, 'listening');
    const { process: child, errors } = start();
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(await errors).toMatch(
      new RegExp(`^SANDBOX_SMTP_PORT ${smtpPort} is in use by another program\\..*\\n$`),
    );
    other.close();
  });

  test('names the setting when it cannot write its data', async () => {
    const file = path.join(dataFolder, 'a-file');
    writeFileSync(file, '');
    const { process: child, errors } = start({ PRORATA_DATA: file });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(await errors).toMatch(/^The stand-ins cannot write in .*PRORATA_DATA.*\n$/);
  });

  test('never starts in production', async () => {
    const { process: child, errors } = start({ PRORATA_ENVIRONMENT: 'production' });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(await errors).toContain('PRORATA_ENVIRONMENT');
  });

  test('answers only under its own name, and on this machine', async () => {
    const { process: child } = start();
    await once(child, 'message');
    const response = await fetch(`http://127.0.0.1:${port}/`);
    expect(response.status).toBe(421);
    expect(await response.text()).toContain(`http://localhost:${port}`);
    child.disconnect();
    await once(child, 'exit');
  });
});
