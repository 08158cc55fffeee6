/** Eleven digits, bare or as on an identity card (85.07.30-033.28), but not a bare JSON number such as a duration. */
const NATIONAL_NUMBER = /(?<![\d.:])\d{11}(?!\d)|(?<!\d)\d{2}\.\d{2}\.\d{2}-\d{3}\.\d{2}(?!\d)/g;

/** A signed token: three parts in base64url, of which the first two are JSON objects. */
const TOKEN = /\beyJ[\w-]+\.eyJ[\w-]+\.[\w-]*/g;

/**
 * The last net before a line is written. Nothing that is logged on purpose holds national numbers or tokens,
 * but an error of the database or of a library can quote what it was given.
 */
export function scrubLogLine(line: string): string {
  return line.replaceAll(NATIONAL_NUMBER, '[national number]').replaceAll(TOKEN, '[token]');
}
