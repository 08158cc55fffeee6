import { notificationsCalls } from '@prorata/contract/notifications/calls';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';

export const NOTIFICATIONS = ['notifications'] as const;

/** Often enough to hear of a colleague’s question, seldom enough to cost nothing. */
const EVERY_MILLISECONDS = 60_000;

export function notificationsQuery(pageSize: number) {
  return queryOptions({
    queryKey: [...NOTIFICATIONS, 'list', pageSize],
    queryFn: ({ signal }) => request(notificationsCalls.list, { query: { pageSize }, signal }),
    refetchInterval: EVERY_MILLISECONDS,
  });
}

export const notificationSettingsQuery = queryOptions({
  queryKey: [...NOTIFICATIONS, 'settings'],
  queryFn: ({ signal }) => request(notificationsCalls.readSettings, { signal }),
});
