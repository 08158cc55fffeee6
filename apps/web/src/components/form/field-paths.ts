import {
  FIELD_ERROR_CODES,
  type FieldErrorCode,
  type FieldErrorParams,
} from '@prorata/contract/field-errors';
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
