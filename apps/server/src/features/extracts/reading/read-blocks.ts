import { fold } from './fold.ts';
import { type FoundLabel, findLabel, type Label, labelsOf, looksLabelled, unambiguous } from './labels.ts';
import type { BlocksLayout } from './layout.ts';
import { PageFurniture } from './page-furniture.ts';
import type { Cell, Page, PdfLine } from './pdf-lines.ts';
import { Printed } from './printed.ts';
import { type RawExtract, RawExtractBuilder } from './raw-extract.ts';

/** Reads labels and values, section by section and notice by notice. */
export function readBlocks(pages: readonly Page[], layout: BlocksLayout): RawExtract {
  const raw = new RawExtractBuilder();
  const furniture = new PageFurniture(layout, raw);
  const reader = new BlockReader(layout, raw);
  const columns = new Columns(layout);
  for (const page of pages) {
    const lines = page.lines.filter((line) => !furniture.takes(line));
    for (const line of columns.inReadingOrder(lines)) reader.read(line);
  }
  reader.finish();
  furniture.checkPages(pages);
  return raw.build(pages.length, null);
}

/** Two notices beside each other: the left column is read to its end before the right one. */
class Columns {
  readonly #noticeStart: RegExp;
  #right: number | undefined;

  constructor(layout: BlocksLayout) {
    this.#noticeStart = new RegExp(`^(?:${layout.noticeStart})$`, 'u');
  }

  /** Where the right column begins is known from the first notice in it, and holds for the pages that follow. */
  inReadingOrder(lines: readonly PdfLine[]): readonly PdfLine[] {
    this.#right = this.#findRight(lines) ?? this.#right;
    const x = this.#right;
    if (x === undefined) return lines;
    const split = lines.map((line) => line.splitAt(x - SLACK));
    return [...split.flatMap(([left]) => left ?? []), ...split.flatMap(([, right]) => right ?? [])];
  }

  #findRight(lines: readonly PdfLine[]): number | undefined {
    for (const line of lines) {
      const start = line
        .cells()
        .slice(1)
        .find(({ from }) => this.#noticeStart.test(fold(line.text.slice(from).trim())));
      if (start && line.leftOf(start.from) > 0) return line.leftOf(start.from);
    }
    return undefined;
  }
}

/** How far apart, in points, the lines of one value may begin. */
const SLACK = 4;

/** A value that may go on in the next row, below where it began. */
interface OpenValue {
  readonly label: Label;
  readonly left: number;
  row: number;
  printed: Printed;
}

class BlockReader {
  readonly #raw: RawExtractBuilder;
  readonly #noticeStart: RegExp;
  readonly #sections: readonly { readonly titles: readonly string[]; readonly labels: readonly Label[] }[];
  /** They are understood in any section, also where the title of their own is missing. */
  readonly #anywhere: readonly Label[];
  #labels: readonly Label[];
  #open: OpenValue[] = [];
  #row = 0;

  constructor(layout: BlocksLayout, raw: RawExtractBuilder) {
    this.#raw = raw;
    this.#noticeStart = new RegExp(`^\\s*(?:${layout.noticeStart})\\s*$`, 'du');
    this.#sections = layout.sections.map(({ titles, fields }) => ({
      titles: titles.map(fold),
      labels: labelsOf(fields),
    }));
    this.#labels = this.#firstSection;
    this.#anywhere = unambiguous(this.#sections.flatMap(({ labels }) => labels));
  }

  read(line: PdfLine): void {
    this.#row += 1;
    this.#closeValues(({ row }) => row < this.#row - 1);
    const folded = fold(line.text);
    const notice = this.#noticeStart.exec(folded);
    const section = this.#sections.find(({ titles }) => titles.includes(titleOf(folded)));
    if (notice) this.#startNotice(line, notice);
    else if (section) this.#startSection(section.labels);
    else this.#readRow(line);
  }

  #startSection(labels: readonly Label[]): void {
    this.finish();
    this.#labels = labels;
  }

  /** No value goes on from here. */
  finish(): void {
    this.#closeValues(() => true);
  }

  get #firstSection(): readonly Label[] {
    return this.#sections[0]?.labels ?? [];
  }

  #closeValues(isClosed: (value: OpenValue) => boolean): void {
    for (const value of this.#open.filter(isClosed)) {
      this.#raw.add(value.label.field, value.label.name, value.printed);
    }
    this.#open = this.#open.filter((value) => !isClosed(value));
  }

  #startNotice(line: PdfLine, match: RegExpExecArray): void {
    this.finish();
    this.#raw.startNotice();
    this.#labels = this.#firstSection;
    for (const [group, field] of NOTICE_GROUPS) {
      const span = match.indices?.groups?.[group];
      const printed = span && Printed.on(line, ...span);
      if (printed) this.#raw.add(field, group, printed);
    }
  }

  /** A row is labels with their values beside each other, and what goes on from the row above. */
  #readRow(line: PdfLine): void {
    for (const { cell, found, to } of this.#segmentsOf(line)) {
      if (found) this.#openValue(line, found, cell.from, to);
      else if (!this.#goOn(line, cell, to)) this.#giveUp(line, cell.from, to);
    }
  }

  /** Each begins with a label or below a value; what stands beside belongs to it. */
  #segmentsOf(line: PdfLine): Segment[] {
    const segments: Segment[] = [];
    for (const cell of line.cells()) {
      const found = findLabel(this.#labels, cell.text) ?? findLabel(this.#anywhere, cell.text);
      const last = segments.at(-1);
      if (found || last === undefined || this.#findAbove(line, cell)) {
        segments.push({ cell, found, to: cell.to });
      } else last.to = cell.to;
    }
    return segments;
  }

  #openValue(line: PdfLine, { label, length }: FoundLabel, start: number, to: number): void {
    const from = start + length;
    const leader = /^[\s.…·_]*:?\s*/.exec(line.text.slice(from, to))?.[0].length ?? 0;
    const printed = Printed.on(line, from + leader, to);
    if (printed === undefined) return;
    const left = line.leftOf(printed.parts[0]?.from ?? from);
    this.#open.push({ label, left, row: this.#row, printed });
  }

  #findAbove(line: PdfLine, { from, text }: Cell): OpenValue | undefined {
    if (looksLabelled(text)) return undefined;
    const left = line.leftOf(from);
    return this.#open.find((value) => value.row < this.#row && Math.abs(value.left - left) < SLACK);
  }

  #goOn(line: PdfLine, cell: Cell, to: number): boolean {
    const value = this.#findAbove(line, cell);
    const printed = value && Printed.on(line, cell.from, to);
    if (value === undefined || printed === undefined) return false;
    value.printed = value.printed.followedBy(printed);
    value.row = this.#row;
    return true;
  }

  #giveUp(line: PdfLine, from: number, to: number): void {
    const printed = Printed.on(line, from, to);
    if (printed) this.#raw.addNotUnderstood(printed);
  }
}

const NOTICE_GROUPS = [
  ['number', 'notice.noticeNumber'],
  ['type', 'notice.noticeType'],
] as const;

interface Segment {
  readonly cell: Cell;
  readonly found: FoundLabel | undefined;
  to: number;
}

function titleOf(folded: string): string {
  return folded.trim().replaceAll(/\s+/g, ' ').replace(/\s*:$/, '');
}
