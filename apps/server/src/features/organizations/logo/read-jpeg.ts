import type { Picture } from './picture.ts';

// JPEG (ITU-T T.81, annex B): markers of two bytes, most of them followed by a length and that many bytes.

export const JPEG_START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
const START_OF_SCAN = 0xda;
const ADOBE = 0xee;
const COMMENT = 0xfe;

interface Segment {
  readonly marker: number;
  /** With the marker and its length, and for a scan with the coded pixels that follow. */
  readonly bytes: Buffer;
}

/** A JPEG without what does not draw, or `undefined` when it is not one from its start to its end. */
export function readJpeg(content: Buffer): Picture | undefined {
  const segments = listSegments(content);
  const frame = segments?.find(({ marker }) => isFrame(marker));
  const hasScan = segments?.some(({ marker }) => marker === START_OF_SCAN);
  if (!segments || !hasScan || !frame || frame.bytes.length < 9) return undefined;
  const [height, width] = [frame.bytes.readUInt16BE(5), frame.bytes.readUInt16BE(7)];
  if (width === 0 || height === 0) return undefined;
  const kept = segments.filter(isDrawing).map(({ bytes }) => bytes);
  return { mediaType: 'image/jpeg', width, height, content: Buffer.concat([JPEG_START, ...kept, END]) };
}

function listSegments(content: Buffer): Segment[] | undefined {
  const segments: Segment[] = [];
  for (let start = JPEG_START.length; start + 2 <= content.length; ) {
    const marker = content.readUInt8(start + 1);
    if (content.readUInt8(start) !== 0xff) return undefined;
    if (marker === END[1]) return segments;
    const end = findEnd(content, start, marker);
    if (end === undefined || end > content.length) return undefined;
    // Fill bytes before a marker belong to nothing.
    if (marker !== 0xff) segments.push({ marker, bytes: content.subarray(start, end) });
    start = end;
  }
  return undefined;
}

function findEnd(content: Buffer, start: number, marker: number): number | undefined {
  if (marker === 0xff) return start + 1;
  if (start + 4 > content.length) return undefined;
  const length = content.readUInt16BE(start + 2);
  const end = start + 2 + length;
  if (length < 2) return undefined;
  return marker === START_OF_SCAN ? findEndOfPixels(content, end) : end;
}

/** Among the pixels 0xff is followed by a zero, or by a restart marker. */
function findEndOfPixels(content: Buffer, start: number): number | undefined {
  for (let at = content.indexOf(0xff, start); at >= 0; at = content.indexOf(0xff, at + 1)) {
    const next = content[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return undefined;
}

/** All SOF markers: 0xc0 to 0xcf but for tables (c4), extensions (c8) and conditioning (cc). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Comments and what programs and cameras note do not draw; the colour space and the colour profile do. */
function isDrawing({ marker, bytes }: Segment): boolean {
  const isApplication = marker >= 0xe0 && marker <= 0xef;
  const isColour = marker === 0xe0 || marker === ADOBE || bytes.toString('latin1', 4, 15) === 'ICC_PROFILE';
  return marker !== COMMENT && (!isApplication || isColour);
}
