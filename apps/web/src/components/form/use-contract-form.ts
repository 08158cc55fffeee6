import { toNestErrors } from '@hookform/resolvers';
import type { BodyOf, Call, SentBodyOf } from '@prorata/contract/call';
import { type FieldError, fieldErrorsOf } from '@prorata/contract/field-errors';
import { useEffect } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type FieldError as FormError,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';

/** A form that fills in the body of a call. */
export type ContractForm<C extends Call> = UseFormReturn<ValuesOf<C>, unknown, BodyOf<C>>;

/**
 * A form for the body of a call, checked by the contract. The values follow what was loaded as long as nobody has
 * typed: under someone's hands nothing changes, and what others did in the meantime comes back as a conflict.
 */
export function useContractForm<C extends Call>(
  call: C,
  loaded: DefaultValues<ValuesOf<C>>,
  prepare?: Prepare<C>,
): ContractForm<C> {
  const form = useForm<ValuesOf<C>, unknown, BodyOf<C>>({
    resolver: contractResolver(call, prepare),
    defaultValues: loaded,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    // The summary of errors takes the focus: its links lead to the fields.
    shouldFocusError: false,
  });
  useFollowLoaded(form, loaded);
  return form;
}

function useFollowLoaded<C extends Call>(form: ContractForm<C>, loaded: DefaultValues<ValuesOf<C>>): void {
  const { isDirty } = form.formState;
  const content = JSON.stringify(loaded);
  const { reset } = form;
  useEffect(() => {
    if (!isDirty) reset(JSON.parse(content));
  }, [content, isDirty, reset]);
}

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

/** What a call takes for the fields that nobody has filled in; those that must be filled in are left out. */
export function blankValuesFor<C extends Call & { readonly body: { readonly shape: Shape } }>(
  call: C,
): Partial<ValuesOf<C>> {
  const blank = Object.entries(call.body.shape).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(undefined);
    return success ? [[name, data]] : [];
  });
  return Object.fromEntries(blank) as Partial<ValuesOf<C>>;
}

interface Shape {
  readonly [field: string]: {
    readonly safeParse: (value: undefined) => { readonly success: boolean; readonly data?: unknown };
  };
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
