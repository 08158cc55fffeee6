import type { Cell, Column, Part, Row, RowGroup } from '../parts.ts';

export const TEXT: Column = { align: 'left', width: 'fill' };
export const WIDE_TEXT: Column = { align: 'left', width: 'wide' };
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

export function table({ foot = [], isSmall = false, isWide = false, ...content }: Table): Part {
  return { kind: 'table', ...content, foot, isSmall, isWide };
}

/** A row by itself. */
export function plainRow(...cells: readonly Cell[]): RowGroup {
  return { rows: [{ look: 'plain', cells }] };
}

export function totalRow(...cells: readonly string[]): Row {
  return { look: 'total', cells };
}
