/** One creditor of a report, and what a calculation allots. */
export interface AllottedCreditor {
  readonly number: number;
  readonly name: string;
  readonly allottedCents: bigint;
}

/** A sum as any of the languages prints it; groups are parted by a point, a comma or a hard space. */
const FIGURE = /\d{1,3}(?:[.,\u00a0\u202f]\d{3})*[.,]\d{2}(?!\d)/g;

/**
 * What a report prints as allotted to a creditor: on the line that begins with its number and name, the calculated sum
 * where it stands there, else the figure in its place, after what is claimed. `null` where no such line is found.
 */
export function findPrintedAllotment(
  lines: readonly string[],
  { number, name, allottedCents }: AllottedCreditor,
): bigint | null {
  const start = new RegExp(`^\\s*${number}\\s+${toPattern(name)}`);
  for (const [place, line] of lines.entries()) {
    if (!start.test(line)) continue;
    // A name of two lines has its sums on the second.
    const figures = [line, lines[place + 1] ?? ''].map(figuresIn).find((found) => found.length >= 2);
    if (figures === undefined) continue;
    return figures.find((cents) => cents === allottedCents) ?? figures[1] ?? null;
  }
  return null;
}

/** Whether a sum is printed anywhere in the report. */
export function isPrinted(lines: readonly string[], cents: bigint): boolean {
  return lines.some((line) => figuresIn(line).includes(cents));
}

function figuresIn(line: string): bigint[] {
  return [...line.matchAll(FIGURE)].map(([figure]) => BigInt(figure.replace(/\D/g, '')));
}

function toPattern(name: string): string {
  return name
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+');
}
