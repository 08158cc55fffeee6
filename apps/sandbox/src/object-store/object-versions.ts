import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomically } from '../write-file-atomically.ts';

/** One state of an object: its bytes, or the mark that it was deleted. */
export interface ObjectVersion {
  readonly key: string;
  readonly versionId: string;
  readonly storedAt: string;
  readonly isDeleted: boolean;
  readonly sizeBytes: number;
  readonly sha256: string;
  /** Until then nobody can delete it. */
  readonly lockedUntil: string | null;
}

/** The objects of one bucket on the disk; every version of them is kept, as in a bucket with versioning. */
export class ObjectVersions {
  readonly #folder: string;
  readonly #versions = new Map<string, ObjectVersion[]>();
  #count = 0;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(folder: string): Promise<ObjectVersions> {
    await mkdir(folder, { recursive: true });
    const store = new ObjectVersions(folder);
    const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
    for (const name of names) {
      store.#remember(JSON.parse(await readFile(path.join(folder, name), 'utf8')) as ObjectVersion);
    }
    return store;
  }

  /** The state that counts, if it was not deleted. */
  current(key: string): ObjectVersion | undefined {
    const last = this.#versions.get(key)?.at(-1);
    return last?.isDeleted ? undefined : last;
  }

  find(key: string, versionId: string): ObjectVersion | undefined {
    return this.#versions.get(key)?.find((version) => version.versionId === versionId);
  }

  /** In the order of their keys. */
  list(prefix: string, after: string): ObjectVersion[] {
    const keys = [...this.#versions.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    return keys.flatMap((key) => this.current(key) ?? []);
  }

  async put(
    key: string,
    content: Buffer,
    described: Pick<ObjectVersion, 'sha256' | 'lockedUntil'>,
    now: Date,
  ): Promise<ObjectVersion> {
    const version: ObjectVersion = {
      ...{ key, versionId: this.#nextId(now), storedAt: now.toISOString(), isDeleted: false },
      ...{ sizeBytes: content.length, ...described },
    };
    await writeFileAtomically(this.#placeOf(version, 'bin'), content);
    await this.#write(version);
    return version;
  }

  /** Without a version only a mark is set, and everything can be fetched back. */
  async mark(key: string, now: Date): Promise<void> {
    if (this.current(key) === undefined) return;
    await this.#write({
      ...{ key, versionId: this.#nextId(now), storedAt: now.toISOString(), isDeleted: true },
      ...{ sizeBytes: 0, sha256: '', lockedUntil: null },
    });
  }

  /** Deletes one version for good. */
  async remove(version: ObjectVersion): Promise<void> {
    const left = (this.#versions.get(version.key) ?? []).filter((one) => one !== version);
    if (left.length === 0) this.#versions.delete(version.key);
    else this.#versions.set(version.key, left);
    await rm(this.#placeOf(version, 'json'), { force: true });
    await rm(this.#placeOf(version, 'bin'), { force: true });
  }

  read(version: ObjectVersion): Promise<Buffer> {
    return readFile(this.#placeOf(version, 'bin'));
  }

  async #write(version: ObjectVersion): Promise<void> {
    await writeFileAtomically(this.#placeOf(version, 'json'), JSON.stringify(version));
    this.#remember(version);
  }

  #remember(version: ObjectVersion): void {
    this.#versions.set(version.key, [...(this.#versions.get(version.key) ?? []), version]);
  }

  /** Later ones sort after earlier ones. */
  #nextId(now: Date): string {
    this.#count += 1;
    return `${now.toISOString().replaceAll(/\D/g, '')}-${String(this.#count).padStart(8, '0')}`;
  }

  #placeOf({ versionId }: ObjectVersion, end: 'json' | 'bin'): string {
    return path.join(this.#folder, `${versionId}.${end}`);
  }
}
