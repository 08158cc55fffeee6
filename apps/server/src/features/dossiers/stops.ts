import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import { streetAddressSchema } from '@prorata/contract/contact-fields';
import type { dossiersCalls } from '@prorata/contract/dossiers/calls';
import { MAX_FORMER_CONTACTS, type Stop } from '@prorata/contract/dossiers/stop';
import { brusselsDate } from '@prorata/domain/iso-date';
import { FINISHED_STATUSES } from '@prorata/domain/retention';
import { BLOCKING_STOP_KINDS } from '@prorata/domain/stops';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { newId } from '../../database/new-id.ts';
import { readTogether } from '../../database/read-together.ts';
import type { Database, StopsTable, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { refuseWrongDay } from '../../http/refuse-day.ts';
import { listDefendantNames } from '../parties/defendant-names.ts';
import { checkDefendants } from './defendants.ts';
import { type DossierRecord, lockDossier } from './find-dossier.ts';

/** What stops a dossier, or was said to, oldest first. */
export async function listStops(db: Database | Transaction, dossierId: string): Promise<Stop[]> {
  const [rows, contacts] = await readTogether(db, (db) => [
    selectStops(db, dossierId).execute(),
    readFormerContacts(db, dossierId),
  ]);
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
    contactName: row.contactName,
    contactEmail: row.contactEmail,
    contactAddress: row.contactAddress && streetAddressSchema.parse(row.contactAddress),
    formerContacts: (contacts.get(row.id) ?? []).slice(0, MAX_FORMER_CONTACTS),
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
    released:
      row.releasedAt === null
        ? null
        : {
            on: row.releasedOn ?? brusselsDate(row.releasedAt),
            at: row.releasedAt.toISOString(),
            by: row.releaserName ?? '',
            reason: row.releaseReason ?? '',
          },
  }));
}

function selectStops(db: Database, dossierId: string) {
  return db
    .selectFrom('stops as stop')
    .innerJoin('users as registrar', 'registrar.id', 'stop.registeredBy')
    .leftJoin('users as withdrawer', 'withdrawer.id', 'stop.withdrawnBy')
    .leftJoin('users as releaser', 'releaser.id', 'stop.releasedBy')
    .selectAll('stop')
    .select([
      sql<string>`registrar.first_name || ' ' || registrar.last_name`.as('registrarName'),
      sql<string | null>`withdrawer.first_name || ' ' || withdrawer.last_name`.as('withdrawerName'),
      sql<string | null>`releaser.first_name || ' ' || releaser.last_name`.as('releaserName'),
    ])
    .where('stop.dossierId', '=', dossierId)
    .orderBy('stop.stoppedOn')
    .orderBy('stop.id');
}

/** Of each stop of a dossier, the last first. */
async function readFormerContacts(
  db: Database | Transaction,
  dossierId: string,
): Promise<ReadonlyMap<string, Stop['formerContacts']>> {
  const rows = await db
    .selectFrom('formerStopContacts as contact')
    .innerJoin('stops as stop', 'stop.id', 'contact.stopId')
    .innerJoin('users as person', 'person.id', 'contact.replacedBy')
    .select(['contact.stopId', 'contact.name', 'contact.email', 'contact.address', 'contact.replacedAt'])
    .select(sql<string>`person.first_name || ' ' || person.last_name`.as('replacerName'))
    .where('stop.dossierId', '=', dossierId)
    .orderBy('contact.replacedAt', 'desc')
    .orderBy('contact.id', 'desc')
    .execute();
  const byStop = Map.groupBy(rows, ({ stopId }) => stopId);
  return new Map(
    [...byStop].map(([stopId, contacts]) => [
      stopId,
      contacts.map(({ name, email, address, replacedAt, replacerName }) => ({
        ...{ contactName: name, contactEmail: email },
        contactAddress: address && streetAddressSchema.parse(address),
        until: replacedAt.toISOString(),
        replacedBy: replacerName,
      })),
    ]),
  );
}

/** Whether a stop holds that forbids to go on. Whoever then acts upon it has locked the dossier. */
export async function isStopped(db: Database | Transaction, dossierId: string): Promise<boolean> {
  const stop = await db
    .selectFrom('stops')
    .select('id')
    .where('dossierId', '=', dossierId)
    .where('kind', 'in', BLOCKING_STOP_KINDS)
    .where('withdrawnAt', 'is', null)
    .where('releasedAt', 'is', null)
    .executeTakeFirst();
  return stop !== undefined;
}

/** Refuses to sign, send or pay what is no longer the creditors' to share. */
export async function refuseStopped(db: Database | Transaction, dossierId: string): Promise<void> {
  if (await isStopped(db, dossierId)) throw new ProblemError('dossier-stopped');
}

type NewStop = Pick<Insertable<StopsTable>, 'kind' | 'stoppedOn' | 'source'> &
  Partial<Pick<Insertable<StopsTable>, 'stoppedTime' | 'extractId' | 'noticeNumber' | 'note'>> &
  Partial<Pick<Insertable<StopsTable>, 'contactName' | 'contactEmail' | 'contactAddress'>> & {
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
  const { contactName, contactEmail, contactAddress } = stop;
  await recordEvent(trx, action, {
    dossier,
    type: 'stop.registered',
    subjectId: id,
    before: null,
    after: {
      ...{ kind, ...namesOf(dossier, concerned), date, time, noticeNumber, note },
      ...(contactName && { contactName }),
      ...(contactEmail && { contactEmail }),
      ...(contactAddress && { contactAddress }),
    },
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
  { date: stoppedOn, time: stoppedTime, ...stop }: BodyOf<typeof dossiersCalls.registerStop>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const dossier = await lockUnfinished(trx, action, dossierId);
    const errors = checkDefendants(dossier, 'defendantIds', stop.defendantIds);
    if (errors.length > 0) throw new ProblemError('validation', { errors });
    await addStop(trx, action, dossier, { ...stop, stoppedOn, stoppedTime, source: 'office' });
  });
}

/** For a stop that should never have been registered; the end of a procedure releases it. */
export function withdrawStop(
  db: Database,
  action: UserAction,
  place: ParamsOf<typeof dossiersCalls.withdrawStop>,
  { version, reason }: BodyOf<typeof dossiersCalls.withdrawStop>,
): Promise<void> {
  return changeStop(db, action, { ...place, version }, async (trx, dossier, stop) => {
    const withdrawn = await setStop(trx, stop, {
      withdrawnBy: action.actor.id,
      withdrawnAt: action.at,
      withdrawalReason: reason,
    });
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

/** The procedure ended, or the court let the dossier go: what was registered was right, and holds no more. */
export function releaseStop(
  db: Database,
  action: UserAction,
  place: ParamsOf<typeof dossiersCalls.releaseStop>,
  { version, releasedOn, reason }: BodyOf<typeof dossiersCalls.releaseStop>,
): Promise<void> {
  return changeStop(db, action, { ...place, version }, async (trx, dossier, stop) => {
    refuseWrongDay('releasedOn', releasedOn, action.at, stop.stoppedOn);
    const released = await setStop(trx, stop, {
      releasedOn,
      releasedBy: action.actor.id,
      releasedAt: action.at,
      releaseReason: reason,
    });
    await recordEvent(trx, action, {
      dossier,
      type: 'stop.released',
      subjectId: stop.id,
      before: { kind: stop.kind, ...namesOf(dossier, stop.defendantIds), date: stop.stoppedOn },
      after: { releasedOn, reason },
      version: released.version,
    });
  });
}

export function changeStopContact(
  db: Database,
  action: UserAction,
  place: ParamsOf<typeof dossiersCalls.changeStopContact>,
  { version, ...contact }: BodyOf<typeof dossiersCalls.changeStopContact>,
): Promise<void> {
  return changeStop(db, action, { ...place, version }, async (trx, dossier, stop) => {
    const { contactName, contactEmail, contactAddress } = stop;
    const changed = await setStop(trx, stop, contact);
    if (contactName !== null || contactEmail !== null || contactAddress !== null) {
      await trx
        .insertInto('formerStopContacts')
        .values({
          ...{
            id: newId(),
            stopId: stop.id,
            name: contactName,
            email: contactEmail,
            address: contactAddress,
          },
          ...{ replacedBy: action.actor.id, replacedAt: action.at },
        })
        .execute();
    }
    await recordEvent(trx, action, {
      dossier,
      type: 'stop.contactChanged',
      subjectId: stop.id,
      before: { contactName, contactEmail, contactAddress },
      after: contact,
      version: changed.version,
    });
  });
}

type StopRecord = Selectable<StopsTable>;

/** In a dossier that is not over, of a stop that still stands. */
async function changeStop(
  db: Database,
  action: UserAction,
  place: { readonly dossierId: string; readonly stopId: string; readonly version: number },
  change: (trx: Transaction, dossier: DossierRecord, stop: StopRecord) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const dossier = await lockUnfinished(trx, action, place.dossierId);
    const stop = await trx
      .selectFrom('stops')
      .selectAll()
      .where('id', '=', place.stopId)
      .where('dossierId', '=', dossier.id)
      .forUpdate()
      .executeTakeFirst();
    if (stop === undefined) throw new ProblemError('not-found');
    if (stop.withdrawnAt !== null || stop.releasedAt !== null) throw new ProblemError('stop-withdrawn');
    await refuseStale(trx, stop, place.version);
    await change(trx, dossier, stop);
  });
}

function setStop(trx: Transaction, { id }: StopRecord, changes: Updateable<StopsTable>) {
  return trx
    .updateTable('stops')
    .set(changes)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
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
