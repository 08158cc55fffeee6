import { EXTRACT_TYPES, extractContentsSchema } from '@prorata/contract/extracts/extract';
import { openPdfRenderer } from '@prorata/documents/pdf/pdf-renderer';
import { afterAll, describe, expect, it } from 'vitest';
import { sampleExtract } from '../samples/sample-extract.ts';
import { readExtract } from './read-extract.ts';

const renderer = openPdfRenderer();
afterAll(() => renderer.close());

describe('a sample of each type', () => {
  it.each(EXTRACT_TYPES)('%s gives its forty creditors', async (docTypeId) => {
    const { bytes } = await sampleExtract(renderer, docTypeId, 'nl');
    const reading = await readExtract(bytes, docTypeId);
    if (reading.kind === 'refused') throw new Error(reading.refusal);
    const { creditors, otherNotices } = extractContentsSchema.parse(reading.contents);
    expect(new Set(creditors.map(({ name }) => name)).size).toBe(40);
    expect(creditors.every(({ totalAmount }) => totalAmount > 0)).toBe(true);
    expect(otherNotices).toHaveLength(1);
  });
});
