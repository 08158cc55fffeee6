import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../../../scripts/free-ports.ts';
import type { S3Settings } from '../adapters/s3-storage.ts';

const STAND_INS = path.resolve(import.meta.dirname, '../../../sandbox/src/testing/run-stand-ins.ts');

export interface TestObjectStore {
  readonly settings: S3Settings;
  /** Where the bytes lie, for who wants to harm them. */
  readonly folder: string;
  /** As when the power goes; what was answered is still there after `start`. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** The stand-in of a store that speaks the protocol of S3, in a process that can be killed. */
export async function openTestObjectStore(): Promise<TestObjectStore> {
  const data = await mkdtemp(path.join(tmpdir(), 'prorata-store-'));
  const port = await findFreePort();
  let running: ChildProcess;
  const start = async () => {
    const env = { ...process.env, SANDBOX_PORT: String(port), PRORATA_DATA: data };
    running = fork(STAND_INS, ['object-store'], { execArgv: [], env });
    await once(running, 'message');
  };
  const kill = async () => {
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    settings: {
      ...{ url: `http://localhost:${port}/object-store/s3`, bucket: 'prorata', region: 'us-east-1' },
      ...{ accessKeyId: 'stand-in-store', secretAccessKey: 'stand-in-store-secret', lockDays: undefined },
    },
    folder: path.join(data, 'sandbox', 'object-store'),
    start,
    kill,
    close: async () => {
      await kill();
      await rm(data, { recursive: true, force: true });
    },
  };
}
