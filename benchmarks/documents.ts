// A mail and a letter of one page, made as the product makes them, against the bare libraries on the same text: Liquid
// and Markdown for the mail, Typst for the letter. Then the memory of the process that runs Typst over 500 letters.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import { Liquid } from 'liquidjs';
import MarkdownIt from 'markdown-it';
import { readBuiltInTemplate } from '../packages/documents/src/built-in.ts';
import { sampleLetterhead, sampleValues } from '../packages/documents/src/catalogue/samples.ts';
import { composeLetter } from '../packages/documents/src/letter/compose-letter.ts';
import { renderLetter } from '../packages/documents/src/letter/render-letter.ts';
import { renderMail } from '../packages/documents/src/mail/render-mail.ts';
import { openPdfRenderer } from '../packages/documents/src/pdf/pdf-renderer.ts';
import { median } from './baselines/median.ts';
import { childMegabytes } from './surroundings/child-megabytes.ts';

const ROUNDS = 200;
/** Before the first is measured, so that code that runs all day is measured as it runs all day. */
const WARM_UP_ROUNDS = 50;
const LETTERS = 500;
const WORKSPACE = fileURLToPath(new URL('../packages/documents/typst', import.meta.url));
const FONTS = [
  'source-serif-4/400Regular/SourceSerif4_400Regular',
  'source-serif-4/600SemiBold/SourceSerif4_600SemiBold',
  'ibm-plex-mono/400Regular/IBMPlexMono_400Regular',
];

const values = sampleValues('nl');
const mail = readBuiltInTemplate('invitation-email', 'nl');
const letter = {
  key: 'invitation-letter',
  body: readBuiltInTemplate('invitation-letter', 'nl').body,
  values,
  letterhead: sampleLetterhead('nl'),
} as const;

async function measure(work: (round: number) => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await work(ROUNDS + round);
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await work(round);
    times.push(performance.now() - start);
  }
  return median(times);
}

function bareMail(): () => string {
  const liquid = new Liquid();
  const markdown = new MarkdownIt();
  const scope: Record<string, Record<string, unknown>> = {};
  for (const [name, value] of Object.entries(values)) {
    const [thing = '', property = ''] = name.split('.');
    scope[thing] = { ...scope[thing], [property]: value };
  }
  return () => markdown.render(liquid.parseAndRenderSync(mail.body, scope));
}

function bareLetter(): (round: number) => Uint8Array {
  const fontBlobs = FONTS.map((font) =>
    readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${font}.ttf`))),
  );
  const compiler = NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontBlobs }] });
  return (round) => {
    const data = { ...composeLetter(numbered(round)), logoFile: null };
    compiler.mapShadow(path.join(WORKSPACE, 'data.json'), Buffer.from(JSON.stringify(data)));
    const { result } = compiler.compile({ mainFilePath: path.join(WORKSPACE, 'letter.typ') });
    if (result === null) throw new Error('Typst made nothing.');
    const pdf = compiler.pdf(result, { pdfStandard: PdfStandard.A_2b });
    compiler.evictCache(0);
    return pdf;
  };
}

/** No two letters are the same, or Typst would remember them. */
function numbered(round: number) {
  return { ...letter, letterhead: { ...letter.letterhead, dossierNumber: `2026/${round}` } };
}

function report(name: string, own: number, bare: number): void {
  process.stdout.write(
    `${name}: ${own.toFixed(2)} ms, ${(own / bare).toFixed(1)} times the bare libraries (${bare.toFixed(2)} ms)\n`,
  );
}

const renderer = openPdfRenderer({ documentsPerProcess: LETTERS * 2 });
const to = 'hilde@dijlezicht.example';
const ownMail = await measure(() =>
  renderMail({ key: 'invitation-email', language: 'nl', template: mail, values, to, imprint: null }),
);
report('mail, HTML and text', ownMail, await measure(bareMail()));
const ownLetter = await measure((round) => renderLetter(renderer, numbered(round)));
report('letter of one page, PDF/A-2b', ownLetter, await measure(bareLetter()));

const memory: number[] = [];
for (let round = 0; round < LETTERS; round += 1) {
  await renderLetter(renderer, numbered(round));
  if (round % 100 === 99) memory.push(childMegabytes());
}
renderer.close();
process.stdout.write(
  `memory after each 100 of ${LETTERS} letters: ${memory.map((size) => `${size.toFixed(0)} MB`).join(', ')}\n`,
);
