import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { askProcess } from '../../adapters/guarded-process.ts';
import { makePassingFolder } from '../../adapters/passing-folder.ts';
import type { SignedIn } from '../../http/authentication/actor.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import type { ComingDeliveries } from '../delivery/rehearse-sending.ts';
import type { JoiningJob } from './joining-process.ts';
import { putOnPaper } from './read-papers.ts';

const JOIN = new URL('./joining-process.ts', import.meta.url);
const LIMITS = { maxMilliseconds: 120_000, maxMegabytes: 1_000 };
/** What the process can join within its limits. */
const MAX_BYTES = 200 * 1024 * 1024;

type PreviewTools = Pick<Tools, 'db' | 'storage' | 'renderer' | 'settings'>;

/** Every piece behind the other in the order in which they leave, then what is enclosed, each file once. */
export async function downloadAll(
  tools: PreviewTools,
  { identity }: SignedIn,
  coming: ComingDeliveries,
): Promise<OutgoingFile> {
  if (coming.deliveries.length === 0) throw new ProblemError('not-found');
  // On disk until they are sent: together they are more than should lie in memory.
  const folder = await makePassingFolder('file');
  const clear = () => rm(folder, { recursive: true, force: true });
  try {
    const joined = path.join(folder, 'preview.pdf');
    const job: JoiningJob = { papers: await layOut(tools, coming, folder), joined };
    const limits = { ...LIMITS, folder, isFolderWritten: true };
    const outcome = await askProcess(JOIN, job, limits, { holder: `person ${identity.subject}` });
    if (outcome.kind !== 'answered') throw new ProblemError('service-unavailable');
    const { size } = await stat(joined);
    const content = createReadStream(joined).once('close', () => void clear());
    return { name: 'preview.pdf', mediaType: 'application/pdf', content, sizeBytes: size };
  } catch (error) {
    await clear();
    throw error;
  }
}

/** One paper after the other; gives where each lies. */
async function layOut(
  tools: PreviewTools,
  { deliveries }: ComingDeliveries,
  folder: string,
): Promise<string[]> {
  const papers: string[] = [];
  let left = MAX_BYTES;
  const lay = async (write: (place: string) => Promise<void>) => {
    const place = path.join(folder, String(papers.length));
    await write(place);
    left -= (await stat(place)).size;
    if (left < 0) throw new ProblemError('download-too-large');
    papers.push(place);
  };
  for (const delivery of deliveries) {
    await lay(async (place) => writeFile(place, await putOnPaper(tools, delivery), { mode: 0o600 }));
  }
  const files = new Map(deliveries.flatMap((one) => one.files).map((file) => [file.sha256, file]));
  for (const file of files.values()) {
    await lay(async (place) =>
      pipeline(await tools.storage.open(file), createWriteStream(place, { mode: 0o600 })),
    );
  }
  return papers;
}
