import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askProcess, NobodyWaitsError, ProcessLostError } from './guarded-process.ts';
import type { CuriousJob } from './testing/curious-process.ts';
import type { DyingJob } from './testing/dying-process.ts';

const MODULE = new URL('testing/dying-process.ts', import.meta.url);
const CURIOUS = new URL('testing/curious-process.ts', import.meta.url);
const WHOSE = { holder: 'somebody' };
const LIMITS = { maxMilliseconds: 600_000, maxMegabytes: 400 };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'prorata-deaths-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function ask(name: string, times: number, signal: DyingJob['signal']) {
  const deaths = Array.from({ length: times }, (_, time) => path.join(folder, `${name} ${time}`));
  const limits = { ...LIMITS, folder, isFolderWritten: true };
  return askProcess<string>(MODULE, { deaths, signal } satisfies DyingJob, limits, { holder: name });
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

  it.runIf(process.allowedNodeEnvironmentFlags.has('--permission'))(
    'reaches the files that it is asked about, and neither our settings nor our data nor other programs',
    async () => {
      const [own, beside] = [path.join(folder, 'own'), path.join(folder, 'own.clean')];
      await writeFile(own, '');
      // Where the system shows the settings of a process; elsewhere there is no such file, and nothing to reach.
      const settings = `/proc/${process.pid}/environ`;
      const foreign = fileURLToPath(new URL('../../../../package-lock.json', import.meta.url));
      const job: CuriousJob = { read: [own, settings, foreign], write: [beside, `${folder}-foreign`] };
      const reach = async (isFolderWritten: boolean) => {
        const outcome = await askProcess<string[]>(
          CURIOUS,
          job,
          { ...LIMITS, folder, isFolderWritten },
          WHOSE,
        );
        return outcome.kind === 'answered' && outcome.answer;
      };
      expect(await reach(false)).toEqual([own]);
      expect(await reach(true)).toEqual([own, beside]);
    },
  );

  it('that gives up by itself has run out of memory, and is not asked twice', async () => {
    expect(await ask('gave up', 1, 'SIGABRT')).toEqual({ kind: 'tookTooMuch' });
  });
});
