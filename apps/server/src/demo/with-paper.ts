import { createHash, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DemoDocument } from '@prorata/demo/dossiers';
import type { UploadedFile } from '../http/calls/read-upload.ts';
import type { Story } from './story.ts';
import { writePdf } from './write-pdf.ts';

/** Hands over a document of a creditor as it comes from a browser: a PDF that can be opened. */
export async function withPaper<T>(
  story: Pick<Story, 'told'>,
  { fileName, lines }: DemoDocument,
  creditorName: string,
  use: (file: UploadedFile) => Promise<T>,
): Promise<T> {
  const content = writePdf([creditorName, '', ...lines.map(story.told)]);
  const file = {
    name: story.told(fileName),
    path: path.join(tmpdir(), `prorata-demo-${randomUUID()}.pdf`),
    sizeBytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    holder: 'demonstration',
  };
  try {
    await writeFile(file.path, content);
    return await use(file);
  } finally {
    await rm(file.path, { force: true });
  }
}
