import { toPrintable } from '@prorata/domain/printable';
import { composeHead, type PaperHead } from '../letter/compose-letter.ts';
import type { PdfRenderer } from '../pdf/pdf-renderer.ts';
import { mapTexts } from '../text/map-texts.ts';
import type { ComposedComputation } from './compose-computation.ts';

/**
 * A computation under the head of the office, as PDF/A-2b. It is addressed to nobody: the office gives it to debtor and third party.
 * The same computation gives the same bytes.
 */
export function renderComputation(
  renderer: Pick<PdfRenderer, 'render'>,
  computation: ComposedComputation,
  head: PaperHead,
): Promise<Uint8Array> {
  const { language, date } = head;
  const data = { ...computation, language, date, ...composeHead(head) };
  return renderer.render({ layout: 'computation', data: mapTexts(data, toPrintable) });
}
