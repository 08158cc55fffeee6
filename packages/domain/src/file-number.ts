/**
 * The number of a dossier: the year in which it was opened and its place among the dossiers that the office opened
 * that year, 2026/0147. Each office counts for itself and starts again every year.
 */
export interface FileNumber {
  readonly year: number;
  readonly serial: number;
}

const MIN_SERIAL_LENGTH = 4;
const MAX_SERIAL = 9_999_999;

/** Past 9999 the serial grows wider; it is never cut. */
export function formatFileNumber({ year, serial }: FileNumber): string {
  if (!isYear(year) || !isSerial(serial)) throw new RangeError(`${year}/${serial} is not a file number.`);
  return `${year}/${String(serial).padStart(MIN_SERIAL_LENGTH, '0')}`;
}

/** Reads a number however a person types it, without the leading zeros for instance: 2026/147, 2026-147. */
export function parseFileNumber(text: string): FileNumber | undefined {
  const [, year, serial] = /^\s*(\d{4})\s*[/\-.]\s*(\d{1,7})\s*$/.exec(text) ?? [];
  const fileNumber = { year: Number(year), serial: Number(serial) };
  return isYear(fileNumber.year) && isSerial(fileNumber.serial) ? fileNumber : undefined;
}

function isYear(year: number): boolean {
  return Number.isInteger(year) && year >= 2000 && year <= 9999;
}

function isSerial(serial: number): boolean {
  return Number.isInteger(serial) && serial >= 1 && serial <= MAX_SERIAL;
}
