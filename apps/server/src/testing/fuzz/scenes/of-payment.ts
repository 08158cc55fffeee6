import type { Closing } from '@prorata/contract/closings/closing';
import type { Payout } from '@prorata/contract/payouts/payout';
import { newId } from '../../../database/new-id.ts';
import { ROLES } from '../../access-table.ts';
import { creditor } from '../../insert-sample-dossier.ts';
import { TEST_NOW } from '../../test-server.ts';
import { act, hand, openDossier, type Scenes, type Stage, sign, urlOf } from './stage.ts';

/** A report that waits for payment, after somebody looked into the registers. */
async function toPay(stage: Stage) {
  const dossier = await sign(stage, 'ToPay');
  const consulted = { step: 'payment', sources: ['centralFile', 'insolvencyRegister'] };
  await act(stage, ['POST', `${urlOf(dossier)}/Consultation`], consulted);
  return { ...dossier, payout: `${urlOf(dossier)}/Payout` };
}

type FileAct = 'approve' | 'make';

/** A file for the bank, prepared by one and approved by another, as far as is asked for. */
async function prepareFile(stage: Stage, acts: readonly FileAct[]) {
  const { dossierId, payout } = await toPay(stage);
  let { files } = await act<Payout>(stage, ['POST', `${payout}/file`]);
  for (const next of acts) {
    const { sequence, version } = files.at(-1) ?? {};
    const url = `${payout}/file/${sequence}/${next}`;
    ({ files } = await act<Payout>(stage, ['POST', url], { version }, ROLES.administrator));
  }
  const { sequence, version } = files.at(-1) ?? {};
  return { params: { dossierId, sequence }, body: { version } };
}

/** Money that came or went on the account of the office, of which nobody knows why. */
export async function insertMovement({ server: { db }, office, chance }: Stage, amountCents: bigint) {
  const { thirdPartyAccount } = await db
    .selectFrom('organizations')
    .select('thirdPartyAccount')
    .where('id', '=', office.id)
    .executeTakeFirstOrThrow();
  const statementId = newId();
  await db
    .insertInto('bankStatements')
    .values({
      ...{ id: statementId, organizationId: office.id, account: thirdPartyAccount ?? '' },
      ...{ number: String(chance.int(1, 999)), closedOn: '2026-11-10', openingCents: 0n },
      ...{ closingCents: amountCents, fingerprint: statementId.replaceAll('-', '').repeat(2) },
      ...{ importedBy: office.administratorId, importedAt: TEST_NOW },
    })
    .execute();
  const id = newId();
  await db
    .insertInto('bankMovements')
    .values({
      ...{ id, statementId, position: 1, amountCents, bookedOn: '2026-11-10', isBankCost: false },
      ...{ communication: '', reference: '' },
    })
    .execute();
  return id;
}

async function readTasks(stage: Stage) {
  const { dossierId } = await sign(stage, 'Paid');
  const { tasks } = await act<Closing>(stage, ['GET', `${urlOf({ dossierId })}/Closing`]);
  return { dossierId, tasks };
}

/** One that was not sent as a letter. */
async function taskToDo(stage: Stage) {
  const { dossierId, tasks } = await readTasks(stage);
  const { task, subject } = stage.chance.pick(tasks);
  return { dossierId, task, subject };
}

/** The dossier follows another, for a decision of which the paper may be there. */
async function followUp(stage: Stage) {
  const { dossierId: followsId } = await sign(stage, 'Paid');
  const { dossierId } = await openDossier(stage);
  await stage.server.db
    .insertInto('followUps')
    .values({
      ...{ dossierId, followsId, seriesId: followsId, kind: 'reserveDecided', happenedOn: '2026-10-22' },
    })
    .execute();
  return dossierId;
}

const WITH_RESERVE = [
  creditor('Aannemer A', 'Vonnis', 400_000n),
  creditor('Bouwmarkt B', 'Vonnis', 600_000n),
  creditor('Rusthuis R', 'Vonnis', 500_000n),
];

/** From the term that is over to what is left to do when everybody is paid. */
export const OF_PAYMENT: Scenes = {
  'dossiers.markAsPaid': async (stage) => {
    const { dossierId } = await toPay(stage);
    return { query: { dossierId }, body: { paidOn: stage.chance.pick([null, '2026-11-12']) } };
  },
  'payouts.prepareFile': async (stage) => ({ params: { dossierId: (await toPay(stage)).dossierId } }),
  'payouts.approveFile': async (stage) => ({
    ...(await prepareFile(stage, [])),
    subject: ROLES.administrator,
  }),
  'payouts.makeFile': async (stage) => prepareFile(stage, ['approve']),
  'payouts.downloadFile': async (stage) => prepareFile(stage, ['approve', 'make']),
  'payouts.withdrawFile': async (stage) => prepareFile(stage, ['approve', 'make']),
  'payouts.matchMovement': async (stage) => {
    const { dossierId, payout } = await toPay(stage);
    const { lines } = await act<Payout>(stage, ['GET', payout]);
    const { number: line, amount } = stage.chance.pick(lines);
    const movementId = await insertMovement(stage, -BigInt(Math.round(amount * 100)));
    return { params: { dossierId, movementId }, body: { version: 1, line } };
  },
  'payouts.matchReceipt': async (stage) => {
    const { dossierId, assetIds } = await toPay(stage);
    const movementId = await insertMovement(stage, BigInt(stage.chance.int(1, 100_000)));
    return {
      params: { dossierId, movementId },
      body: { version: 1, assetId: stage.chance.pick(assetIds) },
    };
  },
  'payouts.setMovementAside': async (stage) => {
    const { dossierId } = await toPay(stage);
    const movementId = await insertMovement(stage, BigInt(stage.chance.int(1, 100_000)));
    return { params: { dossierId, movementId }, body: { version: 1 } };
  },
  'payouts.finish': async (stage) => {
    const { dossierId, payout } = await toPay(stage);
    const { lines } = await act<Payout>(stage, ['GET', payout]);
    for (const { number, version } of lines) {
      await act(stage, ['POST', `${payout}/line/${number}/confirm`], { version, paidOn: '2026-11-12' });
    }
    return { params: { dossierId } };
  },
  'closings.finishTask': async (stage) => ({ params: await taskToDo(stage) }),
  'closings.reopenTask': async (stage) => {
    const { dossierId, task, subject } = await taskToDo(stage);
    await act(stage, ['POST', `${urlOf({ dossierId })}/Closing/${task}/${subject}/done`], {});
    return { params: { dossierId, task, subject } };
  },
  'closings.sendLetters': async (stage) => {
    const { dossierId, tasks } = await readTasks(stage);
    const letters = tasks
      .filter(({ letter }) => letter?.canBeSent)
      .map(({ task, subject }) => ({ task, subject }));
    return { params: { dossierId }, body: { letters } };
  },
  'series.decideReserves': async (stage) => {
    const { db } = stage.server;
    const sample = await openDossier(stage, { balanceToDistributeCents: 900_000n }, WITH_RESERVE);
    await db.deleteFrom('executionCosts').where('dossierId', '=', sample.dossierId).execute();
    await db.deleteFrom('assets').where('dossierId', '=', sample.dossierId).execute();
    const statementId = sample.statementIds.at(-1) ?? '';
    await db.updateTable('statements').set({ isReserved: true }).where('id', '=', statementId).execute();
    const { dossierId } = await sign(stage, 'ToPay', sample);
    const amount = stage.chance.int(0, 4_000);
    const body = { happenedOn: '2026-11-10', decisions: [{ statementId, amount }] };
    return { params: { dossierId }, body };
  },
  'series.attachPiece': async (stage) => ({ params: { dossierId: await followUp(stage) } }),
  'series.downloadPiece': async (stage) => {
    const dossierId = await followUp(stage);
    await hand(stage, `${urlOf({ dossierId })}/FollowUp/file`, {});
    return { params: { dossierId } };
  },
};
