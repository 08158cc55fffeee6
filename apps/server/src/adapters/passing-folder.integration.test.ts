import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makePassingFolder, removeFoldersOfTheDead } from './passing-folder.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'prorata-passing-test-'));
  vi.stubEnv('TMPDIR', folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const MODULE = new URL('./passing-folder.ts', import.meta.url).href;

it('what a killed process left is removed, and nothing of those who live or of others', async () => {
  const script = `
    const { makePassingFolder } = await import('${MODULE}');
    console.log(await makePassingFolder('uploads'));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [text] = await once(child.stdout, 'data');
  const left = String(text).trim();
  await writeFile(path.join(left, 'upload'), 'of a person in debt');
  const own = await makePassingFolder('file');
  const elsewhere = path.basename(left).replace(/-[0-9a-f]{8}\./, '-00000000.');
  await mkdir(path.join(folder, elsewhere));
  await mkdir(path.join(folder, 'prorata-files'));

  await removeFoldersOfTheDead();
  expect(await readdir(folder)).toContain(path.basename(left));

  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  await removeFoldersOfTheDead();
  const expected = [path.basename(own), elsewhere, 'prorata-files'];
  expect((await readdir(folder)).sort()).toEqual(expected.sort());
});
