import type { DossierExtract } from '@prorata/contract/extracts/draft';
import { brusselsDate } from '@prorata/domain/iso-date';
import { erasedOn } from '@prorata/domain/retention';
import { sql } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { readInDossier } from '../dossiers/find-dossier.ts';
import { readPeriod } from '../parameters/read-period.ts';
import { outcomeOf } from './outcome.ts';

/** The extracts that a dossier was drawn up from, newest first. */
export async function listExtracts(
  db: Database,
  user: ActingUser,
  dossierId: string,
): Promise<DossierExtract[]> {
  const [period, rows] = await readInDossier(db, user, dossierId, (db) =>
    readTogether(db, (db) => [
      readPeriod(db, 'retention.extracts'),
      db
        .selectFrom('extracts as extract')
        .innerJoin('users as person', 'person.id', 'extract.appliedBy')
        .selectAll('extract')
        .select(sql<string>`person.first_name || ' ' || person.last_name`.as('appliedByName'))
        .where('extract.dossierId', '=', dossierId)
        .where('extract.appliedAt', 'is not', null)
        .$narrowType<{ appliedAt: Date }>()
        .orderBy('extract.appliedAt', 'desc')
        .execute(),
    ]),
  );
  return rows.map((row) => {
    const decided = outcomeOf(row).map(({ decision }) => decision);
    const countOf = (wanted: string) => decided.filter((decision) => decision === wanted).length;
    return {
      id: row.id,
      docTypeId: row.extractType,
      fileName: row.fileName,
      consultedAt: row.consultedAt?.toISOString() ?? null,
      appliedAt: row.appliedAt.toISOString(),
      appliedBy: row.appliedByName,
      numberOfStatements: countOf('statement'),
      numberOfInvitations: countOf('invitation'),
      numberOfSkipped: countOf('skip'),
      erasedOn: row.erasedAt ? brusselsDate(row.erasedAt) : erasedOn(brusselsDate(row.appliedAt), period),
      isErased: row.erasedAt !== null,
    };
  });
}
