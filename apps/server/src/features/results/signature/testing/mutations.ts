export interface Mutation {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Numbers between 0 and 1 that are the same for the same seed. */
function openRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** The places behind the first `from` bytes, without those of the padding, of which one is like the other. */
function listPlaces(bytes: Uint8Array, from: number): number[] {
  const text = Buffer.from(bytes).toString('latin1');
  const paddings = Array.from(text.matchAll(/0{64,}/g), ({ index, 0: zeros }) => [
    index,
    index + zeros.length,
  ]);
  return Array.from({ length: bytes.length - from }, (_, place) => from + place).filter(
    (place) => !paddings.some(([start = 0, end = 0]) => place > start + 2 && place < end),
  );
}

/** One byte changed, dropped or inserted behind the first `from` bytes, at so many places. */
export function* mutate(bytes: Uint8Array, from: number, count: number): Generator<Mutation> {
  const random = openRandom(bytes.length);
  const places = listPlaces(bytes, from);
  for (let number = 0; number < count; number += 1) {
    const place = places[Math.floor(random() * places.length)] ?? from;
    const byte = Math.floor(random() * 256);
    const before = bytes.subarray(0, place);
    const pieces = [
      ['changed', [before, [(bytes[place] ?? 0) ^ (byte || 1)], bytes.subarray(place + 1)]],
      ['dropped', [before, [], bytes.subarray(place + 1)]],
      ['inserted', [before, [byte], bytes.subarray(place)]],
    ] as const;
    const [name, parts] = pieces[number % pieces.length] ?? pieces[0];
    yield {
      name: `${name} at ${place}`,
      bytes: Uint8Array.from(Buffer.concat(parts.map((part) => Uint8Array.from(part)))),
    };
  }
}
