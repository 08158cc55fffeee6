/** A slip in a short word makes another word of it; in a long one there is room for two. */
export function allowedTypingErrors(typed: string): number {
  if (typed.length < 4) return 0;
  return typed.length < 8 ? 1 : 2;
}

/**
 * How many slips lie between what was typed and a word: a letter too many, too few, wrong, or two that changed places.
 * Of a word that somebody is still typing, only the beginning is compared.
 */
export function countTypingErrors(typed: string, word: string, isUnfinished = false): number {
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let line = 1; line <= typed.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[line - 1] === word[column - 1];
      const isSwapped = typed[line - 1] === word[column - 2] && typed[line - 2] === word[column - 1];
      next.push(
        Math.min(
          at(row, column) + 1,
          at(next, column - 1) + 1,
          at(row, column - 1) + (isSame ? 0 : 1),
          line > 1 && column > 1 && isSwapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = row;
    row = next;
  }
  return isUnfinished ? Math.min(...row) : at(row, word.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Whatever somebody may have meant who typed one letter too many, too few or wrong, or let two change places. */
export function typedWithOneSlip(typed: string): string[] {
  const letters = [...typed];
  const meant = new Set<string>();
  for (const place of [...letters.keys(), letters.length]) {
    const [before, [here = '', next = '', ...after]] = [
      letters.slice(0, place).join(''),
      letters.slice(place),
    ];
    const rest = after.join('');
    for (const letter of LETTERS) {
      meant.add(`${before}${letter}${here}${next}${rest}`);
      if (here !== '') meant.add(`${before}${letter}${next}${rest}`);
    }
    if (next !== '') meant.add(`${before}${next}${here}${rest}`);
    meant.add(`${before}${next}${rest}`);
  }
  meant.delete(typed);
  return [...meant];
}
