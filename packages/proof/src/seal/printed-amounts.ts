/** One creditor of a report, and what a calculation allots. */
export interface AllottedCreditor {
  readonly number: number;
  readonly name: string;
  readonly allottedCents: bigint;
}

/** A sum as any of the languages prints it; groups are parted by a point, a comma or a space. */
const FIGURE = /\d{1,3}(?:[.,\s]\d{3})*[.,]\d{2}(?!\d)/g;

/**
 * What a report prints as allotted to a creditor: on the line that begins with its number and name, the calculated sum
 * where it stands there, else the figure in its place, before what stays unpaid. `null` where no such line is found.
 */
export function findPrintedAllotment(
  lines: readonly string[],
  { number, name, allottedCents }: AllottedCreditor,
): bigint | null {
  const start = new RegExp(`^\\s*${number}\\s+${startOf(name)}`);
  for (const [place, line] of lines.entries()) {
    if (!start.test(line)) continue;
    // A name of two lines has its sums on either.
    const row = [line, lines[place + 1] ?? ''].find((text) => figuresIn(text).length >= 2);
    if (row === undefined) continue;
    const figures = figuresIn(row);
    const isPaidInFull = /[–-]\s*$/.test(row);
    return figures.find((cents) => cents === allottedCents) ?? figures.at(isPaidInFull ? -1 : -2) ?? null;
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

/** The first words of a name: a long one runs on below. */
function startOf(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+');
}
