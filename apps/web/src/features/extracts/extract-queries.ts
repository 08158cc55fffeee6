import { extractsCalls } from '@prorata/contract/extracts/calls';
import type { ExtractDraft } from '@prorata/contract/extracts/draft';
import { partiesCalls } from '@prorata/contract/parties/calls';
import type { PartyMatch } from '@prorata/contract/parties/party';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';
import { dossierKey } from '../dossiers/dossier-queries.ts';
import { withAskedNumber } from '../parties/with-asked-number.ts';

const EXTRACTS = ['extracts'] as const;

export const extractTypesQuery = queryOptions({
  queryKey: [...EXTRACTS, 'types'],
  queryFn: ({ signal }) => request(extractsCalls.listTypes, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export function extractDraftQuery(extractId: string) {
  return queryOptions({
    queryKey: [...EXTRACTS, extractId, 'draft'],
    queryFn: ({ signal }) => request(extractsCalls.read, { params: { extractId }, signal }),
    // Under somebody's hands it changes here first, and is saved from here.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function extractFileQuery(extractId: string) {
  return queryOptions({
    queryKey: [...EXTRACTS, extractId, 'file'],
    queryFn: async ({ signal }) =>
      (await request(extractsCalls.downloadFile, { params: { extractId }, signal })).blob,
    // A file does not change; asking again would only download it again.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function dossierExtractsQuery(dossierId: string) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'extracts'],
    queryFn: ({ signal }) => request(extractsCalls.listOfDossier, { params: { dossierId }, signal }),
  });
}

export type Matches = ReadonlyMap<string, PartyMatch>;

/** Who of those whom the office or the register knows the creditors of an extract may be, by their keys. */
export function matchesQuery({ extractId, creditors }: Pick<ExtractDraft, 'extractId' | 'creditors'>) {
  return queryOptions({
    queryKey: [...EXTRACTS, extractId, 'matches'],
    queryFn: async ({ signal }): Promise<Matches> => {
      const parties = creditors.map((creditor) => ({
        name: creditor.corporateName.value ?? (creditor.lastName.value === null ? creditor.name : null),
        firstname: creditor.firstName.value,
        lastname: creditor.lastName.value,
        nationalNumber: creditor.nationalNumber.value,
        kboNumber: creditor.kboNumber.value,
        zipcode: creditor.address.value?.zipcode ?? null,
      }));
      const { items } = await request(partiesCalls.match, { body: { parties }, signal });
      return new Map(
        creditors.flatMap(({ key }, index) =>
          items[index] ? [[key, withAskedNumber(items[index], parties[index])]] : [],
        ),
      );
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
