import type { PartyMatch, PartyTraits } from '@prorata/contract/parties/party';

/** Candidates with the national number that they were looked for by; of others it is masked, and a likeness does not fill it in. */
export function withAskedNumber(
  { certainty, candidates }: PartyMatch,
  asked: Pick<PartyTraits, 'nationalNumber'> | undefined,
): PartyMatch {
  const nationalNumber = asked?.nationalNumber ?? null;
  return { certainty, candidates: candidates.map((party) => ({ ...party, nationalNumber })) };
}
