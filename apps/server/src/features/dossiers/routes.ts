import type { AnswerOf } from '@prorata/contract/call';
import { costsCalls } from '@prorata/contract/costs/calls';
import { deliveryCalls } from '@prorata/contract/delivery/calls';
import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import { usersCalls } from '@prorata/contract/users/calls';
import { eurosFromCents } from '@prorata/domain/money';
import { sql } from 'kysely';
import { type PageRequest, presentPage, readPage } from '../../database/read-page.ts';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { createAsset, removeAsset, updateAsset } from './assets.ts';
import { readBailiffs } from './bailiffs.ts';
import { listConsultations, recordConsultation } from './consultations.ts';
import { createDossier } from './create-dossier.ts';
import {
  downloadEvidence,
  downloadLetter,
  downloadProofOfDeposit,
  retryDelivery,
} from './dossier-deliveries.ts';
import { exportDossiers } from './export-dossiers.ts';
import { getDossier, readPartOfDossier } from './find-dossier.ts';
import { handOverDossiers } from './hand-over-dossiers.ts';
import { listDossiers, listFound } from './list-dossiers.ts';
import { presentDossierRow } from './present.ts';
import { readCollection } from './read-collection.ts';
import { readDossier } from './read-dossier.ts';
import { removeDossier } from './remove-dossier.ts';
import { setBalance } from './set-balance.ts';
import { changeStopContact, registerStop, releaseStop, withdrawStop } from './stops.ts';
import { setExplanation, updateDossier } from './update-dossier.ts';

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
    route(dossiersCalls.listFound, ({ actor, query }) => listFound(db, actor.user, query)),
    route(dossiersCalls.exportList, ({ action, body }) => exportDossiers(db, action, body)),
    route(dossiersCalls.create, async ({ action, actor, body }) =>
      readDossier(tools, actor.user, await createDossier(tools, action, body)),
    ),
    route(dossiersCalls.read, ({ actor, params }) => readDossier(tools, actor.user, params.dossierId)),
    route(dossiersCalls.update, async ({ action, actor, params, body }) => {
      await updateDossier(db, action, params.dossierId, body);
      return readDossier(tools, actor.user, params.dossierId);
    }),
    route(usersCalls.handOver, ({ action, params, body }) =>
      handOverDossiers(db, action, params.userId, body),
    ),
    route(dossiersCalls.remove, ({ action, params, query }) =>
      removeDossier(db, action, params.dossierId, query.version),
    ),
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
    route(dossiersCalls.removeAsset, ({ action, params, query }) =>
      removeAsset(db, action, params, query.version),
    ),
  ];
}

/** What happens around the dossier and is shown in it: what stops it, its payment, its mails and letters, and what the platform charged. */
function accountRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(dossiersCalls.registerStop, async ({ action, actor, params, body }) => {
      await registerStop(db, action, params.dossierId, body);
      return readDossier(tools, actor.user, params.dossierId);
    }),
    route(dossiersCalls.withdrawStop, async ({ action, actor, params, body }) => {
      await withdrawStop(db, action, params, body);
      return readDossier(tools, actor.user, params.dossierId);
    }),
    route(dossiersCalls.releaseStop, async ({ action, actor, params, body }) => {
      await releaseStop(db, action, params, body);
      return readDossier(tools, actor.user, params.dossierId);
    }),
    route(dossiersCalls.changeStopContact, async ({ action, actor, params, body }) => {
      await changeStopContact(db, action, params, body);
      return readDossier(tools, actor.user, params.dossierId);
    }),
    route(dossiersCalls.recordConsultation, ({ action, params, body }) =>
      recordConsultation(db, action, params.dossierId, body),
    ),
    route(dossiersCalls.listConsultations, async ({ actor, params }) => {
      const dossier = await getDossier(db, actor.user, params.dossierId);
      return { items: await listConsultations(db, dossier.id) };
    }),
    route(deliveryCalls.downloadEvidence, ({ actor, params }) => downloadEvidence(tools, actor.user, params)),
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

/** What the platform charged for a dossier, the last first, and the sum of all pages. */
async function listPlatformTransactions(
  db: Database,
  user: ActingUser,
  dossierId: string,
  page: PageRequest,
): Promise<AnswerOf<typeof costsCalls.listPlatformTransactions>> {
  const [{ sum }, found] = await readPartOfDossier(db, user, dossierId, (db) =>
    readTogether(db, (db) => {
      const charges = db.selectFrom('platformTransactions').where('dossierId', '=', dossierId);
      return [
        charges
          .select(sql<bigint>`coalesce(sum(amount_cents * sign), 0)::bigint`.as('sum'))
          .executeTakeFirstOrThrow(),
        readPage(charges.selectAll().orderBy('occurredAt', 'desc').orderBy('id', 'desc'), page),
      ];
    }),
  );
  const listed = presentPage(found, (charge) => ({
    id: charge.id,
    event: charge.type,
    extraInfo: charge.extraInfo,
    transactionDate: charge.occurredAt.toISOString(),
    price: charge.sign * eurosFromCents(charge.priceCents),
    discount: charge.sign * eurosFromCents(charge.discountCents) || 0,
    amount: charge.sign * eurosFromCents(charge.amountCents) || 0,
    isCredit: charge.creditedId !== null,
    reason: charge.reason,
  }));
  return { ...listed, totalAmount: eurosFromCents(sum) };
}
