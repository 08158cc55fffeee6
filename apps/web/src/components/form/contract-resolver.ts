import { toNestErrors } from '@hookform/resolvers';
import type { BodyOf, Call, SentBodyOf } from '@prorata/contract/call';
import { type FieldError, fieldErrorsOf } from '@prorata/contract/field-errors';
import type { FieldErrors, FieldValues, FieldError as FormError, Resolver } from 'react-hook-form';

/** What a form for the body of a call holds: the values as they are sent. */
export type ValuesOf<C extends Call> = SentBodyOf<C> extends FieldValues ? SentBodyOf<C> : never;

/** What a call takes, out of all that is known of a thing. */
export function valuesFor<C extends Call & { readonly body: { readonly shape: object } }>(
  call: C,
  thing: NoInfer<ValuesOf<C>>,
): ValuesOf<C> {
  const taken = Object.entries(thing).filter(([name]) => name in call.body.shape);
  return Object.fromEntries(taken) as ValuesOf<C>;
}

/** Turns what the fields hold into what is sent, such as a group without any content into nothing. */
export type Prepare<C extends Call> = (values: ValuesOf<C>) => ValuesOf<C>;

/**
 * Checks a form by the rules of the call that it fills in. The resolver that comes with the form library keeps the
 * code of a broken rule but loses its figures, and "at most {maximum} characters" needs them.
 */
export function contractResolver<C extends Call>(
  call: C,
  prepare: Prepare<C> = (values) => values,
): Resolver<ValuesOf<C>, unknown, BodyOf<C>> {
  const { body } = call;
  if (body === undefined) throw new Error(`${call.method} ${call.path} has no body to fill in.`);
  return (values, _context, options) => {
    const { success, data, error } = body.safeParse(prepare(values));
    if (success) return { values: data as BodyOf<C>, errors: {} };
    return { values: {}, errors: toNestErrors<ValuesOf<C>>(formErrorsByPath(fieldErrorsOf(error)), options) };
  };
}

/** Under a field stands one thing that is wrong with it: the first. */
function formErrorsByPath(errors: readonly FieldError[]): FieldErrors {
  return Object.fromEntries(errors.toReversed().map((error) => [error.path, toFormError(error)]));
}

/** The form library has a place for a code and one for texts by name; the figures of the rule go there. */
export function toFormError({ code, params = {} }: FieldError): FormError {
  const types = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
  return { type: code, types };
}
