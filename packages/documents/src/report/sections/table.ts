import type { Cell, Column, Part, Row, RowGroup } from '../composed-report.ts';
import { linesIn, widthOf } from './text-lines.ts';

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
  readonly isUnbroken?: boolean;
}

/** From here on, columns and rows get a size that is reckoned instead of measured: measuring sets everything twice. */
const MANY_ROWS = 60;

export function table({ columns, foot = [], isSmall = false, isWide = false, ...content }: Table): Part {
  const { head, groups } = content;
  const rows = [...groups.flatMap((group) => group.rows), ...foot];
  const hasMany = rows.length >= MANY_ROWS;
  const widthIn = (column: Column, place: number, titles: readonly string[]) =>
    Math.max(...[...titles, ...rows.map((row) => textInColumn(row, column, place))].map(widthOf));
  const unbroken = () =>
    columns.map((column, place): Column => {
      return column.width === 'fill'
        ? column
        : { ...column, width: widthIn(column, place, [head[place] ?? '']) };
    });
  // What is wide has much to say beside its figures: their titles break where they can, and where a name would not fit.
  const breaksTitles = hasMany || isWide || isCrowded(rows, widthsOf(unbroken(), isSmall, isWide), columns);
  const reckoned = columns.map((column, place): Column => {
    if (column.width === 'fill' || !breaksTitles) return column;
    return { ...column, width: widthIn(column, place, (head[place] ?? '').split(' ')) };
  });
  const layout = { columns: reckoned, foot, isSmall, isWide };
  if (!hasMany) return { kind: 'table', ...content, ...layout };
  const widths = widthsOf(reckoned, isSmall, isWide);
  const counted = groups.map((group) => ({
    rows: group.rows.map((row) => withLines(row, reckoned, widths)),
  }));
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
  /** What there is more where no title stands beside the table. */
  readonly title: number;
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
    title: isWide ? 0 : TITLE_WIDTH / size,
  };
}

/** The row with the number of its lines, where that is certain. */
function withLines(row: Row, columns: readonly Column[], widths: Widths): Row {
  const lines = row.cells.map((cell, place) => {
    if (cell === '') return 0;
    const room = roomOf(row.cells, place, columns, widths);
    // A text below the first row of a group is indented, by as much as the columns are apart.
    const isIndented = row.style === 'entry' && place === 1;
    if (typeof cell === 'string') {
      return linesIn(cell, isIndented ? room - widths.gutter : room, widths.title);
    }
    if (!('details' in cell)) return Number.NaN;
    return cell.details.reduce(
      (sum, { label, text }) =>
        widthOf(label) <= widths.label ? sum + linesIn(text, room - widths.label, widths.title) : Number.NaN,
      0,
    );
  });
  const most = Math.max(...lines);
  return Number.isNaN(most) || most === 0 ? row : { ...row, lines: most };
}

/** A text takes in the empty cells after it, a figure does not. */
function roomOf(cells: Row['cells'], place: number, columns: readonly Column[], widths: Widths): number {
  const next = cells.findIndex((other, after) => after > place && other !== '');
  const end = columns[place]?.align === 'left' ? (next < 0 ? undefined : next) : place + 1;
  return widths.columns.slice(place, end).reduce((sum, width) => sum + width + widths.gutter, -widths.gutter);
}

/** A row by itself. */
export function plainRow(...cells: readonly Cell[]): RowGroup {
  return { rows: [{ style: 'plain', cells }] };
}

export function totalRow(...cells: readonly string[]): Row {
  return { style: 'total', cells };
}
