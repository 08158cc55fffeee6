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
      return items.map(({ certainty, candidates: [party] }) => (certainty === 'exact' ? party : undefined));
    },
    [lang],
  );
}

const UNNAMED = { name: null, firstname: null, lastname: null, zipcode: null };
