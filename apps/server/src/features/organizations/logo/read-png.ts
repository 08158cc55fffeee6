import { crc32, inflateSync } from 'node:zlib';
import { MAX_LOGO_SIDE_PIXELS } from '@prorata/contract/organizations/logo';
import type { Picture } from './picture.ts';

// PNG, third edition (W3C 2025): a signature, then chunks of length, type, data and CRC.

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The chunks that draw. The others are animation, or tell where, when and by whom, which is nobody's business. */
const DRAWING = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'IDAT', 'IEND']);

/** How many values a pixel has, by the colour type of the header. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** The seven passes of an interlaced picture: where each starts, and how far apart its pixels are. */
const PASSES = [
  { x: 0, y: 0, dx: 8, dy: 8 },
  { x: 4, y: 0, dx: 8, dy: 8 },
  { x: 0, y: 4, dx: 4, dy: 8 },
  { x: 2, y: 0, dx: 4, dy: 4 },
  { x: 0, y: 2, dx: 2, dy: 4 },
  { x: 1, y: 0, dx: 2, dy: 2 },
  { x: 0, y: 1, dx: 1, dy: 2 },
];
const WHOLE = [{ x: 0, y: 0, dx: 1, dy: 1 }];

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
  readonly bytes: Buffer;
}

/** A PNG without what does not draw, or `undefined` when it is not whole to its last pixel. */
export function readPng(content: Buffer): Picture | undefined {
  const chunks = listChunks(content);
  const [header] = chunks ?? [];
  if (!chunks || header?.type !== 'IHDR' || header.data.length !== 13) return undefined;
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  // What is too large for a logo is refused for that; unpacking it first would only cost.
  const isTooLarge = Math.max(width, height) > MAX_LOGO_SIDE_PIXELS;
  if (width === 0 || height === 0 || !(isTooLarge || hasAllPixels(header.data, chunks))) return undefined;
  const kept = chunks.filter(({ type }) => DRAWING.has(type)).map(({ bytes }) => bytes);
  return { mediaType: 'image/png', width, height, content: Buffer.concat([PNG_SIGNATURE, ...kept]) };
}

/** Up to the end that the picture gives itself; what somebody hung behind it stays behind. */
function listChunks(content: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  for (let start = PNG_SIGNATURE.length; start + 12 <= content.length; ) {
    const end = start + 12 + content.readUInt32BE(start);
    if (end > content.length) return undefined;
    const bytes = content.subarray(start, end);
    if (crc32(bytes.subarray(4, -4)) !== bytes.readUInt32BE(bytes.length - 4)) return undefined;
    const type = bytes.toString('latin1', 4, 8);
    chunks.push({ type, bytes, data: bytes.subarray(8, -4) });
    if (type === 'IEND') return chunks;
    start = end;
  }
  return undefined;
}

function hasAllPixels(header: Buffer, chunks: readonly Chunk[]): boolean {
  const expected = countBytes(header);
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  try {
    return inflateSync(packed, { maxOutputLength: expected }).length === expected;
  } catch {
    return false;
  }
}

/** What the pixels take when unpacked; each line has one byte more. */
function countBytes(header: Buffer): number {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const bitsPerPixel = (CHANNELS[header.readUInt8(9)] ?? 0) * header.readUInt8(8);
  const passes = header.readUInt8(12) === 1 ? PASSES : WHOLE;
  return passes.reduce((bytes, { x, y, dx, dy }) => {
    const [columns, lines] = [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)];
    return columns > 0 && lines > 0 ? bytes + lines * (1 + Math.ceil((columns * bitsPerPixel) / 8)) : bytes;
  }, 0);
}
