import { partiesCalls } from '@prorata/contract/parties/calls';
import type { Party } from '@prorata/contract/parties/party';
import { useMutation } from '@tanstack/react-query';
import { request } from './request.ts';
import { useProblem } from './use-problem.ts';

/** Looks an enterprise up in the register by its number. When it is not found, or cannot be, the form stays usable. */
export function useEnterpriseLookUp(onFound: (party: Party) => void) {
  const inWords = useProblem();
  const search = useMutation({
    mutationFn: (kboNumber: string) =>
      request(partiesCalls.readByEnterpriseNumber, { params: { kboNumber } }),
    onSuccess: onFound,
  });
  return {
    lookUp: search.mutate,
    isLooking: search.isPending,
    hasFound: search.isSuccess,
    problem: search.error === null ? undefined : inWords(search.error).message,
    forget: search.reset,
  };
}
