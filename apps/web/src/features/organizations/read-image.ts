import { LOGO_MEDIA_TYPES } from '@prorata/contract/organizations/logo';
import { ProblemError } from '../../platform/client/problem.ts';

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
const LARGEST_FILE_BYTES = 20 * 1024 * 1024;

/** A drawing may say no size of its own; then it has the proportion of its frame. */
const DRAWING_SIZE = { width: 850, height: 360 };

/** @throws ProblemError when the file is no image that can be a logo. */
export async function readImage(file: File): Promise<ChosenImage> {
  if (!LOGO_MEDIA_TYPES.some((type) => type === file.type))
    throw new ProblemError({ code: 'upload-type-refused' });
  if (file.size === 0) throw new ProblemError({ code: 'upload-empty' });
  if (file.size > LARGEST_FILE_BYTES) throw new ProblemError({ code: 'upload-too-large' });
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
