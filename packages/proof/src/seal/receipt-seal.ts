/** What begins the line of a PDF that carries the seal of a receipt; a comment, which readers of PDF pass over. */
const MARK = '%prorata-receipt-seal-1 ';
/** An Ed25519 signature in base64url. */
const SEAL_LINE = /%prorata-receipt-seal-1 ([\w-]{86})\n/;
const LAST_PART = 'startxref';
/** The end of a PDF, behind its objects: only there the line is looked for. */
const TAIL_BYTES = 2048;

/**
 * Puts a seal into a receipt: a signature over every byte of the document as it was, in a comment before the address of its
 * last table. No byte that an object lies at moves, so it stays the PDF/A that it was, and the same receipt gives the same file.
 */
export function insertSeal(document: Uint8Array, signature: Uint8Array): Uint8Array {
  const place = lastIndexOf(document, LAST_PART);
  if (place < 0) throw new Error('The document has no end to put the seal before.');
  const line = new TextEncoder().encode(`${MARK}${toBase64Url(signature)}\n`);
  const sealed = new Uint8Array(document.length + line.length);
  sealed.set(document.subarray(0, place));
  sealed.set(line, place);
  sealed.set(document.subarray(place), place + line.length);
  return sealed;
}

export interface FoundSeal {
  /** The document as it was before it was sealed. */
  readonly document: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** Nothing for a document that was never sealed so, such as a report. */
export function findSeal(bytes: Uint8Array): FoundSeal | undefined {
  const from = Math.max(0, bytes.length - TAIL_BYTES);
  const tail = new TextDecoder('latin1').decode(bytes.subarray(from));
  const found = SEAL_LINE.exec(tail);
  if (found?.[1] === undefined) return undefined;
  const start = from + found.index;
  const end = start + found[0].length;
  const document = new Uint8Array(bytes.length - (end - start));
  document.set(bytes.subarray(0, start));
  document.set(bytes.subarray(end), start);
  return { document, signature: fromBase64Url(found[1]) };
}

/** Whether a seal was made with the key of the platform over this very document. In a browser and in Node. */
export async function holdsSeal({ document, signature }: FoundSeal, publicKey: string): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', fromBase64Url(publicKey), 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, signature, document);
}

function lastIndexOf(bytes: Uint8Array, word: string): number {
  const from = Math.max(0, bytes.length - TAIL_BYTES);
  const place = new TextDecoder('latin1').decode(bytes.subarray(from)).lastIndexOf(word);
  return place < 0 ? -1 : from + place;
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}
