import { randomUUID } from 'node:crypto';
import { askProcess } from '../../adapters/guarded-process.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import type { ComingDeliveries } from '../delivery/rehearse-sending.ts';
import { putOnPaper } from './read-papers.ts';

const JOIN = new URL('./joining-process.ts', import.meta.url);
const LIMITS = { maxMilliseconds: 120_000, maxMegabytes: 1_000 };

/** Every piece behind the other in the order in which they leave, then what is enclosed, each file once. */
export async function downloadAll(
  tools: Pick<Tools, 'db' | 'storage' | 'renderer' | 'settings'>,
  { deliveries }: ComingDeliveries,
): Promise<OutgoingFile> {
  if (deliveries.length === 0) throw new ProblemError('not-found');
  const papers: Uint8Array[] = [];
  for (const delivery of deliveries) papers.push(await putOnPaper(tools, delivery));
  const files = new Map(deliveries.flatMap((one) => one.files).map((file) => [file.sha256, file]));
  for (const file of files.values()) papers.push(await tools.storage.read(file));
  const joined = await askProcess<Uint8Array>(JOIN, papers, LIMITS, { holder: `preview ${randomUUID()}` });
  if (joined.kind !== 'answered') throw new ProblemError('service-unavailable');
  return { name: 'preview.pdf', mediaType: 'application/pdf', content: Buffer.from(joined.answer) };
}
