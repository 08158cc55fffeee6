import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import { actOf } from '../../http/calls/act.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { createDossier } from './create-dossier.ts';
import { listDossiers } from './list-dossiers.ts';
import type { DossiersParts } from './parts.ts';
import { presentDossierRow } from './present.ts';
import { readDossier } from './read-dossier.ts';
import { removeDossier } from './remove-dossier.ts';
import { updateDossier } from './update-dossier.ts';

export function dossiersRoutes(parts: DossiersParts): Route[] {
  const { db, clock } = parts;
  return [
    route(dossiersCalls.list, async ({ actor, query }) => {
      const list = await listDossiers(db, actor.user, query);
      return { ...list, items: list.items.map((row) => presentDossierRow(actor.user, row)) };
    }),
    route(dossiersCalls.create, async (input) =>
      readDossier(db, input.actor.user, await createDossier(parts, actOf(input, clock), input.body)),
    ),
    route(dossiersCalls.read, ({ actor, params }) => readDossier(db, actor.user, params.dossierId)),
    route(dossiersCalls.update, async (input) => {
      await updateDossier(db, actOf(input, clock), input.params.dossierId, input.body);
      return readDossier(db, input.actor.user, input.params.dossierId);
    }),
    route(dossiersCalls.remove, (input) => removeDossier(db, actOf(input, clock), input.params.dossierId)),
  ];
}
