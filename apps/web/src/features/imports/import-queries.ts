import { importsCalls } from '@prorata/contract/imports/calls';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';
import { dossierKey } from '../dossiers/dossier-queries.ts';

function importsKey(dossierId: string) {
  return [...dossierKey(dossierId), 'imports'] as const;
}

export function importsQuery(dossierId: string) {
  return queryOptions({
    queryKey: [...importsKey(dossierId), 'all'],
    queryFn: ({ signal }) => request(importsCalls.list, { params: { dossierId }, signal }),
  });
}

export function importQuery(dossierId: string, importId: string) {
  return queryOptions({
    queryKey: [...importsKey(dossierId), 'one', importId],
    queryFn: ({ signal }) => request(importsCalls.read, { params: { dossierId, importId }, signal }),
    // Somebody works on it: what they mended is newer than what the server has.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
