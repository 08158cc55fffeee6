// Reads a signed report with pdf.js for its parent. A process of its own: what comes back from a signing service is a stranger's file.
import { SECOND_READER_OPTIONS, seePages } from '@prorata/proof/second-reader/see-pages';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { answerParent } from '../../../adapters/guarded-process.ts';
import type { SecondReading } from './second-reader.ts';

answerParent(async (bytes: Uint8Array): Promise<SecondReading> => {
  // The library keeps what it is given.
  const loading = getDocument({ ...SECOND_READER_OPTIONS, data: Uint8Array.from(bytes) });
  try {
    return { kind: 'seen', pages: await seePages(await loading.promise) };
  } catch (error) {
    return { kind: 'unreadable', reason: error instanceof Error ? error.message : String(error) };
  } finally {
    await loading.destroy();
  }
});
