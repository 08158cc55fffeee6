import type { LogoMediaType } from '@prorata/contract/organizations/logo';

/** An image that was read to its end, as it may be kept. Of a drawing, the size is in units of its own. */
export interface Picture {
  readonly mediaType: LogoMediaType;
  readonly width: number;
  readonly height: number;
  readonly content: Buffer;
}
