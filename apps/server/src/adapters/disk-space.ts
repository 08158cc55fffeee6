import { mkdir, statfs } from 'node:fs/promises';

/** How much room there is on the disk under a folder. */
export interface DiskSpace {
  /** What the folder is for. */
  readonly place: string;
  readonly freeBytes: number;
  readonly sizeBytes: number;
}

/** The folders of this machine to which we write, by what they are for. */
export type Places = Readonly<Record<string, string>>;

/** A folder that is not there yet is made, as whoever writes there first would. */
export function readDiskSpaces(places: Places): Promise<DiskSpace[]> {
  return Promise.all(
    Object.entries(places).map(async ([place, folder]) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { bavail, blocks, bsize } = await statfs(folder);
      return { place, freeBytes: bavail * bsize, sizeBytes: blocks * bsize };
    }),
  );
}

/** @throws when one of them has less room than this. */
export async function failIfNearlyFull(places: Places, minFreeBytes: number): Promise<void> {
  const full = (await readDiskSpaces(places)).find(({ freeBytes }) => freeBytes < minFreeBytes);
  if (full === undefined) return;
  throw new Error(
    `The disk under ${places[full.place]} has ${Math.floor(full.freeBytes / 1_000_000)} MB left.`,
  );
}
