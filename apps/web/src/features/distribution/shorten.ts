/** A name that must fit on one line of a drawing; whoever points at it reads it whole. */
export function shorten(name: string, mostLetters: number): string {
  const letters = [...name];
  return letters.length <= mostLetters
    ? name
    : `${letters
        .slice(0, mostLetters - 1)
        .join('')
        .trimEnd()}…`;
}
