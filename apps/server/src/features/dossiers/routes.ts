import { dossiersCalls } from '@prorata/contract/dossiers/calls';
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
  const { db } = parts;
  return [
    route(dossiersCalls.list, async ({ actor, query }) => {
      const list = await listDossiers(db, actor.user, query);
      return { ...list, items: list.items.map((row) => presentDossierRow(actor.user, row)) };
    }),
    route(dossiersCalls.create, async ({ action, actor, body }) =>
      readDossier(parts, actor.user, await createDossier(parts, action, body)),
    ),
    route(dossiersCalls.read, ({ actor, params }) => readDossier(parts, actor.user, params.dossierId)),
    route(dossiersCalls.update, async ({ action, actor, params, body }) => {
      await updateDossier(db, action, params.dossierId, body);
      return readDossier(parts, actor.user, params.dossierId);
    }),
    route(dossiersCalls.remove, ({ action, params }) => removeDossier(db, action, params.dossierId)),
    route(dossiersCalls.readBailiffs, ({ actor, params }) => readBailiffs(db, actor.user, params.dossierId)),
    route(dossiersCalls.setExplanation, async ({ action, actor, params, body }) => {
      await setExplanation(db, action, params.dossierId, body);
      return readDossier(parts, actor.user, params.dossierId);
    }),
  ];
}

function collectionRoutes(parts: DossiersParts): Route[] {
  const { db } = parts;
  return [
    route(dossiersCalls.readCollection, ({ actor, params }) =>
      readCollection(parts, actor.user, params.dossierId),
    ),
    route(dossiersCalls.setBalance, async ({ action, actor, params, body }) => {
      await setBalance(db, action, params.dossierId, body);
      return readCollection(parts, actor.user, params.dossierId);
    }),
    route(dossiersCalls.createAsset, ({ action, params, body }) =>
      createAsset(db, action, params.dossierId, body),
    ),
    route(dossiersCalls.updateAsset, ({ action, params, body }) => updateAsset(db, action, params, body)),
    route(dossiersCalls.removeAsset, ({ action, params }) => removeAsset(db, action, params)),
  ];
}

function moveRoutes(parts: DossiersParts): Route[] {
  const { db } = parts;
  return [
    route(dossiersCalls.cancel, async ({ action, actor, params, body }) => {
      await cancelDossier(db, action, params.dossierId, body.reason);
      return readDossier(parts, actor.user, params.dossierId);
    }),
    route(dossiersCalls.moveToProvisioned, async ({ action, actor, query }) => {
      await moveToProvisioned(db, action, query.dossierId);
      return readDossier(parts, actor.user, query.dossierId);
    }),
    route(dossiersCalls.markAsPaid, async ({ action, actor, query }) => {
      await markAsPaid(db, action, query.dossierId);
      return readDossier(parts, actor.user, query.dossierId);
    }),
  ];
}
