import { isPrinted } from '@prorata/proof/seal/printed-amounts';

/** Whom to look for, and what they get. */
interface Line {
  readonly name: string;
  readonly cents: bigint | null;
}

/**
 * The page of a draft on which somebody finds what they get, counted from 1: where name and amount are printed together, else
 * where the name is.
 */
export function findPage(pages: readonly (readonly string[])[], { name, cents }: Line): number | undefined {
  const wanted = plain(name);
  if (wanted === '') return undefined;
  const named = pages.flatMap((lines, index) => (plain(lines.join(' ')).includes(wanted) ? index : []));
  const both = cents === null ? undefined : named.find((index) => isPrinted(pages[index] ?? [], cents));
  const found = both ?? named[0];
  return found === undefined ? undefined : found + 1;
}

/** Whatever the spaces and capitals: a paper breaks names as it likes. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}
