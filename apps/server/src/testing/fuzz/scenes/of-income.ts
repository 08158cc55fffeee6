import type { Recurring } from '@prorata/contract/recurring/recurring';
import { addDays, type IsoDate } from '@prorata/domain/iso-date';
import { newId } from '../../../database/new-id.ts';
import { insertUser } from '../../../database/testing/insert-rows.ts';
import { ROLES } from '../../access-table.ts';
import { TEST_NOW } from '../../test-server.ts';
import { insertMovement } from './of-payment.ts';
import { act, openDossier, type Scene, type Scenes, type Stage, urlOf } from './stage.ts';

const PAYER = { name: 'Bakkerij Peeters', kind: 'wage', address: {}, account: 'BE68539007547034' };
/** What is easily refused because it does not fit: left out. */
const PLAIN = { maintenanceOnly: 0, computation: null, differenceNote: null };

/** A dossier of which the money comes month by month, from one payer. */
async function openWages(stage: Stage) {
  const { db } = stage.server;
  const { dossierId } = await openDossier(stage, {
    ...{ paymentType: 'recurring', balanceToDistributeCents: null },
    cbbRequestedAt: new Date('2026-01-05T09:00:00Z'),
  });
  await db.deleteFrom('executionCosts').where('dossierId', '=', dossierId).execute();
  await db.deleteFrom('assets').where('dossierId', '=', dossierId).execute();
  const url = `${urlOf({ dossierId })}/Recurring`;
  const { payers } = await act<Recurring>(stage, ['POST', `${url}/payer`], PAYER);
  return { dossierId, url, payerId: payers.at(-1)?.id ?? '' };
}

async function receive(stage: Stage) {
  const { dossierId, url, payerId } = await openWages(stage);
  const came = { payerId, month: '2026-09', receivedOn: '2026-10-01', amount: stage.chance.int(100, 900) };
  const { receipts } = await act<Recurring>(stage, ['POST', `${url}/receipt`], came);
  const { id: receiptId, version } = receipts.at(-1) ?? {};
  return { dossierId, url, payerId, receiptId, version };
}

const RUN = { receivedUntil: '2026-11-10', consultedAt: '2026-11-10T09:00:00Z' };

/** What comes in month by month, and the amounts of the law for it. */
export const OF_INCOME: Scenes = {
  'recurring.createReceipt': async (stage) => {
    const { dossierId, payerId } = await openWages(stage);
    return { params: { dossierId }, body: { payerId, month: '2026-09', receivedOn: '2026-10-05', ...PLAIN } };
  },
  'recurring.updateReceipt': async (stage) => {
    const { dossierId, payerId, receiptId, version } = await receive(stage);
    const came = { payerId, month: '2026-08', receivedOn: '2026-09-05', ...PLAIN };
    return { params: { dossierId, receiptId }, body: { ...came, version } };
  },
  'recurring.takeOutReceipt': async (stage) => {
    const { dossierId, url, receiptId } = await receive(stage);
    await act(stage, ['POST', `${url}/run`], RUN);
    return { params: { dossierId, receiptId } };
  },
  'recurring.openRun': async (stage) => {
    const { dossierId } = await receive(stage);
    return { params: { dossierId }, body: RUN };
  },
  'recurring.receiveMovement': async (stage) => {
    const { dossierId, payerId } = await openWages(stage);
    const movementId = await insertMovement(stage, BigInt(stage.chance.int(10_000, 90_000)));
    const body = { version: 1, payerId, month: '2026-10', ...PLAIN };
    return { params: { dossierId, movementId }, body };
  },
  'recurring.previewLetter': async (stage) => {
    const { dossierId, payerId } = await openWages(stage);
    const query = stage.chance.pick([
      { letter: 'employer', payerId },
      { letter: 'childDeclaration', defendantId: 'main' },
    ]);
    return { params: { dossierId }, query: { language: stage.chance.pick(['nl', 'fr', 'de']), ...query } };
  },
  'recurring.sendLetter': async (stage) => {
    const { dossierId, payerId } = await openWages(stage);
    const addressed = { sendMethod: 'Email', email: `peeters${stage.chance.int(1, 99_999)}@people.example` };
    return { params: { dossierId }, body: { letter: 'employer', payerId, defendantId: null, ...addressed } };
  },
  'income.publishScale': async (stage) => {
    const body = {
      from: await dayAfterLastScale(stage),
      free: 1450,
      second: 1557,
      third: 1718,
      fourth: 1879,
    };
    return { subject: ROLES.platformAdministrator, body };
  },
  'income.confirmScale': waitingScale,
  'income.withdrawScale': waitingScale,
};

/** Amounts of the law that another has taken over, after all that are known. */
async function waitingScale(stage: Stage): Promise<Scene> {
  const { db } = stage.server;
  const enteredBy = await insertUser(db, { organizationId: null });
  const from = await dayAfterLastScale(stage);
  await db
    .insertInto('publishedScales')
    .values({
      ...{ id: newId(), fromDay: from, freeCents: 145_000n, secondCents: 155_700n, thirdCents: 171_800n },
      ...{ fourthCents: 187_900n, perChildCents: 9_000n, source: 'Any', enteredBy, enteredAt: TEST_NOW },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { subject: ROLES.platformAdministrator, params: { from } };
}

async function dayAfterLastScale({ server: { db }, chance }: Stage): Promise<IsoDate> {
  const { last } = await db
    .selectFrom('publishedScales')
    .select(({ fn }) => fn.max('fromDay').as('last'))
    .executeTakeFirstOrThrow();
  return addDays(last ?? '2026-12-31', chance.int(1, 90));
}
