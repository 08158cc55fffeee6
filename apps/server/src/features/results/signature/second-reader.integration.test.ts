import { PDF } from '@libpdf/core';
import { expect, it } from 'vitest';
import { openSecondReader } from './second-reader.ts';

async function makePdf(text: string): Promise<Uint8Array> {
  const pdf = PDF.create();
  pdf.addPage().drawText(text);
  pdf.addPage().drawText('2');
  return pdf.save();
}

it('sees the pages of a document in a process of its own, and what differs', async () => {
  const { readAgain, throwIfFailed } = openSecondReader('a bailiff');
  const [first, second] = await readAgain(await makePdf('PV 2026/0147'));
  expect([first?.lines, second?.lines]).toEqual([['PV 2026/0147'], ['2']]);
  const [changed, same] = await readAgain(await makePdf('PV 2026/0148'));
  expect(changed?.drawn).not.toBe(first?.drawn);
  expect(same?.drawn).toBe(second?.drawn);
  throwIfFailed();
});

it('throws for what pdf.js cannot read, which is the fault of the document', async () => {
  const { readAgain, throwIfFailed } = openSecondReader('a bailiff');
  await expect(readAgain(new TextEncoder().encode('%PDF-1.7\n%%EOF'))).rejects.toThrow('pdf.js');
  expect(throwIfFailed).not.toThrow();
});
