import { trayCalls } from '@prorata/contract/tray/calls';
import type { LooseDocument, Placement } from '@prorata/contract/tray/loose-document';
import { queryOptions } from '@tanstack/react-query';
import { untilJudged } from '../../../components/documents/document-facts.ts';
import { request } from '../../../platform/client/request.ts';
import { dossierKey } from '../../dossiers/dossier-queries.ts';

/** The files of a dossier that wait for a creditor. */
export function trayQuery(dossierId: string) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'tray'],
    queryFn: async ({ signal }): Promise<readonly LooseDocument[]> =>
      (await request(trayCalls.list, { params: { dossierId }, signal })).items,
    refetchInterval: ({ state: { data } }) => untilJudged(data),
  });
}

export async function placeDocuments(dossierId: string, documents: readonly Placement[]) {
  const body = { documents: [...documents] };
  return (await request(trayCalls.place, { params: { dossierId }, body })).items;
}
