import { calendarCalls } from '@prorata/contract/calendar/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { downloadDossier, downloadFeed } from './download-calendar.ts';
import { createFeed, readFeed, revokeFeed } from './own-feed.ts';
import { readMonth } from './read-month.ts';

export function calendarRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(calendarCalls.readMonth, ({ actor, query }) => readMonth(db, actor.user, query)),
    route(calendarCalls.readFeed, ({ actor }) => readFeed(db, actor.user)),
    route(calendarCalls.createFeed, ({ action, body }) => createFeed(tools, action, body)),
    route(calendarCalls.revokeFeed, ({ action }) => revokeFeed(db, action)),
    route(calendarCalls.downloadFeed, ({ params, at, address, isHead }) =>
      downloadFeed(tools, { name: params.calendarSecret, at, address, isHead }),
    ),
    route(calendarCalls.downloadDossier, ({ actor, params, at }) =>
      downloadDossier(tools, actor.user, { dossierId: params.dossierId, at }),
    ),
  ];
}
