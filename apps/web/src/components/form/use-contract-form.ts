import type { BodyOf, Call } from '@prorata/contract/call';
import { useEffect } from 'react';
import { type DefaultValues, type UseFormReturn, useForm } from 'react-hook-form';
import { contractResolver, type Prepare, type ValuesOf } from './contract-resolver.ts';

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
