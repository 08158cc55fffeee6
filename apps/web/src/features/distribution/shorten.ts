/** A name that must fit on one line of a drawing; whoever points at it reads it whole. */
export function shorten(name: string, maxLetters: number): string {
  const letters = [...name];
  return letters.length <= maxLetters
    ? name
    : `${letters
        .slice(0, maxLetters - 1)
        .join('')
        .trimEnd()}…`;
}
