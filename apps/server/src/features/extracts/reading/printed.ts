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

  /** Its last `length` signs apart from what stands before them; `undefined` when they begin on another line. */
  splitEnd(length: number): readonly [before: Printed, end: Printed] | undefined {
    const last = this.parts.at(-1);
    if (last === undefined || length > last.text.length) return undefined;
    return this.#splitIn(this.parts.length - 1, last.text.length - length, 0);
  }

  /** What stands before a sign and what after it; `undefined` unless there is something on both sides. */
  splitAt(sign: string): readonly [before: Printed, after: Printed] | undefined {
    const index = this.parts.findIndex(({ text }) => text.includes(sign));
    const at = this.parts[index]?.text.indexOf(sign);
    return at === undefined ? undefined : this.#splitIn(index, at, sign.length);
  }

  #splitIn(index: number, at: number, skip: number): readonly [before: Printed, after: Printed] | undefined {
    const part = this.parts[index];
    if (part === undefined) return undefined;
    const before = [...this.parts.slice(0, index), ...stretch(part, 0, at)];
    const after = [...stretch(part, at + skip, part.text.length), ...this.parts.slice(index + 1)];
    return before.length > 0 && after.length > 0 ? [new Printed(before), new Printed(after)] : undefined;
  }
}

/** Some signs of a part. Where it is written otherwise than it says, its place is as near as can be told. */
function stretch(part: Part, from: number, to: number): Part[] {
  const text = part.text.slice(from, to);
  const start = from + text.length - text.trimStart().length;
  const end = from + text.trimEnd().length;
  if (start >= end) return [];
  const isLast = end === part.text.length;
  return [
    {
      line: part.line,
      from: Math.min(part.from + start, part.to - 1),
      to: isLast ? part.to : Math.min(part.from + end, part.to),
      text: text.trim(),
    },
  ];
}

/** Blanks of any kind and number are one blank: between words they only say how the page was set. Signs that nobody can see or store are left out. */
function tidy(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .trim();
}
