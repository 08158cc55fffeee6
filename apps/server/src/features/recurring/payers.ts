import type { EventValues } from '@prorata/contract/audit/events';
import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { recurringCalls } from '@prorata/contract/recurring/calls';
import type { Payer } from '@prorata/contract/recurring/recurring';
import type { Selectable } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { Database, PayersTable, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findChanges } from '../../events/changes.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { outdateResults } from '../dossiers/outdate-results.ts';
import { isOpenForMoney, lockSeries } from './find-series.ts';

export type PayerRecord = Selectable<PayersTable>;
type Given = BodyOf<typeof recurringCalls.createPayer>;
type Place = ParamsOf<typeof recurringCalls.updatePayer>;

/** More employers and funds than any debtor has. */
const MAX_PAYERS = 50;

export function listPayers(db: Database | Transaction, seriesId: string): Promise<PayerRecord[]> {
  return db.selectFrom('payers').selectAll().where('seriesId', '=', seriesId).orderBy('id').execute();
}

export async function createPayer(
  db: Database,
  action: UserAction,
  dossierId: string,
  given: Given,
): Promise<void> {
  refuseFutureSeizure(given, action.at);
  await inTransaction(db, async (trx) => {
    const { first } = await lockSeries(trx, action, dossierId);
    if ((await listPayers(trx, first.id)).length >= MAX_PAYERS) {
      const error = { path: 'name', code: 'too-many', params: { maximum: MAX_PAYERS } } as const;
      throw new ProblemError('validation', { errors: [error] });
    }
    const payer = await trx
      .insertInto('payers')
      .values({
        id: newId(),
        seriesId: first.id,
        number: await takeNumber(trx, first.id),
        ...columnsOf(given),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordEvent(trx, action, {
      dossier: first,
      type: 'payer.added',
      subjectId: payer.id,
      before: null,
      after: fieldsOf(payer),
      version: payer.version,
    });
  });
}

/** The next of the series. Nobody gets the number of somebody who was deleted, and may have been told it. */
async function takeNumber(trx: Transaction, seriesId: string): Promise<number> {
  const { last } = await trx
    .insertInto('payerNumbers')
    .values({ seriesId, last: 1 })
    .onConflict((conflict) =>
      conflict.column('seriesId').doUpdateSet((eb) => ({ last: eb('payerNumbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** The hour of the seizure decides what goes before it: a run that nobody has signed is calculated anew. */
export async function updatePayer(
  db: Database,
  action: UserAction,
  place: Place,
  { version, ...given }: BodyOf<typeof recurringCalls.updatePayer>,
): Promise<void> {
  refuseFutureSeizure(given, action.at);
  await inTransaction(db, async (trx) => {
    const { first, runs } = await lockSeries(trx, action, place.dossierId);
    const stored = await getPayer(trx, first.id, place.payerId);
    await refuseStale(trx, stored, version);
    const changes = findChanges(fieldsOf(stored), fieldsOf({ ...stored, ...columnsOf(given) }));
    if (changes === undefined) return;
    const payer = await trx
      .updateTable('payers')
      .set(columnsOf(given))
      .where('id', '=', stored.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    for (const { dossier } of runs.filter(isOpenForMoney)) await outdateResults(trx, dossier.id, action.at);
    await recordEvent(trx, action, {
      dossier: first,
      type: 'payer.changed',
      subjectId: payer.id,
      before: { name: stored.name, ...changes.before },
      after: { name: payer.name, ...changes.after },
      version: payer.version,
    });
  });
}

export async function removePayer(
  db: Database,
  action: UserAction,
  place: Place,
  version: number | undefined,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { first } = await lockSeries(trx, action, place.dossierId);
    const payer = await getPayer(trx, first.id, place.payerId);
    await refuseStale(trx, payer, version);
    const receipt = await trx
      .selectFrom('incomeReceipts')
      .select('id')
      .where('payerId', '=', payer.id)
      .limit(1)
      .executeTakeFirst();
    if (receipt !== undefined) throw new ProblemError('payer-in-use');
    await trx.deleteFrom('payers').where('id', '=', payer.id).execute();
    await recordEvent(trx, action, {
      dossier: first,
      type: 'payer.removed',
      subjectId: payer.id,
      before: fieldsOf(payer),
      after: null,
      version: null,
    });
  });
}

export async function getPayer(trx: Transaction, seriesId: string, payerId: string): Promise<PayerRecord> {
  const payer = await trx
    .selectFrom('payers')
    .selectAll()
    .where('id', '=', payerId)
    .where('seriesId', '=', seriesId)
    .executeTakeFirst();
  if (payer === undefined) throw new ProblemError('not-found');
  return payer;
}

export function presentPayer(payer: PayerRecord): Payer {
  const { id, version, releasedAt, ...rest } = payer;
  return { ...fieldsOf(rest), id, version, releasedAt: releasedAt?.toISOString() ?? null };
}

type PayerColumns = Omit<PayerRecord, 'id' | 'version' | 'seriesId' | 'number' | 'releasedAt' | 'updatedAt'>;

function columnsOf({ kboNumber, seizedAt, ...same }: Given): PayerColumns {
  return { ...same, enterpriseNumber: kboNumber, seizedAt: seizedAt === null ? null : new Date(seizedAt) };
}

function fieldsOf(payer: PayerColumns): Given & EventValues<'payer.changed'> {
  const { name, kind, email, language, account, paysOnDay, endedOn, address } = payer;
  return {
    ...{ name, kind, email, language, account, paysOnDay, endedOn },
    kboNumber: payer.enterpriseNumber,
    address: { ...NO_ADDRESS, ...address },
    seizedAt: payer.seizedAt?.toISOString() ?? null,
  };
}

const NO_ADDRESS = {
  addressee: null,
  address1: null,
  address2: null,
  street: null,
  housenumber: null,
  housenumberaddition: null,
  zipcode: null,
  city: null,
  country: null,
};

function refuseFutureSeizure({ seizedAt }: Given, at: Date): void {
  if (seizedAt === null || new Date(seizedAt) <= at) return;
  throw new ProblemError('validation', { errors: [{ path: 'seizedAt', code: 'moment-future' }] });
}
