/** Enough for the objects of the longest report; a revocation list of a whole country is smaller. */
const MAX_BYTES = 64 * 1024 * 1024;

/** The data of a stream, unpacked, `undefined` when they are damaged, followed by others, or larger than any report. */
export async function inflate(packed: Uint8Array, maxBytes = MAX_BYTES): Promise<Uint8Array | undefined> {
  const unpacking = new DecompressionStream('deflate');
  const writer = unpacking.writable.getWriter();
  // Its failure is seen by the reader.
  writer.write(Uint8Array.from(packed)).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = unpacking.readable.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      length += next.value.length;
      if (length > maxBytes) {
        await reader.cancel().catch(() => undefined);
        return undefined;
      }
      parts.push(next.value);
    }
  } catch {
    return undefined;
  }
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only;
  const whole = new Uint8Array(length);
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}
