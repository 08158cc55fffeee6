import { type Cents, largerOf, sumCents } from '@prorata/domain/money';
import { sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/tables.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { type DossierRecord, lockDossier } from '../dossiers/find-dossier.ts';
import { changeDossier } from '../dossiers/outdate-results.ts';
import type { PayerRecord } from './payers.ts';
import type { ReceiptRecord } from './select-receipts.ts';

/** More lots than a calculation takes in its stride are refused, as everywhere. */
const MAX_LOTS = 500;
const LONGEST_NAME = 180;

/** Of which payer and month money is, and what of it is for maintenance alone. */
type ReceivedMoney = Pick<ReceiptRecord, 'payerId' | 'month' | 'amountCents' | 'maintenanceOnlyCents'>;

/**
 * Makes receipts the mass of a run: for each payer and month one lot with the quota, and one for what only maintenance may take.
 * What there is to distribute grows by them.
 */
export async function putIntoRun(
  trx: Transaction,
  action: UserAction,
  run: DossierRecord,
  {
    receipts,
    payers,
  }: { readonly receipts: readonly ReceiptRecord[]; readonly payers: readonly PayerRecord[] },
): Promise<void> {
  const dossier = await lockDossier(trx, action.actor, run.id);
  for (const receipt of receipts) {
    await trx
      .updateTable('incomeReceipts')
      .set({ runId: dossier.id, ...(await addToLots(trx, dossier.id, receipt, payers)) })
      .where('id', '=', receipt.id)
      .execute();
  }
  await changeBalance(trx, dossier, sumCents(receipts.map(({ amountCents }) => amountCents)), action.at);
}

/**
 * Makes of a receipt in a run what it is put right to. Its new lots grow before the old ones shrink: as long as payer and month
 * are the same the lot is, too, and the costs and claims that rest on it keep their money.
 */
export async function changeInRun(
  trx: Transaction,
  action: UserAction,
  run: DossierRecord,
  {
    before,
    after,
    payer,
  }: { readonly before: ReceiptRecord; readonly after: ReceivedMoney; readonly payer: PayerRecord },
): Promise<void> {
  const dossier = await lockDossier(trx, action.actor, run.id);
  const parts = await addToLots(trx, dossier.id, after, [payer]);
  await trx.updateTable('incomeReceipts').set(parts).where('id', '=', before.id).execute();
  await takeOffLots(trx, before);
  await changeBalance(trx, dossier, after.amountCents - before.amountCents, action.at);
}

async function addToLots(
  trx: Transaction,
  runId: string,
  receipt: ReceivedMoney,
  payers: readonly PayerRecord[],
) {
  const name = lotName(receipt, payers);
  return {
    assetId: await addToLot(trx, runId, { receipt, name, poolKind: 'income' }),
    maintenanceAssetId: await addToLot(trx, runId, { receipt, name, poolKind: 'maintenanceOnly' }),
  };
}

/** Takes a receipt off the mass of a run: off its lots, which go when nothing is left of them and nothing rests on them. */
export async function takeFromRun(
  trx: Transaction,
  action: UserAction,
  run: DossierRecord,
  receipt: ReceiptRecord,
): Promise<void> {
  const dossier = await lockDossier(trx, action.actor, run.id);
  await trx
    .updateTable('incomeReceipts')
    .set({ runId: null, assetId: null, maintenanceAssetId: null })
    .where('id', '=', receipt.id)
    .execute();
  await takeOffLots(trx, receipt);
  await changeBalance(trx, dossier, -receipt.amountCents, action.at);
}

async function takeOffLots(trx: Transaction, receipt: ReceiptRecord): Promise<void> {
  await takeOffLot(trx, receipt.assetId, quotaPartOf(receipt));
  await takeOffLot(trx, receipt.maintenanceAssetId, receipt.maintenanceOnlyCents);
}

function quotaPartOf({ amountCents, maintenanceOnlyCents }: ReceivedMoney): Cents {
  return amountCents - maintenanceOnlyCents;
}

/** `09/2026 · Bakkerij Peeters`: in every language the same, and still told apart where the end is cut off. */
function lotName({ payerId, month }: ReceivedMoney, payers: readonly PayerRecord[]): string {
  const name = payers.find(({ id }) => id === payerId)?.name ?? '';
  return `${month.slice(5, 7)}/${month.slice(0, 4)} · ${name.slice(0, LONGEST_NAME).toWellFormed()}`;
}

interface Part {
  readonly receipt: ReceivedMoney;
  readonly name: string;
  readonly poolKind: 'income' | 'maintenanceOnly';
}

/** The lot of the payer and month in that run, larger by the receipt; `null` where the receipt has no such part. */
async function addToLot(
  trx: Transaction,
  runId: string,
  { receipt, name, poolKind }: Part,
): Promise<string | null> {
  const cents = poolKind === 'income' ? quotaPartOf(receipt) : receipt.maintenanceOnlyCents;
  if (cents === 0n) return null;
  const column = poolKind === 'income' ? 'assetId' : 'maintenanceAssetId';
  const known = await trx
    .selectFrom('incomeReceipts')
    .select(column)
    .where('runId', '=', runId)
    .where('payerId', '=', receipt.payerId)
    .where('month', '=', receipt.month)
    .where(column, 'is not', null)
    .limit(1)
    .executeTakeFirst();
  const lotId = known?.[column];
  if (lotId) {
    await trx
      .updateTable('assets')
      .set((eb) => ({ collectedAmountCents: eb('collectedAmountCents', '+', cents) }))
      .where('id', '=', lotId)
      .execute();
    return lotId;
  }
  const { lots, last } = await trx
    .selectFrom('assets')
    .select([sql<number>`count(*)::integer`.as('lots'), sql<number | null>`max(position)`.as('last')])
    .where('dossierId', '=', runId)
    .executeTakeFirstOrThrow();
  if (lots >= MAX_LOTS) {
    const error = { path: 'receivedUntil', code: 'too-many', params: { maximum: MAX_LOTS } } as const;
    throw new ProblemError('validation', { errors: [error] });
  }
  const { id } = await trx
    .insertInto('assets')
    .values({
      ...{ id: newId(), dossierId: runId, name, poolKind, position: (last ?? -1) + 1 },
      transactionKind: 'seizureByThirdParties',
      collectedAmountCents: cents,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function takeOffLot(trx: Transaction, lotId: string | null, cents: Cents): Promise<void> {
  if (lotId === null) return;
  const lot = await trx
    .selectFrom('assets')
    .select('collectedAmountCents')
    .where('id', '=', lotId)
    .executeTakeFirstOrThrow();
  const leftCents = largerOf(0n, lot.collectedAmountCents - cents);
  if (leftCents === 0n && !(await restsAnythingOn(trx, lotId))) {
    await trx.deleteFrom('assets').where('id', '=', lotId).execute();
  } else {
    await trx
      .updateTable('assets')
      .set({ collectedAmountCents: leftCents })
      .where('id', '=', lotId)
      .execute();
  }
}

async function restsAnythingOn(trx: Transaction, lotId: string): Promise<boolean> {
  const { rows } = await sql<{ rests: boolean }>`
    select exists (select from execution_costs where ${lotId}::uuid = any(asset_ids))
      or exists (select from privileged_claims where asset_ids @> array[${lotId}::uuid])
      or exists (select from bank_movements where asset_id = ${lotId}::uuid)
      or exists (select from income_receipts where ${lotId}::uuid in (asset_id, maintenance_asset_id)) as rests
  `.execute(trx);
  return rows[0]?.rests ?? true;
}

async function changeBalance(
  trx: Transaction,
  { id, balanceToDistributeCents }: DossierRecord,
  byCents: Cents,
  at: Date,
): Promise<void> {
  const cents = largerOf(0n, (balanceToDistributeCents ?? 0n) + byCents);
  await changeDossier(trx, id, { balanceToDistributeCents: cents }, at);
}
