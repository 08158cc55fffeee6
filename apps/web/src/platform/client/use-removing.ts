import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useProblem } from './problem.ts';

interface Removing<Thing> {
  readonly remove: (thing: Thing) => Promise<unknown>;
  readonly onRemoved: (thing: Thing) => void;
}

/** Asking for and doing a deletion; a refusal stays in the dialog, with its reason. */
export function useRemoving<Thing>({ remove, onRemoved }: Removing<Thing>) {
  const inWords = useProblem();
  const [thing, setThing] = useState<Thing>();
  const removing = useMutation({
    mutationFn: remove,
    onSuccess: (_answer, removed) => {
      setThing(undefined);
      onRemoved(removed);
    },
  });
  return {
    ask: (asked: Thing) => {
      removing.reset();
      setThing(() => asked);
    },
    thing,
    isBusy: removing.isPending,
    problem: removing.error === null ? undefined : inWords(removing.error),
    error: removing.error,
    confirm: () => thing !== undefined && removing.mutate(thing),
    close: () => setThing(undefined),
  };
}
