import { creditorsCalls } from '@prorata/contract/creditors/calls';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';
import { dossierKey } from '../dossiers/dossier-queries.ts';

/** Who claims in a dossier, with what is asked and was said about who it is. */
export function creditorsQuery(dossierId: string) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'creditors'],
    queryFn: ({ signal }) => request(creditorsCalls.list, { params: { dossierId }, signal }),
  });
}
