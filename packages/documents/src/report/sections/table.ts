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

/** From here on, columns get a width that is reckoned instead of measured. */
const MANY_ROWS = 60;

export function table({ columns, foot = [], isSmall = false, isWide = false, ...content }: Table): Part {
  const { head, groups } = content;
  const rows = [...groups.flatMap((group) => group.rows), ...foot];
  const reckoned = columns.map((column, place): Column => {
    // What is wide has much to say beside its figures: their titles break where they can.
    if (column.width === 'fill' || (rows.length < MANY_ROWS && !isWide)) return column;
    const texts = [...(head[place] ?? '').split(' '), ...rows.map(({ cells }) => plainText(cells[place]))];
    return { ...column, width: Math.max(...texts.map(widthOf)) };
  });
  return { kind: 'table', ...content, columns: reckoned, foot, isSmall, isWide };
}

function plainText(cell: Cell | undefined): string {
  return typeof cell === 'string' ? cell : '';
}

/** How wide a text is at most, in ems: semi-bold, with tabular figures. */
function widthOf(text: string): number {
  return Array.from(text).reduce((sum, sign) => sum + (/[.,\s]/u.test(sign) ? 0.27 : 0.55), 0);
}

/** A row by itself. */
export function plainRow(...cells: readonly Cell[]): RowGroup {
  return { rows: [{ style: 'plain', cells }] };
}

export function totalRow(...cells: readonly string[]): Row {
  return { style: 'total', cells };
}
