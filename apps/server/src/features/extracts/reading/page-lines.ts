import type { ExtractPlace } from '@prorata/contract/extracts/extract';
import type { Line } from './printed.ts';

/** A page of a PDF, as lines of text from top to bottom. */
export interface Page {
  readonly number: number;
  readonly lines: readonly PdfLine[];
}

/** Text that was set in one go. */
export interface Word {
  readonly text: string;
  readonly left: number;
  readonly width: number;
  readonly baseline: number;
  readonly size: number;
}

export interface Sheet {
  readonly page: number;
  readonly width: number;
  readonly height: number;
}

/** The words of a page as lines, from top to bottom and from left to right. */
export function linesOf(words: readonly Word[], sheet: Sheet): PdfLine[] {
  const lines: Word[][] = [];
  for (const word of [...words].sort((one, other) => one.baseline - other.baseline)) {
    const line = lines.at(-1);
    const last = line?.[0];
    if (line && last && word.baseline - last.baseline < last.size * SAME_LINE) line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) =>
    setLine(
      line.sort((one, other) => one.left - other.left),
      sheet,
    ),
  );
}

/** Baselines closer than this part of the size are of one line. */
const SAME_LINE = 0.4;
/** A gap of this part of the size is a blank; a gap as wide as the letters are high stands between columns. */
const BLANK = 0.15;
const COLUMN_GAP = 0.9;

function setLine(words: readonly Word[], sheet: Sheet): PdfLine {
  let text = '';
  const lefts: number[] = [];
  const rights: number[] = [];
  let end = 0;
  for (const word of words) {
    const blanks = text === '' ? '' : blanksFor((word.left - end) / word.size);
    for (let index = 0; index < blanks.length; index += 1) {
      lefts.push(end);
      rights.push(word.left);
    }
    const step = word.width / word.text.length;
    for (let index = 0; index < word.text.length; index += 1) {
      lefts.push(word.left + index * step);
      rights.push(word.left + (index + 1) * step);
    }
    text += blanks + word.text;
    end = word.left + word.width;
  }
  const size = Math.max(...words.map((word) => word.size));
  return new PdfLine(text, lefts, rights, words[0]?.baseline ?? 0, size, sheet);
}

function blanksFor(gap: number): string {
  if (gap >= COLUMN_GAP) return '  ';
  return gap >= BLANK ? ' ' : '';
}

/** How far below the baseline and above it the box of a line goes, as parts of its size. */
const DEPTH = 0.25;
const HEIGHT = 1.15;

/** A line on a page, or one column of it. */
export class PdfLine implements Line {
  readonly text: string;
  readonly size: number;
  readonly #lefts: readonly number[];
  readonly #rights: readonly number[];
  readonly #baseline: number;
  readonly #sheet: Sheet;
  readonly #margin: number;

  constructor(
    text: string,
    lefts: readonly number[],
    rights: readonly number[],
    baseline: number,
    size: number,
    sheet: Sheet,
    margin = 0,
  ) {
    this.text = text;
    this.#lefts = lefts;
    this.#rights = rights;
    this.#baseline = baseline;
    this.size = size;
    this.#sheet = sheet;
    this.#margin = margin;
  }

  placeOf(from: number, to: number): ExtractPlace {
    const { page, width, height } = this.#sheet;
    const left = this.leftOf(from);
    return {
      page,
      left: part(left, width),
      top: part(this.#baseline - (HEIGHT - DEPTH) * this.size, height),
      width: part(this.rightOf(to - 1) - left, width),
      height: part(HEIGHT * this.size, height),
    };
  }

  leftOf(index: number): number {
    return this.#lefts[index] ?? 0;
  }

  rightOf(index: number): number {
    return this.#rights[index] ?? 0;
  }

  /** What of it stands left and what right of a place on the page; a cell that crosses it stays left. */
  splitAt(x: number): readonly [left: PdfLine | undefined, right: PdfLine | undefined] {
    const cells = this.cells();
    const first = cells.find(({ from }) => this.leftOf(from) >= x);
    if (first === undefined) return [this, undefined];
    return [
      first.from === 0 || first === cells[0] ? undefined : this.#slice(0, first.from),
      this.#slice(first.from),
    ];
  }

  /** How far from the margin of its column a sign stands: what goes on in the next column stands as far from there. */
  indentOf(index: number): number {
    return this.leftOf(index) - this.#margin;
  }

  indentedFrom(margin: number): PdfLine {
    return this.#slice(0, this.text.length, margin);
  }

  #slice(from: number, to?: number, margin = this.#margin): PdfLine {
    return new PdfLine(
      this.text.slice(from, to),
      this.#lefts.slice(from, to),
      this.#rights.slice(from, to),
      this.#baseline,
      this.size,
      this.#sheet,
      margin,
    );
  }

  /** Its stretches of text between which there is more than a blank. */
  cells(): Cell[] {
    return Array.from(this.text.matchAll(/\S+(?:\s\S+)*/g), ({ 0: text, index }) => ({
      text,
      from: index,
      to: index + text.length,
    }));
  }
}

export interface Cell {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Four decimals are a tenth of a point on a page. */
function part(value: number, whole: number): number {
  return Math.round((value / whole) * 10_000) / 10_000;
}
