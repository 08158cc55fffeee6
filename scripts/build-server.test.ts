import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { inspectFile } from '../apps/server/src/features/uploads/inspection/inspect-file.ts';
import { docxOf } from '../apps/server/src/features/uploads/testing/sample-files.ts';
import { bundle } from './build-server.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const INSPECTION = 'apps/server/src/features/uploads/inspection/inspect-file.ts';

let folder: string;
beforeAll(async () => {
  // Inside the project, where a package that imports another at run time finds it, as in the built server.
  folder = await mkdtemp(path.join(PROJECT, 'node_modules/.bundle-'));
});
afterAll(() => rm(folder, { recursive: true }));

// A library that is bundled once and imported at run time once more does not recognize its own errors.
test('the bundled inspection answers for a broken archive', async () => {
  await bundle(path.join(PROJECT, INSPECTION), folder, folder);
  const built: { inspectFile: typeof inspectFile } = await import(
    pathToFileURL(path.join(folder, 'main.js')).href
  );
  const file = path.join(folder, 'broken');
  const whole = docxOf();
  for (const broken of [Buffer.from('PK\x03\x04 and rubbish behind it'.repeat(9)), whole.subarray(0, 300)]) {
    await writeFile(file, broken);
    expect(await built.inspectFile({ path: file, cleanPath: `${file}.clean` })).toMatchObject({
      kind: 'refused',
    });
  }
});
