import {
  hasLogoRatio,
  LOGO_MEDIA_TYPES,
  MAX_LOGO_BYTES,
  MAX_LOGO_SIDE_PIXELS,
} from '@prorata/contract/organizations/logo';
import { ProblemError } from '../../platform/client/problem.ts';
import { type Crop, FRAME, placeImage, WHOLE_IMAGE } from './crop-geometry.ts';

/** An image file that somebody chose, ready to be drawn. */
export interface ChosenImage {
  readonly file: File;
  /** As a data URL: the content policy lets pictures come from us or from data, nowhere else. */
  readonly url: string;
  readonly element: HTMLImageElement;
  readonly width: number;
  readonly height: number;
}

/** More than a logo ever needs, and more than a browser should decode for one. */
const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** A drawing may say no size of its own; then it has the proportion of its frame. */
const DRAWING_SIZE = { width: 850, height: 360 };

/** @throws ProblemError when the file is no image that can be a logo. */
export async function readImage(file: File): Promise<ChosenImage> {
  if (!LOGO_MEDIA_TYPES.some((type) => type === file.type))
    throw new ProblemError({ code: 'upload-type-refused' });
  if (file.size === 0) throw new ProblemError({ code: 'upload-empty' });
  if (file.size > MAX_FILE_BYTES) throw new ProblemError({ code: 'upload-too-large' });
  const url = await readAsDataUrl(file);
  const element = new Image();
  element.src = url;
  try {
    await element.decode();
  } catch (error) {
    throw new ProblemError({ code: 'logo-unreadable' }, { cause: error });
  }
  const size = element.naturalWidth > 0 && element.naturalHeight > 0 ? naturalSize(element) : DRAWING_SIZE;
  return { file, url, element, ...size };
}

function naturalSize({ naturalWidth, naturalHeight }: HTMLImageElement) {
  return { width: naturalWidth, height: naturalHeight };
}

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new ProblemError({ code: 'logo-unreadable' }, { cause: reader.error }));
    reader.readAsDataURL(file);
  });
}

/** Sharp in print, at the size that the logo has on paper. */
const PIXELS_PER_UNIT = 3;

/** The file to upload: the chosen one itself when it is a logo already, else what the frame shows of it. */
export async function logoFile(image: ChosenImage, crop: Crop): Promise<File> {
  return isLogoAlready(image, crop) ? image.file : drawLogo(image, crop);
}

function isLogoAlready(image: ChosenImage, { zoom, x, y }: Crop): boolean {
  const isWhole = zoom === WHOLE_IMAGE.zoom && x === WHOLE_IMAGE.x && y === WHOLE_IMAGE.y;
  const isSmall = Math.max(image.width, image.height) <= MAX_LOGO_SIDE_PIXELS;
  return isWhole && isSmall && image.file.size <= MAX_LOGO_BYTES && hasLogoRatio(image);
}

/** As PNG, which keeps what is transparent; a photograph that becomes too large as PNG is drawn as JPEG on white. */
async function drawLogo(image: ChosenImage, crop: Crop): Promise<File> {
  const png = await draw(image, crop, 'image/png');
  if (png.size <= MAX_LOGO_BYTES) return new File([png], 'logo.png', { type: 'image/png' });
  const jpeg = await draw(image, crop, 'image/jpeg');
  return new File([jpeg], 'logo.jpg', { type: 'image/jpeg' });
}

function draw({ element, ...size }: ChosenImage, crop: Crop, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = FRAME.width * PIXELS_PER_UNIT;
  canvas.height = FRAME.height * PIXELS_PER_UNIT;
  const context = canvas.getContext('2d');
  if (context === null) throw new ProblemError({ code: 'logo-unreadable' });
  if (type === 'image/jpeg') {
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  const { left, top, width, height } = placeImage(size, crop);
  context.imageSmoothingQuality = 'high';
  context.scale(PIXELS_PER_UNIT, PIXELS_PER_UNIT);
  context.drawImage(element, left, top, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new ProblemError({ code: 'logo-unreadable' }))),
      type,
    );
  });
}
