import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type BucketLocationConstraint,
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { isStorageKey } from './delete-orphans-in-folder.ts';
import {
  DamagedFileError,
  type FileFault,
  type FileOnDisk,
  type FileStorage,
  type FindNamedKeys,
  StorageUnreachableError,
  type StoredFile,
} from './file-storage.ts';
import { makePassingFolder } from './passing-folder.ts';
import { explainStoreFailure } from './s3-failure.ts';

export interface S3Settings {
  readonly url: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** For so many days nobody can delete what was stored, where the bucket has object lock. */
  readonly lockDays: number | undefined;
}

/** What a sweep sets aside before it goes for good: who stored the same bytes in that moment still reads them. */
const ASIDE = 'leaving/';
/** What a start stores, reads and deletes. One name, so that what versions and locks keep of it lies in one place; no sweep sees it. */
const TRIAL = 'trial';
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const ATTEMPTS = 4;

/** A store that says nothing for so long has gone. All attempts together end within about a minute, after which proxies give up. */
const SILENCE_MILLISECONDS = 15_000;
const CONNECTING_MILLISECONDS = 5_000;

interface Content {
  readonly key: string;
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly body: Buffer | Readable;
}

const nothing = () => {};
/** Whatever goes wrong is thrown, and told in our own log by who asked for it; without this the client would write to the console. */
const SILENT = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };

function openClient(settings: S3Settings, silenceMilliseconds: number): S3Client {
  return new S3Client({
    endpoint: settings.url,
    region: settings.region,
    forcePathStyle: true,
    credentials: settings,
    logger: SILENT,
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECTING_MILLISECONDS, socketTimeout: silenceMilliseconds },
    // We say the hash of every object ourselves; the client would add a weaker one.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Makes the bucket unless it is there, with object lock where it is asked for: later nobody can add that. */
export async function makeBucket(settings: S3Settings): Promise<void> {
  const { bucket: Bucket, lockDays, region } = settings;
  const command = new CreateBucketCommand({
    Bucket,
    ObjectLockEnabledForBucket: lockDays !== undefined,
    // The first region goes without saying, and must not be said.
    ...(region !== 'us-east-1' && {
      CreateBucketConfiguration: { LocationConstraint: region as BucketLocationConstraint },
    }),
  });
  await openClient(settings, SILENCE_MILLISECONDS)
    .send(command)
    .catch((error) => {
      const isThere = error instanceof S3ServiceException && error.name === 'BucketAlreadyOwnedByYou';
      if (!isThere) throw unreachable(error, settings);
    });
}

/**
 * Storage in a bucket that speaks the protocol of S3, for several copies of the product. The store checks the hash of what it
 * is given, we that of what it gives back. The same bytes are stored again under the same name, which tells a sweep that they are new.
 * A store that does not connect, or falls silent in the middle, is one that cannot be reached.
 */
export function openS3Storage(
  settings: S3Settings,
  silenceMilliseconds: number = SILENCE_MILLISECONDS,
): FileStorage {
  const { bucket: Bucket, lockDays } = settings;
  const client = openClient(settings, silenceMilliseconds);

  /** What goes wrong on the way is no fault of ours nor of the file: it is told as a store that cannot be reached. */
  async function told<Answer>(asked: Promise<Answer>): Promise<Answer> {
    return asked.catch((error) => {
      throw unreachable(error, settings);
    });
  }

  function lock() {
    if (lockDays === undefined) return {};
    const until = new Date(Date.now() + lockDays * DAY_MILLISECONDS);
    return { ObjectLockMode: 'COMPLIANCE', ObjectLockRetainUntilDate: until } as const;
  }

  async function put({ key, sha256, sizeBytes, body }: Content, abortSignal?: AbortSignal): Promise<void> {
    const command = new PutObjectCommand({
      Bucket,
      Key: key,
      Body: body,
      ContentLength: sizeBytes,
      ChecksumSHA256: base64Of(sha256),
      ...lock(),
    });
    // The hash is known: a stream need not go unsigned.
    command.middlewareStack.add(
      (next) => (args) => {
        (args.request as { headers: Record<string, string> }).headers['x-amz-content-sha256'] = sha256;
        return next(args);
      },
      { step: 'build', name: 'signKnownContent' },
    );
    await client.send(command, abortSignal && { abortSignal });
  }

  async function keep(content: Omit<Content, 'key'>, abortSignal?: AbortSignal) {
    const { sha256, sizeBytes } = content;
    const storageKey = `${sha256.slice(0, 2)}/${sha256}`;
    await put({ key: storageKey, ...content }, abortSignal);
    return { storageKey, sha256, sizeBytes: BigInt(sizeBytes) };
  }

  /**
   * Nobody listens to what goes wrong with a file as the client sends it: it would be the end of the process. Once it is open it
   * can be read even if whoever sent it leaves and it is removed.
   */
  async function keepFile({ path: place, sha256, sizeBytes }: FileOnDisk) {
    const body = (await open(place)).createReadStream();
    const stopped = new AbortController();
    body.once('error', (error) => stopped.abort(error));
    try {
      return await keep({ sha256, sizeBytes, body }, stopped.signal);
    } finally {
      body.destroy();
    }
  }

  /** Nothing where there is none; also from where a sweep has set it aside. */
  async function fetch({ storageKey }: StoredFile): Promise<Readable | undefined> {
    if (!isStorageKey(storageKey)) throw new Error(`${storageKey} is no storage key.`);
    for (const Key of [storageKey, `${ASIDE}${storageKey}`]) {
      const answer = await client.send(new GetObjectCommand({ Bucket, Key })).catch(nothingIfAbsent);
      if (answer?.Body instanceof Readable) return answer.Body;
    }
    return undefined;
  }

  async function read(file: StoredFile): Promise<Buffer> {
    const stream = await fetch(file);
    if (stream === undefined) throw new DamagedFileError(file, 'missing');
    const content = Buffer.concat(await stream.toArray());
    if (hashOf(content) !== file.sha256) throw new DamagedFileError(file, 'altered');
    return content;
  }

  return {
    store: (content) => told(keep({ sha256: hashOf(content), sizeBytes: content.length, body: content })),
    // The client cannot read a stream twice: a line that breaks is ours to try again.
    storeFile: (file) => told(again(() => keepFile(file))),
    read: (file) => told(read(file)),
    open: (file) => told(fetch(file).then((stream) => openChecked(stream, file))),
    findFault,
    holds: (file) => told(holds(file)),
    // Writing a trial would leave a version of it behind each time.
    checkWritable: askBucket,
    tryOut,
    sweep: async (before, findNamedKeys) => {
      await settleAside(before, findNamedKeys);
      return setAside(before, findNamedKeys);
    },
  };

  async function askBucket(): Promise<void> {
    await told(client.send(new HeadBucketCommand({ Bucket })));
  }

  /** A store that is away says nothing of a file. One that answers, and yet fails at this file each time, has lost it. */
  async function findFault(file: StoredFile): Promise<FileFault | undefined> {
    try {
      return await compare(file);
    } catch {
      await askBucket();
    }
    try {
      return await compare(file);
    } catch (error) {
      if (!isAboutOneObject(error)) throw unreachable(error, settings);
      await askBucket();
      return 'unreadable';
    }
  }

  async function compare(file: StoredFile): Promise<FileFault | undefined> {
    const stream = await fetch(file);
    if (stream === undefined) return 'missing';
    const hash = createHash('sha256');
    for await (const chunk of stream) hash.update(chunk);
    return hash.digest('hex') === file.sha256 ? undefined : 'altered';
  }

  /** The store tells which hash it saw when it took the bytes; from one that does not they are fetched. */
  async function holds(file: StoredFile): Promise<boolean> {
    const asked = new HeadObjectCommand({ Bucket, Key: file.storageKey, ChecksumMode: 'ENABLED' });
    const answer = await client.send(asked).catch(nothingIfAbsent);
    if (answer === undefined) return false;
    if (answer.ChecksumSHA256 === undefined) return (await findFault(file)) === undefined;
    return answer.ChecksumSHA256 === base64Of(file.sha256);
  }

  async function tryOut(): Promise<void> {
    await told(storeTrial());
    await told(client.send(new ListObjectsV2Command({ Bucket, MaxKeys: 1 })));
    const isCareless = await told(takesOtherBytes());
    await remove(TRIAL);
    if (isCareless) {
      throw new Error(
        'The store of files takes bytes that do not have the SHA-256 that it is told: what is damaged on its way would be kept. Choose one that compares x-amz-content-sha256 or x-amz-checksum-sha256.',
      );
    }
  }

  /** Another copy that starts in this moment may delete it before we have read it: then it is stored anew. */
  async function storeTrial(): Promise<void> {
    const body = Buffer.from('stored when the product starts, read back and deleted');
    const file = { storageKey: TRIAL, sha256: hashOf(body) };
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      await put({ key: TRIAL, sha256: file.sha256, sizeBytes: body.length, body });
      const answer = await client.send(new GetObjectCommand({ Bucket, Key: TRIAL })).catch(nothingIfAbsent);
      if (answer?.Body === undefined) continue;
      if (hashOf(Buffer.from(await answer.Body.transformToByteArray())) === file.sha256) return;
      throw new DamagedFileError(file, 'altered');
    }
    throw new DamagedFileError(file, 'missing');
  }

  /** The right bytes were taken just now: whatever it says to others is a refusal of these. */
  async function takesOtherBytes(): Promise<boolean> {
    const body = Buffer.from('these bytes');
    const sha256 = hashOf(Buffer.from('other bytes'));
    try {
      await put({ key: TRIAL, sha256, sizeBytes: body.length, body });
      return true;
    } catch (error) {
      if (error instanceof S3ServiceException) return false;
      throw error;
    }
  }

  /** What was set aside long ago: back to its place if a row names it after all, else gone. */
  async function settleAside(before: Date, findNamedKeys: FindNamedKeys): Promise<void> {
    for await (const keys of listOld(ASIDE, before)) {
      const named = await findNamedKeys(keys.map((key) => key.slice(ASIDE.length)));
      for (const key of keys) {
        const home = key.slice(ASIDE.length);
        // Back for good: it is kept as long as what is stored now.
        if (named.has(home)) await copy(key, home, lock());
        await remove(key);
      }
    }
  }

  async function setAside(before: Date, findNamedKeys: FindNamedKeys): Promise<number> {
    let removed = 0;
    for await (const keys of listOld('', before)) {
      const own = keys.filter(isStorageKey);
      const named = await findNamedKeys(own);
      for (const key of own.filter((one) => !named.has(one))) {
        await copy(key, `${ASIDE}${key}`);
        await remove(key);
        removed += 1;
      }
    }
    return removed;
  }

  async function copy(from: string, to: string, kept: ReturnType<typeof lock> = {}): Promise<void> {
    await told(
      client.send(new CopyObjectCommand({ Bucket, CopySource: `${Bucket}/${from}`, Key: to, ...kept })),
    );
  }

  async function remove(key: string): Promise<void> {
    await told(client.send(new DeleteObjectCommand({ Bucket, Key: key })));
  }

  /** Page by page: a bucket may hold millions. */
  async function* listOld(prefix: string, before: Date): AsyncGenerator<string[]> {
    let ContinuationToken: string | undefined;
    do {
      const asked = { Bucket, Prefix: prefix, ...(ContinuationToken && { ContinuationToken }) };
      const page = await told(client.send(new ListObjectsV2Command(asked)));
      const old = (page.Contents ?? []).filter(({ LastModified }) => LastModified && LastModified < before);
      yield old.flatMap(({ Key }) => Key ?? []);
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }
}

/** Checked as a whole before the first byte goes on: what lies elsewhere can only be checked by fetching it. */
async function openChecked(stream: Readable | undefined, file: StoredFile): Promise<Readable> {
  if (stream === undefined) throw new DamagedFileError(file, 'missing');
  const folder = await makePassingFolder('file');
  const place = path.join(folder, 'content');
  try {
    const hash = createHash('sha256');
    const handle = await open(place, 'wx', 0o600);
    await pipeline(
      stream,
      async function* hashed(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          yield chunk;
        }
      },
      handle.createWriteStream(),
    );
    if (hash.digest('hex') !== file.sha256) throw new DamagedFileError(file, 'altered');
    const checked = await open(place, 'r');
    // Gone from the folder, it lives until the stream is closed.
    return checked.createReadStream();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function unreachable(cause: unknown, settings: S3Settings): Error {
  if (cause instanceof DamagedFileError || cause instanceof StorageUnreachableError) return cause;
  return new StorageUnreachableError(explainStoreFailure(cause, settings), { cause });
}

/** What a store says although the same may well succeed: the clock was set meanwhile, or the line was too slow or broke. */
const PASSING: ReadonlySet<string> = new Set([
  'RequestTimeTooSkewed',
  'RequestTimeout',
  'IncompleteBody',
  'SlowDown',
]);
const FIRST_PAUSE_MILLISECONDS = 100;

/**
 * Unless the store has refused it, or the file is gone: then it would fail again. What is kept under the name of its content may be
 * sent twice; of what is read from a file as it is sent, the client itself sends nothing again.
 */
async function again<Answer>(act: () => Promise<Answer>, attempt = 1): Promise<Answer> {
  try {
    return await act();
  } catch (error) {
    if (attempt === ATTEMPTS || isForGood(error)) throw error;
    await delay(FIRST_PAUSE_MILLISECONDS * 3 ** (attempt - 1));
    return again(act, attempt + 1);
  }
}

function isForGood(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT';
  }
  return (error.$metadata.httpStatusCode ?? 500) < 500 && !PASSING.has(error.name);
}

/** It failed at this one, or broke off in the middle of it; it did not refuse us, nor fall silent. */
function isAboutOneObject(error: unknown): boolean {
  if (error instanceof S3ServiceException) return error.$metadata.httpStatusCode === 500;
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** As the protocol spells it. */
function base64Of(sha256: string): string {
  return Buffer.from(sha256, 'hex').toString('base64');
}

function nothingIfAbsent(error: unknown): undefined {
  const isAbsent = error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
  if (!isAbsent || error.name === 'NoSuchBucket') throw error;
}
