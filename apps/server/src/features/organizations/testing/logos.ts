import { crc32, deflateSync } from 'node:zlib';

/** A PNG of one colour. */
export function pngOf(
  width: number,
  height: number,
  { isInterlaced = false, extra = [] as Buffer[] } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, isInterlaced ? 1 : 0], 8);
  const lines = isInterlaced ? interlacedLines(width, height) : Array.from({ length: height }, () => width);
  const pixels = Buffer.concat(lines.map((pixelsInLine) => Buffer.alloc(1 + pixelsInLine * 3)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const image = [pngChunk('IHDR', header), ...extra, pngChunk('IDAT', deflateSync(pixels))];
  return Buffer.concat([signature, ...image, pngChunk('IEND', Buffer.alloc(0))]);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** In which of the seven passes each pixel of a square of eight by eight comes, as the standard draws it. */
const PASS_OF_PIXEL = [
  '16462646',
  '77777777',
  '56565656',
  '77777777',
  '36463646',
  '77777777',
  '56565656',
  '77777777',
];

/** How many pixels each line of each pass has, by counting them one by one. */
function interlacedLines(width: number, height: number): number[] {
  const passOf = (x: number, y: number) => PASS_OF_PIXEL[y % 8]?.[x % 8];
  const lines = ['1', '2', '3', '4', '5', '6', '7'].flatMap((pass) =>
    Array.from({ length: height }, (_, y) => {
      const passes = Array.from({ length: width }, (__, x) => passOf(x, y));
      return passes.filter((one) => one === pass).length;
    }),
  );
  return lines.filter((pixels) => pixels > 0);
}

/** A JPEG of 85 by 36, drawn by a browser. */
export const JPEG = Buffer.from(
  [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7',
    'gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8',
    'fHx8fHx8fHz/wAARCAAkAFUDASIAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAwIABv/EABgQAQEBAQEAAAAAAAAAAAAAAAAC',
    'ASEx/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgT/xAAVEQEBAAAAAAAAAAAAAAAAAAAAAf/aAAwDAQACEQMRAD8ACcLOInCzi2oIucLO',
    'InCzgUoucLOInCzg04qcLOJnCTg04ucLOInCzg04rM4y8zjCTkJws4icLOKqji5ws4icLOBTi5ws4icLODSi5wk4mcLODTipws4i',
    'cLODTi8zjKzOMJOQkssyqo4WSyzDShZLLMFOEkssw04WSyzDThM8ZmEn/9k=',
  ].join(''),
  'base64',
);

/** A segment of a JPEG: a marker, a length that counts itself, and its content. */
export function jpegSegment(marker: number, content: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length + 2);
  return Buffer.concat([Buffer.from([0xff, marker]), length, Buffer.from(content, 'latin1')]);
}

export function svgOf(content: string, attributes = 'viewBox="0 0 85 36"'): string {
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  return `<svg ${names} ${attributes}>${content}</svg>`;
}
