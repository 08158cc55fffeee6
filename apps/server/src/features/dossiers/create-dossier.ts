import { brusselsDate, yearOf } from '@prorata/domain/iso-date';
import { sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { deedOfUser } from '../../events/dossier-deed.ts';
import { recordDossierEvent } from '../../events/record-dossier-event.ts';
import type { Act } from '../../http/calls/act.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { recordPlatformTransaction } from '../costs/record-platform-transaction.ts';
import { nameBailiffs, refuseUnfitBailiffs } from './bailiffs.ts';
import { auditedFieldsOf, columnsOf, type DossierFields, fieldsOf } from './dossier-fields.ts';
import { refuseRanking } from './refuse-ranking.ts';
import { rememberDefendant } from './remember-defendant.ts';

/**
 * Opens a dossier and charges the office for it. The file number is taken in the same transaction: of a dossier that
 * is not stored in the end, for whatever reason, the number goes to the next.
 */
export async function createDossier(
  { db }: Pick<Tools, 'db'>,
  act: Act,
  given: DossierFields,
): Promise<string> {
  return inTransaction(db, (trx) => openDossier(trx, act, given));
}

/** The same inside a transaction that does more, such as reading a dossier from an extract. */
async function openDossier(trx: Transaction, act: Act, given: DossierFields): Promise<string> {
  const organizationId = act.actor.organization?.id;
  if (organizationId === undefined) throw new ProblemError('not-found');
  await refuseRanking(trx, act.actor, given.distributionType);
  await refuseUnfitBailiffs(trx, organizationId, given);
  const dossier = await trx
    .insertInto('dossiers')
    .values({
      id: newId(),
      organizationId,
      ...(await takeFileNumber(trx, organizationId, act.at)),
      ...columnsOf(given),
      statusChangedAt: act.at,
      createdBy: act.actor.id,
      createdAt: act.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await rememberDefendant(trx, dossier, act.at);
  const { id: dossierId, fileNumber } = dossier;
  const event = { type: 'creation', cause: `dossier ${dossierId}`, organizationId, dossierId } as const;
  await recordPlatformTransaction(trx, { ...event, at: act.at });
  await recordDossierEvent(trx, deedOfUser(act), {
    dossier,
    type: 'dossier.created',
    subject: { type: 'dossier', id: dossierId },
    before: null,
    after: { fileNumber, ...auditedFieldsOf(fieldsOf(dossier), await nameBailiffs(trx, dossier)) },
    version: dossier.version,
  });
  return dossierId;
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
