import { LOGO_RATIO } from '@prorata/contract/organizations/logo';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How an image lies under the frame of the logo. */
export interface Crop {
  /** 1 shows the whole image; more enlarges it. */
  readonly zoom: number;
  /** How far the middle of the image lies from the middle of the frame, in units of the frame. */
  readonly x: number;
  readonly y: number;
}

/** Four times the logo’s box: large enough to aim at, small enough for a phone. */
export const FRAME: Size = { width: LOGO_RATIO.width * 4, height: LOGO_RATIO.height * 4 };
export const MAX_ZOOM = 8;
export const WHOLE_IMAGE: Crop = { zoom: 1, x: 0, y: 0 };

/** Where the image stands, in units of the frame. */
export function placeImage(image: Size, { zoom, x, y }: Crop) {
  const { width, height } = sizeAt(image, zoom);
  return {
    left: (FRAME.width - width) / 2 + x,
    top: (FRAME.height - height) / 2 + y,
    width,
    height,
  };
}

/** The zoom at which the image fills the whole frame. */
export function fillingZoom(image: Size): number {
  const { width, height } = sizeAt(image, 1);
  return Math.max(FRAME.width / width, FRAME.height / height);
}

/**
 * A crop within bounds: not smaller than whole, not larger than useful, and moved no further than its edges. A side
 * that is shorter than the frame stays inside it, one that is longer keeps covering it.
 */
export function clampCrop(image: Size, { zoom, x, y }: Crop): Crop {
  const kept = clamp(zoom, 1, MAX_ZOOM);
  const { width, height } = sizeAt(image, kept);
  const [sideways, upright] = [Math.abs(width - FRAME.width) / 2, Math.abs(height - FRAME.height) / 2];
  return { zoom: kept, x: clamp(x, -sideways, sideways), y: clamp(y, -upright, upright) };
}

function sizeAt({ width, height }: Size, zoom: number): Size {
  const scale = Math.min(FRAME.width / width, FRAME.height / height) * zoom;
  return { width: width * scale, height: height * scale };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
