import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import { actOf } from '../../http/calls/act.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { createAsset, removeAsset, updateAsset } from './assets.ts';
import { createDossier } from './create-dossier.ts';
import { listDossiers } from './list-dossiers.ts';
import { cancelDossier, markAsPaid, moveToProvisioned } from './move-acts.ts';
import type { DossiersParts } from './parts.ts';
import { presentDossierRow } from './present.ts';
import { readBailiffs } from './read-bailiffs.ts';
import { readCollection } from './read-collection.ts';
import { readDossier } from './read-dossier.ts';
import { removeDossier } from './remove-dossier.ts';
import { setBalance } from './set-balance.ts';
import { setExplanation } from './set-explanation.ts';
import { updateDossier } from './update-dossier.ts';

export function dossiersRoutes(parts: DossiersParts): Route[] {
  return [...dossierRoutes(parts), ...collectionRoutes(parts), ...moveRoutes(parts)];
}

function dossierRoutes(parts: DossiersParts): Route[] {
  const { db, clock } = parts;
  return [
    route(dossiersCalls.list, async ({ actor, query }) => {
      const list = await listDossiers(db, actor.user, query);
      return { ...list, items: list.items.map((row) => presentDossierRow(actor.user, row)) };
    }),
    route(dossiersCalls.create, async (input) =>
      readDossier(parts, input.actor.user, await createDossier(parts, actOf(input, clock), input.body)),
    ),
    route(dossiersCalls.read, ({ actor, params }) => readDossier(parts, actor.user, params.dossierId)),
    route(dossiersCalls.update, async (input) => {
      await updateDossier(db, actOf(input, clock), input.params.dossierId, input.body);
      return readDossier(parts, input.actor.user, input.params.dossierId);
    }),
    route(dossiersCalls.remove, (input) => removeDossier(db, actOf(input, clock), input.params.dossierId)),
    route(dossiersCalls.readBailiffs, ({ actor, params }) => readBailiffs(db, actor.user, params.dossierId)),
    route(dossiersCalls.setExplanation, async (input) => {
      await setExplanation(db, actOf(input, clock), input.params.dossierId, input.body);
      return readDossier(parts, input.actor.user, input.params.dossierId);
    }),
  ];
}

function collectionRoutes(parts: DossiersParts): Route[] {
  const { db, clock } = parts;
  return [
    route(dossiersCalls.readCollection, ({ actor, params }) =>
      readCollection(parts, actor.user, params.dossierId),
    ),
    route(dossiersCalls.setBalance, async (input) => {
      await setBalance(db, actOf(input, clock), input.params.dossierId, input.body);
      return readCollection(parts, input.actor.user, input.params.dossierId);
    }),
    route(dossiersCalls.createAsset, (input) =>
      createAsset(db, actOf(input, clock), input.params.dossierId, input.body),
    ),
    route(dossiersCalls.updateAsset, (input) =>
      updateAsset(db, actOf(input, clock), input.params, input.body),
    ),
    route(dossiersCalls.removeAsset, (input) => removeAsset(db, actOf(input, clock), input.params)),
  ];
}

function moveRoutes(parts: DossiersParts): Route[] {
  const { db, clock } = parts;
  return [
    route(dossiersCalls.cancel, async (input) => {
      await cancelDossier(db, actOf(input, clock), input.params.dossierId, input.body.reason);
      return readDossier(parts, input.actor.user, input.params.dossierId);
    }),
    route(dossiersCalls.moveToProvisioned, async (input) => {
      await moveToProvisioned(db, actOf(input, clock), input.query.dossierId);
      return readDossier(parts, input.actor.user, input.query.dossierId);
    }),
    route(dossiersCalls.markAsPaid, async (input) => {
      await markAsPaid(db, actOf(input, clock), input.query.dossierId);
      return readDossier(parts, input.actor.user, input.query.dossierId);
    }),
  ];
}
