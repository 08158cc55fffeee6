import { partiesCalls } from '@prorata/contract/parties/calls';
import type { Party } from '@prorata/contract/parties/party';
import { request } from '../../platform/client/request.ts';

/** The party that was chosen among several, with its whole national number, which lists mask. */
export async function wholeParty(found: Party): Promise<Party> {
  if (found.nationalNumber === null || found.partyId === null) return found;
  const { nationalNumber } = await request(partiesCalls.readBook, { params: { partyId: found.partyId } });
  return { ...found, nationalNumber };
}

/** For who could not be read: the rest is filled in, and the number is typed. */
export function withoutNumber(found: Party): Party {
  return { ...found, nationalNumber: null };
}
