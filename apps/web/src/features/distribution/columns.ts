/** Where the columns of the drawing stand, in pixels: each name gets what the bands between can spare. */
export interface Columns {
  readonly pools: number;
  readonly ranks: number;
  readonly receivers: number;
  readonly width: number;
  readonly bar: number;
}

const BAR = 8;
/** Of the drawing's letters, on average. */
const LETTER = 7.2;

export function columnsFor(width: number): Columns {
  const pools = between(140, width * 0.18, 230);
  const receivers = width - between(210, width * 0.28, 330);
  return { pools, ranks: (pools + receivers) / 2, receivers, width, bar: BAR };
}

/** How many letters fit on one line of so many pixels. */
export function lettersIn(pixels: number): number {
  return Math.max(8, Math.floor(pixels / LETTER));
}

function between(least: number, value: number, most: number): number {
  return Math.round(Math.min(Math.max(value, least), most));
}
