import { type Report, reportFromJson } from '@prorata/documents/report/report';
import type { ClosingFacts } from '@prorata/domain/closings/closing-tasks';
import type { Language } from '@prorata/domain/vocabulary';
import { sql } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { Address, Database, Transaction } from '../../database/tables.ts';
import { deedsOf } from '../dossiers/dossier-fields.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { findFollower } from '../dossiers/series.ts';
import { readAddress } from '../extracts/reading/values/read-address.ts';

type Connection = Database | Transaction;

/** Who is told that nothing is withheld any more. */
export interface ThirdParty {
  readonly subject: string;
  readonly name: string;
  /** `null` where it cannot be read for the post. */
  readonly address: Address | null;
  /** `null` for the language of the dossier. */
  readonly language: Language | null;
  /** Who pays month by month: the last month of which something was distributed. */
  readonly lastMonth: string | null;
}

type SeriesFacts = Pick<ClosingFacts, 'hasSilentCreditors' | 'isRecurring' | 'isFollowed'> & {
  readonly thirdParties: readonly ThirdParty[];
};

interface SeriesOf {
  readonly payers: readonly ThirdParty[];
  readonly earlier: readonly Report[];
  readonly isFollowed: boolean;
}

export const NO_SERIES: SeriesOf = { payers: [], earlier: [], isFollowed: false };

/** Who pays an income that is distributed run by run, what was reported before, and whether another run follows. */
export function readSeriesOf(db: Connection, { id }: Pick<DossierRecord, 'id'>): Promise<SeriesOf> {
  return readTogether(db, (db) => ({
    payers: listPayers(db, id),
    earlier: readEarlierReports(db, id),
    isFollowed: findFollower(db, id).then((follower) => follower !== undefined),
  }));
}

/** Who withholds and whether another distribution comes: by the dossier alone, or of an income that keeps coming in by its series. */
export function seriesFacts(
  dossier: DossierRecord,
  report: Report,
  { payers, earlier, isFollowed }: SeriesOf,
): SeriesFacts {
  const isRecurring = dossier.paymentType === 'recurring' || report.incomeRun !== undefined;
  if (!isRecurring) {
    return {
      hasSilentCreditors: report.invitations.silent.length > 0,
      thirdParties: thirdPartiesOf(dossier),
      isRecurring: false,
      isFollowed: false,
    };
  }
  return {
    hasSilentCreditors: areSilent([...earlier, report]),
    thirdParties: payers.length > 0 ? payers : thirdPartiesOf(dossier),
    isRecurring: true,
    isFollowed,
  };
}

function thirdPartiesOf(dossier: DossierRecord): ThirdParty[] {
  return deedsOf(dossier).thirdPartyDebtors.map(({ name, address }, place) => ({
    ...{ subject: String(place + 1), name, language: null, lastMonth: null },
    address: address ? (readAddress(address) ?? null) : null,
  }));
}

/**
 * Who still withholds, or was released before and paid again into this very dossier; or was released in it: what was done stays
 * to be seen.
 */
async function listPayers(db: Connection, dossierId: string): Promise<ThirdParty[]> {
  const payers = await db
    .selectFrom('payers')
    .select(['payers.id', 'name', 'address', 'language'])
    .select((select) =>
      select
        .selectFrom('incomeReceipts')
        .select(sql<string | null>`to_char(max(month), 'YYYY-MM')`.as('month'))
        .whereRef('payerId', '=', 'payers.id')
        .where('runId', 'is not', null)
        .as('lastMonth'),
    )
    // Of the series; one that follows no other is the first of its own.
    .where(
      'seriesId',
      '=',
      sql<string>`coalesce((select series_id from follow_ups where dossier_id = ${dossierId}), ${dossierId}::uuid)`,
    )
    .where('endedOn', 'is', null)
    .where((where) =>
      where.or([
        where('releasedAt', 'is', null),
        where.exists(
          where
            .selectFrom('incomeReceipts')
            .select('incomeReceipts.id')
            .whereRef('payerId', '=', 'payers.id')
            .where('runId', '=', dossierId)
            .where(sql<boolean>`received_on > (released_at at time zone 'Europe/Brussels')::date`),
        ),
        where.exists(
          where
            .selectFrom('closingSteps')
            .select('closingSteps.id')
            .where('dossierId', '=', dossierId)
            .where('task', '=', 'releaseThirdParty')
            .where('subject', '=', sql<string>`payers.id::text`),
        ),
      ]),
    )
    .orderBy('name')
    .orderBy('payers.id')
    .execute();
  return payers.map(({ id: subject, ...payer }) => ({ subject, ...payer }));
}

/** The reports in force of what the dossier follows, back to the first. */
async function readEarlierReports(db: Connection, dossierId: string): Promise<Report[]> {
  const { rows } = await sql<{ readonly reportJson: string }>`
    with recursive before as (
      select follows_id, 1 as steps from follow_ups where dossier_id = ${dossierId}
      union all
      select earlier.follows_id, before.steps + 1
      from follow_ups as earlier join before on earlier.dossier_id = before.follows_id
    )
    select result.report_json from before
    join calculation_results as result on result.dossier_id = before.follows_id
    where result.signed_at is not null and result.voided_at is null
    order by before.steps desc
  `.execute(db);
  return rows.map(({ reportJson }) => reportFromJson(reportJson));
}

/** Somebody was invited in one of the distributions and has never filed. */
function areSilent(reports: readonly Report[]): boolean {
  const fold = (name: string) => name.trim().toLowerCase();
  const filed = new Set(reports.flatMap(({ declarants }) => declarants.map(({ name }) => fold(name))));
  return reports.some(({ invitations }) => invitations.silent.some((name) => !filed.has(fold(name))));
}
