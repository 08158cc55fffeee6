import { beforeAll, expect, it } from 'vitest';
import { listArchivalFaults } from '../../testing/list-archival-faults.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { sampleLetterhead, sampleValues } from '../catalogue/samples.ts';
import { composeLetter } from '../letter/compose-letter.ts';
import { openTypst } from './open-typst.ts';
import { packPdf } from './pack-pdf.ts';
import type { Typst } from './typst.ts';
import { openWasmTypst } from './wasm-typst.ts';

/** What machines without machine code for Typst use, tried on every machine. */
let typst: Typst;
beforeAll(async () => {
  typst = await openWasmTypst();
});

function filesOf(body: string): { readonly 'data.json': Buffer } {
  const letter = composeLetter({
    key: 'report-letter',
    body,
    values: sampleValues('fr'),
    letterhead: sampleLetterhead('fr'),
  });
  return { 'data.json': Buffer.from(JSON.stringify({ ...letter, logoFile: null })) };
}

const LETTER = filesOf('# Décompte\n\nVoyez [la preuve](https://prorata.example).\n\nFin.');

it('makes the same pages as the Typst of this machine', async () => {
  const ofMachine = await openTypst();
  const { objects, ...pages } = readPdf(ofMachine.compile('letter', LETTER));
  expect(readPdf(typst.compile('letter', LETTER))).toMatchObject(pages);
});

it('makes PDF/A-2b with tags, and the same bytes each time', async () => {
  const pdf = packPdf(typst.compile('letter', LETTER));
  expect(await listArchivalFaults(pdf)).toEqual([]);
  expect(packPdf(typst.compile('letter', LETTER)).equals(pdf)).toBe(true);
});

it('keeps no file of a document for the next one', () => {
  expect(() => typst.compile('letter', {})).toThrow(/data\.json|access denied/);
});

it('says which layout there is not', () => {
  expect(() => typst.compile('nothing', LETTER)).toThrow('There is no nothing.typ.');
});
