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
  return Buffer.concat([
    ...beginning({ width, height, colours }),
    chunk('IDAT', packed({ width, height, pixels })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A film of pictures of one size in the same colours, each shown for so many seconds, over and over (APNG). */
export function writeFilm(pictures: readonly PaletteImage[], seconds: readonly number[]): Buffer {
  const [first] = pictures;
  if (first === undefined) throw new Error('A film has at least one picture.');
  let sequence = 0;
  const frames = pictures.flatMap((picture, place) => {
    const area = place === 0 ? wholeOf(first) : changedArea(pictures[place - 1] ?? first, picture);
    const control = frameControl(sequence, area, seconds[place] ?? 1);
    sequence += place === 0 ? 1 : 2;
    const data = packed(cut(picture, area));
    if (place === 0) return [chunk('fcTL', control), chunk('IDAT', data)];
    return [chunk('fcTL', control), chunk('fdAT', Buffer.concat([uint32(sequence - 1), data]))];
  });
  const animation = chunk('acTL', Buffer.concat([uint32(pictures.length), uint32(0)]));
  return Buffer.concat([...beginning(first, animation), ...frames, chunk('IEND', Buffer.alloc(0))]);
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function wholeOf({ width, height }: PaletteImage): Area {
  return { x: 0, y: 0, width, height };
}

/** The smallest area outside which two pictures are the same; of two that are the same, one pixel. */
function changedArea(before: PaletteImage, { width, height, pixels }: PaletteImage): Area {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let place = 0; place < width * height; place += 1) {
    if (before.pixels[place] === pixels[place]) continue;
    const [x, y] = [place % width, Math.floor(place / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  if (right < 0) return { x: 0, y: 0, width: 1, height: 1 };
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

function cut({ width: whole, pixels }: PaletteImage, { x, y, width, height }: Area) {
  const part = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const from = (y + row) * whole + x;
    part.set(pixels.subarray(from, from + width), row * width);
  }
  return { width, height, pixels: part };
}

/** What is there stays, and this is put over it. */
function frameControl(sequence: number, { x, y, width, height }: Area, seconds: number): Buffer {
  const delay = Buffer.alloc(6);
  delay.writeUInt16BE(Math.round(seconds * 100), 0);
  delay.writeUInt16BE(100, 2);
  return Buffer.concat([...[sequence, width, height, x, y].map(uint32), delay]);
}

function uint32(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}

function beginning(
  { width, height, colours }: Omit<PaletteImage, 'pixels'>,
  animation: Buffer = Buffer.alloc(0),
): Buffer[] {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([EIGHT_BITS, BY_PALETTE], 8);
  const palette = colours.flatMap((colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255]);
  return [SIGNATURE, chunk('IHDR', header), animation, chunk('PLTE', Buffer.from(palette))];
}

/** Each row begins with how it is filtered: not at all. */
function packed({ width, height, pixels }: Omit<PaletteImage, 'colours'>): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return deflateSync(rows, { level: 9, memLevel: 9 });
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
