import { countOf, dictionaryOf, itemsOf, nameOf, type PdfDictionary } from '../pdf/pdf-value.ts';
import type { PdfDocument, PdfRevision } from '../pdf/read-document.ts';
import { joinBytes } from './bytes.ts';
import { SignatureError } from './signature-error.ts';

/** A signature or a time stamp inside a PDF: the container, and the bytes that it vouches for. */
export interface PdfSignature {
  readonly container: Uint8Array;
  readonly covered: Uint8Array<ArrayBuffer>;
  /** Where the document ended when it was signed; what follows was added afterwards. */
  readonly end: number;
}

export interface FoundSignature extends PdfSignature {
  /** Its object, and the revision that wrote it. */
  readonly object: number;
  readonly revision: number;
}

/** Finds the one signature of a signed document; a time stamp over the document is none. */
export function findSignature(document: PdfDocument): FoundSignature {
  const found = document.revisions.flatMap((revision, index) =>
    [...revision.objects.values()].flatMap(({ number, value }) => {
      const dictionary = dictionaryOf(value);
      return dictionary !== undefined && isSignature(dictionary)
        ? [{ number, dictionary, revision, index }]
        : [];
    }),
  );
  const [first] = found;
  if (first === undefined) throw new SignatureError('noSignature');
  // The same object once more is no second signature but a change of this one.
  if (found.some(({ number }) => number !== first.number)) throw new SignatureError('severalSignatures');
  const signed = readSignedBytes(document.bytes, first.revision, first.dictionary);
  return { ...signed, object: first.number, revision: first.index };
}

function isSignature({ entries }: PdfDictionary): boolean {
  return entries.has('ByteRange') && nameOf(entries.get('Type')) !== 'DocTimeStamp';
}

/**
 * Which bytes a signature covers: all of the file up to the end of its own revision, with no gap but the place of the
 * container itself (ISO 32000-1, 12.8.1).
 */
export function readSignedBytes(
  bytes: Uint8Array,
  revision: PdfRevision,
  { entries }: PdfDictionary,
): PdfSignature {
  const contents = entries.get('Contents');
  const [start, before = 0, after = 0, rest = 0, ...more] =
    itemsOf(entries.get('ByteRange'))?.map(countOf) ?? [];
  const isWhole =
    start === 0 &&
    more.length === 0 &&
    (after + rest === revision.end || after + rest === revision.endOfLine);
  if (!isWhole || contents?.kind !== 'string' || !contents.isHex)
    throw new SignatureError('coverageIncomplete', 'not all of its revision is signed');
  if (contents.start !== before || contents.end !== after || before < revision.start)
    throw new SignatureError('coverageIncomplete', 'the gap is not the signature');
  const length = derLength(contents.bytes);
  if (length === undefined || contents.bytes.subarray(length).some((byte) => byte !== 0))
    throw new SignatureError('coverageIncomplete', 'more than the signature in its gap');
  const end = after + rest;
  return {
    container: contents.bytes.subarray(0, length),
    covered: joinBytes(bytes.subarray(0, before), bytes.subarray(after, end)),
    end,
  };
}

/** Of a sequence, with its head (X.690, 8.1.3). */
function derLength(bytes: Uint8Array): number | undefined {
  const [tag, first = 0] = bytes;
  const lengthBytes = first > 0x80 ? first - 0x80 : 0;
  if (tag !== 0x30 || first === 0x80 || lengthBytes > 4) return undefined;
  const content =
    lengthBytes === 0 ? first : bytes.subarray(2, 2 + lengthBytes).reduce((sum, byte) => sum * 256 + byte, 0);
  const length = 2 + lengthBytes + content;
  return length <= bytes.length ? length : undefined;
}
