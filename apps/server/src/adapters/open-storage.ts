import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../settings.ts';
import { type FileStorage, openDiskStorage } from './file-storage.ts';
import { storageWhileMoving } from './storage-while-moving.ts';

/** Where this copy keeps files: in the store that the settings name, else in its data folder; what still lies there is read from there. */
export async function openStorage({
  s3,
  dataFolder,
}: Pick<Settings, 's3' | 'dataFolder'>): Promise<FileStorage> {
  const folder = path.join(dataFolder, 'files');
  if (s3 === undefined) return openDiskStorage(folder);
  // The client of the store is as large as the rest of the server: who keeps files on the disk does not read it.
  const { openS3Storage } = await import('./s3-storage.ts');
  const store = openS3Storage(s3);
  return existsSync(folder) ? storageWhileMoving(store, openDiskStorage(folder)) : store;
}
