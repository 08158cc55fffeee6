import type { Cell, Column, Part, Row, RowGroup } from '../composed-report.ts';

export const TEXT: Column = { align: 'left', width: 'fill' };
export const SHORT_TEXT: Column = { align: 'left', width: 'auto' };
export const FIGURE: Column = { align: 'right', width: 'auto' };

interface Table {
  readonly columns: readonly Column[];
  readonly head: readonly string[];
  readonly groups: readonly RowGroup[];
  readonly foot?: readonly Row[];
  readonly isSmall?: boolean;
  readonly isWide?: boolean;
}

/** From here on, columns and rows get a size that is reckoned instead of measured: measuring sets everything twice. */
const MANY_ROWS = 60;

export function table({ columns, foot = [], isSmall = false, isWide = false, ...content }: Table): Part {
  const { head, groups } = content;
  const rows = [...groups.flatMap((group) => group.rows), ...foot];
  const hasMany = rows.length >= MANY_ROWS;
  const widthIn = (column: Column, place: number, titles: readonly string[]) =>
    Math.max(...[...titles, ...rows.map((row) => textInColumn(row, column, place))].map(widthOf));
  const unbroken = columns.map((column, place): Column => {
    return column.width === 'fill'
      ? column
      : { ...column, width: widthIn(column, place, [head[place] ?? '']) };
  });
  // What is wide has much to say beside its figures: their titles break where they can, and where a name would not fit.
  const breaksTitles = hasMany || isWide || isCrowded(rows, widthsOf(unbroken, isSmall, isWide), columns);
  const reckoned = columns.map((column, place): Column => {
    if (column.width === 'fill' || !breaksTitles) return column;
    return { ...column, width: widthIn(column, place, (head[place] ?? '').split(' ')) };
  });
  const layout = { columns: reckoned, foot, isSmall, isWide };
  if (!hasMany) return { kind: 'table', ...content, ...layout };
  const widths = widthsOf(reckoned, isSmall, isWide);
  const counted = groups.map((group) => ({ rows: group.rows.map((row) => withLines(row, widths)) }));
  return { kind: 'table', ...content, ...layout, groups: counted };
}

/** Whether a single word is wider than the room that the other columns leave it. */
function isCrowded(rows: readonly Row[], widths: Widths, columns: readonly Column[]): boolean {
  return columns.some((column, place) => {
    const words = rows.flatMap((row) => textInColumn(row, column, place).split(' '));
    return column.width === 'fill' && words.some((word) => widthOf(word) > (widths.columns[place] ?? 0));
  });
}

/** What has to fit into a column: a text before empty cells takes their room. */
function textInColumn({ cells }: Row, { align }: Column, place: number): string {
  const [cell, next] = [cells[place], cells[place + 1]];
  return typeof cell === 'string' && !(align === 'left' && next === '') ? cell : '';
}

/** The measures of the layout, in points; without the room that a title beside the table may take. */
const PAGE_WIDTH = 470;
const TITLE_WIDTH = 20;
const GUTTER = 9;
const LABEL_WIDTH = 60;

interface Widths {
  /** In ems, each with the gutter before it. */
  readonly columns: readonly number[];
  readonly gutter: number;
  readonly label: number;
}

function widthsOf(columns: readonly Column[], isSmall: boolean, isWide: boolean): Widths {
  const size = isSmall ? 8.8 : 9.4;
  const gutter = GUTTER / size;
  const fixed = columns.map(({ width }) => (typeof width === 'number' ? width : 0));
  const room = (PAGE_WIDTH - (isWide ? 0 : TITLE_WIDTH)) / size;
  const left = fixed.reduce((sum, width) => sum - width - gutter, room + gutter);
  return {
    columns: fixed.map((width, place) => (columns[place]?.width === 'fill' ? left : width)),
    gutter,
    label: LABEL_WIDTH / size,
  };
}

/** The row with the number of its lines, where that is certain: where none of them can be too long. */
function withLines(row: Row, widths: Widths): Row {
  const lines = row.cells.map((cell, place) => {
    if (cell === '') return 0;
    const next = row.cells.findIndex((other, after) => after > place && other !== '');
    const taken = widths.columns.slice(place, next < 0 ? undefined : next);
    const room = taken.reduce((sum, width) => sum + width + widths.gutter, -widths.gutter);
    if (typeof cell === 'string') return widestOf(cell) <= room ? 1 : Number.NaN;
    if (!('details' in cell)) return Number.NaN;
    const fits = cell.details.every(
      ({ label, text }) => widestOf(label) <= widths.label && widestOf(text) <= room - widths.label,
    );
    return fits ? cell.details.length : Number.NaN;
  });
  const most = Math.max(...lines);
  return Number.isNaN(most) || most === 0 ? row : { ...row, lines: most };
}

/** How wide a figure is, in ems, and a word nearly: semi-bold, with tabular figures. */
function widthOf(text: string): number {
  return Array.from(text).reduce((sum, sign) => sum + (/[.,\s]/u.test(sign) ? 0.31 : 0.55), 0);
}

/** How wide a text is at most, in ems of our serif. */
function widestOf(text: string): number {
  return Array.from(text).reduce((sum, sign) => sum + widestOfSign(sign), 0);
}

function widestOfSign(sign: string): number {
  if (/[.,:;·\s]/u.test(sign)) return 0.31;
  if (/[\d–]/u.test(sign)) return 0.55;
  if (/[a-ln-vx-z()/’-]/u.test(sign)) return 0.66;
  return /[A-LN-VX-Z]/u.test(sign) ? 0.82 : 1.03;
}

/** A row by itself. */
export function plainRow(...cells: readonly Cell[]): RowGroup {
  return { rows: [{ style: 'plain', cells }] };
}

export function totalRow(...cells: readonly string[]): Row {
  return { style: 'total', cells };
}
