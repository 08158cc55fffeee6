import { partiesCalls } from '@prorata/contract/parties/calls';
import type { Party, PartyTraits } from '@prorata/contract/parties/party';
import { useCallback } from 'react';
import { request } from '../../platform/client/request.ts';
import { useLanguage } from '../../platform/language/format.ts';

type Numbers = Pick<PartyTraits, 'kboNumber' | 'nationalNumber'>;

/** Who has each of some numbers, in their order: of the book, or else of the register. A number tells it for certain, or nobody has it. */
export function useKnownParties(): (numbers: readonly Numbers[]) => Promise<(Party | undefined)[]> {
  const lang = useLanguage();
  return useCallback(
    async (numbers) => {
      const parties = numbers.map((each) => ({ ...UNNAMED, ...each }));
      const { items } = await request(partiesCalls.match, { query: { lang }, body: { parties } });
      // Who has the number is told by who asked for it: answers with several people mask it.
      return items.map(({ certainty, candidates: [party] }, at) =>
        certainty === 'exact' && party
          ? { ...party, nationalNumber: numbers[at]?.nationalNumber ?? null }
          : undefined,
      );
    },
    [lang],
  );
}

const UNNAMED = { name: null, firstname: null, lastname: null, zipcode: null };
