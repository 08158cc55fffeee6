import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activePdf, docxOf } from '../testing/sample-files.ts';
import { inspectUpload } from './inspect-upload.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'prorata-inspection-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** An upload, beside which a process that was killed while it wrote left what it had begun. */
async function upload(name: string, content: Buffer) {
  const file = path.join(folder, name);
  await writeFile(file, content);
  await writeFile(`${file}.clean`, 'the beginning');
  return { path: file, holder: name };
}

describe('what was begun beside an upload', () => {
  it('is gone when its process is stopped', async () => {
    const file = await upload('slow', activePdf());
    const limits = { maxMilliseconds: 1, maxMegabytes: 400 };
    await expect(inspectUpload(file, limits)).rejects.toMatchObject({ code: 'upload-too-complex' });
    expect(await readdir(folder)).toEqual(['slow']);
  });

  it('is gone when the file is refused, and in nobody’s way when it is not', async () => {
    const refused = await upload('refused', docxOf({ name: 'word/vbaProject.bin', content: 'x' }));
    await expect(inspectUpload(refused)).rejects.toMatchObject({ code: 'upload-macros' });
    const found = await inspectUpload(await upload('welcome', activePdf()));
    expect(found).toMatchObject({ cleaned: { sizeBytes: expect.any(Number) } });
    expect((await readdir(folder)).toSorted()).toEqual(['refused', 'slow', 'welcome', 'welcome.clean']);
  });
});
