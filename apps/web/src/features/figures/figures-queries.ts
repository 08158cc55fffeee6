import { figuresCalls } from '@prorata/contract/figures/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';

const FIGURES = ['figures'] as const;

export function officeFiguresQuery(isMine: boolean) {
  return queryOptions({
    queryKey: [...FIGURES, 'office', isMine],
    queryFn: ({ signal }) => request(figuresCalls.readOffice, { query: { isMine }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Often enough to see a queue fill. */
const EVERY_MILLISECONDS = 60_000;

export const platformFiguresQuery = queryOptions({
  queryKey: [...FIGURES, 'platform'],
  queryFn: ({ signal }) => request(figuresCalls.readPlatform, { signal }),
  refetchInterval: EVERY_MILLISECONDS,
});
