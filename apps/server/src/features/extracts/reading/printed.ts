import type { ExtractPlace } from '@prorata/contract/extracts/extract';

/** A line of an extract that knows where each of its signs stands. */
export interface Line {
  readonly text: string;
  /** Where the signs from `from` up to, but without, `to` stand. */
  placeOf(from: number, to: number): ExtractPlace;
}

interface Part {
  readonly line: Line;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Something that stands in an extract, on one line or over several. */
export class Printed {
  readonly parts: readonly Part[];

  private constructor(parts: readonly Part[]) {
    this.parts = parts;
  }

  /** A stretch of a line, without the blanks around it; `undefined` when nothing else is there. */
  static on(line: Line, from = 0, to = line.text.length): Printed | undefined {
    const stretch = line.text.slice(from, to);
    const start = from + stretch.length - stretch.trimStart().length;
    const end = from + stretch.trimEnd().length;
    return start < end ? new Printed([{ line, from: start, to: end, text: stretch.trim() }]) : undefined;
  }

  /** The same stretch, which says `text`: in a file, a quote or an ampersand is written in another way. */
  saying(text: string): Printed {
    return new Printed(this.parts.map((part, index) => ({ ...part, text: index === 0 ? text.trim() : '' })));
  }

  followedBy(other: Printed): Printed {
    return new Printed([...this.parts, ...other.parts]);
  }

  /** What was printed, with its lines. */
  get text(): string {
    return this.parts
      .map(({ text }) => tidy(text))
      .filter((text) => text !== '')
      .join('\n');
  }

  /** What was printed, as if it stood on one line. */
  get inline(): string {
    return this.text.replaceAll('\n', ' ');
  }

  get places(): ExtractPlace[] {
    return this.parts.map(({ line, from, to }) => line.placeOf(from, to));
  }

  /** Its last `length` signs apart from what stands before them. */
  splitEnd(length: number): readonly [before: Printed, end: Printed] | undefined {
    const last = this.parts.at(-1);
    if (last === undefined) return undefined;
    const before = Printed.on(last.line, last.from, last.to - length);
    const end = Printed.on(last.line, Math.max(last.from, last.to - length), last.to);
    if (before === undefined || end === undefined) return undefined;
    const saying = before.saying(last.text.slice(0, -length));
    return [new Printed([...this.parts.slice(0, -1), ...saying.parts]), end.saying(last.text.slice(-length))];
  }
}

/** Blanks of any kind and number are one blank: between words they only say how the page was set. Signs that nobody can see or store are left out. */
function tidy(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .trim();
}
