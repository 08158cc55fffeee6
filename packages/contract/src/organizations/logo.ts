/** The box in which the logo stands on letters and reports. */
export const LOGO_RATIO = { width: 85, height: 36 } as const;

/** How far the proportion may be off: whole pixels cannot always meet it exactly. */
const RATIO_TOLERANCE = 0.02;

/** The logo travels inside the organization's own data, so it must be small. */
export const MAX_LOGO_BYTES = 512 * 1024;

/** Enough for sharp print in its box, and little enough to draw anywhere. */
export const MAX_LOGO_SIDE_PIXELS = 2_000;

export const LOGO_MEDIA_TYPES = ['image/png', 'image/jpeg', 'image/svg+xml'] as const;
export type LogoMediaType = (typeof LOGO_MEDIA_TYPES)[number];

/** Whether an image of this size has the proportion of a logo. */
export function hasLogoRatio({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): boolean {
  const wanted = LOGO_RATIO.width / LOGO_RATIO.height;
  return Math.abs(width / height / wanted - 1) <= RATIO_TOLERANCE;
}
