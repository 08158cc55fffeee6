import type { Stale } from '@prorata/contract/problems';

type Change = Stale['changes'][number];

/** One field that changed, down to the parts of a group or a row: not the address, but its city. */
export function flattenChanges(changes: readonly Change[]): Change[] {
  return changes.flatMap((change) => {
    const { field, before, after } = change;
    if (!isGroup(before) && !isGroup(after)) return [change];
    const [old, current] = [isGroup(before) ? before : {}, isGroup(after) ? after : {}];
    const names = [...new Set([...Object.keys(old), ...Object.keys(current)])];
    const parts = names.map((name) => ({
      field: `${field}.${name}`,
      before: old[name] ?? null,
      after: current[name] ?? null,
    }));
    return flattenChanges(parts.filter((part) => !isSame(part)));
  });
}

/** A list of rows is one too, by their places; a list of words is a value. */
function isGroup(value: unknown): value is Record<string, unknown> {
  if (Array.isArray(value)) return value.some((row) => typeof row === 'object');
  return typeof value === 'object' && value !== null;
}

function isSame({ before, after }: Change): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
