import { fold } from './fold.ts';
import { type FoundLabel, findLabel, type Label, labelsOf, looksLabelled, unambiguous } from './labels.ts';
import type { BlocksLayout } from './layout.ts';
import { PageFurniture } from './page-furniture.ts';
import type { Cell, Page, PdfLine } from './page-lines.ts';
import { Printed } from './printed.ts';
import { type RawExtract, RawExtractBuilder } from './raw-extract.ts';

/** Reads labels and values, section by section and notice by notice. */
export function readBlocks(pages: readonly Page[], layout: BlocksLayout): RawExtract {
  const raw = new RawExtractBuilder();
  const furniture = new PageFurniture(layout, raw);
  const reader = new BlockReader(layout, raw);
  const columns = new Columns(pages, layout);
  for (const page of pages) {
    for (const line of columns.inReadingOrder(page.lines)) {
      if (!furniture.takes(line)) reader.read(line);
    }
  }
  reader.finish();
  furniture.checkPages(pages);
  return raw.build(pages.length, null);
}

/** Two notices beside each other: the left column is read to its end before the right one. */
class Columns {
  /** Where the right column begins, known from the notices in it. */
  readonly #right: number | undefined;

  constructor(pages: readonly Page[], layout: BlocksLayout) {
    const noticeStart = new RegExp(`^(?:${layout.noticeStart})$`, 'u');
    this.#right = pages
      .flatMap(({ lines }) => lines)
      .flatMap((line) => {
        const start = line
          .cells()
          .findIndex(({ from }) => noticeStart.test(fold(line.text.slice(from).trim())));
        return start > 0 ? [line.leftOf(line.cells()[start]?.from ?? 0)] : [];
      })[0];
  }

  inReadingOrder(lines: readonly PdfLine[]): readonly PdfLine[] {
    const x = this.#right;
    if (x === undefined || !isFreeAt(x - SLACK, lines)) return lines;
    const split = lines.map((line) => line.splitAt(x - SLACK));
    const left = split.flatMap(([one]) => one ?? []);
    const margin = Math.min(...left.map((line) => line.indentOf(0)));
    return [
      ...left.map((line) => line.indentedFrom(margin)),
      ...split.flatMap(([, right]) => right?.indentedFrom(x) ?? []),
    ];
  }
}

/** Whether the lines of a page leave a place free, as they do between columns; its head and foot may run across. */
function isFreeAt(x: number, lines: readonly PdfLine[]): boolean {
  const crossing = lines.filter((line) =>
    line.cells().some(({ from, to }) => line.leftOf(from) < x && line.rightOf(to - 1) > x),
  );
  return crossing.length <= Math.max(2, lines.length / 4);
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
  /** The type of a notice may stand on the line below its number. */
  #awaitsType = false;
  readonly #types: ReadonlySet<string>;

  constructor(layout: BlocksLayout, raw: RawExtractBuilder) {
    this.#raw = raw;
    this.#noticeStart = new RegExp(`^\\s*(?:${layout.noticeStart})\\s*$`, 'du');
    this.#sections = layout.sections.map(({ titles, fields }) => ({
      titles: titles.map(fold),
      labels: labelsOf(fields),
    }));
    this.#labels = this.#firstSection;
    this.#types = new Set(Object.values(layout.noticeTypes).flat().map(fold));
    this.#anywhere = unambiguous(this.#sections.flatMap(({ labels }) => labels));
  }

  read(line: PdfLine): void {
    this.#row += 1;
    this.#closeValues(({ row }) => row < this.#row - 1);
    const folded = fold(line.text);
    const notice = this.#noticeStart.exec(folded);
    const section = this.#findSection(line, folded);
    if (notice) this.#startNotice(line, notice);
    else if (section) this.#startSection(section);
    else if (this.#awaitsType && this.#types.has(titleOf(folded))) this.#addType(line);
    else this.#readRow(line);
    this.#awaitsType = notice !== null && notice.groups?.['type'] === undefined;
  }

  /** A title, unless a value goes on with the same word. */
  #findSection(line: PdfLine, folded: string): readonly Label[] | undefined {
    const [first] = line.cells();
    if (first && this.#findAbove(line, first)) return undefined;
    return this.#sections.find(({ titles }) => titles.includes(titleOf(folded)))?.labels;
  }

  #addType(line: PdfLine): void {
    const printed = Printed.on(line);
    if (printed) this.#raw.add('notice.noticeType', 'type', printed);
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
      const last = segments.at(-1);
      const found = this.#findLabel(line, cell, last);
      if (found || last === undefined || (!lacksValue(last) && this.#findAbove(line, cell))) {
        segments.push({ cell, found, to: cell.to });
      } else last.to = cell.to;
    }
    return segments;
  }

  /** A word without dots or a colon is no label where a value is expected, or goes on. */
  #findLabel(line: PdfLine, cell: Cell, last: Segment | undefined): FoundLabel | undefined {
    const found = findLabel(this.#labels, cell.text) ?? findLabel(this.#anywhere, cell.text);
    if (!found?.isBare) return found;
    const isValue = last !== undefined && lacksValue(last) && last.found?.isBare === false;
    return isValue || this.#findAbove(line, cell) ? undefined : found;
  }

  #openValue(line: PdfLine, { label, length }: FoundLabel, start: number, to: number): void {
    const from = start + length;
    const leader = /^[\s.…·_]*:?\s*/.exec(line.text.slice(from, to))?.[0].length ?? 0;
    const printed = Printed.on(line, from + leader, to);
    if (printed === undefined) return;
    const left = line.indentOf(printed.parts[0]?.from ?? from);
    this.#open.push({ label, left, row: this.#row, printed });
  }

  #findAbove(line: PdfLine, { from, text }: Cell): OpenValue | undefined {
    if (looksLabelled(text)) return undefined;
    const left = line.indentOf(from);
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

/** The cell after a label without a value is its value, also where it stands below another one. */
function lacksValue({ cell, found, to }: Segment): boolean {
  return found !== undefined && found.length >= cell.text.length && to === cell.to;
}

function titleOf(folded: string): string {
  return folded.trim().replaceAll(/\s+/g, ' ').replace(/ ?:$/, '');
}
