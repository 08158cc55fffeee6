import { notificationsCalls } from '@prorata/contract/notifications/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { changeSettings, listNotifications, markRead } from './list-notifications.ts';
import { listSettings } from './tell.ts';

export function notificationsRoutes({ db }: Pick<Tools, 'db'>): Route[] {
  return [
    route(notificationsCalls.list, ({ actor, query }) => listNotifications(db, actor.user, query)),
    route(notificationsCalls.markRead, ({ action, body }) => markRead(db, action, body)),
    route(notificationsCalls.readSettings, async ({ actor }) => ({
      settings: await listSettings(db, actor.user.id),
    })),
    route(notificationsCalls.changeSettings, ({ action, body }) => changeSettings(db, action, body)),
  ];
}
