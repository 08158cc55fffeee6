import { creditorsCalls } from '@prorata/contract/creditors/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { identifyCreditor } from './identify-creditor.ts';
import { presentCreditors, readCreditors } from './read-creditors.ts';

export function creditorsRoutes({ db }: Tools): Route[] {
  return [
    route(creditorsCalls.list, async ({ actor, params: { dossierId } }) => {
      await getDossier(db, actor.user, dossierId);
      return { items: presentCreditors(await readCreditors(db, dossierId)) };
    }),
    route(creditorsCalls.identify, ({ action, params, body }) => identifyCreditor(db, action, params, body)),
  ];
}
