import { type PDF, PdfDict, PdfNumber, PdfRef } from '@libpdf/core';
import { joinBytes, toHex } from './bytes.ts';
import { SignatureError } from './signature-error.ts';

/** The signature inside a PDF: the container, and the bytes that it vouches for. */
export interface PdfSignature {
  readonly container: Uint8Array;
  readonly covered: Uint8Array<ArrayBuffer>;
  /** Where the document ended when it was signed; what follows was added afterwards. */
  readonly end: number;
}

/**
 * Finds the one signature of a signed document and checks that it vouches for at least the given number of bytes: from
 * the first, with no gap but the place of the signature itself (ISO 32000-1, 12.8.1).
 */
export function findSignature(document: PDF, bytes: Uint8Array, atLeast = 0): PdfSignature {
  const [signature, ...others] = listSignatures(document);
  if (signature === undefined) throw new SignatureError('noSignature');
  if (others.length > 0) throw new SignatureError('severalSignatures');
  const { start, before, after, rest } = readByteRange(signature);
  const container = signature.getString('Contents')?.bytes;
  const coversAll = start === 0 && before >= atLeast && after > before && after + rest <= bytes.length;
  if (!coversAll || container === undefined || !isContainerAlone(bytes.subarray(before, after), container)) {
    throw new SignatureError('coverageIncomplete');
  }
  const end = after + rest;
  return { container, covered: joinBytes(bytes.subarray(0, before), bytes.subarray(after, end)), end };
}

/** The fields of the form that hold a signature; a time stamp over the document is none. */
function listSignatures(document: PDF): PdfDict[] {
  const resolve = (reference: PdfRef) => document.getObject(reference);
  const fields = document.getCatalog().getDict('AcroForm', resolve)?.getArray('Fields', resolve);
  return [...(fields ?? [])]
    .map((item) => (item instanceof PdfRef ? resolve(item) : item))
    .filter((item) => item instanceof PdfDict)
    .map((field) => field.getDict('V', resolve))
    .filter((value) => value !== undefined)
    .filter((value) => value.has('ByteRange') && value.getName('Type')?.value !== 'DocTimeStamp');
}

function readByteRange(signature: PdfDict) {
  const numbers = [...(signature.getArray('ByteRange') ?? [])].map((item) =>
    item instanceof PdfNumber ? item.value : Number.NaN,
  );
  const [start = -1, before = 0, after = 0, rest = 0] = numbers;
  if (numbers.length !== 4 || !numbers.every(Number.isSafeInteger) || rest < 0) {
    throw new SignatureError('coverageIncomplete');
  }
  return { start, before, after, rest };
}

/** What is not covered must be the container, written out in hexadecimal, and nothing besides. */
function isContainerAlone(gap: Uint8Array, container: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(gap);
  return /^<[0-9a-f]*>$/i.test(text) && text.slice(1, -1).toLowerCase() === toHex(container);
}
