import type { PdfValue } from '../pdf/pdf-value.ts';
import type { PdfDocument } from '../pdf/read-document.ts';

/**
 * Keys by which one signed page can look different in two programs, or on paper: scripts, actions on opening, layers,
 * forms of their own, other pictures for printing, content outside the file (ISO 32000-1, 12.6, 8.11, 12.7.8, 8.9.5.4).
 */
const CHANGING = ['AA', 'Alternates', 'FFilter', 'JS', 'OC', 'OCProperties', 'OpenAction', 'XFA'];

/** The first such key in the report itself. Our own reports have none; a signer can sign any file. */
export function findChangingContent({ revisions: [{ objects }] }: PdfDocument): string | undefined {
  for (const { number, value } of objects.values()) {
    const key = findKey(value);
    if (key !== undefined) return `${key} in object ${number}`;
  }
  return undefined;
}

function findKey(value: PdfValue): string | undefined {
  if (value.kind !== 'array' && value.kind !== 'dictionary') return undefined;
  if (value.kind === 'dictionary') {
    const own = CHANGING.find((key) => value.entries.has(key));
    if (own !== undefined) return own;
  }
  for (const item of value.kind === 'array' ? value.items : value.entries.values()) {
    const key = findKey(item);
    if (key !== undefined) return key;
  }
  return undefined;
}
