/** The signs of our serif by their width in ems, which is at most this much: semi-bold, with tabular figures. */
const SIGNS: readonly (readonly [width: number, signs: string])[] = [
  [0.24, ' \u00a0‘’'],
  [0.31, '.,:;·|'],
  [0.32, 'j!'],
  [0.35, '-il°'],
  [0.37, 't/[]'],
  [0.39, 'fI()'],
  [0.4, 'J'],
  [0.48, 'rs“”„*'],
  [0.52, 'z§'],
  [0.55, '0123456789ce–€+='],
  [0.58, 'agS«»'],
  [0.6, 'ovxyøZ'],
  [0.64, 'bdkpqEFLP'],
  [0.67, 'hnuBCTYß'],
  [0.72, 'ARVX'],
  [0.77, 'DGKNOQUØ&'],
  [0.86, 'wHæ—…'],
  [0.98, 'mMœÆŒ%'],
  [1.02, 'W'],
];

/** Signs that are not listed are no wider. */
const WIDEST = 1.1;

/** How much of that a text has at least: in regular, with kerning. */
const NARROWEST = 0.9;

/** By code, up to the last listed, which is found sooner than a sign: a long report has half a million of them. */
const WIDTHS = new Float64Array(0x2100);
for (const [width, signs] of SIGNS) for (const sign of signs) WIDTHS[sign.charCodeAt(0)] = width;

/** How wide a text is at most, in ems. A letter is as wide without its accent. */
export function widthOf(text: string): number {
  let width = 0;
  for (let place = 0; place < text.length; place += 1) {
    width += WIDTHS[text.charCodeAt(place)] || widthOfLetter(text.charAt(place));
  }
  return width;
}

function widthOfLetter(sign: string): number {
  return WIDTHS[sign.normalize('NFD').charCodeAt(0)] || WIDEST;
}

/**
 * How many lines a text takes in a room of so many ems, or of so many more; not a number where only setting it can tell.
 * Lines are filled one after the other, as those of a paragraph without justification are.
 */
export function linesIn(text: string, room: number, more = 0): number {
  if (!isWider(widthOf(text), room)) return 1;
  const most = linesOf(text.split(/(?<= )/u), room, 1);
  const least = linesOf(text.split(/(?<=[ /–—-])/u), room + more, NARROWEST);
  return most === least ? most : Number.NaN;
}

function linesOf(words: readonly string[], room: number, scale: number): number {
  let lines = 1;
  let filled = 0;
  for (const word of words) {
    const width = widthOf(word.trimEnd()) * scale;
    // A word that is longer than the line runs out of it.
    if (isWider(width, room)) return Number.NaN;
    if (isWider(filled + width, room)) {
      lines += 1;
      filled = 0;
    }
    filled += widthOf(word) * scale;
  }
  return lines;
}

/** A column is as wide as its widest figure, which has to fit however the sums were rounded. */
function isWider(width: number, room: number): boolean {
  return width > room + 1e-6;
}
