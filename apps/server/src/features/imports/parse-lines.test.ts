import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MAX_IMPORT_COLUMNS, MAX_IMPORT_LINES } from '@prorata/contract/imports/import';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unzip } from '../../testing/unzip.ts';
import { zipOf } from '../uploads/testing/sample-files.ts';
import { type LinesAnswer, parseLines } from './parse-lines.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'prorata-sheets-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function readingOf(content: string | Uint8Array) {
  const place = path.join(folder, 'sheet');
  await writeFile(place, content);
  const began = performance.now();
  const answer = await parseLines(place);
  return { answer, milliseconds: performance.now() - began };
}

const numberOfLines = (answer: LinesAnswer) => ('lines' in answer ? answer.lines.length : answer.refusal);

const LARGEST = `${'word;'.repeat(MAX_IMPORT_COLUMNS)}\n`.repeat(MAX_IMPORT_LINES);

/** A workbook of which the sheet says what is written in it. */
async function workbookWith(sheetData: string): Promise<Buffer> {
  const parts = await unzip(Buffer.from(await writeXlsx({ sheets: [{ name: 'a', rows: [['word']] }] })));
  const entries = [...parts].map(([name, content]) => {
    const isSheet = name.startsWith('xl/worksheets/sheet');
    const text = content.toString().replace(/<sheetData>.*<\/sheetData>/s, () => sheetData);
    return { name, content: isSheet ? Buffer.from(text) : content };
  });
  return zipOf(entries);
}

const MEGABYTES = 1024 ** 2;
const BROAD = 'x;'.repeat(1_000);

it.each([
  ['a line of semicolons alone', ';'.repeat(9 * MEGABYTES)],
  ['lines that are wide and empty', `${';'.repeat(1_000)}\n`.repeat(9_000)],
  ['a quote that is never closed', `a;b\n"${`${BROAD}\n`.repeat(4_000)}`],
  ['quoted cells that are empty', `${'"";'.repeat(1_000)}\n`.repeat(3_000)],
  ['tabs', `a\tb\n${'\t'.repeat(9 * MEGABYTES)}`],
])('refuses %s, no later than it reads the largest sheet', async (_, content) => {
  const largest = await readingOf(LARGEST);
  expect(numberOfLines(largest.answer)).toBe(MAX_IMPORT_LINES);
  const hostile = await readingOf(content);
  expect(numberOfLines(hostile.answer)).toBe('import-too-many-lines');
  expect(hostile.milliseconds / largest.milliseconds).toBeLessThan(3);
});

it.each([
  ['empty rows', `<sheetData>${'<row r="1"/>'.repeat(400_000)}</sheetData>`],
  ['rows under a prefix', `<sheetData>${'<x:row r="1"/>'.repeat(400_000)}</sheetData>`],
  ['cells in one row', `<sheetData><row r="1">${'<c r="A1"/>'.repeat(400_000)}</row></sheetData>`],
])('refuses a workbook of 400,000 %s, no later than it reads the largest sheet', async (_, sheetData) => {
  const rows = LARGEST.trim()
    .split('\n')
    .map((line) => line.split(';'));
  const largest = await readingOf(await writeXlsx({ sheets: [{ name: 'a', rows }] }));
  expect(numberOfLines(largest.answer)).toBe(MAX_IMPORT_LINES);
  const hostile = await readingOf(await workbookWith(sheetData));
  expect(numberOfLines(hostile.answer)).toBe('import-too-many-lines');
  expect(hostile.milliseconds / largest.milliseconds).toBeLessThan(3);
});

it('reads a sheet with empty cells and rows behind what it says', async () => {
  const padded = await readingOf(
    `Naam;Bedrag${';'.repeat(500)}\nLumio;5,00${';'.repeat(500)}\n${'\n'.repeat(900)}`,
  );
  expect(numberOfLines(padded.answer)).toBe(2);
  const row = '<row r="1"><c r="A1" t="inlineStr"><is><t>Lumio</t></is></c></row>';
  const workbook = await workbookWith(`<sheetData>${row}${'<row/>'.repeat(10_000)}</sheetData>`);
  expect(numberOfLines((await readingOf(workbook)).answer)).toBe(1);
});

it('tells the separator by the beginning of a long text', async () => {
  const { answer } = await readingOf(`${'Naam;Bedrag\n'.repeat(20)}"${'a,'.repeat(60_000)}"`);
  expect('lines' in answer && answer.lines[0]?.cells).toEqual(['Naam', 'Bedrag']);
});
