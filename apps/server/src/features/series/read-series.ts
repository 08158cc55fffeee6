import type { Series, SeriesMember } from '@prorata/contract/series/series';
import { eurosFromCents } from '@prorata/domain/money';
import { refusalOfFollowUp } from '@prorata/domain/series/follow-up';
import type { FollowUpKind } from '@prorata/domain/vocabulary';
import { sql } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { readInDossier } from '../dossiers/find-dossier.ts';
import { listHolds } from '../dossiers/holds.ts';
import { decisionsOf, type FollowUpRecord, findFollower } from '../dossiers/series.ts';
import { creditorNameOf } from '../statements/statement-fields.ts';
import { listReserves } from './list-reserves.ts';

/** Those that can be opened; what comes month by month is opened otherwise. */
const OPENED_KINDS: readonly FollowUpKind[] = ['reserveDecided', 'laterReceipt'];

export async function readSeries(db: Database, user: ActingUser, dossierId: string): Promise<Series> {
  const { own, items, reserves, holds, follower } = await readInDossier(db, user, dossierId, (db, own) =>
    readTogether(db, (db) => ({
      own,
      items: listMembers(db, dossierId),
      reserves: listReserves(db, dossierId),
      holds: listHolds(db, dossierId),
      follower: findFollower(db, dossierId),
    })),
  );
  const facts = {
    ...{ status: own.status, holds, hasReserves: reserves.length > 0 },
    isFollowed: follower !== undefined,
  };
  return {
    items,
    reserves,
    canFollow: OPENED_KINDS.filter((kind) => refusalOfFollowUp(facts, kind) === undefined),
  };
}

/** In the order in which they were opened; a dossier that stands alone is a series of one. */
async function listMembers(db: Database, dossierId: string): Promise<SeriesMember[]> {
  // The first of a series follows no other.
  const seriesId = sql<string>`coalesce(
    (select series_id from follow_ups where dossier_id = ${dossierId}), ${dossierId}::uuid
  )`;
  const { followUps, dossiers } = await readTogether(db, (db) => ({
    followUps: db.selectFrom('followUps').selectAll().where('seriesId', '=', seriesId).execute(),
    dossiers: db
      .selectFrom('dossiers')
      .select(['id', 'fileNumber', 'status', 'createdAt'])
      .where(({ or, eb, selectFrom }) =>
        or([
          eb('id', '=', seriesId),
          eb('id', 'in', selectFrom('followUps').select('dossierId').where('seriesId', '=', seriesId)),
        ]),
      )
      .orderBy(({ eb }) => eb('id', '<>', seriesId))
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),
  }));
  const numbers = new Map(dossiers.map(({ id, fileNumber }) => [id, fileNumber]));
  const names = await readNames(db, followUps);
  return dossiers.map(({ id, createdAt, ...dossier }) => {
    const followUp = followUps.find((one) => one.dossierId === id);
    return {
      dossierId: id,
      ...dossier,
      createdAt: createdAt.toISOString(),
      followUp: followUp ? presentFollowUp(followUp, numbers.get(followUp.followsId) ?? '', names) : null,
    };
  });
}

function presentFollowUp(
  followUp: FollowUpRecord,
  follows: string,
  names: ReadonlyMap<string, string>,
): NonNullable<SeriesMember['followUp']> {
  const { kind, happenedOn, source, fileName } = followUp;
  return {
    ...{ kind, follows, happenedOn, source, fileName },
    interest: eurosFromCents(followUp.interestCents),
    ownCosts: eurosFromCents(followUp.ownCostsCents),
    decisions: decisionsOf(followUp).map((decision) => ({
      ...decision,
      creditorName: names.get(decision.statementId) ?? '',
    })),
  };
}

async function readNames(
  db: Database,
  followUps: readonly FollowUpRecord[],
): Promise<ReadonlyMap<string, string>> {
  const ids = followUps.flatMap(decisionsOf).map(({ statementId }) => statementId);
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('statements').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, creditorNameOf(row) ?? '']));
}
