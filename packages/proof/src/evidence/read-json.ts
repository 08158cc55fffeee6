import { canonicalJson } from './canonical-json.ts';

/** JSON that the platform did not write: keys twice or in another order, white space, or no JSON at all. */
export class JsonError extends Error {
  override readonly name = 'JsonError';
}

const DECODER = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A file of one JSON value, which ends its line. */
export function readJson(content: Uint8Array): unknown {
  const [value, ...more] = readJsonLines(content);
  if (value === undefined || more.length > 0) throw new JsonError('not one value');
  return value;
}

/**
 * One JSON value per line, each exactly as the platform writes it. This refuses every text that two readers could take for
 * different values: of a key that stands twice one reads the first and another the last.
 */
export function readJsonLines(content: Uint8Array): unknown[] {
  const text = decode(content);
  if (text === '') return [];
  if (!text.endsWith('\n')) throw new JsonError('no end of line');
  return text.slice(0, -1).split('\n').map(readLine);
}

function decode(content: Uint8Array): string {
  try {
    return DECODER.decode(content);
  } catch (cause) {
    throw new JsonError('not UTF-8', { cause });
  }
}

function readLine(line: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (cause) {
    throw new JsonError('not JSON', { cause });
  }
  if (canonicalJson(value) !== line) throw new JsonError('not as the platform writes it');
  return value;
}
