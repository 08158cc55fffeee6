// `npm run move-files [-- --back]`, with the settings of the server: carries the files of the data folder to the store that S3_URL names, or back.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDiskStorage, StorageUnreachableError } from './adapters/file-storage.ts';
import { openS3Storage } from './adapters/s3-storage.ts';
import { openDatabase } from './database/open-database.ts';
import { explainFailure } from './explain-failure.ts';
import { moveFiles } from './features/maintenance/move-files.ts';
import { readSettings } from './settings.ts';

const SHOW_EVERY = 100;
const GOES_ON = 'The same command goes on where it was.';
let isStopped = false;
for (const sign of ['SIGINT', 'SIGTERM'] as const) process.once(sign, () => (isStopped = true));

try {
  const { values } = parseArgs({ options: { back: { type: 'boolean', default: false } } });
  await move(values.back);
} catch (error) {
  process.stderr.write(`\n${explainFailure(error)}\n`);
  if (error instanceof StorageUnreachableError) process.stderr.write(`${GOES_ON}\n`);
  process.exitCode = 1;
}

async function move(isBack: boolean): Promise<void> {
  const settings = readSettings(process.env);
  if (settings.s3 === undefined) throw new Error('Set S3_URL to the store to which the files go.');
  const disk = openDiskStorage(path.join(settings.dataFolder, 'files'));
  const store = openS3Storage(settings.s3);
  const [from, to] = isBack ? [store, disk] : [disk, store];
  await to.tryOut();
  const database = await openDatabase(settings);
  try {
    const { moved, there, damaged } = await moveFiles(database.db, {
      ...{ from, to, isStopped: () => isStopped },
      onProgress: (done) => {
        if ((done.moved + done.there) % SHOW_EVERY === 0)
          process.stderr.write(`${done.moved} moved, ${done.there} there already\n`);
      },
    });
    process.stdout.write(
      `${moved} files moved, ${there} were there already, ${damaged.length} are damaged.\n`,
    );
    for (const key of damaged) process.stdout.write(`  ${key} must come from a back-up\n`);
    if (isStopped) process.stdout.write(`Stopped. ${GOES_ON}\n`);
    if (damaged.length > 0 || isStopped) process.exitCode = 1;
  } finally {
    await database.close();
  }
}
