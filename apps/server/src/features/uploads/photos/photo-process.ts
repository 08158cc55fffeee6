// Turns one photo of a phone into JPEG for its parent and ends. A process of its own: the decoder is a large library, and
// the file is a stranger's.
import { readFile } from 'node:fs/promises';
import jpeg from 'jpeg-js';
import libheif from 'libheif-js/wasm-bundle.js';
import { answerParent } from '../../../adapters/guarded-process.ts';
import type { PhotoAnswer, PhotoJob } from './convert-photo.ts';
import { type Picture, scaleDown } from './scale-down.ts';

/** Text on a photographed page stays sharp, and a page of it takes about a megabyte. */
const QUALITY = 82;

answerParent(async ({ path, maxPixels, longestSide }: PhotoJob): Promise<PhotoAnswer> => {
  const images = new libheif.HeifDecoder().decode(await readFile(path));
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (image === undefined) return { kind: 'unreadable' };
  const [width, height] = [image.get_width(), image.get_height()];
  if (width < 1 || height < 1) return { kind: 'unreadable' };
  if (width * height > maxPixels) return { kind: 'tooLarge' };
  const drawn = await draw(image, { width, height, data: new Uint8ClampedArray(width * height * 4) });
  if (drawn === undefined) return { kind: 'unreadable' };
  const { data, ...size } = scaleDown(drawn, longestSide);
  return { kind: 'converted', jpeg: jpeg.encode({ data: new Uint8Array(data), ...size }, QUALITY).data };
});

function draw(
  image: ReturnType<InstanceType<typeof libheif.HeifDecoder>['decode']>[number],
  into: Picture & { readonly data: Uint8ClampedArray },
): Promise<Picture | undefined> {
  return new Promise((resolve) => image.display(into, (drawn) => resolve(drawn ? into : undefined)));
}
