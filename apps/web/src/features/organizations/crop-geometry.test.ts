import { hasLogoRatio } from '@prorata/contract/organizations/logo';
import { describe, expect, test } from 'vitest';
import { clampCrop, FRAME, fillingZoom, MAX_ZOOM, placeImage, WHOLE_IMAGE } from './crop-geometry.ts';

const SQUARE = { width: 500, height: 500 };
const WIDE = { width: 1000, height: 100 };

test('the frame has the proportion of a logo', () => {
  expect(hasLogoRatio(FRAME)).toBe(true);
});

describe('the whole image', () => {
  test('stands in the middle of the frame, as large as fits', () => {
    expect(placeImage(SQUARE, WHOLE_IMAGE)).toEqual({ left: 98, top: 0, width: 144, height: 144 });
    expect(placeImage(WIDE, WHOLE_IMAGE)).toEqual({ left: 0, top: 55, width: 340, height: 34 });
  });

  test('fills the frame by itself when it has its proportion', () => {
    expect(fillingZoom({ width: 850, height: 360 })).toBeCloseTo(1);
  });
});

test('an image that fills the frame covers it on all sides', () => {
  for (const image of [SQUARE, WIDE]) {
    const { left, top, width, height } = placeImage(image, { ...WHOLE_IMAGE, zoom: fillingZoom(image) });
    expect(left).toBeLessThanOrEqual(0.001);
    expect(top).toBeLessThanOrEqual(0.001);
    expect(left + width).toBeGreaterThanOrEqual(FRAME.width - 0.001);
    expect(top + height).toBeGreaterThanOrEqual(FRAME.height - 0.001);
  }
});

describe('a crop is kept within bounds', () => {
  test.each([
    [0.2, 1],
    [3, 3],
    [100, MAX_ZOOM],
  ])('zoom %d becomes %d', (zoom, kept) => {
    expect(clampCrop(SQUARE, { ...WHOLE_IMAGE, zoom }).zoom).toBe(kept);
  });

  test('a side shorter than the frame stays inside it', () => {
    expect(clampCrop(SQUARE, { zoom: 1, x: 1000, y: 1000 })).toEqual({ zoom: 1, x: 98, y: 0 });
  });

  test('a side longer than the frame keeps covering it', () => {
    const crop = clampCrop(SQUARE, { zoom: 4, x: -1000, y: 1000 });
    const { left, top, width } = placeImage(SQUARE, crop);
    expect(left + width).toBeCloseTo(FRAME.width);
    expect(top).toBeCloseTo(0);
  });
});
