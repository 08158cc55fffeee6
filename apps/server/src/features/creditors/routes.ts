import { creditorsCalls } from '@prorata/contract/creditors/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { readPartOfDossier } from '../dossiers/find-dossier.ts';
import { identifyCreditor } from './identify-creditor.ts';
import { presentCreditors, readCreditors } from './read-creditors.ts';

export function creditorsRoutes({ db }: Tools): Route[] {
  return [
    route(creditorsCalls.list, async ({ actor, params: { dossierId } }) => {
      const creditors = await readPartOfDossier(db, actor.user, dossierId, (db) =>
        readCreditors(db, dossierId),
      );
      return { items: presentCreditors(creditors) };
    }),
    route(creditorsCalls.identify, ({ action, params, body }) => identifyCreditor(db, action, params, body)),
  ];
}
