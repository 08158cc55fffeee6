import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askProcess, NobodyWaitsError, ProcessLostError } from './guarded-process.ts';
import type { DyingJob } from './testing/dying-process.ts';

const MODULE = new URL('testing/dying-process.ts', import.meta.url);
const LIMITS = { maxMilliseconds: 600_000, maxMegabytes: 400 };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'prorata-deaths-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function ask(name: string, times: number, signal: DyingJob['signal']) {
  const deaths = Array.from({ length: times }, (_, time) => path.join(folder, `${name} ${time}`));
  return askProcess<string>(MODULE, { deaths, signal } satisfies DyingJob, LIMITS, { holder: name });
}

describe('a process that reads what strangers send', () => {
  it('is replaced when somebody else kills it: that is not the fault of the file', async () => {
    expect(await ask('killed once', 1, 'SIGKILL')).toEqual({ kind: 'answered', answer: 'alive' });
  });

  it('that is killed again and again tells that the same may succeed later', async () => {
    await expect(ask('killed twice', 2, 'SIGKILL')).rejects.toThrow(ProcessLostError);
  });

  it('is not troubled with what nobody waits for any more, and goes on with the next', async () => {
    const job = (holder: string, isAwaited: boolean) =>
      askProcess<string>(MODULE, { deaths: [], signal: 'SIGKILL' } satisfies DyingJob, LIMITS, {
        ...{ holder, isAwaited: () => isAwaited },
      });
    const outcomes = await Promise.allSettled([job('gone', false), job('gone', true), job('here', true)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    await expect(job('gone', false)).rejects.toThrow(NobodyWaitsError);
  });

  it.runIf(process.platform === 'linux')(
    'is given its time again while a busy machine lets it wait, and none once it has worked',
    async () => {
      const limits = { ...LIMITS, maxMilliseconds: 1_000 };
      const job = (holder: string, times: Partial<DyingJob>) =>
        askProcess<string>(MODULE, { deaths: [], signal: 'SIGKILL', ...times }, limits, { holder });
      const outcomes = await Promise.all([job('waits', { waits: 2_000 }), job('works', { works: 600_000 })]);
      expect(outcomes).toEqual([{ kind: 'answered', answer: 'alive' }, { kind: 'tookTooLong' }]);
    },
  );

  it('that gives up by itself has run out of memory, and is not asked twice', async () => {
    expect(await ask('gave up', 1, 'SIGABRT')).toEqual({ kind: 'tookTooMuch' });
  });
});
