import type { TableCell } from '@prorata/contract/views/table';
import { brusselsDate } from '@prorata/domain/iso-date';

/** A text in a file; what is not there leaves the cell empty. */
export function textCell(text: string | null | undefined): TableCell {
  return text ? { text } : null;
}

/** A day, or the day on which an instant falls here. */
export function dayCell(value: string | null): TableCell {
  if (value === null) return null;
  return { day: value.length === 10 ? value : brusselsDate(new Date(value)) };
}
