import { brusselsDate, yearOf } from '@prorata/domain/iso-date';
import { type Insertable, sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { DossiersTable, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { recordPlatformTransaction } from '../costs/record-platform-transaction.ts';
import { nameBailiffs, refuseUnfitBailiffs } from './bailiffs.ts';
import { auditedFieldsOf, columnsOf, type DossierFields, fieldsOf } from './dossier-fields.ts';
import type { DossierRecord } from './find-dossier.ts';
import { refuseRanking } from './refuse-ranking.ts';
import { rememberDefendants } from './remember-defendants.ts';

/**
 * Opens a dossier and charges the office for it. The file number is taken in the same transaction: of a dossier that
 * is not stored in the end, for whatever reason, the number goes to the next. It carries the year of the action, or
 * that of `numberedAt`.
 */
export async function createDossier(
  { db }: Pick<Tools, 'db'>,
  action: UserAction,
  given: DossierFields,
  numberedAt = action.at,
): Promise<string> {
  return inTransaction(db, (trx) => openDossier(trx, action, given, numberedAt));
}

/** The same inside a transaction that does more, such as reading a dossier from an extract. */
export async function openDossier(
  trx: Transaction,
  action: UserAction,
  given: DossierFields,
  numberedAt: Date,
): Promise<string> {
  const organizationId = action.actor.organization?.id;
  if (organizationId === undefined) throw new ProblemError('not-found');
  await refuseRanking(trx, action.actor, given.distributionType);
  await refuseUnfitBailiffs(trx, organizationId, given);
  const dossier = await insertDossier(trx, action, { organizationId, ...columnsOf(given) }, numberedAt);
  await rememberDefendants(trx, dossier, action.at);
  const { id: dossierId } = dossier;
  const event = { type: 'creation', cause: `dossier ${dossierId}`, organizationId, dossierId } as const;
  await recordPlatformTransaction(trx, { ...event, at: action.at });
  return dossierId;
}

/** Stores a dossier under the next number of its office; charging for it is up to who opens it. */
export async function insertDossier(
  trx: Transaction,
  action: UserAction,
  columns: Pick<DossierRecord, 'organizationId'> & Partial<Insertable<DossiersTable>>,
  numberedAt = action.at,
): Promise<DossierRecord> {
  const dossier = await trx
    .insertInto('dossiers')
    .values({
      id: newId(),
      ...(await takeFileNumber(trx, columns.organizationId, numberedAt)),
      ...columns,
      statusChangedAt: action.at,
      createdBy: action.actor.id,
      createdAt: action.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id: dossierId, fileNumber } = dossier;
  await recordEvent(trx, action, {
    dossier,
    type: 'dossier.created',
    subjectId: dossierId,
    before: null,
    after: { fileNumber, ...auditedFieldsOf(fieldsOf(dossier), await nameBailiffs(trx, dossier)) },
    version: dossier.version,
  });
  return dossier;
}

/** The next number of the office in the year that it is in Belgium. */
async function takeFileNumber(trx: Transaction, organizationId: string, at: Date) {
  const fileYear = yearOf(brusselsDate(at));
  const { rows } = await sql<{ serial: number }>`
    select take_file_number(${organizationId}::uuid, ${fileYear}::integer) as serial`.execute(trx);
  const fileSerial = rows[0]?.serial;
  if (fileSerial === undefined) throw new Error('The database gave no file number.');
  return { fileYear, fileSerial };
}
