import { countOf, dictionaryOf, type PdfObject } from './pdf-value.ts';
import { refuse, type ValueParser } from './value-parser.ts';

/** Reads `12 0 obj ... endobj` at exactly this place. */
export function readObject(parser: ValueParser): PdfObject {
  const start = parser.position;
  const number = parser.readCount();
  parser.expect(' 0 obj');
  parser.skip();
  const value = parser.readValue();
  parser.skip();
  const dictionary = dictionaryOf(value);
  const stream =
    dictionary !== undefined && parser.startsWith('stream')
      ? readData(parser, countOf(dictionary.entries.get('Length')), start)
      : null;
  parser.expectWord('endobj');
  return { number, value, stream, start };
}

/** The data are as long as the dictionary says, directly, and end where it says: nothing is searched for. */
function readData(parser: ValueParser, length: number | undefined, start: number): Uint8Array {
  parser.expect('stream');
  if (!parser.takeLineEnd()) refuse('a line end expected', parser.position);
  if (length === undefined || parser.position + length > parser.end)
    refuse('a stream of unknown length', start);
  const data = parser.bytes.subarray(parser.position, parser.position + length);
  parser.position += length;
  if (!parser.takeLineEnd()) refuse('a line end expected', parser.position);
  parser.expectWord('endstream');
  parser.skip();
  return data;
}
