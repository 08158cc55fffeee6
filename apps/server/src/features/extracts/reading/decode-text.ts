import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import { ExtractRefused } from './refused.ts';

/**
 * The text of a file: what its first bytes or an XML's own words say, else UTF-8, and else what Windows in Western Europe writes.
 * @throws ExtractRefused when it is no text at all.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decoderOf(bytes).decode(bytes);
  if (text.includes('\0')) throw new ExtractRefused('extract-of-another-kind');
  return text;
}

function decoderOf(bytes: Uint8Array): TextDecoder {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be');
  const declared = /^<\?xml[^>]*\bencoding=["']([\w-]+)["']/.exec(
    Buffer.from(bytes.subarray(0, 200)).toString('latin1'),
  );
  const seeming = isUtf8(Buffer.from(bytes)) ? 'utf-8' : 'windows-1252';
  try {
    const decoder = new TextDecoder(declared?.[1] ?? seeming);
    // Many programs say UTF-8 whatever they write, and each letter with an accent would be lost.
    return decoder.encoding === 'utf-8' ? new TextDecoder(seeming) : decoder;
  } catch {
    throw new ExtractRefused('extract-damaged');
  }
}
