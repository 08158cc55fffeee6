import { loadLayout } from '../../../apps/server/src/features/extracts/reading/load-layouts.ts';
import { composeCsv } from '../../../apps/server/src/features/extracts/samples/compose-text.ts';
import { plainHand } from '../../../apps/server/src/features/extracts/samples/hands.ts';
import { inventExtract } from '../../../apps/server/src/features/extracts/samples/invent-extract.ts';
import { printFields } from '../../../apps/server/src/features/extracts/samples/print-fields.ts';

/** A list of an office's software with few creditors, which nobody brought in before. */
export function inventFile(language: 'nl' | 'fr', creditors: number) {
  const layout = loadLayout('providerCsv');
  if (layout.format !== 'csv') throw new Error('The layout of lists is no CSV.');
  const invented = inventExtract({ seed: Date.now() % 1_000_000, language, creditors });
  const extractReference = `W${Date.now()}`;
  const text = composeCsv(printFields({ ...invented, extractReference }, plainHand()), layout);
  return { name: 'lijst.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}
