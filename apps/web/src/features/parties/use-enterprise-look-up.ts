import { partiesCalls } from '@prorata/contract/parties/calls';
import type { Party } from '@prorata/contract/parties/party';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';

/** Looks an enterprise up in the register by its number. When it is not found, or cannot be, the form stays usable. */
export function useEnterpriseLookUp(onFound: (party: Party) => void) {
  const inWords = useProblem();
  const asked = useRef<string>(undefined);
  const { mutate, reset, ...search } = useMutation({
    mutationFn: (kboNumber: string) =>
      request(partiesCalls.readByEnterpriseNumber, { params: { kboNumber } }),
    // Who has typed another number meanwhile does not want the answer to the first.
    onSuccess: (party, kboNumber) => asked.current === kboNumber && onFound(party),
  });
  const lookUp = useCallback(
    (kboNumber: string) => {
      asked.current = kboNumber;
      mutate(kboNumber);
    },
    [mutate],
  );
  const forget = useCallback(() => {
    asked.current = undefined;
    reset();
  }, [reset]);
  return {
    lookUp,
    forget,
    isLooking: search.isPending,
    hasFound: search.isSuccess,
    problem: search.error === null ? undefined : inWords(search.error).message,
  };
}
