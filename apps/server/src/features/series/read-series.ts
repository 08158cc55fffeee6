import type { Series, SeriesMember } from '@prorata/contract/series/series';
import { eurosFromCents } from '@prorata/domain/money';
import { refusalOfFollowUp } from '@prorata/domain/series/follow-up';
import type { FollowUpKind } from '@prorata/domain/vocabulary';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { listHolds } from '../dossiers/holds.ts';
import { decisionsOf, type FollowUpRecord } from '../dossiers/series.ts';
import { creditorNameOf } from '../statements/statement-fields.ts';
import { listReserves } from './list-reserves.ts';
import { findFollower } from './open-follow-up.ts';

/** Those that can be opened; what comes month by month is opened otherwise. */
const OPENED_KINDS: readonly FollowUpKind[] = ['reserveDecided', 'laterReceipt'];

export async function readSeries(db: Database, user: ActingUser, dossierId: string): Promise<Series> {
  const { id, status } = await getDossier(db, user, dossierId);
  const reserves = await listReserves(db, id);
  const facts = {
    status,
    holds: await listHolds(db, id),
    hasReserves: reserves.length > 0,
    isFollowed: (await findFollower(db, id)) !== undefined,
  };
  return {
    items: await listMembers(db, id),
    reserves,
    canFollow: OPENED_KINDS.filter((kind) => refusalOfFollowUp(facts, kind) === undefined),
  };
}

/** In the order in which they were opened; a dossier that stands alone is a series of one. */
async function listMembers(db: Database, dossierId: string): Promise<SeriesMember[]> {
  const own = await db
    .selectFrom('followUps')
    .select('seriesId')
    .where('dossierId', '=', dossierId)
    .executeTakeFirst();
  const seriesId = own?.seriesId ?? dossierId;
  const followUps = await db.selectFrom('followUps').selectAll().where('seriesId', '=', seriesId).execute();
  const dossiers = await db
    .selectFrom('dossiers')
    .select(['id', 'fileNumber', 'status', 'createdAt'])
    .where('id', 'in', [seriesId, ...followUps.map((one) => one.dossierId)])
    .orderBy(({ eb }) => eb('id', '<>', seriesId))
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
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
