import { costsCalls } from '@prorata/contract/costs/calls';
import { deliveryCalls } from '@prorata/contract/delivery/calls';
import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import { actOf } from '../../http/calls/act.ts';
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
  const { db, clock } = tools;
  return [
    route(dossiersCalls.list, async ({ actor, query }) => {
      const list = await listDossiers(db, actor.user, query);
      return { ...list, items: list.items.map((row) => presentDossierRow(actor.user, row)) };
    }),
    route(dossiersCalls.create, async (input) =>
      readDossier(tools, input.actor.user, await createDossier(tools, actOf(input, clock), input.body)),
    ),
    route(dossiersCalls.read, ({ actor, params }) => readDossier(tools, actor.user, params.dossierId)),
    route(dossiersCalls.update, async (input) => {
      await updateDossier(db, actOf(input, clock), input.params.dossierId, input.body);
      return readDossier(tools, input.actor.user, input.params.dossierId);
    }),
    route(dossiersCalls.remove, (input) => removeDossier(db, actOf(input, clock), input.params.dossierId)),
    route(dossiersCalls.readBailiffs, ({ actor, params }) => readBailiffs(db, actor.user, params.dossierId)),
    route(dossiersCalls.setExplanation, async (input) => {
      await setExplanation(db, actOf(input, clock), input.params.dossierId, input.body);
      return readDossier(tools, input.actor.user, input.params.dossierId);
    }),
  ];
}

function collectionRoutes(tools: Tools): Route[] {
  const { db, clock } = tools;
  return [
    route(dossiersCalls.readCollection, ({ actor, params }) =>
      readCollection(tools, actor.user, params.dossierId),
    ),
    route(dossiersCalls.setBalance, async (input) => {
      await setBalance(db, actOf(input, clock), input.params.dossierId, input.body);
      return readCollection(tools, input.actor.user, input.params.dossierId);
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

/** What stands outside the dossier and is shown in it: its mails and letters, and what the platform charged. */
function accountRoutes(tools: Tools): Route[] {
  const { db, clock } = tools;
  return [
    route(dossiersCalls.markAsPaid, async (input) => {
      await markAsPaid(db, actOf(input, clock), input.query.dossierId);
      return readDossier(tools, input.actor.user, input.query.dossierId);
    }),
    route(deliveryCalls.downloadProofOfDeposit, ({ actor, params }) =>
      downloadProofOfDeposit(tools, actor.user, params),
    ),
    route(deliveryCalls.downloadLetter, ({ actor, params }) => downloadLetter(tools, actor.user, params)),
    route(deliveryCalls.retry, (input) => retryDelivery(tools, actOf(input, clock), input.params)),
    route(costsCalls.listPlatformTransactions, ({ actor, params, query }) =>
      listPlatformTransactions(db, actor.user, params.dossierId, query),
    ),
  ];
}
