import { institutionsCalls } from '@prorata/contract/institutions/calls';
import type { Database } from '../../database/tables.ts';
import { type Route, route } from '../../http/calls/route.ts';
import {
  createInstitution,
  listInstitutions,
  readInstitution,
  removeInstitution,
  updateInstitution,
} from './institutions.ts';

export function institutionsRoutes({ db }: { readonly db: Database }): Route[] {
  return [
    route(institutionsCalls.list, ({ query }) => listInstitutions(db, query)),
    route(institutionsCalls.create, ({ action, body }) => createInstitution(db, action, body)),
    route(institutionsCalls.read, ({ params }) => readInstitution(db, params.institutionId)),
    route(institutionsCalls.update, ({ action, params, body }) =>
      updateInstitution(db, action, params.institutionId, body),
    ),
    route(institutionsCalls.remove, ({ action, params, query }) =>
      removeInstitution(db, action, params.institutionId, query.version),
    ),
  ];
}
