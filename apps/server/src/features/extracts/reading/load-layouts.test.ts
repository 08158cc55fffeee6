import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EXTRACT_TYPES } from '@prorata/contract/extracts/extract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLayouts, loadLayout } from './load-layouts.ts';
import { readCsv } from './read-csv.ts';
import { understand } from './understand.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'prorata-layouts-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('ours are all as they must be', () => {
  expect(() => checkLayouts(undefined)).not.toThrow();
  expect(EXTRACT_TYPES.map((type) => loadLayout(type).docTypeId)).toEqual(EXTRACT_TYPES);
});

it('an operator’s own takes the place of ours, and is read each time anew', async () => {
  const own = await readFile(path.join(import.meta.dirname, '../layouts/provider-csv.json'), 'utf8');
  const file = path.join(folder, 'provider-csv.json');
  await writeFile(file, own.replace('"creditor_name"', '"schuldeiser"'));
  const layout = loadLayout('providerCsv', folder);
  if (layout.format !== 'csv') throw new Error('The layout is not that of a CSV.');
  const text = 'consulted_at;notice_number;notice_type;schuldeiser\n26/10/2026 10:42;1;seizure;Telvia NV\n';
  expect(understand(readCsv(text, layout), layout).creditors).toMatchObject([{ name: 'Telvia NV' }]);
  expect(loadLayout('providerXml', folder)).toEqual(loadLayout('providerXml'));
  await rm(file);
  expect(loadLayout('providerCsv', folder)).toEqual(loadLayout('providerCsv'));
});

it.each([
  ['{', 'provider-xml.json'],
  ['{"docTypeId":"providerXml","format":"xml"}', 'noticeTypes'],
  ['{"docTypeId":"providerXml","format":"word"}', 'format'],
])('a wrong one is named with what is wrong: %s', async (content, told) => {
  await writeFile(path.join(folder, 'provider-xml.json'), content);
  expect(() => checkLayouts(folder)).toThrow(told);
  await rm(path.join(folder, 'provider-xml.json'));
});

it('one under another’s name is refused, and so is a folder that is not there', async () => {
  const own = await readFile(path.join(import.meta.dirname, '../layouts/provider-csv.json'), 'utf8');
  await writeFile(path.join(folder, 'provider-xml.json'), own);
  expect(() => checkLayouts(folder)).toThrow('docTypeId must be providerXml');
  await rm(path.join(folder, 'provider-xml.json'));
  expect(() => checkLayouts('/nowhere')).toThrow('EXTRACT_LAYOUTS');
});
