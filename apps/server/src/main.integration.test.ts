import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildPart } from '../../../scripts/build-server.ts';
import type { DatabaseAddress } from './database/connection.ts';
import { openTestDatabase, type TestDatabase } from './database/testing/test-database.ts';
import { startTestAuthority, type TestAuthority } from './http/testing/test-authority.ts';

let database: TestDatabase;
let authority: TestAuthority;
let main: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  [database, authority, main] = await Promise.all([
    openTestDatabase(),
    startTestAuthority(),
    buildPart('server'),
  ]);
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  await database.close();
  await authority.close();
});

function urlOf(address: DatabaseAddress): string {
  if ('url' in address) return address.url;
  return `postgres://postgres@localhost/postgres?host=${encodeURIComponent(address.socketFolder)}`;
}

/** The server as its own process, as `npm start` runs it. */
function launch(settings: Record<string, string>): ChildProcess {
  const child = fork(main, {
    execArgv: [],
    silent: true,
    env: {
      PATH: process.env['PATH'] ?? '',
      DATABASE_URL: urlOf(database.address),
      OIDC_AUTHORITY: authority.issuer,
      PORT: '0',
      ...settings,
    },
  });
  children.push(child);
  return child;
}

async function launchReady(): Promise<{ child: ChildProcess; port: number }> {
  const child = launch({});
  const [message] = await once(child, 'message');
  expect(message).toEqual({ type: 'ready', address: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) });
  return { child, port: Number(new URL(message.address).port) };
}

async function endOf(child: ChildProcess): Promise<{ code: number; errors: string }> {
  const errors = child.stderr ? text(child.stderr) : '';
  const [code] = await once(child, 'exit');
  return { code, errors: await errors };
}

/** Until nobody listens on the port any more. */
async function untilRefused(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isRefused = await Promise.race([
      once(socket, 'connect').then(() => false),
      once(socket, 'close').then(() => true),
    ]).catch(() => true);
    socket.destroy();
    if (isRefused) return;
  }
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

describe('the server process', () => {
  it('names every wrong setting and ends', async () => {
    expect(await endOf(launch({ PORT: 'x', LOG_LEVEL: 'loud' }))).toEqual({
      code: 1,
      errors:
        'PORT must be a port number from 0 to 65535.\n' +
        'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.\n',
    });
  });

  it('says which port is taken and ends', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await endOf(launch({ PORT: String(port) }))).toEqual({
      code: 1,
      errors: `Port ${port} is in use. Set PORT to another one.\n`,
    });
    other.close();
  });

  it('says that the database does not answer and ends', async () => {
    const { code, errors } = await endOf(launch({ DATABASE_URL: 'postgres://127.0.0.1:1/nothing' }));
    expect(code).toBe(1);
    expect(errors).toMatch(/^The database could not be .*ECONNREFUSED 127\.0\.0\.1:1\n$/);
  });

  it('says that the store of files does not answer and ends', async () => {
    const store = { S3_URL: 'http://127.0.0.1:1', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
    const { code, errors } = await endOf(launch(store));
    expect(code).toBe(1);
    expect(errors).toMatch(/^No file can be stored\. The store of files does not answer .*ECONNREFUSED.*\n$/);
  });

  it('tells its parent when it is ready, serves, and on SIGTERM ends after the answers that are due', async () => {
    const { child, port } = await launchReady();
    expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200);

    const token = await authority.signToken({ sub: 'nobody' });
    const socket = await open(port);
    socket.write(
      `PATCH /api/User/setPreferredLanguage/fr HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n` +
        'content-type: application/json\r\ncontent-length: 2\r\n\r\n{',
    );
    const end = endOf(child);
    child.kill('SIGTERM');
    await untilRefused(port);
    socket.write('}');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 [\s\S]*not-onboarded/);
    expect(await end).toEqual({ code: 0, errors: '' });
  });

  it('ends when its parent is gone', async () => {
    const { child } = await launchReady();
    const end = endOf(child);
    child.disconnect();
    expect(await end).toEqual({ code: 0, errors: '' });
  });
});
