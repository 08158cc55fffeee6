import { openingCalls } from '@prorata/contract/results/opening-calls';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../platform/client/request.ts';

export function linkQuery(documentViewCode: string) {
  return queryOptions({
    queryKey: ['drafts', 'link', documentViewCode],
    queryFn: ({ signal }) => request(openingCalls.readLink, { params: { documentViewCode }, signal }),
    retry: false,
  });
}

interface Reading {
  readonly documentViewCode: string;
  readonly token: string;
}

export function draftQuery({ documentViewCode, token }: Reading) {
  return queryOptions({
    queryKey: ['drafts', 'read', documentViewCode, token],
    queryFn: ({ signal }) =>
      request(openingCalls.readDraft, { params: { documentViewCode }, body: { token }, signal }),
    retry: false,
  });
}

export function paperQuery({ documentViewCode, token }: Reading) {
  return queryOptions({
    queryKey: ['drafts', 'paper', documentViewCode, token],
    queryFn: ({ signal }) =>
      request(openingCalls.download, { params: { documentViewCode }, body: { token }, signal }),
    retry: false,
    // A file does not change; asking again would only download it again.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function openingsQuery(
  place: { readonly dossierId: string; readonly resultId: string },
  addresseeId: string,
  pageSize: number,
) {
  return queryOptions({
    queryKey: ['dossiers', place.dossierId, 'openings', place.resultId, addresseeId, pageSize],
    queryFn: ({ signal }) =>
      request(openingCalls.list, { params: { ...place }, query: { addresseeId, page: 1, pageSize }, signal }),
  });
}
