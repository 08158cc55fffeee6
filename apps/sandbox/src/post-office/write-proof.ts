import { PDF, StandardFonts } from '@libpdf/core';
import { formatMoment } from '../mailbox/format-moment.ts';
import type { Letter } from './letter.ts';
import { postTexts } from './texts.ts';

const LEFT = 64;
const TOP = 770;

/** The paper by which the post proves that a letter was deposited, as PDF. */
export async function writeProof(letter: Letter): Promise<Uint8Array> {
  const texts = postTexts[letter.language].proof;
  const { name, line1, line2, postcode, town } = letter.recipient;
  const deposited = letter.events.find(({ status }) => status === 'deposited');
  const moment = deposited ? formatMoment(letter.language, new Date(deposited.occurredAt)) : '';
  const rows = [
    [texts.barcode, letter.barcode.replaceAll(/(\d{4})(?=\d)/g, '$1 ')],
    [texts.recipient, name],
    ['', [line1, line2].filter(Boolean).join(', ')],
    ['', `${postcode} ${town}`],
    [texts.deposited, moment],
    [texts.product, texts.registered],
    [texts.reference, letter.key],
  ] as const;
  const pdf = PDF.create();
  const page = pdf.addPage({ size: 'a4' });
  page.drawText(texts.title, { x: LEFT, y: TOP, size: 20, font: StandardFonts.HelveticaBold });
  page.drawText(texts.notReal, { x: LEFT, y: TOP - 22, size: 10, font: StandardFonts.Helvetica });
  for (const [index, [label, value]] of rows.entries()) {
    const y = TOP - 70 - index * 24;
    page.drawText(label, { x: LEFT, y, size: 11, font: StandardFonts.HelveticaBold });
    page.drawText(inPlainLetters(value), { x: LEFT + 150, y, size: 11, font: StandardFonts.Helvetica });
  }
  return pdf.save();
}

/** The fonts that every PDF reader brings know western letters only. */
function inPlainLetters(text: string): string {
  return text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?');
}
