import { previewsCalls } from '@prorata/contract/previews/calls';
import type { ComingSending } from '@prorata/contract/previews/preview';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';

/** A preview that was looked at: what is asked of it is asked of that one. */
export interface Looked {
  readonly dossierId: string;
  readonly sending: ComingSending;
  readonly seen: string;
}

/** A preview is made anew each time it is opened: it says what would leave now. */
export function previewQuery(dossierId: string, sending: ComingSending) {
  return queryOptions({
    queryKey: ['preview', dossierId, sending],
    queryFn: ({ signal }) =>
      request(previewsCalls.read, { params: { dossierId }, body: { sending }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

/** Long enough to walk back and forth, short enough not to keep five hundred letters in memory. */
const KEPT_MS = 60_000;

export function paperQuery({ dossierId, sending, seen }: Looked, number: number, enclosure: number | null) {
  return queryOptions({
    queryKey: ['previewPaper', dossierId, seen, number, enclosure],
    queryFn: async ({ signal }) => {
      const body = { sending, seen, number, enclosure };
      return (await request(previewsCalls.readPaper, { params: { dossierId }, body, signal })).blob;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
    retry: false,
  });
}

export function mailQuery({ dossierId, sending, seen }: Looked, number: number) {
  return queryOptions({
    queryKey: ['previewMail', dossierId, seen, number],
    queryFn: ({ signal }) =>
      request(previewsCalls.readMail, { params: { dossierId }, body: { sending, seen, number }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
    retry: false,
  });
}
