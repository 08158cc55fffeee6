// Makes PDFs for its parent, one at a time. A process of its own, because Typst cannot be interrupted otherwise and
// gives memory back only by ending.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import { packPdf } from './pack-pdf.ts';
import type { PdfAnswer, SentJob } from './pdf-renderer.ts';

const WORKSPACE = path.resolve(import.meta.dirname, '../../typst');
const FONTS = [
  '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  '@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
  '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  '@expo-google-fonts/source-serif-4/600SemiBold_Italic/SourceSerif4_600SemiBold_Italic.ttf',
  '@expo-google-fonts/ibm-plex-mono/400Regular/IBMPlexMono_400Regular.ttf',
];

const compiler = NodeCompiler.create({
  workspace: WORKSPACE,
  fontArgs: [{ fontBlobs: FONTS.map((font) => readFileSync(fileURLToPath(import.meta.resolve(font)))) }],
});

process.on('message', (job: SentJob) => {
  // Only once the answer is on its way: whoever waits for the document need not wait for what it left behind.
  process.send?.(attempt(job), undefined, undefined, () => compiler.evictCache(0));
});
process.on('disconnect', () => process.exit());
process.send?.({ kind: 'ready' } satisfies PdfAnswer);

function attempt(job: SentJob): PdfAnswer {
  try {
    return { kind: 'made', pdf: makePdf(job) };
  } catch (error) {
    return { kind: 'failed', message: describe(error) };
  }
}

function makePdf({ layout, json, files = {} }: SentJob): Buffer {
  const shadows = Object.entries({ ...files, 'data.json': Buffer.from(json) }).map(([name, content]) => ({
    name: path.join(WORKSPACE, name),
    content: Buffer.from(content),
  }));
  for (const { name, content } of shadows) compiler.mapShadow(name, content);
  try {
    return compile(path.join(WORKSPACE, `${layout}.typ`));
  } finally {
    for (const { name } of shadows) compiler.unmapShadow(name);
  }
}

function compile(mainFilePath: string): Buffer {
  const outcome = compiler.compile({ mainFilePath });
  const error = outcome.takeError();
  if (error) throw new Error(compiler.fetchDiagnostics(error).map(messageOf).join('; '));
  // A font that is missing is only warned about, and another would take its place unseen.
  const warnings = outcome.takeWarnings();
  if (warnings) throw new Error(compiler.fetchDiagnostics(warnings).map(messageOf).join('; '));
  const { result } = outcome;
  if (result === null) throw new Error('Typst made nothing.');
  return packPdf(compiler.pdf(result, { pdfStandard: PdfStandard.A_2b }));
}

function messageOf(diagnostic: unknown): string {
  return typeof diagnostic === 'object' && diagnostic !== null && 'message' in diagnostic
    ? String(diagnostic.message)
    : String(diagnostic);
}

/** Typst puts what went wrong while exporting into `code`, and leaves the message empty. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
