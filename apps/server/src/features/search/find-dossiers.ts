import { type FoundDossier, MAX_FOUND } from '@prorata/contract/search/found';
import { eurosFromCents } from '@prorata/domain/money';
import { maskNationalNumber } from '@prorata/domain/national-number';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { matchSearch } from '../dossiers/match-search.ts';
import { DOSSIER_COLUMNS, inScope, placeIn, type SearchScope } from './found-place.ts';

/** Those opened last first: by number, first of the series, references, defendants and their numbers, or bailiff. */
export async function findDossiers(db: Database, scope: SearchScope, typed: string) {
  const matches = await matchSearch(db, scope.organizationId, typed);
  const rows = await db
    .with('found', (query) =>
      query
        .selectFrom('dossiers')
        .select(['dossiers.id', sql<number>`count(*) over ()::integer`.as('total')])
        .where(inScope(scope))
        .where(matches)
        .orderBy('dossiers.createdAt', 'desc')
        .orderBy('dossiers.id', 'desc')
        .limit(MAX_FOUND),
    )
    .selectFrom('found')
    .innerJoin('dossiers', 'dossiers.id', 'found.id')
    .leftJoin('users as responsible', 'responsible.id', 'dossiers.responsibleBailiffId')
    .leftJoin('followUps', 'followUps.dossierId', 'dossiers.id')
    .leftJoin('dossiers as first', 'first.id', 'followUps.seriesId')
    .select(DOSSIER_COLUMNS)
    .select([
      'found.total',
      'dossiers.defendantEnterpriseNumber',
      'dossiers.defendantNationalNumber',
      'dossiers.reference',
      'dossiers.repertoryNumber',
      'dossiers.balanceToDistributeCents',
      'first.fileNumber as seriesNumber',
      'responsible.firstName',
      'responsible.lastName',
      sql<number>`(
        select count(*)::integer from statements where dossier_id = dossiers.id and deleted_at is null
      )`.as('statements'),
    ])
    .orderBy('dossiers.createdAt', 'desc')
    .orderBy('dossiers.id', 'desc')
    .execute();
  return { items: rows.map(present), total: rows[0]?.total ?? 0 };

  function present(row: (typeof rows)[number]): FoundDossier {
    return {
      place: placeIn(row, 'general'),
      defendantNumber:
        row.defendantEnterpriseNumber ??
        (row.defendantNationalNumber && maskNationalNumber(row.defendantNationalNumber)),
      reference: row.reference,
      repertoryNumber: row.repertoryNumber,
      seriesNumber: row.seriesNumber,
      responsibleBailiff: row.firstName === null ? null : `${row.firstName} ${row.lastName ?? ''}`.trim(),
      balanceToDistribute:
        row.balanceToDistributeCents === null ? null : eurosFromCents(row.balanceToDistributeCents),
      statements: row.statements,
    };
  }
}
