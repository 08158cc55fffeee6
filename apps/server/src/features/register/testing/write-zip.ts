import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ExtractFiles } from '@prorata/demo/register-format';
import { ZipFile } from 'yazl';

/** Writes an extract as the register publishes it. */
export async function writeZip(file: string, files: ExtractFiles): Promise<void> {
  const zip = new ZipFile();
  for (const [name, lines] of Object.entries(files)) {
    zip.addReadStreamLazy(name, { compressionLevel: 1 }, (callback) =>
      callback(null, Readable.from(inBlocks(lines()))),
    );
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
}

const LINES_PER_BLOCK = 500;

/** A stream that hands over single lines spends all its time handing over. */
function* inBlocks(lines: Iterable<string>): Iterable<Buffer> {
  let block: string[] = [];
  for (const line of lines) {
    block.push(line);
    if (block.length < LINES_PER_BLOCK) continue;
    yield Buffer.from(block.join(''));
    block = [];
  }
  if (block.length > 0) yield Buffer.from(block.join(''));
}
