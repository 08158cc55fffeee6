import { hasLogoRatio, MAX_LOGO_BYTES, MAX_LOGO_SIDE_PIXELS } from '@prorata/contract/organizations/logo';
import type { ServerProblemCode } from '@prorata/contract/problems';
import type { Picture } from './picture.ts';
import { JPEG_START, readJpeg } from './read-jpeg.ts';
import { PNG_SIGNATURE, readPng } from './read-png.ts';
import { readSvg } from './read-svg.ts';

const SVG_PROBLEMS = {
  notSvg: 'upload-type-refused',
  unreadable: 'logo-unreadable',
  unsafe: 'logo-unsafe',
} as const;

/** A logo as it may be kept, or why not. What kind of image it is, its bytes say: a name can say anything. */
export function readLogo(content: Buffer): Picture | ServerProblemCode {
  const picture = readPicture(content);
  if (typeof picture === 'string') return picture;
  const isPixels = picture.mediaType !== 'image/svg+xml';
  const isTooLarge = isPixels && Math.max(picture.width, picture.height) > MAX_LOGO_SIDE_PIXELS;
  if (isTooLarge || picture.content.length > MAX_LOGO_BYTES) return 'upload-too-large';
  return hasLogoRatio(picture) ? picture : 'logo-wrong-ratio';
}

function readPicture(content: Buffer): Picture | ServerProblemCode {
  if (startsWith(content, PNG_SIGNATURE)) return readPng(content) ?? 'logo-unreadable';
  if (startsWith(content, JPEG_START)) return readJpeg(content) ?? 'logo-unreadable';
  const text = findText(content);
  if (!text?.startsWith('<')) return 'upload-type-refused';
  const drawing = readSvg(text);
  return typeof drawing === 'string' ? SVG_PROBLEMS[drawing] : drawing;
}

function startsWith(content: Buffer, start: Buffer): boolean {
  return content.subarray(0, start.length).equals(start);
}

function findText(content: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content).trimStart();
  } catch {
    return undefined;
  }
}
