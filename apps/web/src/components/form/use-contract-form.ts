import { toNestErrors } from '@hookform/resolvers';
import type { BodyOf, Call, SentBodyOf } from '@prorata/contract/call';
import { type FieldError, fieldErrorsOf } from '@prorata/contract/field-errors';
import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type FieldError as FormError,
  get,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { offerDraft, takeDraft } from '../../platform/session/drafts.ts';

/** A form that fills in the body of a call. */
export interface ContractForm<C extends Call> extends UseFormReturn<ValuesOf<C>, unknown, BodyOf<C>> {
  /** Shows on its fields what the server refused: until a field holds something else, or the form is sent again. */
  readonly refuse: (fields: readonly FieldError[]) => void;
}

/**
 * A form for the body of a call, checked by the contract. The values follow what was loaded as long as nobody has
 * typed: under someone's hands nothing changes, and what others did in the meantime comes back as a conflict. When the
 * session ends, what was typed comes back after signing in; `about` tells apart several such forms of one page.
 */
export function useContractForm<C extends Call>(
  call: C,
  loaded: DefaultValues<ValuesOf<C>>,
  prepare?: Prepare<C>,
  about = '',
): ContractForm<C> {
  const refused = useRef<readonly Refused[]>([]);
  const form = useForm<ValuesOf<C>, unknown, BodyOf<C>>({
    resolver: contractResolver(call, prepare, () => refused.current),
    defaultValues: loaded,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    // The summary of errors takes the focus: its links lead to the fields.
    shouldFocusError: false,
  });
  useFollowLoaded<C>(form, loaded);
  useDraft<C>(form, `${call.method} ${call.path} ${about}`);
  const refuse = (fields: readonly FieldError[]) => {
    refused.current = fields.map((field) => ({ field, value: form.getValues(pathOf<C>(field)) }));
    for (const field of fields) form.setError(pathOf<C>(field), toFormError(field));
  };
  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) => {
    const submit = form.handleSubmit(onValid, onInvalid);
    return (event) => {
      // Only the server knows whether it would refuse it again.
      refused.current = [];
      return submit(event);
    };
  };
  return { ...form, refuse, handleSubmit };
}

/** A field that the server refused, and what it held then. */
export interface Refused {
  readonly field: FieldError;
  readonly value: unknown;
}

/** The server names fields as the contract does, and the form's values are the contract's. */
function pathOf<C extends Call>({ path }: FieldError): FieldPath<ValuesOf<C>> {
  return path as FieldPath<ValuesOf<C>>;
}

type Form<C extends Call> = UseFormReturn<ValuesOf<C>, unknown, BodyOf<C>>;

function useFollowLoaded<C extends Call>(form: Form<C>, loaded: DefaultValues<ValuesOf<C>>): void {
  const { isDirty } = form.formState;
  const content = JSON.stringify(loaded);
  const { reset } = form;
  const isFirst = useRef(true);
  useEffect(() => {
    // It begins with what was loaded: to say so again would draw every field twice.
    if (!isDirty && !isFirst.current) reset(JSON.parse(content));
    isFirst.current = false;
  }, [content, isDirty, reset]);
}

function useDraft<C extends Call>(form: Form<C>, formName: string): void {
  const { isDirty } = form.formState;
  const { reset, getValues } = form;
  const [name] = useState(() => `${window.location.pathname}${window.location.search} ${formName}`);
  const [draft] = useState(() => takeDraft(name) as ValuesOf<C> | undefined);
  useEffect(() => {
    if (draft !== undefined) reset(draft, { keepDefaultValues: true });
  }, [draft, reset]);
  useEffect(() => offerDraft(name, () => (isDirty ? getValues() : undefined)), [name, isDirty, getValues]);
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
  refused: () => readonly Refused[] = () => [],
): Resolver<ValuesOf<C>, unknown, BodyOf<C>> {
  const { body } = call;
  if (body === undefined) throw new Error(`${call.method} ${call.path} has no body to fill in.`);
  return (values, _context, options) => {
    const { success, data, error } = body.safeParse(prepare(values));
    const errors = [...(success ? [] : fieldErrorsOf(error)), ...refused().flatMap(stillWrongIn(values))];
    if (success && errors.length === 0) return { values: data as BodyOf<C>, errors: {} };
    return { values: {}, errors: toNestErrors<ValuesOf<C>>(formErrorsByPath(errors), options) };
  };
}

/** Leaving a field does not make right what the server found wrong; another value may. */
function stillWrongIn(values: object): (refused: Refused) => FieldError[] {
  return ({ field, value }) =>
    JSON.stringify(get(values, field.path)) === JSON.stringify(value) ? [field] : [];
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
