import { readDocument } from '../pdf/read-document.ts';
import { ValueParser } from '../pdf/value-parser.ts';
import { findSignature } from '../signature/pdf-signature.ts';

/** So many ends of revisions are tried: the signed one stands near the front of what was added. */
const MAX_TRIES = 4;
const END = [...'%%EOF'].map((sign) => sign.charCodeAt(0));

/** Where the signed revision of a refused file ends: the longest of its beginnings that is strictly written and signed. */
export async function findSignedPart(bytes: Uint8Array): Promise<number | undefined> {
  let tries = 0;
  for (let place = bytes.length - END.length; place > 0 && tries < MAX_TRIES; place -= 1) {
    if (!END.every((sign, index) => bytes[place + index] === sign)) continue;
    tries += 1;
    const behind = new ValueParser(bytes, place + END.length);
    behind.takeLineEnd();
    const end = await endOfSigned(bytes.subarray(0, behind.position));
    if (end !== undefined) return end;
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
