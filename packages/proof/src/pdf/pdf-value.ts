import { isSameBytes } from '../signature/bytes.ts';

/** A value of a PDF (ISO 32000-1, 7.3). Generations other than 0 are never read. */
export type PdfValue =
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'number'; readonly value: number; readonly text: string }
  | { readonly kind: 'name'; readonly value: string }
  | PdfString
  | { readonly kind: 'array'; readonly items: readonly PdfValue[] }
  | PdfDictionary
  | { readonly kind: 'reference'; readonly number: number };

export interface PdfString {
  readonly kind: 'string';
  readonly bytes: Uint8Array;
  readonly isHex: boolean;
  /** Where it is written, delimiters included. */
  readonly start: number;
  readonly end: number;
}

export interface PdfDictionary {
  readonly kind: 'dictionary';
  readonly entries: ReadonlyMap<string, PdfValue>;
}

/** An object of a file: a value, and the data that follow its dictionary when it is a stream. */
export interface PdfObject {
  readonly number: number;
  readonly value: PdfValue;
  readonly stream: Uint8Array | null;
  /** Where it begins in the file; -1 inside an object stream. */
  readonly start: number;
}

export function isSameValue(one: PdfValue | undefined, other: PdfValue | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  if (one.kind === 'array' && other.kind === 'array') {
    return (
      one.items.length === other.items.length &&
      one.items.every((item, place) => isSameValue(item, other.items[place]))
    );
  }
  if (one.kind === 'dictionary' && other.kind === 'dictionary') {
    return (
      one.entries.size === other.entries.size &&
      [...one.entries].every(([name, value]) => isSameValue(value, other.entries.get(name)))
    );
  }
  if (one.kind === 'string' && other.kind === 'string') return isSameBytes(one.bytes, other.bytes);
  if (one.kind === 'reference' && other.kind === 'reference') return one.number === other.number;
  if (one.kind === 'number' && other.kind === 'number') return one.value === other.value;
  if (one.kind === 'name' && other.kind === 'name') return one.value === other.value;
  if (one.kind === 'boolean' && other.kind === 'boolean') return one.value === other.value;
  return one.kind === 'null' && other.kind === 'null';
}

export function dictionaryOf(value: PdfValue | undefined): PdfDictionary | undefined {
  return value?.kind === 'dictionary' ? value : undefined;
}

export function itemsOf(value: PdfValue | undefined): readonly PdfValue[] | undefined {
  return value?.kind === 'array' ? value.items : undefined;
}

export function numberOf(value: PdfValue | undefined): number | undefined {
  return value?.kind === 'number' ? value.value : undefined;
}

/** A number without sign, point or leading zeros, as places and lengths are written. */
export function countOf(value: PdfValue | undefined): number | undefined {
  if (value?.kind !== 'number' || String(value.value) !== value.text) return undefined;
  return Number.isSafeInteger(value.value) && value.value >= 0 ? value.value : undefined;
}

export function nameOf(value: PdfValue | undefined): string | undefined {
  return value?.kind === 'name' ? value.value : undefined;
}

export function referenceOf(value: PdfValue | undefined): number | undefined {
  return value?.kind === 'reference' ? value.number : undefined;
}
