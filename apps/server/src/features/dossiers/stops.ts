import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { Stop } from '@prorata/contract/dossiers/stop';
import { FINISHED_STATUSES } from '@prorata/domain/retention';
import { type Insertable, sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { Database, StopsTable, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { listDefendantNames } from '../parties/defendant-names.ts';
import { checkDefendants } from './defendants.ts';
import { type DossierRecord, lockDossier } from './find-dossier.ts';

/** What stops a dossier, or was said to, oldest first. */
export async function listStops(db: Database | Transaction, dossierId: string): Promise<Stop[]> {
  const rows = await db
    .selectFrom('stops as stop')
    .innerJoin('users as registrar', 'registrar.id', 'stop.registeredBy')
    .leftJoin('users as withdrawer', 'withdrawer.id', 'stop.withdrawnBy')
    .selectAll('stop')
    .select([
      sql<string>`registrar.first_name || ' ' || registrar.last_name`.as('registrarName'),
      sql<string | null>`withdrawer.first_name || ' ' || withdrawer.last_name`.as('withdrawerName'),
    ])
    .where('stop.dossierId', '=', dossierId)
    .orderBy('stop.stoppedOn')
    .orderBy('stop.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    kind: row.kind,
    defendantIds: [...row.defendantIds],
    date: row.stoppedOn,
    time: row.stoppedTime,
    source: row.source,
    noticeNumber: row.noticeNumber,
    note: row.note,
    registeredAt: row.registeredAt.toISOString(),
    registeredBy: row.registrarName,
    withdrawn:
      row.withdrawnAt === null
        ? null
        : {
            at: row.withdrawnAt.toISOString(),
            by: row.withdrawerName ?? '',
            reason: row.withdrawalReason ?? '',
          },
  }));
}

/** Whether a stop holds. Whoever then acts upon it has locked the dossier. */
export async function isStopped(db: Database | Transaction, dossierId: string): Promise<boolean> {
  const stop = await db
    .selectFrom('stops')
    .select('id')
    .where('dossierId', '=', dossierId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();
  return stop !== undefined;
}

/** Refuses to sign, send or pay what is no longer the creditors' to share. */
export async function refuseStopped(db: Database | Transaction, dossierId: string): Promise<void> {
  if (await isStopped(db, dossierId)) throw new ProblemError('dossier-stopped');
}

type NewStop = Pick<Insertable<StopsTable>, 'kind' | 'stoppedOn' | 'source'> &
  Partial<Pick<Insertable<StopsTable>, 'stoppedTime' | 'extractId' | 'noticeNumber' | 'note'>> & {
    /** None for everybody. */
    readonly defendantIds: readonly string[];
  };

/** Stops a dossier that the transaction has locked. */
export async function addStop(
  trx: Transaction,
  action: UserAction,
  dossier: DossierRecord,
  { defendantIds, ...stop }: NewStop,
): Promise<void> {
  // Whoever is added later is not concerned by what was known before.
  const everybody = listDefendantNames(dossier).map(({ id }) => id);
  const concerned = defendantIds.length === 0 ? everybody : [...new Set(defendantIds)];
  const { id, version } = await trx
    .insertInto('stops')
    .values({
      id: newId(),
      dossierId: dossier.id,
      ...stop,
      defendantIds: concerned,
      registeredBy: action.actor.id,
      registeredAt: action.at,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  const { kind, stoppedOn: date, stoppedTime: time = null, noticeNumber = null, note = null } = stop;
  await recordEvent(trx, action, {
    dossier,
    type: 'stop.registered',
    subjectId: id,
    before: null,
    after: { kind, ...namesOf(dossier, concerned), date, time, noticeNumber, note },
    version,
  });
}

/** Where there are several, whom of them a stop concerns. */
function namesOf(dossier: DossierRecord, ids: readonly string[]): { readonly defendantIds?: string[] } {
  const defendants = listDefendantNames(dossier);
  if (defendants.length < 2) return {};
  return { defendantIds: defendants.filter(({ id }) => ids.includes(id)).map(({ name }) => name) };
}

/** Also after the signature: a bankruptcy counts until the money has arrived. */
export async function registerStop(
  db: Database,
  action: UserAction,
  dossierId: string,
  { kind, defendantIds, date, time, note }: BodyOf<typeof dossiersCalls.registerStop>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const dossier = await lockUnfinished(trx, action, dossierId);
    const errors = checkDefendants(dossier, 'defendantIds', defendantIds);
    if (errors.length > 0) throw new ProblemError('validation', { errors });
    await addStop(trx, action, dossier, {
      kind,
      defendantIds,
      stoppedOn: date,
      stoppedTime: time,
      source: 'office',
      note,
    });
  });
}

/** For a stop that should never have been registered; the end of a procedure is another matter. */
export async function withdrawStop(
  db: Database,
  action: UserAction,
  { dossierId, stopId }: ParamsOf<typeof dossiersCalls.withdrawStop>,
  { version, reason }: BodyOf<typeof dossiersCalls.withdrawStop>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const dossier = await lockUnfinished(trx, action, dossierId);
    const stop = await trx
      .selectFrom('stops')
      .selectAll()
      .where('id', '=', stopId)
      .where('dossierId', '=', dossier.id)
      .forUpdate()
      .executeTakeFirst();
    if (stop === undefined) throw new ProblemError('not-found');
    if (stop.withdrawnAt !== null) throw new ProblemError('stop-withdrawn');
    await refuseStale(trx, stop, version);
    const withdrawn = await trx
      .updateTable('stops')
      .set({ withdrawnBy: action.actor.id, withdrawnAt: action.at, withdrawalReason: reason })
      .where('id', '=', stop.id)
      .returning('version')
      .executeTakeFirstOrThrow();
    await recordEvent(trx, action, {
      dossier,
      type: 'stop.withdrawn',
      subjectId: stop.id,
      before: { kind: stop.kind, ...namesOf(dossier, stop.defendantIds), date: stop.stoppedOn },
      after: { reason },
      version: withdrawn.version,
    });
  });
}

async function lockUnfinished(
  trx: Transaction,
  action: UserAction,
  dossierId: string,
): Promise<DossierRecord> {
  const dossier = await lockDossier(trx, action.actor, dossierId);
  const { status } = dossier;
  if (FINISHED_STATUSES.some((finished) => finished === status)) {
    throw new ProblemError('dossier-status', { params: { status } });
  }
  return dossier;
}
