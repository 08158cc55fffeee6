import { crc32, deflateSync } from 'node:zlib';

/** A picture in at most 256 colours: each pixel is the place of its colour. */
export interface PaletteImage {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue in the lowest bytes, as a canvas keeps them. */
  readonly colours: readonly number[];
  readonly pixels: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const EIGHT_BITS = 8;
const BY_PALETTE = 3;

/** The picture as PNG. Screens are flat areas and repeated letters: that way they are smaller than as WebP. */
export function writePng({ width, height, colours, pixels }: PaletteImage): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([EIGHT_BITS, BY_PALETTE], 8);
  const palette = colours.flatMap((colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255]);
  // Each row begins with how it is filtered: not at all.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
