import { auditCalls } from '@prorata/contract/audit/calls';
import type { Database } from '../../database/tables.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { listEvents } from './list-events.ts';
import { listReadings } from './list-readings.ts';

export function auditRoutes({ db }: { readonly db: Database }): Route[] {
  return [
    route(auditCalls.listReadings, ({ actor, params, query }) =>
      listReadings(db, actor.user, params.dossierId, query),
    ),
    route(auditCalls.list, ({ actor, params, query }) => listEvents(db, actor.user, params.dossierId, query)),
  ];
}
