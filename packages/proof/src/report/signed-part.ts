import { readDocument } from '../pdf/read-document.ts';
import { ValueParser } from '../pdf/value-parser.ts';
import { findSignature } from '../signature/pdf-signature.ts';

/** So many ends of revisions are tried: the signed one stands near the front of what was added. */
const MAX_TRIES = 4;
const END = '%%EOF';
const PERCENT = 0x25;

/** Where the signed revision of a refused file ends: the longest of its beginnings that is strictly written and signed. */
export async function findSignedPart(bytes: Uint8Array): Promise<number | undefined> {
  let tries = 0;
  for (let place = bytes.lastIndexOf(PERCENT); place > 0; place = bytes.lastIndexOf(PERCENT, place - 1)) {
    const behind = new ValueParser(bytes, place);
    if (!behind.startsWith(END)) continue;
    behind.position += END.length;
    behind.takeLineEnd();
    const end = await endOfSigned(bytes.subarray(0, behind.position));
    tries += 1;
    if (end !== undefined || tries === MAX_TRIES) return end;
  }
  return undefined;
}

async function endOfSigned(bytes: Uint8Array): Promise<number | undefined> {
  try {
    return findSignature(await readDocument(bytes)).end;
  } catch {
    return undefined;
  }
}
