import { partiesCalls } from '@prorata/contract/parties/calls';
import type { Party } from '@prorata/contract/parties/party';
import type { Language } from '@prorata/domain/vocabulary';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useLanguage } from '../../platform/language/format.ts';

type Ask = (kboNumber: string, lang: Language) => Promise<Party>;

/**
 * Looks an enterprise up in the register by its number. When it is not found, or cannot be, the form stays usable.
 * `ask` is another way to ask, for who has no account.
 */
export function useEnterpriseLookUp(onFound: (party: Party) => void, ask: Ask = askSignedIn) {
  const inWords = useProblem();
  const lang = useLanguage();
  const asked = useRef<string>(undefined);
  const { mutate, reset, ...search } = useMutation({
    mutationFn: (kboNumber: string) => ask(kboNumber, lang),
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
    found: search.data,
    problem: search.error === null ? undefined : inWords(search.error).message,
  };
}

function askSignedIn(kboNumber: string, lang: Language): Promise<Party> {
  return request(partiesCalls.readByEnterpriseNumber, { params: { kboNumber }, query: { lang } });
}
