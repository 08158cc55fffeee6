import { inboxCalls } from '@prorata/contract/inbox/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { listItems } from './list-items.ts';
import { markItem } from './mark-item.ts';
import { readInbox } from './read-inbox.ts';

export function inboxRoutes({ db }: Tools): Route[] {
  return [
    route(inboxCalls.read, ({ actor, query, at }) => readInbox(db, actor.user, query, at)),
    route(inboxCalls.list, ({ actor, query, at }) => listItems(db, actor.user, query, at)),
    route(inboxCalls.mark, ({ action, body }) => markItem(db, action, body)),
  ];
}
