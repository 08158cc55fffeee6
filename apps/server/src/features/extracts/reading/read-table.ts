import { fold } from './fold.ts';
import { findLabel, type Label, labelsOf } from './labels.ts';
import type { TableLayout } from './layout.ts';
import { PageFurniture } from './page-furniture.ts';
import type { Cell, Page, PdfLine } from './page-lines.ts';
import { Printed } from './printed.ts';
import { type RawExtract, RawExtractBuilder } from './raw-extract.ts';
import { ExtractRefused } from './refused.ts';

/**
 * Reads labels with their values, and below them a table with a notice per row. A row may take several lines, also over
 * the end of a page.
 * @throws ExtractRefused when there is no table.
 */
export function readTable(pages: readonly Page[], layout: TableLayout): RawExtract {
  const raw = new RawExtractBuilder();
  const furniture = new PageFurniture(layout, raw);
  const reader = new TableReader(layout, raw);
  for (const page of pages) {
    for (const line of page.lines) if (!furniture.takes(line)) reader.read(line);
  }
  reader.finish();
  furniture.checkPages(pages);
  if (!reader.hasTable) throw new ExtractRefused('extract-of-another-kind');
  return raw.build(pages.length, null);
}

interface Column {
  readonly label: Label | undefined;
  readonly left: number;
  readonly right: number;
}

class TableReader {
  readonly #layout: TableLayout;
  readonly #raw: RawExtractBuilder;
  readonly #labels: readonly Label[];
  readonly #titles: readonly Label[];
  #columns: readonly Column[] = [];
  /** What the row has so far in each column. */
  #row = new Map<Column, Printed>();

  constructor(layout: TableLayout, raw: RawExtractBuilder) {
    this.#layout = layout;
    this.#raw = raw;
    this.#labels = labelsOf(layout.labels);
    this.#titles = labelsOf(layout.columns);
  }

  get hasTable(): boolean {
    return this.#columns.length > 0;
  }

  read(line: PdfLine): void {
    const columns = this.#findColumns(line);
    if (columns) this.#take(columns);
    else if (!this.hasTable || this.#isLabelled(line)) this.#readLabelled(line);
    else this.#readRow(line);
  }

  /** Below the table a label needs its colon: in a row the same word is part of a cell. */
  #isLabelled(line: PdfLine): boolean {
    return findLabel(this.#labels, line.cells()[0]?.text ?? '')?.isBare === false;
  }

  /** The last row is complete. */
  finish(): void {
    if (this.#row.size === 0) return;
    this.#raw.startNotice();
    for (const [{ label }, printed] of this.#row) {
      if (label) this.#raw.add(label.field, label.name, printed);
      else this.#raw.addNotUnderstood(printed);
    }
    this.#row = new Map();
  }

  /** The head of the table, at its start and again on each page: at least half of its cells are titles that we know. */
  #findColumns(line: PdfLine): Column[] | undefined {
    const columns = line.cells().map(({ text, from, to }) => ({
      label: this.#titles.find(({ folded }) => folded === fold(text).replaceAll(/\s+/g, ' ')),
      left: line.leftOf(from),
      right: line.rightOf(to - 1),
    }));
    const known = columns.filter(({ label }) => label);
    return known.length >= FEWEST_COLUMNS && known.length * 2 >= columns.length ? columns : undefined;
  }

  /** On a further page the columns stand where they stood, and the row goes on in them. */
  #take(columns: readonly Column[]): void {
    const row = [...this.#row];
    this.#columns = columns;
    this.#row = new Map(
      row.map(([before, printed]) => [
        columns.find(({ label }) => label === before.label) ?? before,
        printed,
      ]),
    );
  }

  #readLabelled(line: PdfLine): void {
    let last: { readonly label: Label; readonly from: number; to: number } | undefined;
    const keep = () => {
      const printed = last && Printed.on(line, last.from, last.to);
      if (last && printed) this.#raw.add(last.label.field, last.label.name, printed);
    };
    for (const cell of line.cells()) {
      const found = findLabel(this.#labels, cell.text);
      if (found) {
        keep();
        last = { label: found.label, from: cell.from + found.length, to: cell.to };
      } else if (last) last.to = cell.to;
      else this.#giveUp(line, cell);
    }
    keep();
  }

  /** A row begins where its first column has something. What runs across columns, or stands above the first row, is no part of one. */
  #readRow(line: PdfLine): void {
    const cells = line.cells().map((cell) => ({ cell, column: this.#columnOf(line, cell) }));
    if (cells.some(({ column }) => column?.label?.field === this.#layout.firstOfRow)) this.finish();
    const isRow =
      this.#row.size > 0 || cells.some(({ column }) => column?.label?.field === this.#layout.firstOfRow);
    for (const { cell, column } of cells) {
      const printed = Printed.on(line, cell.from, cell.to);
      if (printed === undefined) continue;
      if (column && isRow) this.#row.set(column, this.#row.get(column)?.followedBy(printed) ?? printed);
      else this.#raw.addNotUnderstood(printed);
    }
  }

  /** The column under whose title a cell stands, or else the nearest: amounts are wider than their title. */
  #columnOf(line: PdfLine, { from, to }: Cell): Column | undefined {
    const left = line.leftOf(from);
    const right = line.rightOf(to - 1);
    const byGap = this.#columns
      .map((column) => ({ column, gap: Math.max(column.left - right, left - column.right) }))
      .sort((one, other) => one.gap - other.gap);
    const touched = byGap.filter(({ gap }) => gap < 0).length;
    return touched > 1 ? undefined : byGap[0]?.column;
  }

  #giveUp(line: PdfLine, { from, to }: Cell): void {
    const printed = Printed.on(line, from, to);
    if (printed) this.#raw.addNotUnderstood(printed);
  }
}

/** Fewer titles than this could stand beside each other by accident. */
const FEWEST_COLUMNS = 4;
