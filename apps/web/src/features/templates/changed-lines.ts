/**
 * The lines of a text that are not as they were saved, counted from 1. What is the same at the head and at the tail is
 * left out first, so that a new line does not make all lines after it look changed.
 */
export function findChangedLines(saved: string, now: string): number[] {
  if (saved === now) return [];
  const before = saved.split('\n');
  const after = now.split('\n');
  const head = countSame(before, after);
  const most = Math.min(before.length, after.length) - head;
  const tail = Math.min(countSame(before.toReversed(), after.toReversed()), most);
  const old = new Set(before.slice(head, before.length - tail));
  const changed = after
    .slice(head, after.length - tail)
    .flatMap((line, index) => (old.has(line) ? [] : [head + index + 1]));
  // Lines that only went away leave their mark on what came to stand there.
  return changed.length > 0 ? changed : [Math.min(head + 1, after.length)];
}

function countSame(one: readonly string[], other: readonly string[]): number {
  const different = one.findIndex((line, index) => line !== other[index]);
  return different === -1 ? Math.min(one.length, other.length) : different;
}
