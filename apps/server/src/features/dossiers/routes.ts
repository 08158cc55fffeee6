import { costsCalls } from '@prorata/contract/costs/calls';
import { deliveryCalls } from '@prorata/contract/delivery/calls';
import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { createAsset, removeAsset, updateAsset } from './assets.ts';
import { createDossier } from './create-dossier.ts';
import { downloadLetter, downloadProofOfDeposit, retryDelivery } from './dossier-deliveries.ts';
import { listDossiers } from './list-dossiers.ts';
import { listPlatformTransactions } from './list-platform-transactions.ts';
import { markAsPaid } from './move-dossier.ts';
import { presentDossierRow } from './present.ts';
import { readBailiffs } from './read-bailiffs.ts';
import { readCollection } from './read-collection.ts';
import { readDossier } from './read-dossier.ts';
import { removeDossier } from './remove-dossier.ts';
import { setBalance } from './set-balance.ts';
import { setExplanation } from './set-explanation.ts';
import { updateDossier } from './update-dossier.ts';

export function dossiersRoutes(tools: Tools): Route[] {
  return [...dossierRoutes(tools), ...collectionRoutes(tools), ...accountRoutes(tools)];
}

function dossierRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(dossiersCalls.list, async ({ actor, query }) => {
      const list = await listDossiers(db, actor.user, query);
      return { ...list, items: list.items.map((row) => presentDossierRow(actor.user, row)) };
    }),
    route(dossiersCalls.create, async ({ action, actor, body }) =>
      readDossier(tools, actor.user, await createDossier(tools, action, body)),
    ),
    route(dossiersCalls.read, ({ actor, params }) => readDossier(tools, actor.user, params.dossierId)),
    route(dossiersCalls.update, async ({ action, actor, params, body }) => {
      await updateDossier(db, action, params.dossierId, body);
      return readDossier(tools, actor.user, params.dossierId);
    }),
    route(dossiersCalls.remove, ({ action, params }) => removeDossier(db, action, params.dossierId)),
    route(dossiersCalls.readBailiffs, ({ actor, params }) => readBailiffs(db, actor.user, params.dossierId)),
    route(dossiersCalls.setExplanation, async ({ action, actor, params, body }) => {
      await setExplanation(db, action, params.dossierId, body);
      return readDossier(tools, actor.user, params.dossierId);
    }),
  ];
}

function collectionRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(dossiersCalls.readCollection, ({ actor, params }) =>
      readCollection(tools, actor.user, params.dossierId),
    ),
    route(dossiersCalls.setBalance, async ({ action, actor, params, body }) => {
      await setBalance(db, action, params.dossierId, body);
      return readCollection(tools, actor.user, params.dossierId);
    }),
    route(dossiersCalls.createAsset, ({ action, params, body }) =>
      createAsset(db, action, params.dossierId, body),
    ),
    route(dossiersCalls.updateAsset, ({ action, params, body }) => updateAsset(db, action, params, body)),
    route(dossiersCalls.removeAsset, ({ action, params }) => removeAsset(db, action, params)),
  ];
}

/** What stands outside the dossier and is shown in it: its mails and letters, and what the platform charged. */
function accountRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(dossiersCalls.markAsPaid, async ({ action, actor, query }) => {
      await markAsPaid(db, action, query.dossierId);
      return readDossier(tools, actor.user, query.dossierId);
    }),
    route(deliveryCalls.downloadProofOfDeposit, ({ actor, params }) =>
      downloadProofOfDeposit(tools, actor.user, params),
    ),
    route(deliveryCalls.downloadLetter, ({ actor, params }) => downloadLetter(tools, actor.user, params)),
    route(deliveryCalls.retry, ({ action, params }) => retryDelivery(tools, action, params)),
    route(costsCalls.listPlatformTransactions, ({ actor, params, query }) =>
      listPlatformTransactions(db, actor.user, params.dossierId, query),
    ),
  ];
}
