import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { isStale, useProblem } from './problem.ts';

interface Removing<Thing> {
  readonly remove: (thing: Thing) => Promise<unknown>;
  readonly onRemoved: (thing: Thing) => void;
}

/** Asking for and doing a deletion; a refusal stays in the dialog, with its reason. */
export function useRemoving<Thing>({ remove, onRemoved }: Removing<Thing>) {
  const inWords = useProblem();
  const queries = useQueryClient();
  const [thing, setThing] = useState<Thing>();
  const removing = useMutation({
    mutationFn: remove,
    onSuccess: (_answer, removed) => {
      setThing(undefined);
      onRemoved(removed);
    },
    onError: (error) => {
      // Behind the dialog then stands what it has become.
      if (isStale(error)) void queries.invalidateQueries();
    },
  });
  const { reset } = removing;
  const ask = useCallback(
    (asked: Thing) => {
      reset();
      setThing(() => asked);
    },
    [reset],
  );
  return {
    ask,
    thing,
    isBusy: removing.isPending,
    problem: removing.error === null ? undefined : inWords(removing.error),
    error: removing.error,
    confirm: () => thing !== undefined && removing.mutate(thing),
    close: () => setThing(undefined),
  };
}
