import {
  type Consultation,
  type Consulted,
  MAX_CONSULTATIONS,
  type NewConsultation,
} from '@prorata/contract/dossiers/stop';
import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import type { ConsultationStep } from '@prorata/domain/vocabulary';
import { sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { type DossierRecord, lockDossier } from './find-dossier.ts';

/** Who looked whether anything stops the dossier, the last first. */
export async function listConsultations(
  db: Database | Transaction,
  dossierId: string,
): Promise<Consultation[]> {
  const rows = await db
    .selectFrom('consultations as consultation')
    .innerJoin('users as person', 'person.id', 'consultation.consultedBy')
    .selectAll('consultation')
    .select(sql<string>`person.first_name || ' ' || person.last_name`.as('personName'))
    .where('dossierId', '=', dossierId)
    .orderBy('consultedAt', 'desc')
    .orderBy('consultation.id', 'desc')
    .limit(MAX_CONSULTATIONS)
    .execute();
  return rows.map(({ id, step, sources, note, consultedAt, personName }) => ({
    ...{ id, step, note },
    sources: [...sources],
    consultedAt: consultedAt.toISOString(),
    consultedBy: personName,
  }));
}

export async function recordConsultation(
  db: Database,
  action: UserAction,
  dossierId: string,
  consultation: NewConsultation,
): Promise<Consultation> {
  return inTransaction(db, async (trx) => {
    const dossier = await lockDossier(trx, action.actor, dossierId);
    await addConsultation(trx, action, dossier, consultation);
    const [last] = await listConsultations(trx, dossier.id);
    if (last === undefined) throw new Error('The consultation that was just stored is not there.');
    return last;
  });
}

/** In a dossier that the transaction has locked. */
async function addConsultation(
  trx: Transaction,
  action: UserAction,
  dossier: DossierRecord,
  { step, sources, note }: NewConsultation,
): Promise<void> {
  // Who looked nowhere that is named, or could not look, says where or why: the dossier is not locked, and the reason stays.
  if (note === null && sources.every((source) => source === 'other')) {
    throw new ProblemError('validation', { errors: [{ path: 'note', code: 'required' }] });
  }
  const id = newId();
  const told = { step, sources: [...new Set(sources)], note };
  await trx
    .insertInto('consultations')
    .values({ id, dossierId: dossier.id, ...told, consultedBy: action.actor.id, consultedAt: action.at })
    .execute();
  await recordEvent(trx, action, {
    dossier,
    type: 'consultation.recorded',
    subjectId: id,
    before: null,
    after: told,
    version: null,
  });
}

/** When the central file of notices was last consulted before a step. */
export async function findLastConsultation(db: Database, dossierId: string): Promise<Date | null> {
  const last = await db
    .selectFrom('consultations')
    .select('consultedAt')
    .where('dossierId', '=', dossierId)
    .where(sql<boolean>`'centralFile' = any(sources)`)
    .orderBy('consultedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.consultedAt ?? null;
}

/** Keeps where whoever acts has looked; refuses the step when nobody did on its day. */
export async function demandConsultation(
  trx: Transaction,
  action: UserAction,
  dossier: DossierRecord,
  { step, consultation }: { readonly step: ConsultationStep; readonly consultation: Consulted | null },
): Promise<void> {
  if (consultation) await addConsultation(trx, action, dossier, { ...consultation, step });
  else await refuseWithoutConsultation(trx, dossier, step, brusselsDate(action.at));
}

/**
 * Refuses a step unless somebody looked on its day whether anything stops the dossier. A consultation for another step of
 * the same day counts too: what it tells is of that day.
 */
export async function refuseWithoutConsultation(
  trx: Database | Transaction,
  { id }: Pick<DossierRecord, 'id'>,
  step: ConsultationStep,
  day: IsoDate,
): Promise<void> {
  const last = await trx
    .selectFrom('consultations')
    .select('consultedAt')
    .where('dossierId', '=', id)
    .orderBy('consultedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last !== undefined && brusselsDate(last.consultedAt) === day) return;
  throw new ProblemError('consultation-missing', { params: { step } });
}
