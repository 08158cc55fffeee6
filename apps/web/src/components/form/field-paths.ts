import {
  FIELD_ERROR_CODES,
  type FieldErrorCode,
  type FieldErrorParams,
} from '@prorata/contract/field-errors';
import type { Stale } from '@prorata/contract/problems';
import type { FieldError as FormError } from 'react-hook-form';

/** A refused field as the summary names it. */
export interface ListedError {
  readonly path: string;
  readonly error: FormError;
}

/** Every refused field of a form, in the order of the form's own fields. */
export function listErrors(errors: object, path = ''): ListedError[] {
  return Object.entries(errors).flatMap(([name, entry]: [string, unknown]): ListedError[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const own = `${path}${name}`;
    return isFormError(entry) ? [{ path: own, error: entry }] : listErrors(entry, `${own}.`);
  });
}

/** A group may hold a field called `type`; in an error the type is a code. */
function isFormError(entry: object): entry is FormError {
  return 'type' in entry && typeof entry.type === 'string';
}

/** The code and the figures of an error, for its phrase. */
export function phraseOf({ type, types = {} }: FormError): {
  readonly code: FieldErrorCode;
  readonly params: FieldErrorParams;
} {
  const code = FIELD_ERROR_CODES.find((candidate) => candidate === type) ?? 'invalid';
  const params = Object.entries(types).map(([name, value]) => [name, String(value)]);
  return { code, params: Object.fromEntries(params) };
}

/** The paths of the fields that were changed; the library marks them with `true` in the shape of the values. */
export function listChanges(dirtyFields: unknown, path = ''): string[] {
  if (dirtyFields === true) return [path];
  if (typeof dirtyFields !== 'object' || dirtyFields === null) return [];
  return Object.entries(dirtyFields).flatMap(([name, part]) =>
    listChanges(part, path === '' ? name : `${path}.${name}`),
  );
}

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
