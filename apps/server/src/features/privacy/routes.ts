import { privacyCalls } from '@prorata/contract/privacy/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { findPerson } from './find-person.ts';
import { createRequest, listRequests, readRequest } from './requests.ts';
import { scopeOf } from './scope.ts';

export function privacyRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(privacyCalls.find, ({ actor, body }) => findPerson(db, scopeOf(actor.user), body)),
    route(privacyCalls.list, ({ actor, query }) => listRequests(db, scopeOf(actor.user), query)),
    route(privacyCalls.create, async ({ actor, action, body }) =>
      readRequest(db, scopeOf(actor.user), await createRequest(db, action, body)),
    ),
    route(privacyCalls.read, ({ actor, params }) => readRequest(db, scopeOf(actor.user), params.requestId)),
    route(privacyCalls.export, ({ action, params, query }) =>
      exportPerson(tools, action, params.requestId, query.lang ?? 'nl'),
    ),
    route(privacyCalls.erase, async ({ actor, action, params, body }) => {
      await erasePerson(tools, action, params.requestId, body);
      return readRequest(db, scopeOf(actor.user), params.requestId);
    }),
  ];
}
