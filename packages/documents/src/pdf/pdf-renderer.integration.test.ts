import { execFileSync } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { sampleLetterhead, sampleValues } from '../catalogue/samples.ts';
import { composeLetter } from '../letter/compose-letter.ts';
import type { PdfJob } from './pdf-renderer.ts';
import { openPdfRenderer, type PdfRenderer, type PdfRendererOptions } from './pdf-renderer.ts';

const renderers: PdfRenderer[] = [];
afterEach(() => {
  for (const renderer of renderers.splice(0)) renderer.close();
});

function open(options: PdfRendererOptions = {}): PdfRenderer {
  const renderer = openPdfRenderer(options);
  renderers.push(renderer);
  return renderer;
}

function letterOf(body: string, times = 1): PdfJob {
  const letter = composeLetter({
    key: 'report-letter',
    body,
    values: sampleValues('nl'),
    letterhead: sampleLetterhead('nl'),
  });
  const blocks = Array(times).fill(letter.blocks).flat();
  return { layout: 'letter', data: { ...letter, blocks, logoFile: null } };
}

/** Those that this process has started. */
function listTypstProcesses(): number[] {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const own = new RegExp(`^\\s*(\\d+)\\s+${process.pid}\\s.*typst-process`, 'gm');
  return [...all.matchAll(own)].map(([, pid]) => Number(pid));
}

const SHORT = letterOf('Kort.\n\nEinde.');
/** Takes Typst far longer than a short one, many times over. */
const ENDLESS = letterOf('Een alinea met wat woorden.\n\nEinde.', 150_000);

describe('a document that takes too long', () => {
  it('is given up, and the next one is made', async () => {
    // As slow as this machine is today: many times what a letter takes in a new process.
    const start = performance.now();
    await open().render(SHORT);
    const renderer = open({ timeLimitMilliseconds: 4 * (performance.now() - start) });
    const [endless, short] = await Promise.allSettled([renderer.render(ENDLESS), renderer.render(SHORT)]);
    expect(endless).toMatchObject({ status: 'rejected', reason: { name: 'PdfError' } });
    expect(short.status).toBe('fulfilled');
  });
});

it('a document that cannot be made says why, and stops no other', async () => {
  const renderer = open();
  const outcomes = await Promise.allSettled([
    renderer.render({ layout: 'letter', data: {} }),
    renderer.render({ layout: 'nothing', data: {} }),
    renderer.render(SHORT),
  ]);
  expect(outcomes).toMatchObject([
    { status: 'rejected', reason: { message: expect.stringContaining('date') } },
    { status: 'rejected', reason: { message: expect.stringContaining('nothing.typ') } },
    { status: 'fulfilled' },
  ]);
});

it('many at once are made one after the other, each its own, over several processes', async () => {
  const renderer = open({ documentsPerProcess: 3 });
  const numbers = [...Array(8).keys()];
  const pdfs = await Promise.all(
    numbers.map((number) => renderer.render(letterOf(`Brief ${number}.\n\nEinde.`))),
  );
  expect(pdfs.map((pdf) => /Brief \d/.exec(readPdf(pdf).text)?.[0])).toEqual(
    numbers.map((number) => `Brief ${number}`),
  );
});

it('makes a document all the same when somebody kills the process that is to make it', async () => {
  const others = listTypstProcesses();
  const made = open().render(SHORT);
  // Its work is sent with its start, so that it is killed in the middle of it.
  const [own = 0] = await expect
    .poll(() => listTypstProcesses().filter((pid) => !others.includes(pid)))
    .toHaveLength(1)
    .then(() => listTypstProcesses().filter((pid) => !others.includes(pid)));
  process.kill(own, 'SIGKILL');
  expect(readPdf(await made).text).toContain('Kort.');
});

it('makes nothing once it is closed', async () => {
  const renderer = open();
  renderer.close();
  await expect(renderer.render(SHORT)).rejects.toThrow('closed');
});
