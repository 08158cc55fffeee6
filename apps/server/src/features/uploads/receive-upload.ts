import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { DocumentMediaType } from '@prorata/contract/statements/media-types';
import type { ScanOutcome } from '../../adapters/virus-scanner.ts';
import type { FileDescription } from '../../database/insert-file.ts';
import type { UploadedFile } from '../../http/calls/read-upload.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { inspectUpload } from './inspection/inspect-upload.ts';
import { convertPhoto } from './photos/convert-photo.ts';

export type UploadTools = Pick<Tools, 'storage' | 'scanner' | 'clock' | 'logger'>;

/** Bytes that lie in storage, and what the scanner says of those that were sent. A row may now speak of them. */
export type ReceivedFile<MediaType extends string = DocumentMediaType> = Required<FileDescription> & {
  readonly mediaType: MediaType;
};

/** Whoever uploads waits no longer for a verdict; what is not judged by then is judged later. */
const SCAN_PATIENCE_MILLISECONDS = 4_000;

/**
 * Looks at what was uploaded, has the scanner look at it, and stores it, before the transaction that speaks of it. Whatever then
 * fails leaves bytes that no row names, which the sweep removes. Where something else is shown in its place, what was sent is kept too.
 */
export async function receiveUpload(tools: UploadTools, file: UploadedFile): Promise<ReceivedFile> {
  const [verdict, kept] = await Promise.all([judgeUpload(tools, file), inspectAndStore(tools, file)]);
  return { ...kept, ...verdict };
}

/** The same for a file of which only what is read in it is used: nothing is looked for in it but viruses. */
export async function receiveSource<MediaType extends string>(
  tools: UploadTools,
  file: UploadedFile,
  mediaType: MediaType,
): Promise<ReceivedFile<MediaType>> {
  const verdict = await judgeUpload(tools, file);
  refuseInfected(verdict);
  const stored = await tools.storage.storeFile(file);
  return { ...stored, ...verdict, mediaType, originalSha256: null, originalStorageKey: null };
}

type Stored = Omit<ReceivedFile, keyof Verdict>;

async function inspectAndStore({ storage }: UploadTools, file: UploadedFile): Promise<Stored> {
  const found = await inspectUpload(file);
  if (found.kind === 'phonePhoto') {
    const shown = await storage.store(await convertPhoto(file));
    return { ...shown, ...(await sealOriginal(storage, file)), mediaType: 'image/jpeg' };
  }
  const { mediaType, cleaned } = found;
  if (cleaned === null) {
    const stored = await storage.storeFile(file);
    return { ...stored, mediaType, originalSha256: null, originalStorageKey: null };
  }
  try {
    const shown = await storage.storeFile(cleaned);
    return { ...shown, ...(await sealOriginal(storage, file)), mediaType };
  } finally {
    await rm(cleaned.path, { force: true });
  }
}

async function sealOriginal(storage: UploadTools['storage'], file: UploadedFile) {
  const { sha256, storageKey } = await storage.storeFile(file);
  return { originalSha256: sha256, originalStorageKey: storageKey };
}

type Verdict = Required<Pick<FileDescription, 'verdict' | 'virus' | 'judgedAt'>>;

/**
 * What the scanner says at once. Without a scanner nobody says anything; without its word the file waits for it. One that is longer
 * than it takes would wait for ever: whoever sends it hears so.
 */
async function judgeUpload(
  { scanner, clock, logger }: Pick<UploadTools, 'scanner' | 'clock' | 'logger'>,
  { path }: Pick<UploadedFile, 'path'>,
): Promise<Verdict> {
  const unjudged = { virus: null, judgedAt: null };
  if (scanner === undefined) return { verdict: 'unscanned', ...unjudged };
  const outcome = await scanner.scan(createReadStream(path), SCAN_PATIENCE_MILLISECONDS);
  if (outcome.kind === 'unjudged' || outcome.kind === 'unreached') {
    logger.warn({ reason: outcome.reason }, 'an upload waits for the virus scanner');
    if (outcome.kind === 'unjudged' && outcome.isForGood) throw new ProblemError('upload-too-large');
    return { verdict: 'quarantined', ...unjudged };
  }
  return verdictFrom(outcome, clock());
}

/** As a row of `files` keeps it. */
export function verdictFrom(
  outcome: Extract<ScanOutcome, { kind: 'clean' | 'infected' }>,
  judgedAt: Date,
): Verdict {
  return outcome.kind === 'infected'
    ? { verdict: 'infected', virus: outcome.virus, judgedAt }
    : { verdict: 'clean', virus: null, judgedAt };
}

/** For what is not kept, and takes effect at once: it waits for nothing, and is taken only when the scanner has nothing against it. */
export async function judgeAtOnce(
  tools: Pick<UploadTools, 'scanner' | 'clock' | 'logger'>,
  file: Pick<UploadedFile, 'path'>,
): Promise<Verdict> {
  const verdict = await judgeUpload(tools, file);
  refuseInfected(verdict);
  if (verdict.verdict === 'quarantined') throw new ProblemError('scanner-away');
  return verdict;
}

/** For what is not kept when it is infected: whoever sends it hears it at once. */
export function refuseInfected({ verdict }: Pick<Verdict, 'verdict'>): void {
  if (verdict === 'infected') throw new ProblemError('upload-infected');
}
