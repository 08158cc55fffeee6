import { calendarCalls } from '@prorata/contract/calendar/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';

const CALENDAR = ['calendar'] as const;

export function monthQuery(month: string, isMine: boolean) {
  return queryOptions({
    queryKey: [...CALENDAR, 'month', month, isMine],
    queryFn: ({ signal }) => request(calendarCalls.readMonth, { query: { month, isMine }, signal }),
    placeholderData: keepPreviousData,
  });
}

export const feedQuery = queryOptions({
  queryKey: [...CALENDAR, 'feed'],
  queryFn: ({ signal }) => request(calendarCalls.readFeed, { signal }),
});
